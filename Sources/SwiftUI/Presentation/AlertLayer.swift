import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// An alert: a card in the middle of a dimmed scene.
final class AlertLayer: FloatingLayer {
  init(_ host: PresentationHost) { super.init(host, frequency: AlertMetrics.frequency) }

  override var dim: Double {
    environment.colorScheme == .dark ? AlertMetrics.darkDim : AlertMetrics.dim
  }

  override func frame(of child: LayoutNode) -> (rect: CGRect, proposal: ProposedViewSize) {
    let offer = ProposedViewSize(width: AlertMetrics.width, height: safeRect.height)
    let own = child.sizeThatFits(offer)
    let open = openRect
    let origin = CGPoint(x: open.midX - own.width / 2, y: open.midY - own.height / 2)
    return (CGRect(origin: origin, size: own), offer)
  }

  /// It shrinks into its place and fades where it is.
  override func map(_ rect: CGRect, progress: CGFloat) -> CGAffineTransform {
    guard !isLeaving, progress < 1 else { return .identity }
    let scale = AlertMetrics.firstScale + (1 - AlertMetrics.firstScale) * progress
    return CGAffineTransform(scale: scale, around: CGPoint(x: rect.midX, y: rect.midY))
  }
}

/// A dialog at the lower edge of a dimmed scene.
final class DialogLayer: FloatingLayer {
  init(_ host: PresentationHost) { super.init(host, frequency: PresentationMetrics.frequency) }

  override var dim: Double {
    environment.colorScheme == .dark ? AlertMetrics.darkDim : AlertMetrics.dim
  }

  override func frame(of child: LayoutNode) -> (rect: CGRect, proposal: ProposedViewSize) {
    let safe = safeRect
    let width = min(safe.width, safe.height) - 2 * AlertMetrics.dialogMargin
    let offer = ProposedViewSize(width: width, height: safe.height)
    let own = child.sizeThatFits(offer)
    let bottom = min(safe.maxY, size.height - AlertMetrics.dialogMargin)
    let origin = CGPoint(x: safe.midX - own.width / 2, y: bottom - own.height)
    return (CGRect(origin: origin, size: own), offer)
  }

  override func map(_ rect: CGRect, progress: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: (1 - progress) * (size.height - rect.minY))
  }
  override func opacity(progress: CGFloat) -> Double { 1 }

  /// As if the choice that leaves had been made.
  override func tapBeside() {
    if let card = child as? ActionCardElement { card.cancel() }
  }
}

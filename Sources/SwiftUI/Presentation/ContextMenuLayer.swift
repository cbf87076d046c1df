import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A menu over a blurred scene, out of which the view stands that it belongs to.
final class ContextMenuLayer: MenuLayer {
  private let hasPreview: Bool

  init(_ host: PresentationHost, hasPreview: Bool) {
    self.hasPreview = hasPreview
    super.init(host, isNested: false)
  }

  override var dim: Double { MenuMetrics.contextDim }

  override func frame(of child: LayoutNode) -> (rect: CGRect, proposal: ProposedViewSize) {
    guard hasPreview else { return super.frame(of: child) }
    let margin = MenuMetrics.previewGap
    let room = safeRect.insetBy(dx: margin, dy: margin)
    let offer = ProposedViewSize(room.size)
    let own = child.sizeThatFits(offer)
    let anchor = anchorRect
    let x = min(max(anchor.midX - own.width / 2, room.minX), max(room.maxX - own.width, room.minX))
    let y = min(max(anchor.minY, room.minY), max(room.maxY - own.height, room.minY))
    return (CGRect(x: x, y: y, width: own.width, height: own.height), offer)
  }

  override func recordGround(in rect: CGRect, into recorder: Recorder) {
    if !hasPreview { super.recordGround(in: rect, into: recorder) }
  }

  /// The scene blurs, and the view is drawn again over it.
  override func recordBackdrop(progress: CGFloat, into recorder: Recorder) {
    let isDark = environment.colorScheme == .dark
    let whole = Outline.rectangle(CGRect(origin: .zero, size: size))
    let blur = DisplayItem.backdrop(
      whole, MaterialTable.recipe(.ultraThin, isDark: isDark))
    recorder.add(.group(.opacity(Double(min(max(progress, 0), 1))), [blur]))
    guard !hasPreview, let anchor = host.node.presenter?.anchor else { return }
    let items = recorder.capture { recorder.record(anchor) }
    let place = anchor.sceneFrame.origin
    let shift = CGAffineTransform(
      translationX: place.x - anchor.origin.x, y: place.y - anchor.origin.y)
    if !items.isEmpty { recorder.add(.group(.transform(shift), items)) }
  }
}

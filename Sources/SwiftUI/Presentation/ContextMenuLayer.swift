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
    guard !hasPreview, let anchor else { return }
    let place = anchor.sceneFrame
    let shift = CGAffineTransform(
      translationX: place.minX - anchor.origin.x, y: place.minY - anchor.origin.y)
    let drawn = recorder.capture { recorder.record(anchor) }
    guard !drawn.isEmpty else { return }
    let items: [DisplayItem] = ground(of: anchor, in: place) + [.group(.transform(shift), drawn)]
    recorder.add(.group(.clip(outline(of: anchor, in: place), FillRule()), items))
  }

  // MARK: What is lifted

  /// A row of a list is lifted as a whole.
  override var anchor: LayoutNode? {
    guard let view = super.anchor else { return nil }
    var node = view.parentNode
    while let around = node {
      if let row = around as? ListRowElement { return row }
      guard around.layoutChildren.count == 1 else { break }
      node = around.parentNode
    }
    return view
  }

  /// A view without a background of its own lies on the screen's.
  private func ground(of anchor: LayoutNode, in rect: CGRect) -> [DisplayItem] {
    let color = SystemColorTable.color(.systemBackground, anchor.environment.colorConditions)
    return [.fill(.rectangle(rect), .color(color), FillRule())]
  }

  private func outline(of anchor: LayoutNode, in rect: CGRect) -> Outline {
    if let asked = super.anchor?.trait(PreviewShapeKey.self) {
      return asked(rect, anchor.environment)
    }
    let radius = CGSize(width: MenuMetrics.previewRadius, height: MenuMetrics.previewRadius)
    return .roundedRectangle(rect, cornerSize: radius, .continuous)
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The rows of a menu beside what it belongs to.
class MenuLayer: FloatingLayer {
  private let isNested: Bool
  /// The point the menu grows out of.
  private var pivot = CGPoint.zero

  init(_ host: PresentationHost, isNested: Bool) {
    self.isNested = isNested
    super.init(host, frequency: MenuMetrics.frequency)
  }

  /// What the menu belongs to.
  var anchor: LayoutNode? { host.node.presenter?.anchor }
  /// Its place in the scene.
  final var anchorRect: CGRect {
    anchor?.sceneFrame
      ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
  }

  override func frame(of child: LayoutNode) -> (rect: CGRect, proposal: ProposedViewSize) {
    let margin = MenuMetrics.screenMargin
    let room = safeRect.insetBy(dx: margin, dy: margin)
    let offer = ProposedViewSize(width: MenuMetrics.width, height: room.height)
    let own = child.sizeThatFits(offer)
    let anchor = anchorRect
    // 1. Along the row: at the side of the screen where the anchor is.
    var x = anchor.minX
    if !isNested {
      if anchor.midX > room.midX + 1 { x = anchor.maxX - own.width }
      if abs(anchor.midX - room.midX) <= 1 { x = anchor.midX - own.width / 2 }
    }
    x = min(max(x, room.minX), max(room.maxX - own.width, room.minX))
    // 2. Below it, or above it where there is more room.
    let gap = MenuMetrics.anchorGap
    var y = isNested ? anchor.minY : anchor.maxY + gap
    let isBelow =
      isNested || y + own.height <= room.maxY
      || room.maxY - anchor.maxY >= anchor.minY - room.minY
    if !isBelow { y = anchor.minY - gap - own.height }
    y = min(max(y, room.minY), max(room.maxY - own.height, room.minY))
    (child as? MenuCardElement)?.isReversed = !isBelow && !environment.menuOrder.isFixed
    pivot = CGPoint(
      x: min(max(anchor.midX, x), x + own.width), y: isBelow ? y : y + own.height)
    return (CGRect(x: x, y: y, width: own.width, height: own.height), offer)
  }

  override func map(_ rect: CGRect, progress: CGFloat) -> CGAffineTransform {
    guard progress < 1 else { return .identity }
    let first = MenuMetrics.firstScale
    return CGAffineTransform(scale: first + (1 - first) * progress, around: pivot)
  }

  override func tapBeside() { host.node.presenter?.dismissByTouch(then: nil) }

  override func recordGround(in rect: CGRect, into recorder: Recorder) {
    let frame = recorder.grid.snap(rect)
    let radius = CGSize(width: MenuMetrics.cornerRadius, height: MenuMetrics.cornerRadius)
    let outline = Outline.roundedRectangle(frame, cornerSize: radius, .continuous)
    let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 1)
    let shadow = ShadowRecipe(
      color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: MenuMetrics.shadowOpacity),
      radius: MenuMetrics.shadowRadius, offset: CGSize(width: 0, height: MenuMetrics.shadowDrop))
    recorder.add(FloatingShadow.items(of: outline, shadow, black))
  }
}

/// The shadow of something that lets light through: only what falls outside it.
nonisolated enum FloatingShadow {
  static func items(
    of outline: Outline, _ shadow: ShadowRecipe, _ color: ResolvedColor
  ) -> [DisplayItem] {
    let reach = 3 * shadow.radius + abs(shadow.offset.height)
    var hole = Path(outline.boundingRect.insetBy(dx: -reach, dy: -reach))
    hole.addPath(outline.path)
    let cast = DisplayItem.group(
      .shadow(shadow), [.fill(outline, .color(color), FillRule())])
    return [.group(.clip(.path(hole), FillRule(isEvenOdd: true)), [cast])]
  }
}

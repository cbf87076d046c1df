import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Lengths of popovers in points, chosen to look right.
nonisolated enum PopoverMetrics {
  static let cornerRadius: CGFloat = 13
  static let arrow = CGSize(width: 27, height: 13)
  /// Between popovers and the screen's sides.
  static let margin: CGFloat = 10
  static let shadowRadius: CGFloat = 20
  static let shadowOpacity = 0.15
}

/// A card with an arrow that points at what it belongs to.
///
/// - Proposes: nothing, or the room there is if the content wants more.
final class PopoverLayer: FloatingLayer {
  private let anchor: PopoverAttachmentAnchor
  private let wanted: Edge
  private let hasArrow: Bool
  /// The card's edge where the arrow is now, and what it points at.
  private var edge = Edge.top
  private var target = CGPoint.zero

  init(
    _ host: PresentationHost, anchor: PopoverAttachmentAnchor, edge: Edge, hasArrow: Bool = true
  ) {
    (self.anchor, wanted, self.hasArrow) = (anchor, edge, hasArrow)
    super.init(host, frequency: PresentationMetrics.frequency)
  }

  /// What the arrow points at, in the scene.
  private var anchorRect: CGRect {
    guard let node = host.node.presenter?.anchor else {
      return CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    }
    switch anchor {
    case .rect(let source): return source.make(node).resolve(self)
    case .point(let point):
      let frame = node.sceneFrame
      return CGRect(origin: point.point(in: frame), size: .zero)
    }
  }

  override func frame(of child: LayoutNode) -> (rect: CGRect, proposal: ProposedViewSize) {
    let room = safeRect.insetBy(dx: PopoverMetrics.margin, dy: PopoverMetrics.margin)
    let ideal = child.sizeThatFits(.unspecified)
    let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
    let rect = anchorRect
    let gap = PopoverMetrics.arrow.height
    // 1. The wanted edge, or the opposite one if only that has the room.
    edge = wanted
    if !fits(size, edge, rect, room), fits(size, edge.opposite, rect, room) { edge = edge.opposite }
    // 2. Beside the anchor, and on the screen.
    var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    switch physical(edge) {
    case .top: origin.y = rect.maxY + gap
    case .bottom: origin.y = rect.minY - gap - size.height
    case .leading: origin.x = rect.maxX + gap
    case .trailing: origin.x = rect.minX - gap - size.width
    }
    origin.x = min(max(origin.x, room.minX), max(room.maxX - size.width, room.minX))
    origin.y = min(max(origin.y, room.minY), max(room.maxY - size.height, room.minY))
    target = CGPoint(x: rect.midX, y: rect.midY)
    return (CGRect(origin: origin, size: size), ProposedViewSize(size))
  }

  /// Leading is left from here on.
  private func physical(_ edge: Edge) -> Edge {
    guard isRightToLeft, edge == .leading || edge == .trailing else { return edge }
    return edge.opposite
  }

  private func fits(_ size: CGSize, _ edge: Edge, _ rect: CGRect, _ room: CGRect) -> Bool {
    let gap = PopoverMetrics.arrow.height
    return switch physical(edge) {
    case .top: rect.maxY + gap + size.height <= room.maxY
    case .bottom: rect.minY - gap - size.height >= room.minY
    case .leading: rect.maxX + gap + size.width <= room.maxX
    case .trailing: rect.minX - gap - size.width >= room.minX
    }
  }

  override func tapBeside() {
    if !host.node.requests.isDismissDisabled { host.node.presenter?.dismissByTouch(then: nil) }
  }

  // MARK: Drawing

  private var arrowTip: CGPoint {
    let rect = childFrame
    let inset = PopoverMetrics.cornerRadius + PopoverMetrics.arrow.width / 2
    let gap = PopoverMetrics.arrow.height
    func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low + inset), max(high - inset, low + inset))
    }
    return switch physical(edge) {
    case .top: CGPoint(x: along(target.x, rect.minX, rect.maxX), y: rect.minY - gap)
    case .bottom: CGPoint(x: along(target.x, rect.minX, rect.maxX), y: rect.maxY + gap)
    case .leading: CGPoint(x: rect.minX - gap, y: along(target.y, rect.minY, rect.maxY))
    case .trailing: CGPoint(x: rect.maxX + gap, y: along(target.y, rect.minY, rect.maxY))
    }
  }

  /// It grows out of its arrow.
  override func map(_ rect: CGRect, progress: CGFloat) -> CGAffineTransform {
    guard !isLeaving, progress < 1 else { return .identity }
    return CGAffineTransform(scale: max(progress, 0.01), around: arrowTip)
  }

  override func recordGround(in rect: CGRect, into recorder: Recorder) {
    let requests = host.node.requests
    let radius = requests.cornerRadius ?? PopoverMetrics.cornerRadius
    var path = Path()
    path.addRoundedRect(
      in: recorder.grid.snap(rect), cornerSize: CGSize(width: radius, height: radius),
      style: .continuous)
    if hasArrow { addArrow(to: &path) }
    let context = StyleContext(
      environment: host.node.contentEnvironment, frame: rect, graph: graph)
    let style = requests.background ?? AnyShapeStyle(BackgroundStyle())
    let shadow = ShadowRecipe(
      color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: PopoverMetrics.shadowOpacity),
      radius: PopoverMetrics.shadowRadius, offset: .zero)
    recorder.add(
      .group(.shadow(shadow), style._fill(in: context).items(for: .path(path))))
  }

  private func addArrow(to path: inout Path) {
    let (tip, half, gap) = (
      arrowTip, PopoverMetrics.arrow.width / 2, PopoverMetrics.arrow.height
    )
    // From the tip back to the card, and a little into it.
    let isUpright = edge == .top || edge == .bottom
    let direction: CGFloat =
      physical(edge) == .top || physical(edge) == .leading ? 1 : -1
    func point(_ across: CGFloat, _ back: CGFloat) -> CGPoint {
      isUpright
        ? CGPoint(x: tip.x + across, y: tip.y + back * direction)
        : CGPoint(x: tip.x + back * direction, y: tip.y + across)
    }
    path.move(to: point(-half, gap))
    path.addQuadCurve(to: point(0, 0), control: point(-half / 3, gap * 0.3))
    path.addQuadCurve(to: point(half, gap), control: point(half / 3, gap * 0.3))
    path.addLine(to: point(half, gap + 1))
    path.addLine(to: point(-half, gap + 1))
    path.closeSubpath()
  }

  override func recordBody(_ child: LayoutNode, in rect: CGRect, into recorder: Recorder) {
    let radius = host.node.requests.cornerRadius ?? PopoverMetrics.cornerRadius
    let outline = Outline.roundedRectangle(
      recorder.grid.snap(rect), cornerSize: CGSize(width: radius, height: radius), .continuous)
    let items = recorder.capture { recorder.record(child) }
    if !items.isEmpty { recorder.add(.group(.clip(outline, FillRule()), items)) }
  }
}

extension Edge {
  nonisolated fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

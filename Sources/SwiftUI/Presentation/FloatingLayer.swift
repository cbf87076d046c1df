import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A layer with one thing that floats over the scene, and comes and goes by fading and growing.
///
/// The spring runs from 0, gone, to 1, there.
class FloatingLayer: PresentationLayer {
  private let content: SoleContent<VStackLayout>

  override init(_ host: PresentationHost, frequency: Double) {
    content = SoleContent(owner: host, layout: VStackLayout()) { [unowned host] in
      host.content?.elements ?? []
    }
    super.init(host, frequency: frequency)
  }

  // MARK: Overridden

  /// How large `child` is and where it lies.
  func frame(of child: LayoutNode) -> (rect: CGRect, proposal: ProposedViewSize) {
    (CGRect(origin: .zero, size: size), ProposedViewSize(size))
  }
  /// What is drawn of the scene's dimming in the end.
  var dim: Double { 0 }
  /// How the thing is mapped where `progress` of its way is done.
  func map(_ rect: CGRect, progress: CGFloat) -> CGAffineTransform { .identity }
  func opacity(progress: CGFloat) -> Double { Double(min(max(progress, 0), 1)) }
  /// Draws what lies around and behind the thing.
  func recordGround(in rect: CGRect, into recorder: Recorder) {}
  /// Draws the thing itself.
  func recordBody(_ child: LayoutNode, in rect: CGRect, into recorder: Recorder) {
    recorder.record(child)
  }
  /// Draws what is drawn over the whole scene below everything else.
  func recordBackdrop(progress: CGFloat, into recorder: Recorder) {}
  /// A tap beside the thing.
  func tapBeside() {}
  /// Whether touches beside the thing go on to what is below.
  var letsTouchesThrough: Bool { false }

  // MARK: Layout

  final var child: LayoutNode? { content.element(in: self) }
  override var body: LayoutNode { child ?? self }
  override func contentsDidChange() {
    content.contentsDidChange(in: self)
    invalidatePlacement()
  }
  override var layoutChildren: [LayoutNode] { child.map { [$0] } ?? [] }
  override var placesAlways: Bool { true }

  override func placeChildren() {
    guard let child else { return }
    let (rect, offer) = frame(of: child)
    child.place(at: rect.origin, proposal: offer, in: self)
  }

  /// The thing's frame in the scene.
  final var childFrame: CGRect {
    child.map { CGRect(origin: $0.origin, size: $0.size) } ?? .zero
  }

  /// The part of the screen that nothing covers, bars or keyboard.
  final var safeRect: CGRect {
    inheritedSafeArea?.keyboard ?? CGRect(origin: .zero, size: size)
  }

  /// The screen, as far as the keyboard leaves it.
  final var openRect: CGRect {
    var rect = CGRect(origin: .zero, size: size)
    if let area = inheritedSafeArea, area.keyboard.maxY < area.container.maxY {
      rect.size.height = area.keyboard.maxY
    }
    return rect
  }

  // MARK: Touches

  override func hit(at point: CGPoint) -> LayoutNode? {
    if isLeaving { return letsTouchesThrough ? nil : self }
    if let child, let inside = hit(child, at: point) { return inside }
    return letsTouchesThrough && !childFrame.contains(point) ? nil : self
  }

  private lazy var press = TapBesideRecognizer(self) { [unowned self] point in
    !isLeaving && !childFrame.contains(point)
  } action: { [unowned self] in
    tapBeside()
  }
  override func touchEntries() -> [TouchEntry] { [TouchEntry(press)] }

  // MARK: Drawing

  override func passage(of child: LayoutNode, at time: Double) -> CGAffineTransform {
    map(childFrame, progress: CGFloat(spring.value(at: time)))
  }

  override func record(into recorder: Recorder) {
    let progress = CGFloat(spring.value(at: recorder.time))
    if dim > 0, progress > 0 {
      let alpha = dim * Double(min(progress, 1))
      let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: alpha)
      recorder.add(
        .fill(.rectangle(CGRect(origin: .zero, size: size)), .color(black), FillRule()))
    }
    recordBackdrop(progress: progress, into: recorder)
    guard let child else { return }
    let rect = childFrame
    var items = recorder.capture {
      recordGround(in: rect, into: recorder)
      recordBody(child, in: rect, into: recorder)
    }
    if items.isEmpty { return }
    let map = map(rect, progress: progress)
    if !map.isIdentity { items = [.group(.transform(map), items)] }
    let opacity = opacity(progress: progress)
    if opacity < 1 { items = [.group(.opacity(opacity), items)] }
    recorder.add(items)
  }
}

extension CGAffineTransform {
  /// Grows everything by `scale` away from `point`.
  nonisolated init(scale: CGFloat, around point: CGPoint) {
    self.init(
      a: scale, b: 0, c: 0, d: scale, tx: point.x * (1 - scale), ty: point.y * (1 - scale))
  }
}

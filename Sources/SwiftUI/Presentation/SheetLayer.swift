import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A sheet or full-screen cover: a card that slides in from below over a dimmed scene.
///
/// The spring counts how much of the card's height shows. Up to `base` the card is moved down, from
/// there on it grows.
final class SheetLayer: PresentationLayer {
  let card: SheetCard
  private let isCover: Bool
  /// The least height that the card is laid out with.
  private var base: CGFloat = 0
  private var detent = PresentationDetent.large
  /// How much of the card shows while a finger holds it.
  private var held: CGFloat?

  init(_ host: PresentationHost, isCover: Bool) {
    self.isCover = isCover
    card = SheetCard(owner: host) { [unowned host] in host.content?.elements ?? [] }
    super.init(host, frequency: PresentationMetrics.frequency)
    card.attach(to: self)
    card.press = isCover ? nil : SheetPanRecognizer(self)
    chooseFirstDetent()
    dress()
  }

  // MARK: Heights

  private var geometry: SheetGeometry {
    var geometry = SheetGeometry(isCover: isCover, canvas: canvas, scene: sceneEnvironment)
    guard geometry.form == .card, let sizing = requests.sizing else { return geometry }
    let size = sizing.proposedSize(
      for: PresentationSizingRoot { [card] in card.contentSize($0) },
      context: PresentationSizingContext(page: geometry.page))
    geometry.cardSize = size.replacingUnspecifiedDimensions(by: PresentationMetrics.formSize)
    return geometry
  }
  private var requests: PresentationRequests { host.node.requests }

  /// The detents that apply, lowest first.
  private var detents: [(detent: PresentationDetent, height: CGFloat)] {
    let geometry = geometry
    guard geometry.form == .bottom else { return [(.large, geometry.fixedHeight)] }
    let environment = host.node.environment
    let asked = requests.detents.isEmpty ? [.large] : requests.detents
    let found = asked.compactMap { detent in
      geometry.height(of: detent, in: environment).map { (detent: detent, height: $0) }
    }
    if found.isEmpty { return [(.large, geometry.largeHeight)] }
    return found.sorted { $0.height < $1.height }
  }

  private func height(of detent: PresentationDetent) -> CGFloat {
    let all = detents
    return all.first { $0.detent == detent }?.height ?? all[0].height
  }

  private var smallest: CGFloat { detents[0].height }
  private var largest: CGFloat { detents[detents.count - 1].height }

  private func chooseFirstDetent() {
    detent = selected ?? detents[0].detent
    base = height(of: detent)
  }

  /// The detent that the sheet's content has chosen.
  private var selected: PresentationDetent? {
    guard let selection = requests.selection else { return nil }
    let value = Reentry.tracked(for: host.node) { selection.wrappedValue }
    return detents.contains { $0.detent == value } ? value : nil
  }

  override var shownValue: Double { Double(height(of: detent)) }

  /// How much shows at `time`.
  private func shown(at time: Double?) -> CGFloat {
    held ?? CGFloat(spring.value(at: time))
  }

  /// The height of the card as it is laid out now.
  private var laidHeight: CGFloat {
    guard geometry.form == .bottom, !isLeaving else { return base }
    return max(shown(at: isResizing ? clock.time : nil), base)
  }
  /// Whether the card's height is on its way from one detent to another.
  private var isResizing = false

  /// How far a keyboard lifts the card, as far as there is room above it.
  private var lift: CGFloat {
    guard geometry.form == .bottom, let area = inheritedSafeArea else { return 0 }
    let cover = max(area.container.maxY - area.keyboard.maxY, 0)
    return min(cover, max(geometry.largeHeight - laidHeight, 0))
  }

  // MARK: Requests

  override func requestsDidChange() {
    dress()
    guard held == nil, !isLeaving else { return }
    let wanted = selected ?? (detents.contains { $0.detent == detent } ? detent : detents[0].detent)
    let target = height(of: wanted)
    detent = wanted
    guard abs(CGFloat(spring.target) - target) > 0.001 else { return }
    if graph.isFirstState || spring.target == 0 {
      base = target
      spring.put(at: Double(target))
    } else {
      settle(at: target)
    }
    invalidatePlacement()
  }

  override func environmentDidChange() {
    dress()
    super.environmentDidChange()
  }

  override func contentsDidChange() { card.contentsDidChange() }

  /// Gives the card its look.
  private func dress() {
    let geometry = geometry
    let hasChoice = detents.count > 1
    switch requests.dragIndicator {
    case .visible: card.showsGrabber = geometry.form != .cover
    case .hidden: card.showsGrabber = false
    case .automatic: card.showsGrabber = hasChoice
    }
    let radius = requests.cornerRadius
    card.outline = { geometry.outline(of: $0, radius: radius) }
    card.followsContent = requests.sizing != nil
    card.fill = { [unowned self] in fill(in: $0) }
  }

  private func fill(in rect: CGRect) -> [DisplayItem] {
    let context = StyleContext(
      environment: host.node.contentEnvironment, frame: rect, graph: graph)
    let style = requests.background ?? AnyShapeStyle(BackgroundStyle())
    return style._fill(in: context).items(for: .rectangle(rect))
  }

  // MARK: Layout

  override var body: LayoutNode { card }
  override var layoutChildren: [LayoutNode] { [card] }

  override func placeChildren() {
    let geometry = geometry
    let frame = geometry.frame(height: laidHeight + lift)
    card.insets = geometry.contentInsets(of: frame)
    card.hang = held.map { max(base - $0, 0) } ?? 0
    card.place(at: frame.origin, proposal: ProposedViewSize(frame.size), in: self)
  }

  override func didStep() {
    guard isResizing else { return }
    if spring.isFinished(at: clock.time) { isResizing = false }
    invalidatePlacement()
  }

  // MARK: Drawing

  /// Points that the card is drawn below where it is laid out.
  private func shift(at time: Double?) -> CGFloat {
    card.committedHeight(in: geometry) - shown(at: time) - lift
  }

  override func passage(of child: LayoutNode, at time: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: shift(at: time) - card.hang)
  }

  override func record(into recorder: Recorder) {
    let time = recorder.time
    let dim = dimming(at: time)
    if dim > 0 {
      let rect = CGRect(origin: .zero, size: size)
      let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: PresentationMetrics.dim * dim)
      recorder.add(.fill(.rectangle(rect), .color(black), FillRule()))
    }
    let items = recorder.capture { recorder.record(card) }
    let shift = shift(at: time)
    let moved = shift == 0 ? items : [.group(.transform(.init(translationX: 0, y: shift)), items)]
    let isScene = geometry.form == .cover
    recordPushedBack(top: card.origin.y, isScene: isScene, into: recorder) { recorder.add(moved) }
  }

  /// How much of the dimming shows, 0…1.
  private func dimming(at time: Double?) -> Double {
    guard geometry.form != .cover else { return 0 }
    let all = detents
    let undimmed = undimmedHeight
    let next = all.first { $0.height > undimmed + 0.5 }
    guard let next else { return 0 }
    return share(of: shown(at: time), from: undimmed, to: next.height)
  }

  /// The height up to which the scene behind may be touched.
  private var undimmedHeight: CGFloat {
    guard case .enabled(let detent) = requests.backgroundInteraction.kind else { return 0 }
    return detent.map { height(of: $0) } ?? .greatestFiniteMagnitude
  }

  private func share(of height: CGFloat, from low: CGFloat, to high: CGFloat) -> Double {
    guard high > low else { return height >= high ? 1 : 0 }
    return Double(min(max((height - low) / (high - low), 0), 1))
  }

  // MARK: What is behind

  /// How far the scene behind a large sheet is pushed back where `height` shows, 0…1.
  private func push(at height: CGFloat) -> Double {
    let geometry = geometry
    guard geometry.form == .bottom, !geometry.isGlass else { return 0 }
    let large = geometry.largeHeight - 0.5
    guard largest >= large else { return 0 }
    let below = detents.last { $0.height < large }?.height ?? 0
    return share(of: height, from: below, to: largest)
  }

  /// Whether the sheet, where it rests, has what is behind lie on black; `nil` leaves that to the
  /// layers below.
  var blackensScene: Bool? {
    if isLeaving { return nil }
    if isCover { return false }
    return push(at: CGFloat(spring.target)) > 0.5 ? true : nil
  }

  override func pushBack(
    top: CGFloat, isScene: Bool, into recorder: Recorder, _ draw: () -> Void
  ) {
    let progress = push(at: shown(at: recorder.time))
    guard progress > 0, canvas.size.width > 0 else { return draw() }
    let geometry = geometry
    // Only what stands as high is pushed back.
    guard isScene || top < geometry.top + 0.5 else { return draw() }
    let picture = SheetPush(progress: CGFloat(progress), geometry: geometry)
    let items = recorder.capture(draw)
    guard isScene else { return recorder.add(picture.card(items, top: top)) }
    let ground = SystemColorTable.color(.systemBackground, sceneEnvironment.colorConditions)
    recorder.add(picture.scene(items, over: ground))
  }

  // MARK: Coming and going

  override func present(animated: Bool) {
    base = height(of: detent)
    super.present(animated: animated)
    StatusBarTone.refresh(graph)
  }

  override func dismiss(animated: Bool, completion: @escaping () -> Void) {
    base = max(laidHeight, base)
    if let held {
      spring.put(at: Double(held))
      self.held = nil
    }
    super.dismiss(animated: animated, completion: completion)
    isResizing = false
    StatusBarTone.refresh(graph)
  }

  private func settle(at height: CGFloat) {
    base = smallest
    isResizing = true
    send(to: Double(height))
    StatusBarTone.refresh(graph)
    invalidatePlacement()
  }

  // MARK: Touches

  private lazy var press = TapBesideRecognizer(self) { [unowned self] point in
    !isLeaving && !isCover && !card.sceneFrame.contains(point)
  } action: { [unowned self] in
    if !requests.isDismissDisabled { host.node.presenter?.dismissByTouch(then: nil) }
  }

  override func touchEntries() -> [TouchEntry] { [TouchEntry(press)] }

  override func hit(at point: CGPoint) -> LayoutNode? {
    if isLeaving { return self }
    if let inside = hit(card, at: point) { return inside }
    return CGFloat(spring.target) <= undimmedHeight + 0.5 && undimmedHeight > 0 ? nil : self
  }

  /// Whether a finger that goes down or up from `start` in the scene may take the card along.
  func mayBeDragged(down: Bool, from start: CGPoint) -> Bool {
    guard !isLeaving, geometry.form != .cover else { return false }
    let point = card.convert(fromScene: start)
    let path = card.hit(at: point)?.touchPath ?? []
    let inside = path.prefix { $0 !== card }
    let scrolls = inside.compactMap { $0 as? ScrollElement }.filter { $0.axes.contains(.vertical) }
    guard let scroll = scrolls.first(where: { !$0.panAxes.isDisjoint(with: .vertical) }) else {
      return true
    }
    guard scroll.contentOffset.y <= 0 else { return false }
    if down { return true }
    let canGrow = CGFloat(spring.target) < largest - 0.5
    return canGrow && requests.contentInteraction.kind != .scrolls
  }

  private var grip: CGFloat = 0

  func dragDidBegin() {
    grip = shown(at: clock.time)
    if base > smallest, !isResizing { base = smallest }
    held = grip
    clock.remove(self)
  }

  /// - Parameter way: points downwards.
  func drag(by way: CGFloat) {
    let low = requests.isDismissDisabled ? smallest : 0
    let band = RubberBand(length: Double(canvas.size.height))
    held = CGFloat(band.place(Double(grip - way), in: Double(low)...Double(largest)))
    invalidatePlacement()
  }

  /// - Parameter velocity: points a second downwards.
  func dragDidEnd(velocity: CGFloat) {
    guard let place = held else { return }
    held = nil
    spring.put(at: Double(place))
    let target = Self.target(
      from: place, velocity: velocity, heights: detents.map(\.height),
      mayDismiss: !requests.isDismissDisabled)
    guard target > 0 else {
      held = place
      host.node.presenter?.dismissByTouch(then: nil)
      return
    }
    detent = detents.first { $0.height == target }?.detent ?? detent
    if let selection = requests.selection, selection.wrappedValue != detent {
      selection.wrappedValue = detent
    }
    settle(at: target)
  }

  /// The height at which a card settles that is let go at `place`; 0 dismisses it
  /// (facts/controls.md §6).
  static func target(
    from place: CGFloat, velocity: CGFloat, heights: [CGFloat], mayDismiss: Bool
  ) -> CGFloat {
    let rests = (mayDismiss ? [0] : []) + heights
    if velocity >= PresentationMetrics.flingVelocity {
      return rests.last { $0 < place } ?? rests[0]
    }
    if velocity <= -PresentationMetrics.flingVelocity {
      return rests.first { $0 > place } ?? rests[rests.count - 1]
    }
    // Halfway it stays.
    return rests.reversed().min { abs($0 - place) < abs($1 - place) } ?? rests[0]
  }
}

extension SheetCard {
  /// How much of the card shows where layout has put it.
  fileprivate func committedHeight(in geometry: SheetGeometry) -> CGFloat {
    geometry.canvas.height - origin.y
  }
}

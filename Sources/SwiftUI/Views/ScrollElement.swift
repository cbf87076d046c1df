import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The element of a scroll view: content, and how far it is scrolled.
///
/// The offset is a model value: whoever changes it has the content placed anew, so that frames in
/// the scene follow.
package final class ScrollElement: LayoutNode, Pannable, RelativeContainer {
  package var axes: Axis.Set
  private let content: SoleContent<VStackLayout>
  /// Where the content was last scrolled to, before clamping; `nil` while it rests at its start.
  private var requested: CGPoint?
  /// The content's size where it was last placed.
  package private(set) var contentSize = CGSize.zero

  init(owner: ViewNode, axes: Axis.Set, contents: @escaping () -> [LayoutNode]) {
    self.axes = axes
    content = SoleContent(owner: owner, layout: VStackLayout(), contents: contents)
    super.init(owner: owner)
    followers = Self.followers(of: owner).map(FollowerLink.init)
    for link in followers { link.follower.follow(self) }
  }

  /// Whether marks may show how far it is scrolled.
  var showsIndicators = true
  let indicatorFade = FadeMotion(
    name: "a scroll indicator", isShown: false, coming: 0, going: ScrollIndicatorMetrics.fade)

  /// The nodes around that follow it.
  private var followers: [FollowerLink] = []
  private var willTellFollowers = false
  private(set) var phase = ScrollPhase.idle
  /// Whether a finger has moved it last, and nothing else since.
  private(set) var isMovedByHand = false

  /// Something else moves it from now on.
  func phaseDidChange(to new: ScrollPhase) {
    if new == .interacting { isMovedByHand = true }
    if new == .animating { isMovedByHand = false }
    let old = phase
    guard new != old else { return }
    phase = new
    indicatorFade.show(new.isScrolling && hasIndicators, in: graph)
    for link in followers { link.follower.scrollPhaseDidChange(self, from: old, to: new) }
  }

  /// Tells followers, once the update is done, where it is scrolled to.
  private func tellFollowers() {
    guard !followers.isEmpty, !willTellFollowers else { return }
    willTellFollowers = true
    graph.enqueue(
      for: owner,
      UserAction.onMain { [weak self] in
        guard let self else { return }
        willTellFollowers = false
        for link in followers { link.follower.scrollDidMove(self) }
      })
  }

  /// The content's own speed, in points a second.
  var velocity: CGVector { motion?.velocity ?? CGVector() }

  /// How much of a bar above gives way to the content as it is scrolled, in points.
  package var collapsibleTop: CGFloat { barStops.last ?? 0 }
  /// Where the parts of that bar have given way, one after the other.
  var barStops: [CGFloat] = []

  /// Whether content has been scrolled under what lies above: further than that gives way.
  var hasContentAbove: Bool {
    let y = contentOffset.y
    return collapsibleTop > 0 ? y > collapsibleTop - environment.pixelLength : y > 0
  }

  func contentsDidChange() { content.contentsDidChange(in: self) }

  package var contentElement: LayoutNode? { content.element(in: self) }

  // MARK: Layout

  private var margins: EdgeInsets { environment.scrollContentMargins }

  private func contentOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(by: margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inner.width,
      height: axes.contains(.vertical) ? nil : inner.height)
  }

  // MARK: Lengths that content asks for

  /// The window that views inside have asked for.
  private var askedSize: CGSize?
  private var offeredSize = CGSize.zero

  func relativeSize() -> CGSize {
    askedSize = offeredSize
    return offeredSize
  }

  /// Notes the window; views inside that have asked for another are measured anew.
  private func offerSize(_ size: CGSize) {
    offeredSize = CGSize(
      width: max(size.width - margins.horizontal, 0), height: max(size.height - margins.vertical, 0)
    )
    guard let askedSize, askedSize != offeredSize else { return }
    graph.layingOut { contentElement?.invalidateEverything() }
    self.askedSize = nil
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    offerSize(proposal.replacingUnspecifiedDimensions())
    var size = contentElement?.sizeThatFits(contentOffer(proposal)) ?? .zero
    size.width += margins.horizontal
    size.height += margins.vertical
    if axes.contains(.horizontal) { size.width = proposal.width ?? size.width }
    if axes.contains(.vertical) { size.height = proposal.height ?? size.height }
    return size
  }

  package override var placesAlways: Bool { true }

  package override func placeChildren() {
    guard let child = contentElement else {
      contentSize = .zero
      return
    }
    offerSize(size)
    let offer = contentOffer(proposal)
    let inner = child.sizeThatFits(offer)
    contentSize = CGSize(
      width: inner.width + margins.horizontal, height: inner.height + margins.vertical)
    let offset = contentOffset
    let slack = slack(anchoredAt: restAnchor)
    let left = isRightToLeft ? margins.trailing : margins.leading
    child.place(
      at: CGPoint(x: slack.x + left - offset.x, y: slack.y + margins.top - offset.y),
      proposal: offer, in: self)
    tellFollowers()
  }

  package override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    let both = axes.contains(.horizontal) && axes.contains(.vertical)
    let free = both ? "in both axes" : axes.contains(.vertical) ? "downwards" : "sideways"
    report.add(
      "scrolling",
      "offered no length \(free), takes its ideal there; scrolled to "
        + LayoutNumber.text(contentOffset))
    return report
  }

  /// The room beside content that is smaller than the window: none along a single scrolled axis,
  /// half of it elsewhere (facts/layout.md §8).
  private func slack(anchoredAt anchor: UnitPoint) -> CGPoint {
    let room = CGSize(
      width: max(size.width - contentSize.width, 0),
      height: max(size.height - contentSize.height, 0))
    return CGPoint(x: room.width * anchor.x, y: room.height * anchor.y)
  }

  /// Where content rests before it is scrolled, as the same fraction of content and window.
  private var restAnchor: UnitPoint {
    if let anchor = environment.defaultScrollAnchor {
      return isRightToLeft ? anchor.mirrored : anchor
    }
    let scrollsBoth = axes.contains(.horizontal) && axes.contains(.vertical)
    let fitsWidth = contentSize.width <= size.width
    let fitsHeight = contentSize.height <= size.height
    var anchor = UnitPoint(x: isRightToLeft ? 1 : 0, y: 0)
    if !axes.contains(.horizontal) || (scrollsBoth && fitsWidth) { anchor.x = 0.5 }
    if !axes.contains(.vertical) || (scrollsBoth && fitsHeight) { anchor.y = 0.5 }
    return anchor
  }

  // MARK: Scrolling

  /// The spinner above content that can be fetched anew.
  var refreshControl: RefreshControl?

  /// How far the content is scrolled at its start: below it while it is fetched anew.
  func leastOffset(_ axis: Axis) -> CGFloat {
    axis == .vertical && refreshControl?.isRunning == true ? -RefreshControl.height : 0
  }

  /// How far the content is pulled down from its start.
  var pull: CGFloat { max(-contentOffset.y, 0) }

  func refreshDidEnd() {
    invalidatePlacement()
    if pull > 0, phase != .interacting {
      scroll(to: CGPoint(x: contentOffset.x, y: 0), isAnimated: true)
    }
  }

  /// How far the content can be scrolled, in points.
  package var range: CGSize {
    CGSize(
      width: axes.contains(.horizontal) ? max(contentSize.width - size.width, 0) : 0,
      height: axes.contains(.vertical) ? max(contentSize.height - size.height, 0) : 0)
  }

  /// How far the content is scrolled from its top-left corner.
  package var contentOffset: CGPoint {
    if motion?.isMoving == true, let requested { return requested }
    let range = self.range
    let anchor = restAnchor
    let wish = requested ?? CGPoint(x: range.width * anchor.x, y: range.height * anchor.y)
    return CGPoint(
      x: min(max(wish.x, 0), range.width), y: min(max(wish.y, leastOffset(.vertical)), range.height)
    )
  }

  /// Scrolls at once or, if `isAnimated`, by and by; the offset is kept within what can be scrolled.
  package func scroll(to offset: CGPoint, isAnimated: Bool = false) {
    isMovedByHand = false
    guard isAnimated else {
      motion?.stop()
      return show(offset)
    }
    let range = self.range
    scrollMotion.slide(
      to: CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height)))
  }

  /// Puts the content at `offset`, while it moves beyond its ends too.
  func show(_ offset: CGPoint) {
    requested = offset
    invalidatePlacement()
  }

  /// The content before what shows has grown by `length`: what shows stays where it is.
  ///
  /// - Returns: whether it does; content that rests at its anchor is placed by that alone.
  func shiftContent(by length: CGFloat, along axis: Axis) -> Bool {
    guard var offset = requested else { return false }
    offset[axis] += length
    requested = offset
    motion?.shift(by: Double(length), along: axis)
    invalidatePlacement()
    return true
  }

  private var motion: ScrollMotion?
  private var scrollMotion: ScrollMotion {
    let made = motion ?? ScrollMotion(self)
    motion = made
    return made
  }

  /// The content follows the finger: no animation around the scroll view delays it.
  package override var stepsContents: Bool { true }

  /// Scrolls so that `rect` of the content shows.
  ///
  /// - Parameter anchor: the point of `rect` that meets the same point of the window, less the
  ///   content's margins; `nil` scrolls no further than it takes (facts/animation.md §7).
  package func scroll(toShow rect: CGRect, anchor: UnitPoint?, isAnimated: Bool = false) {
    var offset = contentOffset
    for axis in Axis.allCases {
      let isMirrored = axis == .horizontal && isRightToLeft
      let (before, after) =
        axis == .vertical
        ? (margins.top, margins.bottom)
        : isMirrored
          ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
      let window = max(size[axis] - before - after, 0)
      let start = rect.origin[axis]
      if let anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        offset[axis] = start + share * (rect.size[axis] - window) - before
      } else {
        let shown = offset[axis] + before
        offset[axis] =
          Self.nearest(shown, window: window, showing: start...(start + rect.size[axis])) - before
      }
    }
    scroll(to: offset, isAnimated: isAnimated)
  }

  private static func nearest(
    _ offset: CGFloat, window: CGFloat, showing range: ClosedRange<CGFloat>
  ) -> CGFloat {
    if range.lowerBound < offset { return range.lowerBound }
    if range.upperBound > offset + window {
      return min(range.upperBound - window, range.lowerBound)
    }
    return offset
  }

  /// The frame of an element inside, in the space in which offsets are counted.
  package func contentFrame(of node: LayoutNode) -> CGRect {
    contentFrame(of: CGRect(origin: .zero, size: node.size), in: node)
  }

  /// The same for a rectangle in an element's own space.
  func contentFrame(of rect: CGRect, in node: LayoutNode) -> CGRect {
    let frame = rect.applying(node.transform(to: self))
    let offset = contentOffset
    return frame.offsetBy(dx: offset.x, dy: offset.y)
  }

  // MARK: Surroundings

  /// Content has no unsafe area along the axes it scrolls: it moves.
  package override var safeArea: SafeArea? {
    guard var area = inheritedSafeArea else { return nil }
    if axes.contains(.horizontal) {
      area.outer.origin.x = 0
      area.outer.size.width = size.width
      area.container.origin.x = 0
      area.container.size.width = size.width
      (area.keyboard.origin.x, area.keyboard.size.width) = (0, size.width)
    }
    if axes.contains(.vertical) {
      area.outer.origin.y = 0
      area.outer.size.height = size.height
      area.container.origin.y = 0
      area.container.size.height = size.height
      (area.keyboard.origin.y, area.keyboard.size.height) = (0, size.height)
    }
    return area
  }

  package override func hasSpace(named name: AnyHashable) -> Bool {
    switch name.base as? ScrollViewSpace {
    case .any: true
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    case nil: super.hasSpace(named: name)
    }
  }

  // MARK: Touches

  /// Touched over its whole window, empty or not.
  package override func hit(at point: CGPoint) -> LayoutNode? {
    let isWithin = visibleRect.contains(point)
    guard isWithin || environment.isScrollClipDisabled else { return nil }
    return hitInside(point) ?? (isWithin ? self : nil)
  }

  private lazy var pan = PanRecognizer(element: self, target: self)
  package override func touchEntries() -> [TouchEntry] {
    environment.isScrollEnabled ? [TouchEntry(pan, .pan)] : []
  }

  package var panAxes: Axis.Set {
    var result: Axis.Set = []
    for axis in [Axis.horizontal, .vertical] where axes.contains(.init(axis)) {
      if range[axis] > 0 || bounces(axis) { result.insert(.init(axis)) }
    }
    return result
  }

  /// Whether content dragged beyond an end gives way.
  func bounces(_ axis: Axis) -> Bool {
    let behaviors = environment.bounceBehaviors
    let behavior = axis == .horizontal ? behaviors.horizontal : behaviors.vertical
    return behavior != .basedOnSize || range[axis] > 0
  }

  package func catchMotion() -> Bool {
    guard let motion, motion.isMoving else { return false }
    return true
  }
  package func panDidBegin() {
    dismissKeyboard(whenDragged: 0)
    refreshControl?.dragBegan()
    scrollMotion.dragBegan()
  }
  package func pan(by translation: CGSize) {
    dismissKeyboard(whenDragged: translation.height)
    scrollMotion.drag(by: translation)
    refreshControl?.follow(pull: pull)
  }
  package func panDidEnd(velocity: CGSize) { scrollMotion.dragEnded(velocity: velocity) }

  /// Where content that is let go comes to rest if its behaviour says so, before clamping.
  ///
  /// - Parameters:
  ///   - start: where the drag began.
  ///   - velocity: the content's, in points a second.
  func target(_ axis: Axis, from start: Double, place: Double, velocity: Double) -> Double? {
    guard let behavior = environment.scrollTargetBehavior else {
      return axis == .vertical ? barTarget(place: place, velocity: velocity) : nil
    }
    return behavior._target(
      ScrollRelease(
        start: start, place: place, velocity: velocity, window: Double(size[axis]),
        axis: axis, windowSize: size,
        contentSize: CGSize(width: range.width + size.width, height: range.height + size.height),
        edges: { [unowned self] in targetEdges(axis) }))
  }

  /// A bar above that gives way does so wholly or not at all (facts/controls.md §2.2).
  private func barTarget(place: Double, velocity: Double) -> Double? {
    guard let end = barStops.last.map(Double.init) else { return nil }
    let way = ScrollTrajectory(
      position: place, velocity: velocity, range: 0...Double(range.height))
    guard way.destination > 0, way.destination < end else { return nil }
    let stops = [0] + barStops.map(Double.init)
    return stops.min { abs($0 - way.destination) < abs($1 - way.destination) }
  }

  /// Where views begin at which the content may come to rest.
  private func targetEdges(_ axis: Axis) -> [Double] {
    guard let content = contentElement else { return [] }
    let layout = Self.targetLayout(in: content) ?? content
    let lead =
      axis == .horizontal ? (isRightToLeft ? margins.trailing : margins.leading) : margins.top
    return layout.layoutChildren.map { Double(contentFrame(of: $0).origin[axis] - lead) }
  }

  /// The first element inside that is marked as a layout of targets.
  static func targetLayout(in node: LayoutNode) -> LayoutNode? {
    if node.hasSpace(named: AnyHashable(ScrollTargetLayoutMark())) {
      return node.layoutChildren.first
    }
    return node.layoutChildren.firstResult { targetLayout(in: $0) }
  }

  // MARK: Drawing

  /// What shows of the content: the window and the unsafe area it touches.
  package var visibleRect: CGRect { touchingInsets().grow(CGRect(origin: .zero, size: size)) }

  package override var layoutChildren: [LayoutNode] { contentElement.map { [$0] } ?? [] }

  package override func record(into recorder: Recorder) {
    guard let child = contentElement else { return }
    defer {
      refreshControl?.record(pull: pull, into: recorder)
      recordIndicators(into: recorder)
    }
    guard !environment.isScrollClipDisabled else { return recorder.record(child) }
    let items = recorder.capture { recorder.record(child) }
    if items.isEmpty { return }
    let rect = visibleRect.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
    recorder.add(.group(.clip(.rectangle(recorder.grid.snap(rect)), FillRule()), items))
  }
}

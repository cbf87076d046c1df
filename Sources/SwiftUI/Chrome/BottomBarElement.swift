import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A toolbar at the bottom: items with equal room between them.
///
/// - Reports: the proposal.
final class BottomBarElement: LayoutNode {
  var items: [LayoutNode] = [] {
    didSet {
      for node in items { node.attach(to: self) }
      if !oldValue.elementsEqual(items, by: ===) { invalidatePlacement() }
    }
  }
  /// What covers the bar's box from outside, below and beside the items.
  var insets = PhysicalInsets() {
    didSet { if insets != oldValue { invalidatePlacement() } }
  }
  /// The item that stands in the middle, among `items`.
  weak var middle: LayoutNode? { didSet { if middle !== oldValue { invalidatePlacement() } } }
  var requests = BarRequests()
  /// What the items are, by element.
  var wishes: [ObjectIdentifier: BarItemWish] = [:]
  var edges = ScrollEdgeWishes()
  /// The sheets of glass that items lie on.
  var plates: [GlassPlate] = []
  /// Whether the items may lie on sheets of glass.
  var floats = true
  private var isGlass: Bool { floats && BarGeometry(environment: environment).isGlass }
  weak var screen: LayoutNode?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var isLayoutBoundary: Bool { true }
  override var layoutChildren: [LayoutNode] { items }
  /// What dumps call the bar.
  var name = "BottomBar"
  override var dumpName: String? { name }

  override func placeChildren() {
    if isGlass { return placeOnGlass() }
    let height = max(size.height - insets.bottom, 0)
    let width = size.width - insets.left - insets.right
    let margin = BarGeometry(environment: environment).margin(width: width)
    let offer = ProposedViewSize(width: nil, height: height)

    // 1. Spacers take what the others leave; without one, the gaps do. What stands in the middle
    //    takes no part.
    let items = self.items.filter { $0 !== middle }
    let isSpacer = items.map { $0.layoutPriority == -.infinity }
    let sizes = zip(items, isSpacer).map { $1 ? .zero : $0.sizeThatFits(offer) }
    let taken = sizes.reduce(0) { $0 + $1.width }
    let room = max(width - 2 * margin - taken, 0)
    let spacerCount = isSpacer.count { $0 }
    let gap = spacerCount == 0 && items.count > 1 ? room / CGFloat(items.count - 1) : 0
    let spacer = spacerCount > 0 ? room / CGFloat(spacerCount) : 0

    // 2. From the leading end; a lone item stands in the middle.
    let isAlone = items.count == 1 && spacerCount == 0 && middle == nil
    var x = isAlone ? margin + room / 2 : margin
    func put(_ item: LayoutNode, _ own: CGSize, _ offer: ProposedViewSize) {
      let left = isRightToLeft ? size.width - insets.right - x - own.width : insets.left + x
      item.place(at: CGPoint(x: left, y: (height - own.height) / 2), proposal: offer, in: self)
    }
    for (index, item) in items.enumerated() {
      let length = isSpacer[index] ? spacer : sizes[index].width
      let own = isSpacer[index] ? ProposedViewSize(width: spacer, height: 0) : offer
      put(item, CGSize(width: length, height: sizes[index].height), own)
      x += length + gap
    }

    // 3. The middle.
    if let middle {
      let own = middle.sizeThatFits(offer)
      x = (width - own.width) / 2
      put(middle, own, offer)
    }
  }

  /// Bars keep touches from what they cover.
  override func hit(at point: CGPoint) -> LayoutNode? {
    frameContains(point) ? hitInside(point) ?? self : nil
  }

  override func record(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    let rect = CGRect(origin: recorder.origin, size: size)
    let isCovering = screen.map { ScrolledContent.isUnderBottom(of: rect, in: $0) } ?? false
    let look = BarLook.toolbar(isCovering: isCovering)
    recorder.add(BarBackground.ground(look, in: frame, environment, graph))
    recorder.add(
      BarBackground.items(
        for: requests, in: frame, isCovering: isCovering, hairline: .top, look: look,
        edges: isGlass ? edges : nil, environment: environment, graph: graph))
    if isGlass {
      let recipe = GlassRecipe.items(isDark: environment.colorScheme == .dark)
      for plate in plates { recorder.add(plate.items(recorder, recipe, environment)) }
    }
    for child in items { recorder.record(child) }
  }
}

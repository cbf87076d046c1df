import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Views in a column that takes the whole width it is offered.
///
/// In a scroll view only those near to what shows are made.
nonisolated public struct LazyVStack<Content: View>: LazyContainerView {
  let arrangement: LazyStackArrangement
  let content: Content

  /// - Parameters:
  ///   - spacing: points between neighbours; `nil` is 8.
  ///   - pinnedViews: headers and footers that stay in sight while their section scrolls.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyStackArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Views in a row that takes the whole height it is offered.
///
/// In a scroll view only those near to what shows are made.
nonisolated public struct LazyHStack<Content: View>: LazyContainerView {
  let arrangement: LazyStackArrangement
  let content: Content

  /// - Parameters:
  ///   - spacing: points between neighbours; `nil` is 8.
  ///   - pinnedViews: headers and footers that stay in sight while their section scrolls.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyStackArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Which views of a section stay in sight while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// How a lazy row or column lays out its views.
nonisolated struct LazyStackArrangement: Equatable {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

extension LazyContainerView where Arrangement == LazyStackArrangement {
  func makeElement(owner: ViewNode, contents: @escaping () -> [LayoutNode]) -> LazyElement {
    LazyStackElement(owner: owner, arrangement, contents: contents)
  }
  func update(_ element: LazyElement) {
    (element as? LazyStackElement)?.arrangement = arrangement
  }
}

/// Views one after another, each with its ideal length along the axis.
///
/// - Proposes: `nil` along the axis, its own proposal across.
/// - Reports: the sum of lengths and distances along the axis; across it the whole proposal
///   (facts/layout.md §8), or the longest view where there is none.
final class LazyStackElement: LazyElement {
  var arrangement: LazyStackArrangement

  init(
    owner: ViewNode, _ arrangement: LazyStackArrangement, contents: @escaping () -> [LayoutNode]
  ) {
    self.arrangement = arrangement
    super.init(owner: owner, axis: arrangement.axis, contents: contents)
  }

  override var pinnedViews: PinnedScrollableViews { arrangement.pinnedViews }

  override func makeLines(_ slots: [LazySlot], across: CGFloat) -> [LazyLine] {
    let gap = arrangement.spacing ?? LayoutConstants.defaultSpacing
    return slots.indices.map {
      LazyLine(slots: $0..<$0 + 1, gap: $0 == 0 ? 0 : gap, kind: slots[$0].sectionPart)
    }
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = super.placementReport(for: child)
    report.add("alignment", LayoutNumber.name(arrangement.alignment))
    return report
  }

  override func place(_ line: LazyLine, at start: CGFloat, length: CGFloat, across: CGFloat) {
    guard let node = slots[line.slots.lowerBound].element else { return }
    let offer = offer(for: line, at: line.slots.lowerBound, across: across)
    let dimensions = node.dimensions(in: offer)
    let box = ViewDimensions(element: nil, size: size, proposal: ProposedViewSize(size))
    let alignment = arrangement.alignment
    var origin = CGPoint.zero
    origin[axis] = start
    origin[axis.other] =
      box.point(of: alignment)[axis.other] - dimensions.point(of: alignment)[axis.other]
    if isRightToLeft { origin.x = size.width - origin.x - dimensions.width }
    node.place(at: origin, proposal: offer, in: self)
  }
}

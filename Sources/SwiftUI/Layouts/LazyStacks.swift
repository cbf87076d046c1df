import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Views in a column that takes the whole width it is offered.
///
/// Every view is made at once here; what shows is the same.
nonisolated public struct LazyVStack<Content: View>: ContainerView {
  package let layout: LazyStackLayout
  package let content: Content

  /// - Parameters:
  ///   - spacing: points between neighbours; `nil` is 8.
  ///   - pinnedViews: headers and footers that stay in sight while their section scrolls.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
    self.content = content()
  }
}

/// Views in a row that takes the whole height it is offered.
///
/// Every view is made at once here; what shows is the same.
nonisolated public struct LazyHStack<Content: View>: ContainerView {
  package let layout: LazyStackLayout
  package let content: Content

  /// - Parameters:
  ///   - spacing: points between neighbours; `nil` is 8.
  ///   - pinnedViews: headers and footers that stay in sight while their section scrolls.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
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

/// Children one after another, each with its ideal length along the axis.
///
/// - Proposes: `nil` along the axis, its own proposal across.
/// - Reports: the sum of lengths and distances along the axis; across it the whole proposal
///   (facts/layout.md §8), or the longest child where there is none.
nonisolated package struct LazyStackLayout: Layout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData
  package typealias Cache = Void
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?

  private var gap: CGFloat { spacing ?? LayoutConstants.defaultSpacing }

  package static var layoutProperties: LayoutProperties { LayoutProperties() }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, by: proposal[axis.other])
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let offer = offer(proposal)
    var (length, across): (CGFloat, CGFloat) = (0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(offer)
      length += size[axis]
      across = max(across, size[axis.other])
    }
    length += gap * CGFloat(max(subviews.count - 1, 0))
    return CGSize(length, along: axis, by: proposal[axis.other] ?? across)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(nil, along: axis, by: bounds.size[axis.other])
    let box = ViewDimensions(
      element: nil, size: bounds.size, proposal: ProposedViewSize(bounds.size))
    var place = bounds.origin[axis]
    for subview in subviews {
      let dimensions = subview.dimensions(in: offer)
      var origin = bounds.origin
      origin[axis] = place
      origin[axis.other] +=
        box.point(of: alignment)[axis.other] - dimensions.point(of: alignment)[axis.other]
      subview.place(at: origin, proposal: offer)
      place += dimensions.size[axis] + gap
    }
  }
}

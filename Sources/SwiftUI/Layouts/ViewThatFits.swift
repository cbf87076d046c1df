import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The first of several views whose ideal size fits; the last if none does.
nonisolated public struct ViewThatFits<Content: View>: ContainerView {
  package let layout: FittingLayout
  package let content: Content

  /// - Parameter axes: the axes in which a view must fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = FittingLayout(axes: axes)
    self.content = content()
  }
}

/// Shows one child and puts the others out of sight.
///
/// - Proposes: `nil` in the axes that must fit, to choose; the proposal, to lay out.
/// - Reports: the chosen child's size.
nonisolated package struct FittingLayout: Layout, Equatable {
  package typealias AnimatableData = EmptyAnimatableData
  package typealias Cache = Void
  let axes: Axis.Set

  private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    let offer = offer(proposal)
    return subviews.first { fits($0.sizeThatFits(offer), proposal) } ?? subviews.last
  }

  /// What views are asked with to choose one.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  private func fits(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    let fitsAcross = !axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity
    let fitsDown = !axes.contains(.vertical) || size.height <= proposal.height ?? .infinity
    return fitsAcross && fitsDown
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { chosen(proposal, subviews)?.sizeThatFits(proposal) ?? .zero }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let shown = chosen(proposal, subviews)
    for subview in subviews {
      let isShown = subview == shown
      subview.element.isSuppressed = !isShown
      subview.place(at: bounds.origin, proposal: isShown ? proposal : .zero)
    }
  }
}

extension FittingLayout: ExplainedLayout {
  package func explain(
    _ index: Int, in size: CGSize, proposal: ProposedViewSize, subviews: LayoutSubviews,
    report: inout PlacementReport
  ) {
    guard let shown = subviews.firstIndex(where: { $0 == chosen(proposal, subviews) }) else {
      return
    }
    let ideal = subviews[shown].sizeThatFits(offer(proposal))
    let place = "\(shown + 1) of \(subviews.count)"
    let why =
      fits(ideal, proposal)
      ? "is the first whose ideal size fits \(LayoutNumber.text(proposal))"
      : "is the last, since none fits \(LayoutNumber.text(proposal))"
    report.add("choice", "view \(place) \(why): it would be \(LayoutNumber.text(ideal))")
  }
}

import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The buttons behind a swiped row, side by side over its whole height.
nonisolated struct SwipeButtons<Actions: View>: View {
  let edge: HorizontalEdge
  let actions: Actions
  /// Runs what a button does, and closes the row.
  let handler: ActionHandler

  var body: some View {
    SwipeButtonsLayout(edge: edge) { actions }
      .buttonStyle(SwipeButtonStyle())
      .symbolVariant(.fill)
      .environment(\.actionHandler, handler)
  }
}

/// Buttons that share the length that is open; the first is nearest to the row's edge.
///
/// - Proposes: to each its share of the proposal, by the widths they would have.
/// - Reports: the proposal, or the sum of widths where there is none.
nonisolated struct SwipeButtonsLayout: Layout {
  let edge: HorizontalEdge

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let widths = widths(subviews)
    return CGSize(
      width: proposal.width ?? widths.reduce(0, +),
      height: proposal.height ?? ListMetrics.rowHeight(.classic))
  }

  private func widths(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { max($0.sizeThatFits(.unspecified).width, ListMetrics.swipeButtonWidth) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widths = widths(subviews)
    let total = widths.reduce(0, +)
    guard total > 0 else { return }
    var used: CGFloat = 0
    for (subview, width) in zip(subviews, widths) {
      let share = bounds.width * width / total
      let x = edge == .trailing ? bounds.maxX - used - share : bounds.minX + used
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: share, height: bounds.height))
      used += share
    }
  }
}

/// A white label on the colour of the action.
nonisolated struct SwipeButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeButtonBody(configuration: configuration)
  }
}

nonisolated struct SwipeButtonBody: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.swipeTint) private var tint

  var body: some View {
    configuration.label
      .labelStyle(IconOnlyLabelStyle())
      .font(.system(size: ListMetrics.swipeLabelSize))
      .foregroundStyle(Color.white)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, ListMetrics.swipeLabelPadding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { ground }
      .clipped()
      .contentShape(Rectangle())
  }

  @ViewBuilder private var ground: some View {
    if configuration.role == .destructive {
      Color.red
    } else if let tint {
      Rectangle().fill(tint)
    } else {
      Color(uiColor: .systemGray3)
    }
  }
}

extension EnvironmentValues {
  /// The tint said of a swipe's button, or `nil`.
  var swipeTint: AnyShapeStyle? { tintStyle }
}

extension SwipeButtonBody: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

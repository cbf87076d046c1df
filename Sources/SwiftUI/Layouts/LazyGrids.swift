import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Views in columns, filled row by row.
///
/// Every view is made at once here; what shows is the same.
nonisolated public struct LazyVGrid<Content: View>: ContainerView {
  package let layout: LazyGridLayout
  package let content: Content

  /// - Parameter spacing: points between rows; `nil` is 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }
}

/// Views in rows, filled column by column.
///
/// Every view is made at once here; what shows is the same.
nonisolated public struct LazyHGrid<Content: View>: ContainerView {
  package let layout: LazyGridLayout
  package let content: Content

  /// - Parameter spacing: points between columns; `nil` is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }
}

/// Lines of cells along an axis, in tracks across it.
///
/// - Proposes: to a cell its track's length across, `nil` along the axis.
/// - Reports: across, the proposal or the tracks where they are longer; along, the sum of the lines
///   (facts/layout.md §8).
nonisolated package struct LazyGridLayout: Layout {
  package typealias AnimatableData = EmptyAnimatableData
  package typealias Cache = Void
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  package static var layoutProperties: LayoutProperties { LayoutProperties() }
  private var gap: CGFloat { spacing ?? LayoutConstants.defaultSpacing }

  private func tracks(_ proposal: ProposedViewSize) -> GridTracks {
    GridTracks(items, in: proposal[axis.other] ?? LayoutConstants.idealLength)
  }

  private func offer(_ length: CGFloat) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, by: length)
  }

  /// The lengths of the lines along the axis.
  private func lines(_ subviews: Subviews, _ tracks: [GridTracks.Track]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: tracks.count).map { start in
      var length: CGFloat = 0
      for (offset, track) in tracks.enumerated() where start + offset < subviews.count {
        length = max(length, subviews[start + offset].sizeThatFits(offer(track.length))[axis])
      }
      return length
    }
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = tracks(proposal)
    let lines = lines(subviews, tracks.tracks)
    let length = lines.reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0))
    let across = max(proposal[axis.other] ?? 0, tracks.length)
    return CGSize(length, along: axis, by: across)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // The tracks are found again in the grid's own length, which may be more than was proposed.
    let tracks = tracks(ProposedViewSize(bounds.size))
    let lines = lines(subviews, tracks.tracks)
    let block = ViewDimensions(
      element: nil, size: CGSize(0, along: axis, by: tracks.length), proposal: .unspecified)
    let box = ViewDimensions(element: nil, size: bounds.size, proposal: .unspecified)
    let start = box.point(of: alignment)[axis.other] - block.point(of: alignment)[axis.other]
    var place = bounds.origin[axis]
    for (row, line) in lines.enumerated() {
      var across = bounds.origin[axis.other] + start
      for (column, track) in tracks.tracks.enumerated() {
        let index = row * tracks.tracks.count + column
        guard index < subviews.count else { break }
        let dimensions = subviews[index].dimensions(in: offer(track.length))
        let cell = ViewDimensions(
          element: nil, size: CGSize(line, along: axis, by: track.length), proposal: .unspecified)
        let (own, target) = (
          dimensions.point(of: track.alignment), cell.point(of: track.alignment)
        )
        var origin = CGPoint.zero
        origin[axis] = place + target[axis] - own[axis]
        origin[axis.other] = across + target[axis.other] - own[axis.other]
        subviews[index].place(at: origin, proposal: offer(track.length))
        across += track.length + track.spacing
      }
      place += line + gap
    }
  }
}

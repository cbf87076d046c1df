import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Views in columns, filled row by row.
///
/// In a scroll view only those near to what shows are made.
nonisolated public struct LazyVGrid<Content: View>: LazyContainerView {
  let arrangement: LazyGridArrangement
  let content: Content

  /// - Parameter spacing: points between rows; `nil` is 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyGridArrangement(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Views in rows, filled column by column.
///
/// In a scroll view only those near to what shows are made.
nonisolated public struct LazyHGrid<Content: View>: LazyContainerView {
  let arrangement: LazyGridArrangement
  let content: Content

  /// - Parameter spacing: points between columns; `nil` is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyGridArrangement(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// How a lazy grid lays out its views.
nonisolated struct LazyGridArrangement {
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
}

extension LazyContainerView where Arrangement == LazyGridArrangement {
  func makeElement(owner: ViewNode, contents: @escaping () -> [LayoutNode]) -> LazyElement {
    LazyGridElement(owner: owner, arrangement, contents: contents)
  }
  func update(_ element: LazyElement) { (element as? LazyGridElement)?.arrangement = arrangement }
}

/// Lines of cells along an axis, in tracks across it; headers and footers of sections take a line
/// of their own.
///
/// - Proposes: to a cell its track's length across, `nil` along the axis.
/// - Reports: across, the proposal or the tracks where they are longer; along, the sum of the lines
///   (facts/layout.md §8).
final class LazyGridElement: LazyElement {
  var arrangement: LazyGridArrangement { didSet { layoutTracks = nil } }

  init(
    owner: ViewNode, _ arrangement: LazyGridArrangement, contents: @escaping () -> [LayoutNode]
  ) {
    self.arrangement = arrangement
    super.init(owner: owner, axis: arrangement.axis, contents: contents)
  }

  override var pinnedViews: PinnedScrollableViews { arrangement.pinnedViews }

  private func tracks(_ across: CGFloat) -> GridTracks {
    GridTracks(arrangement.items, in: across)
  }

  override func ownLength(across proposal: CGFloat?) -> CGFloat {
    let length = tracks(proposal ?? LayoutConstants.idealLength).length
    return max(proposal ?? 0, length)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Cells are measured for the tracks of the proposal, and placed in those of the own length.
    measuredLength = proposal[axis.other] ?? LayoutConstants.idealLength
    layoutTracks = nil
    defer {
      measuredLength = nil
      layoutTracks = nil
    }
    return super.measure(proposal)
  }
  private var measuredLength: CGFloat?
  private var layoutTracks: (across: CGFloat, tracks: GridTracks)?

  private func tracksNow(_ across: CGFloat) -> GridTracks {
    let length = measuredLength ?? across
    if let layoutTracks, layoutTracks.across == length { return layoutTracks.tracks }
    let made = tracks(length)
    layoutTracks = (length, made)
    return made
  }

  override func linesKey(across: CGFloat) -> CGFloat { measuredLength ?? across }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = super.placementReport(for: child)
    guard let (line, place) = line(of: child), line.kind == .content else { return report }
    let tracks = tracks(size[axis.other])
    let lengths = tracks.tracks.map { LayoutNumber.text($0.length) }.joined(separator: ", ")
    let name = axis == .vertical ? "columns" : "rows"
    report.add(
      name,
      "\(lengths) in \(LayoutNumber.text(size[axis.other])); this is number "
        + "\(place - line.slots.lowerBound + 1)")
    return report
  }

  override func makeLines(_ slots: [LazySlot], across: CGFloat) -> [LazyLine] {
    let gap = arrangement.spacing ?? LayoutConstants.defaultSpacing
    let count = tracksNow(across).tracks.count
    guard count > 0 else { return [] }
    var lines: [LazyLine] = []
    var start = 0
    while start < slots.count {
      let first = slots[start]
      var end = start + 1
      while first.sectionPart == .content, end < slots.count, end - start < count,
        slots[end].sectionPart == .content, slots[end].section === first.section
      { end += 1 }
      lines.append(
        LazyLine(slots: start..<end, gap: lines.isEmpty ? 0 : gap, kind: first.sectionPart))
      start = end
    }
    return lines
  }

  override func offer(for line: LazyLine, at place: Int, across: CGFloat) -> ProposedViewSize {
    let tracks = tracksNow(across)
    let length =
      line.kind == .content
      ? tracks.tracks[place - line.slots.lowerBound].length : max(across, tracks.length)
    return ProposedViewSize(nil, along: axis, by: length)
  }

  override func place(_ line: LazyLine, at start: CGFloat, length: CGFloat, across: CGFloat) {
    let tracks = tracksNow(across)
    let alignment = arrangement.alignment
    let box = ViewDimensions(element: nil, size: size, proposal: .unspecified)
    let block = ViewDimensions(
      element: nil, size: CGSize(0, along: axis, by: tracks.length), proposal: .unspecified)
    let lead = box.point(of: alignment)[axis.other] - block.point(of: alignment)[axis.other]
    var place = line.kind == .content ? lead : 0
    for index in line.slots {
      let offer = offer(for: line, at: index, across: across)
      let track = line.kind == .content ? tracks.tracks[index - line.slots.lowerBound] : nil
      let trackLength = track?.length ?? across
      if let node = slots[index].element {
        let dimensions = node.dimensions(in: offer)
        let cell = ViewDimensions(
          element: nil, size: CGSize(length, along: axis, by: trackLength),
          proposal: .unspecified)
        let alignment = track?.alignment ?? arrangement.alignment
        let (own, target) = (dimensions.point(of: alignment), cell.point(of: alignment))
        var origin = CGPoint.zero
        origin[axis] = start + target[axis] - own[axis]
        origin[axis.other] = place + target[axis.other] - own[axis.other]
        if isRightToLeft { origin.x = size.width - origin.x - dimensions.width }
        node.place(at: origin, proposal: offer, in: self)
      }
      place += trackLength + (track?.spacing ?? 0)
    }
  }
}

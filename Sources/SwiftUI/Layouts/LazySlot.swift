import Foundation
import HangaLayout
import HangaRuntime

/// What views of a lazy container have in common, such as all that a source has not made yet.
///
/// A list of ten thousand rows has as many slots and goes through them whenever a row comes in
/// sight; kept aside, this costs each of them one reference.
final class LazyGroup {
  /// The innermost source the views come from.
  let source: (any LazySource)?
  let section: (any SectionHolding)?
  let sectionPart: SectionPart
  /// The made rows around the source, which take part while any of its views does.
  let outer: [LazyRow]

  init(_ source: (any LazySource)?, _ origin: LazyOrigin, outer: [LazyRow]) {
    (self.source, section, sectionPart) = (source, origin.section, origin.part)
    self.outer = outer
  }
}

/// One view of a lazy container, made or not.
struct LazySlot {
  /// `nil` where the view has not been made, or sleeps.
  fileprivate(set) var element: LayoutNode?
  let group: LazyGroup
  /// The view's place in its source.
  let index: Int
  /// Which of the row's elements it is.
  let part: Int

  var source: (any LazySource)? { group.source }
  var section: (any SectionHolding)? { group.section }
  var sectionPart: SectionPart { group.sectionPart }
  var outer: [LazyRow] { group.outer }

  /// What is remembered of the length of a row that sleeps.
  func rememberedLength(across: CGFloat) -> CGFloat? {
    source?.row(at: index)?.length(of: part, across: across)
  }

  func remember(_ length: CGFloat, across: CGFloat) {
    source?.row(at: index)?.remember(length, of: part, across: across)
  }
}

/// Takes the elements of a container apart: which row each belongs to, and where rows are missing.
struct LazySlotReader {
  private let host: ViewNode
  private let elements: [LayoutNode]
  private let origins: [LazyOrigin]
  private let markers: [LazyMarkerElement?]
  private var cursor = 0
  private(set) var slots: [LazySlot] = []
  /// The slots of views that are made.
  private(set) var made: [Int] = []
  /// The sources, each once, in view order.
  private(set) var sources: [any LazySource] = []
  /// The rows that have sources inside. They stay, so that the lengths inside stay known.
  private(set) var holders: [LazyRow] = []

  init(_ elements: [LayoutNode], below host: ViewNode) {
    self.host = host
    self.elements = elements
    let bases = elements.map { LazyOrigin.base(of: $0) }
    origins = bases.map { LazyOrigin(of: $0.owner, below: host) }
    markers = bases.map { $0 as? LazyMarkerElement }
    while cursor < elements.count { readNext(of: nil, part: 0) }
  }

  /// Reads one element, or all rows of a source.
  private mutating func readNext(of row: LazyRow?, part: Int) {
    let origin = origins[cursor]
    if let source = markers[cursor]?.source {
      cursor += 1
      readRows(of: source, origin)
      return
    }
    made.append(slots.count)
    let group = LazyGroup(row?.source, origin, outer: Array(origin.rows.dropFirst()))
    slots.append(
      LazySlot(element: elements[cursor], group: group, index: row?.index ?? 0, part: part))
    cursor += 1
  }

  private mutating func readRows(of source: any LazySource, _ origin: LazyOrigin) {
    sources.append(source)
    for row in origin.rows where !holders.contains(where: { $0 === row }) { holders.append(row) }
    // The marker lies in the source itself: all rows around it are outer ones.
    let group = LazyGroup(source, origin, outer: origin.rows)
    slots.reserveCapacity(slots.count + source.rowCount)
    for index in 0..<source.rowCount {
      let row = source.row(at: index)
      guard let row, row.isActive else {
        for part in 0..<(row?.placeCount ?? 1) {
          slots.append(LazySlot(element: nil, group: group, index: index, part: part))
        }
        continue
      }
      var part = 0
      while cursor < elements.count, origins[cursor].rows.contains(where: { $0 === row }) {
        readNext(of: row, part: part)
        part += 1
      }
    }
  }
}

extension LazySlot {
  /// The same view shown by another element.
  func showing(_ element: LayoutNode) -> LazySlot {
    var copy = self
    copy.element = element
    return copy
  }
}

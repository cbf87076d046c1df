import Foundation

/// How long rows that were never made will be, where the rows of a source are of several lines: a
/// section that nobody has seen counts as long as the mean of those made, not as one line.
struct LazyRowEstimate {
  /// A row of a source.
  private struct Row: Hashable {
    let source: ObjectIdentifier
    let index: Int
  }

  private let lines: [LazyLine]
  private let slots: [LazySlot]
  /// The mean length of a source's made rows, where one of them has more than one line.
  private var means: [ObjectIdentifier: CGFloat] = [:]

  init(_ lines: [LazyLine], _ slots: [LazySlot], _ lengths: [CGFloat]) {
    (self.lines, self.slots) = (lines, slots)
    var extents: [Row: (length: CGFloat, lines: Int)] = [:]
    var order: [Row] = []
    for (line, length) in zip(lines, lengths) {
      guard let slot = slots[line.slots].first else { continue }
      var rows = slot.outer.map { Row(source: ObjectIdentifier($0.source), index: $0.index) }
      if let source = slot.source, !Self.isUnknown(slot) {
        rows.append(Row(source: ObjectIdentifier(source), index: slot.index))
      }
      for row in rows {
        if extents[row] == nil { order.append(row) }
        var extent = extents[row] ?? (-line.gap, 0)
        extent.length += line.gap + length
        extent.lines += 1
        extents[row] = extent
      }
    }
    var sums: [ObjectIdentifier: LazyMean] = [:]
    var long: Set<ObjectIdentifier> = []
    for row in order {
      guard let extent = extents[row] else { continue }
      sums[row.source, default: LazyMean()].add(extent.length)
      if extent.lines > 1 { long.insert(row.source) }
    }
    for source in long { means[source] = sums[source]?.value }
  }

  /// Whether the slot stands for a row that was never made.
  private static func isUnknown(_ slot: LazySlot) -> Bool {
    slot.element == nil && slot.source?.row(at: slot.index) == nil
  }

  /// Sets the lengths of lines that stand for rows never made.
  func apply(to lengths: inout [CGFloat]) {
    guard !means.isEmpty else { return }
    for (index, line) in lines.enumerated() {
      // A line of a grid may stand for several such rows, which will be below each other.
      let unknown = slots[line.slots].filter(Self.isUnknown)
      guard let source = unknown.first?.source, let mean = means[ObjectIdentifier(source)] else {
        continue
      }
      lengths[index] = mean * CGFloat(unknown.count) + line.gap * CGFloat(unknown.count - 1)
    }
  }
}

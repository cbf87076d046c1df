import Foundation
import HangaLayout
import HangaRuntime

/// The numbered rows of a drum.
nonisolated struct WheelValues {
  /// Which rows there are.
  enum Room {
    /// Some, then the same ones again.
    case around(Int)
    case between(ClosedRange<Int>)
    case endless
  }

  let chosen: Int
  let room: Room
  let text: (Int) -> String
  var isAllowed: (Int) -> Bool = { _ in true }
  let choose: (Int) -> Void

  /// What a row of the drum stands for.
  func value(_ row: Int) -> Int {
    guard case .around(let count) = room, count > 0 else { return row }
    return (row % count + count) % count
  }

  /// The row, or the nearest that there is.
  func nearest(_ row: Int) -> Int {
    guard case .between(let range) = room else { return row }
    return min(max(row, range.lowerBound), range.upperBound)
  }

  /// Rows on both sides of one.
  func rows(around middle: Int) -> [Int] {
    let reach = DatePickerMetrics.wheelReach
    return (middle - reach...middle + reach).filter { nearest($0) == $0 }
  }
}

/// A drum of which only the rows near its front are made.
nonisolated struct WheelColumn: View {
  let values: WheelValues
  /// How far a finger has turned the drum, in points.
  @State private var way: CGFloat = 0
  /// The row in front; where rows come again, the value alone does not say which of them.
  @State private var front: Int?

  init(values: WheelValues) { self.values = values }

  private var chosen: Int {
    if let front, values.value(front) == values.chosen { return front }
    return values.chosen
  }

  var body: some View {
    let place = CGFloat(chosen) - way / WheelMetrics.row
    let values = values
    ZStack {
      ForEach(values.rows(around: Int(place.rounded())), id: \.self) { row in
        let value = values.value(row)
        Text(verbatim: values.text(value))
          .foregroundStyle(
            values.isAllowed(value)
              ? AnyShapeStyle(.primary) : AnyShapeStyle(DatePickerMetrics.weekday)
          )
          .modifier(WheelRow(distance: CGFloat(row) - place))
      }
    }
    .font(.system(size: WheelMetrics.font))
    .lineLimit(1)
    .padding(.horizontal, DatePickerMetrics.wheelMargin)
    .frame(height: WheelMetrics.height)
    .clipped()
    .modifier(
      ControlTouch(
        start: .movedAlong, dragged: { way = $0.location.y - $0.start.y },
        dragEnded: { settle() }))
  }

  /// Turns the drum to the row that is nearest to its front.
  private func settle() {
    let next = values.nearest(chosen + Int((-way / WheelMetrics.row).rounded()))
    withAnimation(WheelMetrics.settle) {
      way = 0
      guard next != chosen else { return }
      front = next
      values.choose(values.value(next))
    }
  }
}

extension WheelColumn: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

import Foundation
import HangaRuntime

/// How far the present lies in a span of time.
nonisolated struct IntervalProgress {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// 0…1.
  func fraction(at now: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let share = min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - share : share
  }
}

/// A bar that follows the clock.
nonisolated public struct _IntervalProgressView: View {
  let progress: IntervalProgress
  let label: AnyView?
  let valueLabel: AnyView?

  public var body: some View {
    TimelineView(.animation) { context in
      let value = progress.fraction(at: context.date)
      if let label {
        if let valueLabel {
          ProgressView(value: value) {
            label
          } currentValueLabel: {
            valueLabel
          }
        } else {
          ProgressView(value: value) { label }
        }
      } else {
        ProgressView(value: value)
      }
    }
  }
}

extension ProgressView {
  /// How much of a span of time has gone, or is left.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    interval = IntervalProgress(interval: timerInterval, countsDown: countsDown)
  }

  /// How much of a span of time has gone, or is left, with the clock below.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      fraction: nil, label: label(),
      currentValueLabel: DefaultDateProgressLabel(
        interval: timerInterval, countsDown: countsDown))
    interval = IntervalProgress(interval: timerInterval, countsDown: countsDown)
  }

  /// How much of a span of time has gone, or is left, with the clock below and no label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      fraction: nil, label: nil,
      currentValueLabel: DefaultDateProgressLabel(
        interval: timerInterval, countsDown: countsDown))
    interval = IntervalProgress(interval: timerInterval, countsDown: countsDown)
  }
}

/// The clock below a bar that follows time.
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

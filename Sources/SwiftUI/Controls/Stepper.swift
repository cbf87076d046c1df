import Foundation
import HangaRuntime

/// A label with two buttons that make a value larger and smaller.
nonisolated public struct Stepper<Label: View>: View {
  private let actions: StepperActions
  private let label: Label

  init(_ actions: StepperActions, label: Label) { (self.actions, self.label) = (actions, label) }

  /// A stepper that runs actions; one that is `nil` cannot be tapped.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperActions(onIncrement, onDecrement, onEditingChanged), label: label())
  }

  /// The same; the older order of the parts.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperActions(onIncrement, onDecrement, onEditingChanged), label: label())
  }

  /// A stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, nil, step, onEditingChanged), label: label())
  }

  /// A stepper for a value that stays within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperActions(value, bounds, step, onEditingChanged), label: label())
  }

  /// A stepper for a value; the older order of the parts.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperActions(value, nil, step, onEditingChanged), label: label())
  }

  /// A stepper for a value within bounds; the older order of the parts.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperActions(value, bounds, step, onEditingChanged), label: label())
  }

  /// A stepper for a value, told as `format` writes it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperActions(value, nil, step, onEditingChanged), label: label())
  }

  /// The same within bounds.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperActions(value, bounds, step, onEditingChanged), label: label())
  }

  public var body: some View {
    LabelledRow(label: ControlLabel(label).view, content: StepperControl(actions: actions))
  }
}

/// What a stepper's buttons do.
nonisolated struct StepperActions {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  init(
    _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    (self.increment, self.decrement) = (increment, decrement)
    self.onEditingChanged = onEditingChanged
  }

  /// Steps of a value, as far as the bounds.
  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func action(_ step: V.Stride) -> (() -> Void)? {
      func next(after value: V) -> V {
        let next = value.advanced(by: step)
        guard let bounds else { return next }
        return min(max(next, bounds.lowerBound), bounds.upperBound)
      }
      let now = value.wrappedValue
      if next(after: now) == now { return nil }
      return { value.wrappedValue = next(after: value.wrappedValue) }
    }
    self.init(action(step), action(0 - step), onEditingChanged)
  }
}

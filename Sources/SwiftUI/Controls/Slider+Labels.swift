import HangaRuntime

extension Slider {
  /// A slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds), onEditingChanged, label: label(),
      minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
  }

  /// The same; only values that lie whole steps above the lower bound can be chosen.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: step), onEditingChanged, label: label(),
      minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
  }

  /// A slider with labels at its ends; the older order of the parts.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds), onEditingChanged, label: label(),
      minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel)
  }

  /// The same with steps; the older order of the parts.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: step), onEditingChanged, label: label(),
      minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider that says what it is for to those who do not see it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds), onEditingChanged, label: label(),
      minimumLabel: nil, maximumLabel: nil)
  }

  /// The same with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: step), onEditingChanged, label: label(),
      minimumLabel: nil, maximumLabel: nil)
  }

  /// The same without steps; the older order of the parts.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// The same with steps; the older order of the parts.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider over a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds), onEditingChanged, label: EmptyView(),
      minimumLabel: nil, maximumLabel: nil)
  }

  /// The same; only values that lie whole steps above the lower bound can be chosen.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value: value, bounds: bounds, step: step), onEditingChanged,
      label: EmptyView(), minimumLabel: nil, maximumLabel: nil)
  }
}

import HangaRuntime

/// A control that chooses a value from a range by a thumb on a track.
///
/// - Proposes: to the labels at its ends the proposal, to the track the rest.
/// - Reports: the proposed width, and the height of a thumb with the room around it.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  /// The value as a share of the range.
  private let fraction: Binding<Double>
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimumLabel: ValueLabel?
  private let maximumLabel: ValueLabel?

  init<V: BinaryFloatingPoint>(
    _ scale: SliderScale<V>, _ onEditingChanged: @escaping (Bool) -> Void, label: Label,
    minimumLabel: ValueLabel?, maximumLabel: ValueLabel?
  ) where V.Stride: BinaryFloatingPoint {
    fraction = scale.fraction
    self.onEditingChanged = onEditingChanged
    self.label = label
    (self.minimumLabel, self.maximumLabel) = (minimumLabel, maximumLabel)
  }

  public var body: some View {
    SliderRow(
      control: SliderControl(
        fraction: fraction, name: ControlLabel(label).name, onEditingChanged: onEditingChanged),
      minimumLabel: minimumLabel, maximumLabel: maximumLabel)
  }
}

/// A track between its labels.
nonisolated struct SliderRow<ValueLabel: View>: View {
  let control: SliderControl
  let minimumLabel: ValueLabel?
  let maximumLabel: ValueLabel?

  var body: some View {
    HStack(spacing: SliderMetrics.labelGap) {
      if let minimumLabel { ControlPart(minimumLabel) }
      control
      if let maximumLabel { ControlPart(maximumLabel) }
    }
  }
}

extension SliderRow: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

/// How values of a slider are shares of its range.
nonisolated struct SliderScale<V: BinaryFloatingPoint> where V.Stride: BinaryFloatingPoint {
  let value: Binding<V>
  let bounds: ClosedRange<V>
  /// Between two values that can be chosen; `nil` lets all be.
  var step: V.Stride?

  var fraction: Binding<Double> {
    var result = Binding<Double>(
      get: { share(of: value.wrappedValue) },
      set: { share, transaction in
        value.transaction(transaction).wrappedValue = chosen(at: share)
      })
    result.transaction = value.transaction
    return result
  }

  private var length: Double { Double(bounds.upperBound) - Double(bounds.lowerBound) }

  private func share(of value: V) -> Double {
    guard length > 0 else { return 0 }
    return min(max((Double(value) - Double(bounds.lowerBound)) / length, 0), 1)
  }

  /// The value at a share of the range: one of those that the steps lead to.
  private func chosen(at share: Double) -> V {
    let share = min(max(share, 0), 1)
    guard let step = step.map({ Double($0) }), step > 0 else {
      if share == 1 { return bounds.upperBound }
      return V(Double(bounds.lowerBound) + length * share)
    }
    let count = (length * share / step).rounded()
    let last = (length / step + 1e-9).rounded(.down)
    return min(V(Double(bounds.lowerBound) + min(count, last) * step), bounds.upperBound)
  }
}

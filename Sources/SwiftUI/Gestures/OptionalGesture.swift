import HangaRuntime

/// A gesture that may be missing: where it is, touches pass it by.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    OptionalRecognizer(gesture)
  }
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {}

nonisolated final class OptionalRecognizer<Wrapped: Gesture>: GestureRecognizer<Wrapped?> {
  private var base: GestureRecognizer<Wrapped>?

  override init(_ gesture: Wrapped?) {
    base = gesture.map { Wrapped._makeRecognizer($0) }
    super.init(gesture)
  }

  override func gestureDidChange() {
    guard let gesture else {
      base = nil
      return
    }
    if let base { base.update(gesture) } else { base = Wrapped._makeRecognizer(gesture) }
  }
  override var putsStateBack: Bool { base?.putsStateBack ?? false }
  override var isDiscrete: Bool { base?.isDiscrete ?? false }
  override func reset() { base?.reset() }
  override func cancel(_ actions: inout [TouchAction]) { base?.cancel(&actions) }
  override func respond(to input: TouchInput, _ actions: inout [TouchAction]) -> GesturePhase<
    Wrapped.Value
  > { base?.respond(to: input, &actions) ?? .failed }
}

import HangaRuntime

extension View {
  /// Adds a gesture that gives way to those of the views inside, if `isEnabled`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Adds a gesture that goes before those of the views inside, if `isEnabled`.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }
  /// Adds a gesture beside those of the views inside, if `isEnabled`.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// Runs `action` when the view is pressed for `minimumDuration` seconds; the older order.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

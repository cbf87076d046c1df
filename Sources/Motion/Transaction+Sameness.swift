extension Transaction {
  /// The same transaction carried by `animation`, unless that is `nil`.
  package func with(_ animation: Animation?) -> Transaction {
    guard let animation else { return self }
    var copy = self
    copy.animation = animation
    return copy
  }

  /// Whether changes under the two may go through one update; values of keys cannot be compared.
  package func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && values.isEmpty && other.values.isEmpty && completions.count == other.completions.count
      && zip(completions, other.completions).allSatisfy { $0 === $1 }
  }
}

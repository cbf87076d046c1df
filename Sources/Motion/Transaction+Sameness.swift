extension Transaction {
  /// Whether changes under the two may go through one update.
  package func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && completions.count == other.completions.count
      && zip(completions, other.completions).allSatisfy { $0 === $1 }
  }
}

/// What counts as the end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Moment: Hashable, Sendable {
    case logicallyComplete
    case removed
  }

  private let moment: Moment

  /// The perceived end; a spring may still tremble.
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)
  /// At rest, and removed.
  public static let removed = AnimationCompletionCriteria(moment: .removed)
}

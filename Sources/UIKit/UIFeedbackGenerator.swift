import Foundation

/// Asks for a tap that is felt; there is none here.
open class UIFeedbackGenerator {
  public init() {}
  public init(view: UIView) {}
  open func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the tap is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  public init(style: FeedbackStyle) { super.init() }
  public override init() { super.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the tap tells.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

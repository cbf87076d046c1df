import Foundation

/// What lies behind a bar's items, and how these look.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The material behind the bar; `nil` shows what is below.
  open var backgroundEffect: UIBlurEffect?
  /// Over the material.
  open var backgroundColor: UIColor?
  /// Over the colour, as large as the bar.
  open var backgroundImage: UIImage?
  /// Of the line between bar and content; `nil` for none.
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The system's own material and line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    (backgroundColor, backgroundImage) = (nil, nil)
    (shadowColor, shadowImage) = (Self.usualShadow, nil)
  }
  /// The background's colour and a line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    (backgroundColor, backgroundImage) = (.systemBackground, nil)
    (shadowColor, shadowImage) = (Self.usualShadow, nil)
  }
  /// Nothing behind the items.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }

  /// The line of bars (facts/controls.md §2.1).
  package nonisolated static let usualShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The look of a navigation bar.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()

  public override init() { super.init() }
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    backButtonAppearance = other.backButtonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
  public func copy() -> UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// The look of a bar at a screen's lower edge.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {
  public func copy() -> UIToolbarAppearance { UIToolbarAppearance(barAppearance: self) }
}

/// The look of a tab bar.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  /// Where labels stand below their icons.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Where they stand beside them.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public var selectionIndicatorTintColor: UIColor?

  public override init() { super.init() }
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
  public func copy() -> UITabBarAppearance { UITabBarAppearance(barAppearance: self) }
}

/// The look of the items of a tab bar.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  /// How items are laid out.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  /// The look in one state.
  @MainActor @preconcurrency
  public final class State: NSObject {
    public var iconColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var badgeBackgroundColor: UIColor?
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  public let normal = State()
  public let selected = State()
  public let disabled = State()
  public let focused = State()

  public override init() { super.init() }
  public init(style: Style) { super.init() }
}

/// The look of a bar's buttons.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
  public enum Style: Int, Sendable { case plain, done = 2 }

  /// The look in one state.
  @MainActor @preconcurrency
  public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
  }
  public let normal = State()
  public let highlighted = State()
  public let disabled = State()

  public override init() { super.init() }
  public init(style: Style) { super.init() }
}

/// A distance to the right and down.
public struct UIOffset: Equatable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let zero = UIOffset()
}

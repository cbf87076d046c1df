import Foundation

/// An entry of a menu, or a menu inside one.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// Whether an entry is checked.
  public enum State: Int, Sendable { case off, on, mixed }
  /// How an entry looks.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// A closure for a control or a menu.
@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let identifier: Identifier
  public var discoverabilityTitle: String?
  public var attributes: Attributes
  public var state: State
  public internal(set) var sender: Any?
  package let handler: (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// Entries that are shown together.
@MainActor @preconcurrency
public final class UIMenu: UIMenuElement {
  /// How a menu inside a menu is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let application = Identifier("com.apple.menu.application")
    public static let format = Identifier("com.apple.menu.format")
    public static let newScene = Identifier("com.apple.menu.new-scene")
    public static let preferences = Identifier("com.apple.menu.preferences")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let services = Identifier("com.apple.menu.services")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }
  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }
  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
  }
}

/// Entries that come when the menu is opened.
@MainActor @preconcurrency
public final class UIDeferredMenuElement: UIMenuElement {
  package let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }
}

/// A command of the keyboard, which scenes here have none of: it is kept and never pressed.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  public var attributes: Attributes = []
  public var state = State.off
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    super.init(title: title, subtitle: nil, image: image)
  }
}

@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// Keys that are held beside another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Keys by their usage numbers on keyboards.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  case keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7
  case keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  case keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen
  case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde
  case keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
  case keyboardRightArrow = 79
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keyboardLeftControl = 224
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
  case keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}

/// Makes the app's menus, which no scene here shows: what it is told is kept.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Which menus are made.
@MainActor @preconcurrency
public final class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()
  public func setNeedsRebuild() {}
}

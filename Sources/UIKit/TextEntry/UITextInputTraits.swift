import Foundation

/// What a place to enter text says of its keyboard.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// What of a text is found and made links of.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What the key that ends an entry says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Where a line that does not fit is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// A place in an entered text, counted in UTF-16.
public final class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of an entered text.
public final class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  init(_ start: Int, _ end: Int) {
    (self.start, self.end) = (UITextPosition(start), UITextPosition(end))
    super.init()
  }
  public var isEmpty: Bool { start.offset >= end.offset }
}

import Foundation

/// What UIKit says of letters.
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let link = NSAttributedString.Key("NSLink")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let shadow = NSAttributedString.Key("NSShadow")
  @available(*, unavailable, message: "Letters are not outlined here.")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  @available(*, unavailable, message: "Letters are not outlined here.")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  @available(
    *, unavailable, message: "Letters are not slanted by shearing here; use an italic font."
  )
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  @available(
    *, unavailable, message: "Letters are not stretched here; use a font of another width."
  )
  public static let expansion = NSAttributedString.Key("NSExpansion")
  @available(*, unavailable, message: "The letterpress effect is not drawn here.")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  @available(
    *, unavailable, message: "There is no HTML reader here; make the string from its parts."
  )
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws { self.init(string: "") }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
  }
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }
}

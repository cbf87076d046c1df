import Foundation

/// How a paragraph's lines are set. Lengths in points.
open class NSParagraphStyle: NSObject {
  /// Which way a paragraph reads.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate var storage = Storage()
  package struct Storage: Hashable {
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var alignment = NSTextAlignment.natural
    package var headIndent: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var hyphenationFactor: Float = 0
    package var baseWritingDirection = NSWritingDirection.natural
    package var allowsDefaultTighteningForTruncation = false
  }
  package var values: Storage { storage }

  open var lineSpacing: CGFloat { storage.lineSpacing }
  open var paragraphSpacing: CGFloat { storage.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { storage.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { storage.alignment }
  open var headIndent: CGFloat { storage.headIndent }
  open var firstLineHeadIndent: CGFloat { storage.firstLineHeadIndent }
  open var tailIndent: CGFloat { storage.tailIndent }
  open var lineBreakMode: NSLineBreakMode { storage.lineBreakMode }
  open var minimumLineHeight: CGFloat { storage.minimumLineHeight }
  open var maximumLineHeight: CGFloat { storage.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { storage.lineHeightMultiple }
  open var hyphenationFactor: Float { storage.hyphenationFactor }
  open var baseWritingDirection: NSWritingDirection { storage.baseWritingDirection }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.storage == storage
  }
  open override var hash: Int { storage.hashValue }
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.storage = storage
    return copy
  }
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.storage = storage
    return copy
  }
}

/// The same to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { storage.lineSpacing }
    set { storage.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { storage.paragraphSpacing }
    set { storage.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { storage.paragraphSpacingBefore }
    set { storage.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { storage.alignment }
    set { storage.alignment = newValue }
  }
  open override var headIndent: CGFloat {
    get { storage.headIndent }
    set { storage.headIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { storage.firstLineHeadIndent }
    set { storage.firstLineHeadIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { storage.tailIndent }
    set { storage.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { storage.lineBreakMode }
    set { storage.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { storage.minimumLineHeight }
    set { storage.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { storage.maximumLineHeight }
    set { storage.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { storage.lineHeightMultiple }
    set { storage.lineHeightMultiple = newValue }
  }
  /// Nothing is hyphenated.
  open override var hyphenationFactor: Float {
    get { storage.hyphenationFactor }
    set { storage.hyphenationFactor = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { storage.baseWritingDirection }
    set { storage.baseWritingDirection = newValue }
  }
  open var allowsDefaultTighteningForTruncation: Bool {
    get { storage.allowsDefaultTighteningForTruncation }
    set { storage.allowsDefaultTighteningForTruncation = newValue }
  }
  open func setParagraphStyle(_ other: NSParagraphStyle) { storage = other.storage }
}

/// Which way a paragraph reads.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// Lines below, through and above letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of letters.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  /// Twice the Gaussian's standard deviation.
  open var shadowBlurRadius: CGFloat = 0
  /// Of `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

/// A picture among letters.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  /// Where it lies, its origin on the baseline and y upwards; the picture's own size if empty.
  open var bounds = CGRect.zero
  public init(image: UIImage) {
    self.image = image
    super.init()
  }
  public override init() { super.init() }
  public init(data: Data?, ofType type: String?) {
    image = data.flatMap { UIImage(data: $0) }
    super.init()
  }
  /// The character that stands for it.
  public static let character = 0xFFFC
}

import Foundation
import HangaGeometry

/// Lines of text.
@MainActor @preconcurrency
open class UILabel: UIView {
  open class func appearance() -> UILabel { Appearances.object { UILabel() } }

  open var text: String? {
    didSet {
      given = nil
      if text != oldValue { touched() }
    }
  }
  private var given: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { given ?? text.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      text = newValue?.string
      given = newValue
      touched()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      hasGivenFont = true
      touched()
    }
  }
  open var textColor: UIColor! = .label {
    didSet {
      hasGivenColor = true
      touched()
    }
  }
  /// Whether somebody has set them, for lists that have looks of their own.
  package private(set) var hasGivenFont = false
  package private(set) var hasGivenColor = false
  package var hasAttributes: Bool { given != nil }
  open var highlightedTextColor: UIColor? { didSet { touched() } }
  open var isHighlighted = false { didSet { touched() } }
  open var isEnabled = true { didSet { touched() } }
  open var textAlignment = NSTextAlignment.natural { didSet { touched() } }
  /// As many as needed for 0.
  open var numberOfLines = 1 { didSet { touched() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { touched() } }
  open var lineBreakStrategy: Int = 0
  open var adjustsFontSizeToFitWidth = false { didSet { touched() } }
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// 0…1.
  open var minimumScaleFactor: CGFloat = 0 { didSet { touched() } }
  /// The width at which a text of several lines says its size; 0 for the longest line's.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { touched() } }
  open var shadowColor: UIColor? { didSet { touched() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { touched() } }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [.font: font!]
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    result[.foregroundColor] = isEnabled ? color : UIColor.tertiaryLabel
    if let shadowColor {
      let shadow = NSShadow()
      (shadow.shadowColor, shadow.shadowOffset) = (shadowColor, shadowOffset)
      result[.shadow] = shadow
    }
    return result
  }

  /// The text with what the label says where the text says nothing.
  package var content: NSAttributedString {
    guard let given else {
      return NSAttributedString(string: text ?? "", attributes: ownAttributes)
    }
    return given.filled(with: ownAttributes)
  }
  package var rules: TextRules {
    TextRules(
      lines: numberOfLines, lineBreak: lineBreakMode, alignment: textAlignment,
      minimumScale: adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
  }

  private func box(_ room: CGSize) -> ViewTools.TextBox? {
    guard let text, !text.isEmpty else { return nil }
    var rules = rules
    // What would be needed is asked for, not what is left after shrinking.
    rules.minimumScale = 1
    return ViewTools.current?.textBox(content, room, rules)
  }
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.infinity
    guard let text, !text.isEmpty else { return .zero }
    return box(CGSize(width: width, height: .infinity))?.size ?? .zero
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity)
    return box(room)?.size ?? .zero
  }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  /// Called to draw the text where a subclass overrides it.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let tools = ViewTools.current else { return }
    var place = rect
    place.size.height = min(tools.textBox(content, rect.size, rules).size.height, rect.height)
    place.origin.y += (rect.height - place.height) / 2
    context.addItems(tools.textItems(content, place, rules))
  }

  open override func _heightForWidth(_ width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, width > 0, let text, !text.isEmpty else { return nil }
    return box(CGSize(width: width, height: .infinity))?.size.height
  }
  package override var baselines: (first: CGFloat, last: CGFloat)? {
    let height = intrinsicContentSize.height
    guard let box = box(CGSize(width: CGFloat.infinity, height: .infinity)) else {
      return (font.ascender, font.lineHeight - font.ascender)
    }
    return (box.firstBaseline, height - box.lastBaseline)
  }
}

extension NSAttributedString {
  /// This with `attributes` where it says nothing of the kind.
  package func filled(with attributes: [Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string, attributes: attributes)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
      result.addAttributes(own, range: range)
    }
    return result
  }
}

/// Where a text that shrinks stays.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { touched() } } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false { didSet { touched() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { touched() } }
  open var animationImages: [UIImage]? { didSet { touched() } }
  /// In seconds.
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  public private(set) var isAnimating = false
  open func startAnimating() {
    isAnimating = true
    touched()
  }
  open func stopAnimating() {
    isAnimating = false
    touched()
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// What it shows, a symbol as the view asks for it.
  package var shownImage: UIImage? {
    if isAnimating, let first = animationImages?.first { return first }
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
    guard let preferredSymbolConfiguration, image.isSymbolImage else { return image }
    let own = image.symbolConfiguration
    return image.withConfiguration(
      own.map(preferredSymbolConfiguration.applying) ?? preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize {
    guard let size = shownImage?.size, size != .zero else { return super.intrinsicContentSize }
    return size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}

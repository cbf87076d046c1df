import Foundation
import HangaGeometry

/// Lines of text to enter.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInputTraits {
  open override class func appearance() -> UITextView { Appearances.object { UITextView() } }

  open var text: String! = "" {
    didSet {
      given = nil
      if text != oldValue { touched() }
    }
  }
  private var given: NSAttributedString?
  open var attributedText: NSAttributedString! {
    get { given ?? NSAttributedString(string: text ?? "", attributes: typingAttributes) }
    set {
      text = newValue?.string ?? ""
      given = newValue
      touched()
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { touched() } }
  open var textColor: UIColor? = .label { didSet { touched() } }
  open var textAlignment = NSTextAlignment.natural { didSet { touched() } }
  open var isEditable = true { didSet { touched() } }
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { touched() }
  }
  public let textContainer = NSTextContainer()
  public let layoutManager = NSLayoutManager()
  public var textStorage: NSTextStorage { NSTextStorage(of: self) }
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { touched() } }
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var textContentType: UITextContentType?
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var clearsOnInsertion = false
  open var isFindInteractionEnabled = false
  open var usesStandardTextScaling = false
  open var selectedRange = NSRange(location: 0, length: 0)
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange.location, selectedRange.location + selectedRange.length) }
    set {
      guard let newValue else { return }
      let start = newValue.start.offset
      selectedRange = NSRange(location: start, length: newValue.end.offset - start)
    }
  }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start.offset, end.offset)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...text.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? UIColor.label] }
    set {
      if let value = newValue[.font] as? UIFont { font = value }
      if let value = newValue[.foregroundColor] as? UIColor { textColor = value }
    }
  }
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text with what the view says where the text says nothing.
  package var content: NSAttributedString {
    guard let given else {
      return NSAttributedString(string: text ?? "", attributes: typingAttributes)
    }
    return given.filled(with: typingAttributes)
  }
  package var rules: TextRules {
    TextRules(
      lines: textContainer.maximumNumberOfLines, lineBreak: textContainer.lineBreakMode,
      alignment: textAlignment)
  }
  /// Whether attributes of its parts are shown, which an editor of plain text does not.
  package var isAttributed: Bool { given != nil }

  // MARK: Focus

  package var wantsFocus = false
  package var moveFocus: ((Bool) -> Void)?
  public private(set) var isEditing = false
  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { isEditing }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    wantsFocus = true
    moveFocus?(true)
    touched()
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    wantsFocus = false
    moveFocus?(false)
    return true
  }

  /// Has the delegate decide on a text that was typed, and tells of it.
  package func enter(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let change = TextChange(from: old, to: new)
    guard
      textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.new)
        ?? true
    else { return touched() }
    text = new
    selectedRange = NSRange(location: change.range.location + change.new.utf16.count, length: 0)
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
  }
  package func focusChanged(to isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused {
      textDelegate?.textViewDidBeginEditing(self)
    } else {
      wantsFocus = false
      textDelegate?.textViewDidEndEditing(self)
    }
  }

  // MARK: Size

  private func height(_ width: CGFloat) -> CGFloat {
    let padding = 2 * textContainer.lineFragmentPadding
    let inset = textContainerInset
    let room = CGSize(
      width: max(width - inset.left - inset.right - padding, 1), height: CGFloat.infinity)
    let shown =
      content.length == 0 ? NSAttributedString(string: " ", attributes: typingAttributes) : content
    let lines = ViewTools.current?.textBox(shown, room, rules).size.height ?? 0
    return lines + inset.top + inset.bottom
  }
  /// One that does not scroll is as large as its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let padding = 2 * textContainer.lineFragmentPadding
    let inset = textContainerInset
    let limit = size.width > 0 ? size.width : CGFloat.infinity
    let room = CGSize(
      width: max(limit - inset.left - inset.right - padding, 1), height: CGFloat.infinity)
    let width = ViewTools.current?.textBox(content, room, rules).size.width ?? 0
    return CGSize(
      width: width + inset.left + inset.right + padding, height: height(limit))
  }
  open override func _heightForWidth(_ width: CGFloat) -> CGFloat? {
    isScrollEnabled || width <= 0 ? nil : height(width)
  }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ text: String) { enter((self.text ?? "") + text) }
}

/// Where a text view sets its lines.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// What is left free beside the lines; UIKit's documented default.
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open var size = CGSize.zero
  @available(*, unavailable, message: "Lines do not flow around shapes here.")
  open var exclusionPaths: [UIBezierPath] {
    get { [] }
    set {}
  }
  public override init() { super.init() }
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}

/// What arranges a text view's letters, which the engine's typesetter does.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
}

/// A text view's text, to be changed in place.
@MainActor @preconcurrency
public final class NSTextStorage: NSObject {
  private let view: UITextView
  init(of view: UITextView) {
    self.view = view
    super.init()
  }
  public var string: String { view.text ?? "" }
  public var length: Int { string.utf16.count }
  private func change(_ body: (NSMutableAttributedString) -> Void) {
    let copy = NSMutableAttributedString(attributedString: view.attributedText)
    body(copy)
    view.attributedText = copy
  }
  public func beginEditing() {}
  public func endEditing() {}
  public func setAttributedString(_ string: NSAttributedString) { view.attributedText = string }
  public func append(_ string: NSAttributedString) { change { $0.append(string) } }
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { $0.addAttribute(name, value: value, range: range) }
  }
  public func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change { $0.addAttributes(attributes, range: range) }
  }
  public func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { $0.setAttributes(attributes, range: range) }
  }
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { $0.removeAttribute(name, range: range) }
  }
  public func replaceCharacters(in range: NSRange, with string: String) {
    change { $0.replaceCharacters(in: range, with: string) }
  }
}

/// What a text view asks and tells.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  )
    -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

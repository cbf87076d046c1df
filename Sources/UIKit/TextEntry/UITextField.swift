import Foundation
import HangaGeometry

/// A line of text to enter.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInputTraits {
  public static func appearance() -> UITextField { Appearances.object { UITextField() } }

  /// When a button that empties the field, or a view beside the text, shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  open var clearButtonMode = ViewMode.never { didSet { touched() } }
  open var text: String? = "" { didSet { if text != oldValue { touched() } } }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { touched() } }
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      touched()
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { touched() } }
  open var textColor: UIColor? = .label { didSet { touched() } }
  open var textAlignment = NSTextAlignment.natural { didSet { touched() } }
  open var borderStyle = BorderStyle.none { didSet { touched() } }
  open var isSecureTextEntry = false { didSet { touched() } }
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var textContentType: UITextContentType?
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var allowsEditingTextAttributes = false
  open var leftView: UIView? { didSet { touched() } }
  open var rightView: UIView? { didSet { touched() } }
  open var leftViewMode = ViewMode.never { didSet { touched() } }
  open var rightViewMode = ViewMode.never { didSet { touched() } }
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var background: UIImage? { didSet { touched() } }
  open weak var delegate: (any UITextFieldDelegate)?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? UIColor.label]
    }
    set {
      if let value = newValue[.font] as? UIFont { font = value }
      if let value = newValue[.foregroundColor] as? UIColor { textColor = value }
      if let value = newValue[.kern] as? CGFloat { kerning = value }
    }
  }
  package private(set) var kerning: CGFloat = 0
  public internal(set) var isEditing = false

  // MARK: Focus

  /// Whether it has been asked to have the keyboard before it was shown.
  package var wantsFocus = false
  /// Moves the keyboard's focus; whoever shows the field sets it.
  package var moveFocus: ((Bool) -> Void)?
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
      delegate?.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.new) ?? true
    else { return touched() }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }
  package func focusChanged(to isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused {
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      wantsFocus = false
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
    touched()
  }
  package func submit() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
  package func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
  }

  // MARK: The parts' places

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = Self.size(of: leftView)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = Self.size(of: rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  private static func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    return view.bounds.size == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }

  /// Whether a view beside the text shows now.
  package func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
  package var showsClearButton: Bool { !(text ?? "").isEmpty && shows(clearButtonMode) }
  /// facts/controls.md §4: rounded fields inset their text by 7.
  private var insets: UIEdgeInsets {
    let own: CGFloat = borderStyle == .roundedRect || borderStyle == .bezel ? 7 : 0
    var insets = UIEdgeInsets(top: 0, left: own, bottom: 0, right: own)
    if leftView != nil, shows(leftViewMode) { insets.left += leftViewRect(forBounds: bounds).width }
    if rightView != nil, shows(rightViewMode) {
      insets.right += rightViewRect(forBounds: bounds).width
    } else if showsClearButton {
      insets.right += 22
    }
    return insets
  }

  /// facts/controls.md §4: rounded fields are 34 high at 17 points.
  open override var intrinsicContentSize: CGSize {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let font = font ?? .systemFont(ofSize: 17)
    let width = NSAttributedString(string: shown, attributes: [.font: font]).size().width
    let line = font.lineHeight.rounded(.up)
    let isFramed = borderStyle == .roundedRect || borderStyle == .bezel
    return CGSize(
      width: width + insets.left + insets.right, height: isFramed ? line + 13 : line + 1)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  package override var baselines: (first: CGFloat, last: CGFloat)? {
    let font = font ?? .systemFont(ofSize: 17)
    let height = intrinsicContentSize.height
    let first = (height - font.lineHeight) / 2 + font.ascender
    return (first, height - first)
  }
}

/// What of a text has become something else, as delegates are told.
package struct TextChange {
  package let range: NSRange
  package let new: String

  package init(from old: String, to new: String) {
    let (a, b) = (Array(old.utf16), Array(new.utf16))
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
      end += 1
    }
    range = NSRange(location: start, length: a.count - start - end)
    self.new = String(decoding: b[start..<(b.count - end)], as: UTF16.self)
  }
}

/// What a text field asks and tells.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

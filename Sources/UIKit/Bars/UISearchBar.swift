import Foundation
import HangaGeometry

/// A field to search by.
@MainActor @preconcurrency
open class UISearchBar: UIView, UITextInputTraits {
  public static func appearance() -> UISearchBar { Appearances.object { UISearchBar() } }
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? = "" { didSet { if text != oldValue { touched() } } }
  open var placeholder: String? { didSet { touched() } }
  open var prompt: String? { didSet { touched() } }
  open var searchBarStyle = Style.default { didSet { touched() } }
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor? { didSet { touched() } }
  open var backgroundImage: UIImage? { didSet { touched() } }
  open var isTranslucent = true
  open var showsCancelButton = false { didSet { touched() } }
  open var showsBookmarkButton = false { didSet { touched() } }
  open var showsSearchResultsButton = false
  open var isEnabled = true { didSet { touched() } }
  open var scopeButtonTitles: [String]? { didSet { touched() } }
  open var selectedScopeButtonIndex = 0 { didSet { touched() } }
  open var showsScopeBar = false { didSet { touched() } }
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var enablesReturnKeyAutomatically = true
  open var inputAccessoryView: UIView?
  public let searchTextField = UISearchTextField()
  package private(set) var isEditing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.bar = self
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package var wantsFocus = false
  package var moveFocus: ((Bool) -> Void)?
  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { isEditing }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    wantsFocus = true
    moveFocus?(true)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    wantsFocus = false
    moveFocus?(false)
    return true
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
    touched()
  }
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    fieldImage = image
    touched()
  }
  package private(set) var icons: [Icon: UIImage] = [:]
  package private(set) var fieldImage: UIImage?

  package func enter(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let change = TextChange(from: old, to: new)
    guard
      delegate?.searchBar(self, shouldChangeTextIn: change.range, replacementText: change.new)
        ?? true
    else { return touched() }
    text = new
    delegate?.searchBar(self, textDidChange: new)
    searchTextField.sendActions(for: .editingChanged)
    onText?(new)
  }
  /// A search controller that follows the text.
  package var onText: ((String) -> Void)?
  package func focusChanged(to isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
    touched()
  }

  /// facts/controls.md §4: a field of 36 with 10 above and below.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: 56 + (showsScopeBar && scopeButtonTitles != nil ? 44 : 0) + (prompt == nil ? 0 : 20))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?
  open override var text: String? {
    get { bar?.text ?? super.text }
    set { if let bar { bar.text = newValue } else { super.text = newValue } }
  }
  open override var placeholder: String? {
    get { bar?.placeholder ?? super.placeholder }
    set { if let bar { bar.placeholder = newValue } else { super.placeholder = newValue } }
  }
  package override func touched() {
    super.touched()
    bar?.touched()
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 50, height: 36)
  }
}

/// What a search bar asks and tells.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// Searches by a bar that a navigation item shows.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: AnyObject?
  public let searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var showsSearchResultsController = false
  open var isActive = false {
    didSet { if !isActive, oldValue { searchBar.text = "" } }
  }

  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.onText = { [weak self] _ in
      guard let self else { return }
      isActive = true
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

import Foundation
import HangaGeometry

/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The look a button is made with.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    public static let roundedRect = ButtonType.system
  }
  /// Which of its parts changes what another says.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public static func appearance() -> UIButton { Appearances.object { UIButton() } }

  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var titleColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  private var backgrounds = StateValues<UIImage>()
  public private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  public let titleLabel: UILabel? = {
    let label = UILabel()
    // What UIKit makes buttons with; a configuration brings its own.
    label.font = .systemFont(ofSize: 15)
    return label
  }()
  public let imageView: UIImageView? = UIImageView()
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { touched() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { touched() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { touched() } }
  open var adjustsImageWhenHighlighted = true
  open var showsTouchWhenHighlighted = false
  open var changesSelectionAsPrimaryAction = false
  open var configuration: Configuration? { didSet { touched() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { touched() } }
  open var automaticallyUpdatesConfiguration = true
  open var menu: UIMenu? {
    get { menuOfControl }
    set {
      menuOfControl = newValue
      touched()
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    switch type {
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .custom, .system, .plain: break
    }
  }
  public convenience init(
    frame: CGRect = .zero, type: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(type: type)
    self.frame = frame
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton
  {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
    touched()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    touched()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    touched()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = currentImage
    touched()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    touched()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state] = configuration }
  package private(set) var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  open func title(for state: State) -> String? { titles[state] }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func image(for state: State) -> UIImage? { images[state] }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  open var currentTitle: String? { titles[state] }
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }
  open var currentTitleColor: UIColor { titleColors[state] ?? usualTitleColor }
  open var currentImage: UIImage? { images[state] }
  open var currentBackgroundImage: UIImage? { backgrounds[state] }

  /// Custom buttons are white, the system's are tinted.
  private var usualTitleColor: UIColor { buttonType == .custom ? .white : tintColor }
  /// The colour that has been set for a state, or `nil` where it follows the state by itself.
  package var saidTitleColor: UIColor? { titleColors[state] }

  open func setNeedsUpdateConfiguration() { touched() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Whether its handler is being asked, which touches it again.
  package var isUpdating = false
  package func prepareLook() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
    isUpdating = false
  }
  package override func touched() { if !isUpdating { super.touched() } }

  open override var intrinsicContentSize: CGSize {
    standInSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func sendActions(for controlEvents: Event) {
    if changesSelectionAsPrimaryAction, controlEvents.contains(.touchUpInside) {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents)
  }
  package override var baselines: (first: CGFloat, last: CGFloat)? {
    guard let label = titleLabel, !(currentTitle ?? configuration?.title ?? "").isEmpty else {
      return nil
    }
    let font = configuration == nil ? label.font! : UIFont.preferredFont(forTextStyle: .body)
    let height = intrinsicContentSize.height
    let first = (height - font.lineHeight) / 2 + font.ascender
    return (first, height - first)
  }
}

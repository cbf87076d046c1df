import Foundation

/// A view that sends an action when it is used.
///
/// Actions named by a selector are never sent: there is no Objective-C to find them by name.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: .max)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(event: Event, action: UIAction)] = []

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}

/// A closure for a control or a menu.
@MainActor @preconcurrency
public final class UIAction: NSObject {
  public let title: String
  public let image: UIImage?
  package let handler: (UIAction) -> Void

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    (self.title, self.image, self.handler) = (title, image, handler)
    super.init()
  }
}

/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  public static func appearance() -> UISwitch { Appearances.object { UISwitch() } }
  package override class var usualHugging: UILayoutPriority { .defaultHigh }
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

/// A slider.
@MainActor @preconcurrency
open class UISlider: UIControl {
  public static func appearance() -> UISlider { Appearances.object { UISlider() } }
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}

/// Two buttons that count up and down.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  public static func appearance() -> UIStepper { Appearances.object { UIStepper() } }
  package override class var usualHugging: UILayoutPriority { .defaultHigh }
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

/// A choice of a few titles.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public static func appearance() -> UISegmentedControl {
    Appearances.object { UISegmentedControl(items: nil) }
  }

  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  package private(set) var titles: [String]

  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }
  /// What is said of the titles, by the raw value of their state.
  package private(set) var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
  }
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }
}

/// The dots of pages.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  public static func appearance() -> UIPageControl { Appearances.object { UIPageControl() } }

  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
  /// facts/controls.md §3.4.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 18 + 20, height: 26)
  }
}

/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The look a button is made with.
  public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, close }

  package private(set) var title: String?
  package private(set) var image: UIImage?
  package private(set) var titleColor: UIColor?
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()

  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(
    frame: CGRect = .zero, type: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { self.title = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    if state == .normal { titleColor = color }
  }
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { self.image = image }
  }
}

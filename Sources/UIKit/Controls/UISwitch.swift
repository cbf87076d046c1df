import Foundation

/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  public static func appearance() -> UISwitch { Appearances.object { UISwitch() } }
  package override class var usualHugging: UILayoutPriority { .defaultHigh }
  open var isOn = false { didSet { if isOn != oldValue { touched() } } }
  open var onTintColor: UIColor? { didSet { touched() } }
  open var thumbTintColor: UIColor? { didSet { touched() } }
  open var title: String?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize { standInSize ?? CGSize(width: 51, height: 31) }
}

extension UIView {
  /// The size that the view it is drawn by wants; `nil` where none draws it.
  package var standInSize: CGSize? {
    ViewTools.current?.fittingSize(self, CGSize(width: CGFloat.infinity, height: .infinity))
  }
}

/// A slider.
@MainActor @preconcurrency
open class UISlider: UIControl {
  public static func appearance() -> UISlider { Appearances.object { UISlider() } }
  open var value: Float = 0 { didSet { if value != oldValue { touched() } } }
  open var minimumValue: Float = 0 { didSet { touched() } }
  open var maximumValue: Float = 1 { didSet { touched() } }
  open var minimumTrackTintColor: UIColor? { didSet { touched() } }
  open var maximumTrackTintColor: UIColor? { didSet { touched() } }
  open var thumbTintColor: UIColor? { didSet { touched() } }
  open var minimumValueImage: UIImage? { didSet { touched() } }
  open var maximumValueImage: UIImage? { didSet { touched() } }
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  @available(
    *, unavailable, message: "A slider's knob is the system's; tint it with thumbTintColor."
  )
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  @available(*, unavailable, message: "A slider's track is the system's; tint it instead.")
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  @available(*, unavailable, message: "A slider's track is the system's; tint it instead.")
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: standInSize?.height ?? 34)
  }
}

/// Two buttons that count up and down.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  public static func appearance() -> UIStepper { Appearances.object { UIStepper() } }
  package override class var usualHugging: UILayoutPriority { .defaultHigh }
  open var value = 0.0 { didSet { if value != oldValue { touched() } } }
  open var minimumValue = 0.0 { didSet { touched() } }
  open var maximumValue = 100.0 { didSet { touched() } }
  open var stepValue = 1.0 { didSet { touched() } }
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize { standInSize ?? CGSize(width: 94, height: 32) }
}

/// A choice of a few titles.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public static func appearance() -> UISegmentedControl {
    Appearances.object { UISegmentedControl(items: nil) }
  }

  /// A segment's title or picture.
  package enum Segment: Hashable {
    case title(String)
    case image(UIImage)
  }
  public nonisolated static let noSegment = -1
  open var selectedSegmentIndex = -1 {
    didSet { if selectedSegmentIndex != oldValue { touched() } }
  }
  open var selectedSegmentTintColor: UIColor? { didSet { touched() } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  package private(set) var segments: [Segment] { didSet { touched() } }
  private var disabled: Set<Int> = []
  private var actions: [Int: UIAction] = [:]

  public init(items: [Any]?) {
    segments = (items ?? []).map { item in
      (item as? UIImage).map { .image($0) } ?? .title(item as? String ?? "")
    }
    super.init(frame: .zero)
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions.map { $0.image ?? $0.title as Any })
    self.frame = frame
    for (index, action) in actions.enumerated() { self.actions[index] = action }
  }
  public override convenience init(frame: CGRect) {
    self.init(items: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    segments = []
    super.init(coder: coder)
  }

  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents == .valueChanged, let action = actions[selectedSegmentIndex] {
      action.handler(action)
    }
  }
  open var numberOfSegments: Int { segments.count }
  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment] else {
      return nil
    }
    return title
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .image(let image) = segments[segment] else {
      return nil
    }
    return image
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = .title(title ?? "") }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment), let image { segments[segment] = .image(image) }
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(.title(title ?? ""), at: min(max(segment, 0), segments.count))
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(.image(image ?? UIImage()), at: min(max(segment, 0), segments.count))
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    actions[min(max(segment, 0), segments.count - 1)] = action
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  open func removeAllSegments() { segments = [] }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    touched()
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
  /// What is said of the titles, by the raw value of their state.
  package private(set) var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    touched()
  }
  @available(
    *, unavailable, message: "A segmented control's ground is the system's; tint it instead."
  )
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  @available(*, unavailable, message: "A segmented control's lines are the system's.")
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState: State, rightSegmentState: State,
    barMetrics: UIBarMetrics
  ) {}
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize {
    let own = standInSize
    return CGSize(width: own?.width ?? UIView.noIntrinsicMetric, height: own?.height ?? 32)
  }
}

/// The dots of pages.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  public static func appearance() -> UIPageControl { Appearances.object { UIPageControl() } }
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  open var numberOfPages = 0 { didSet { touched() } }
  open var currentPage = 0 { didSet { if currentPage != oldValue { touched() } } }
  open var hidesForSinglePage = false { didSet { touched() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { touched() } }
  open var pageIndicatorTintColor: UIColor? { didSet { touched() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { touched() } }
  open var allowsContinuousInteraction = true
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 18 + 20, height: 26)
  }
  /// facts/controls.md §3.4.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

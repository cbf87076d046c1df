import Foundation

/// A view that sends an action when it is used.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
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
    public static let focused = State(rawValue: 8)
  }

  /// Where contents stand in a larger control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { touched() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { touched() } }
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  package func stateDidChange() { touched() }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  private struct Entry {
    var event: Event
    var action: UIAction?
    weak var target: AnyObject?
    var selector: Selector?
  }
  private var entries: [Entry] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Without a target nobody is found to send the action to.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    entries.append(Entry(event: controlEvents, target: target as AnyObject, selector: action))
    touched()
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    entries.removeAll { entry in
      entry.selector != nil && (target == nil || entry.target === target as AnyObject)
        && (action == nil || entry.selector == action)
        && !entry.event.isDisjoint(with: controlEvents)
    }
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    entries.append(Entry(event: controlEvents, action: action))
    touched()
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    entries.removeAll { $0.action === action }
  }
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.event.isDisjoint(with: controlEvents) {
      if let action = entry.action {
        action.sender = self
        action.handler(action)
      }
      if let selector = entry.selector { sendAction(selector, to: entry.target, for: nil) }
    }
  }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: target, [self, event])
  }
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.event) } }

  /// Whether a touch of it has a meaning.
  package var hasTouchActions: Bool {
    entries.contains {
      !$0.event.isDisjoint(with: [.touchDown, .touchUpInside, .primaryActionTriggered])
    }
  }

  /// A menu that it shows.
  package var menuOfControl: UIMenu?
  open var showsMenuAsPrimaryAction = false { didSet { touched() } }
}

/// Looks of a control by state: the nearest that is said.
package struct StateValues<Value> {
  private var values: [UInt: Value] = [:]
  package init() {}
  package subscript(state: UIControl.State) -> Value? {
    get {
      if let own = values[state.rawValue] { return own }
      // A control that is several things at once looks as the strongest of them says.
      for part in [UIControl.State.disabled, .selected, .highlighted] where state.contains(part) {
        if let own = values[part.rawValue] { return own }
      }
      return values[0]
    }
    set { values[state.rawValue] = newValue }
  }
  /// What is said of exactly this state.
  package func said(for state: UIControl.State) -> Value? { values[state.rawValue] }
}

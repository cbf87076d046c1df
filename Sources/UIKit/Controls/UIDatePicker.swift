import Foundation
import HangaGeometry

/// Chooses a date or a time.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  public static func appearance() -> UIDatePicker { Appearances.object { UIDatePicker() } }
  package override class var usualHugging: UILayoutPriority { .defaultHigh }
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  open var datePickerMode = Mode.dateAndTime { didSet { touched() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { touched() } }
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var date = Date() { didSet { if date != oldValue { touched() } } }
  open var minimumDate: Date? { didSet { touched() } }
  open var maximumDate: Date? { didSet { touched() } }
  open var locale: Locale? { didSet { touched() } }
  open var calendar: Calendar! = .current { didSet { touched() } }
  open var timeZone: TimeZone? { didSet { touched() } }
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  @available(*, unavailable, message: "A count-down's wheels are not drawn; use a UIPickerView.")
  open var countDownDuration: TimeInterval {
    get { 0 }
    set {}
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open override var intrinsicContentSize: CGSize { standInSize ?? CGSize(width: 200, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Wheels of choices.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { touched() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { touched() } }
  open var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:]
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    touched()
  }
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
  open func reloadAllComponents() { touched() }
  open func reloadComponent(_ component: Int) { touched() }
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: bounds.width / CGFloat(max(numberOfComponents, 1)),
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  /// facts/controls.md §4: a wheel's height; as wide as UIKit documents.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Somebody has turned a wheel.
  package func turn(_ component: Int, to row: Int) {
    guard selectedRow(inComponent: component) != row else { return }
    chosen[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    touched()
  }
}

@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

/// What says that a row has no view of its own.
package final class PlainPickerRow: UIView {}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  )
    -> String?
  { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { PlainPickerRow() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 32 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    -1
  }
}

/// Chooses a colour.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  package override class var usualHugging: UILayoutPriority { .defaultHigh }
  open var selectedColor: UIColor? { didSet { touched() } }
  open var supportsAlpha = true
  open var title: String?
  open override var intrinsicContentSize: CGSize { standInSize ?? CGSize(width: 28, height: 28) }
}

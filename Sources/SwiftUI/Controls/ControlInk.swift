import HangaDrawing
import HangaRuntime
import UIKit

/// What an app asks of all its controls of one kind by UIKit's appearances.
enum ControlInk {
  // MARK: Segmented controls

  static var segmentGround: UIColor? {
    onMain { Appearances.known(UISegmentedControl.self)?.backgroundColor }
  }
  static var segmentPill: UIColor? {
    onMain { Appearances.known(UISegmentedControl.self)?.selectedSegmentTintColor }
  }
  static func segmentTitle(isChosen: Bool) -> BarInk {
    let attributes = onMain { Appearances.known(UISegmentedControl.self)?.titleAttributes } ?? [:]
    let normal = BarInk(attributes[UIControl.State.normal.rawValue])
    guard isChosen else { return normal }
    return BarInk(attributes[UIControl.State.selected.rawValue]).filled(from: normal)
  }

  // MARK: Switches and sliders

  static var switchOn: UIColor? { onMain { Appearances.known(UISwitch.self)?.onTintColor } }
  static var switchThumb: UIColor? { onMain { Appearances.known(UISwitch.self)?.thumbTintColor } }
  static var sliderFilled: UIColor? {
    onMain { Appearances.known(UISlider.self)?.minimumTrackTintColor }
  }
  static var sliderRest: UIColor? {
    onMain { Appearances.known(UISlider.self)?.maximumTrackTintColor }
  }
  static var sliderThumb: UIColor? { onMain { Appearances.known(UISlider.self)?.thumbTintColor } }

  // MARK: Lists

  static var listGround: UIColor? {
    onMain { Appearances.known(UITableView.self)?.backgroundColor }
  }
  static var rowGround: UIColor? {
    onMain { Appearances.known(UITableViewCell.self)?.backgroundColor }
  }
  static var separator: UIColor? { onMain { Appearances.known(UITableView.self)?.separatorColor } }
  static var hidesSeparators: Bool {
    onMain {
      guard let table = Appearances.known(UITableView.self) else { return false }
      return table.hasGivenSeparators && table.separatorStyle == .none
    }
  }

  // MARK: Text

  static var editorGround: UIColor? {
    onMain { Appearances.known(UITextView.self)?.backgroundColor }
  }
}

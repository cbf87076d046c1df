import Foundation
import HangaGeometry

/// Lengths, proposals and lines in words, for reports.
package enum LayoutNumber {
  /// At most two decimals, `∞`, without a needless point.
  package static func text(_ value: CGFloat) -> String {
    if value == .infinity { return "∞" }
    if value == -.infinity { return "−∞" }
    if value.isNaN { return "undefined" }
    let hundredths = Int((value.magnitude * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let sign = value < 0 && hundredths > 0 ? "−" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let tens = rest / 10
    return rest % 10 == 0 ? "\(sign)\(whole).\(tens)" : "\(sign)\(whole).\(tens)\(rest % 10)"
  }

  /// `nil` is `ideal`.
  package static func length(_ value: CGFloat?) -> String { value.map { text($0) } ?? "ideal" }

  package static func text(_ size: CGSize) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }
  package static func text(_ proposal: ProposedViewSize) -> String {
    "\(length(proposal.width)) × \(length(proposal.height))"
  }
  package static func text(_ point: CGPoint) -> String { "\(text(point.x)), \(text(point.y))" }

  package static func name(_ key: AlignmentKey) -> String {
    switch key.axis {
    case .horizontal:
      let known: [(HorizontalAlignment, String)] = [
        (.leading, "leading"), (.center, "center"), (.trailing, "trailing"),
      ]
      return known.first { $0.0.key == key }?.1 ?? "a horizontal guide of its own"
    case .vertical:
      let known: [(VerticalAlignment, String)] = [
        (.top, "top"), (.center, "center"), (.bottom, "bottom"),
        (.firstTextBaseline, "firstTextBaseline"), (.lastTextBaseline, "lastTextBaseline"),
      ]
      return known.first { $0.0.key == key }?.1 ?? "a vertical guide of its own"
    }
  }

  package static func name(_ alignment: Alignment) -> String {
    let (across, down) = (name(alignment.horizontal.key), name(alignment.vertical.key))
    return across == down ? across : "\(down) \(across)"
  }

  package static func text(_ insets: EdgeInsets) -> String {
    "top \(text(insets.top)), leading \(text(insets.leading)), bottom \(text(insets.bottom)), "
      + "trailing \(text(insets.trailing))"
  }
}

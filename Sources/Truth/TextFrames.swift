import Foundation
import Hanga

/// The frames of texts in their own font beside the room that Apple's took.
struct TextFrames {
  private(set) var count = TruthRow.Count.none
  private(set) var failures: [String] = []
  private var widest: (share: Double, points: Double) = (0, 0)
  private var tallest = 0.0

  /// What a text may be wider or narrower by: a share of its width, or a point where it is short.
  static let widthShare = 0.03
  static let shortWidth = 1.0

  init(rooms: ElementTree, written: ElementTree, scale: CGFloat) throws {
    let wanted = Self.texts(in: rooms)
    let found = Self.texts(in: written)
    count.all = wanted.count
    guard wanted.count == found.count else {
      failures = ["\(found.count) texts, not \(wanted.count)"]
      return
    }
    for ((room, isLoose), (text, _)) in zip(wanted, found) {
      let high = abs(text.frame.height - room.frame.height) * Double(scale)
      let wide = abs(text.frame.width - room.frame.width)
      tallest = max(tallest, high)
      if !isLoose, wide > widest.points { widest = (wide / max(room.frame.width, 1), wide) }
      // A height is exact to the pixel grid; the room may state thirds with four decimals.
      let isHigh = high < 0.01
      let isWide =
        isLoose || wide <= max(room.frame.width * Self.widthShare, Self.shortWidth) + 1e-6
      if isHigh && isWide {
        count.agreed += 1
      } else {
        failures.append(
          "text of \(text.frame.width) × \(text.frame.height), not \(room.frame.width) × "
            + "\(room.frame.height)")
      }
    }
  }

  /// The texts of a tree, and whether nobody measured their widths.
  private static func texts(in tree: ElementTree) -> [(ElementTree.Element, isLoose: Bool)] {
    func find(_ element: ElementTree.Element) -> [(ElementTree.Element, isLoose: Bool)] {
      if element.type == "LooseWording" { return [(element, true)] }
      return element.type == "Wording" ? [(element, false)] : element.children.flatMap(find)
    }
    return tree.elements.flatMap(find)
  }

  /// In words.
  var deviation: String {
    let high = tallest < 0.01 ? "heights exact" : "heights \(TruthNumber.text(tallest)) px"
    if widest.points == 0 { return "\(high), widths exact or unknown" }
    return "\(high), widths \(TruthNumber.text(widest.points)) pt "
      + "(\(TruthNumber.text(widest.share * 100)) %)"
  }
}

/// Numbers of the table.
enum TruthNumber {
  /// With at most two decimals.
  static func text(_ value: Double) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "−" : ""
    let rest = hundredths % 100
    let whole = "\(sign)\(hundredths / 100)"
    if rest == 0 { return whole }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest / 10)\(rest % 10)"
  }
}

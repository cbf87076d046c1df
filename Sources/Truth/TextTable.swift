import Foundation
import Hanga
import SwiftUI

/// Measured widths, heights and line breaks of texts in San Francisco, in points.
package struct TextTable: Decodable, Sendable {
  /// Widths of texts in one font, rounded up to a pixel of the scale.
  package struct Group: Decodable, Sendable, CustomStringConvertible {
    package var name: String
    var platform: String
    package var size: CGFloat
    package var weight: Int
    package var scale: CGFloat
    var monospacedDigits: Bool?
    package var widths: [Width]

    package var description: String {
      "\(name) \(TruthNumber.text(Double(size))) pt, \(platform), \(TruthNumber.text(Double(scale)))×"
    }
  }

  package struct Width: Decodable, Sendable {
    package var text: String
    package var points: Double
  }

  /// The height of some lines in a text style or a size.
  package struct Height: Decodable, Sendable {
    var platform: String
    var style: String?
    var size: CGFloat?
    var scale: CGFloat
    var lines: Int
    var points: Double
  }

  /// The words before which lines end when a text is offered a width.
  package struct Break: Decodable, Sendable {
    var platform: String
    var size: CGFloat
    var scale: CGFloat
    var text: String
    var points: CGFloat
    var ends: [String]
  }

  package var groups: [Group]
  package var heights: [Height]
  package var breaks: [Break]
}

extension TextTable.Group {
  var font: Font {
    let font = Font.system(size: size, weight: Font.Weight.numbered(weight))
    return monospacedDigits == true ? font.monospacedDigit() : font
  }
}

extension Font.Weight {
  fileprivate static func numbered(_ number: Int) -> Font.Weight {
    let all: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return all[min(max(number / 100 - 1, 0), all.count - 1)]
  }
}

extension TextTable.Height {
  var font: Font {
    if let size { return .system(size: size) }
    let known: [String: Font] = [
      "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
      "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
      "footnote": .footnote, "caption": .caption, "caption2": .caption2,
    ]
    return known[style ?? ""] ?? .body
  }

  var title: String {
    "\(style ?? TruthNumber.text(Double(size ?? 0)) + " pt") \(platform) "
      + "\(TruthNumber.text(Double(scale)))×, \(lines)"
  }
}

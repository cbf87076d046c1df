import Foundation

/// What `fonts.json` beside font files says of them.
///
///     {
///       "aliases": { "Marker Felt": "Kalam" },
///       "metrics": { "Marker Felt": { "ascender": 0.86, "descender": -0.22, "lineGap": 0 } }
///     }
///
/// An alias lets a font stand in for one that is not there. Metrics, in em, replace those of the
/// file for a name: with a stand-in's shapes, lines keep the height of the font that is meant.
struct FontNotes: Decodable {
  static let fileName = "fonts.json"

  var aliases: [String: String]
  var metrics: [String: FontMeasures]

  private enum CodingKeys: String, CodingKey { case aliases, metrics }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    aliases = try container.decodeIfPresent([String: String].self, forKey: .aliases) ?? [:]
    metrics = try container.decodeIfPresent([String: FontMeasures].self, forKey: .metrics) ?? [:]
  }

  init(path: String) throws(FontError) {
    do {
      self = try JSONDecoder().decode(
        FontNotes.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .badNotes(path: path, why: Self.text(of: error))
    }
  }

  private static func text(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      return (place.isEmpty ? "" : place + ": ") + context.debugDescription
    default: return "it cannot be read"
    }
  }
}

/// Vertical measures in em that replace a font's own; `nil` keeps its own.
package struct FontMeasures: Hashable, Sendable, Decodable {
  package var ascender: Double?
  /// Negative: below the baseline.
  package var descender: Double?
  package var lineGap: Double?
  package var capHeight: Double?
  package var xHeight: Double?

  package init(
    ascender: Double? = nil, descender: Double? = nil, lineGap: Double? = nil,
    capHeight: Double? = nil, xHeight: Double? = nil
  ) {
    (self.ascender, self.descender, self.lineGap) = (ascender, descender, lineGap)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }
}

import Foundation

/// A small sign at the corner of a symbol, from the part of a name after `badge`.
struct SymbolBadge: Hashable, Sendable {
  /// What the name says; nothing is a dot.
  var sign: String
  /// Whether it lies in a triangle.
  var isWarning = false

  private enum Ground { case disc, none }

  /// The symbols of signs that are not their names, and which of them stand without a disc.
  private static let pictures: [String: (name: String, ground: Ground)] = [
    "arrow.forward": ("arrow.right", .disc), "automatic": ("a", .disc),
    "play": ("play.fill", .disc),
    "record": ("circle.fill", .disc), "person.crop": ("person.fill", .none),
    "clock": ("clock", .none), "gearshape": ("gearshape.fill", .none), "key": ("key.fill", .none),
    "star": ("star.fill", .none), "sparkles": ("sparkles", .none), "heart": ("heart.fill", .none),
    "lock": ("lock.fill", .none), "wifi": ("wifi", .none), "icloud": ("icloud.fill", .none),
    "bolt": ("bolt.fill", .none), "waveform": ("waveform", .none),
    "camera": ("camera.fill", .none), "video": ("video.fill", .none),
    "moon": ("moon.fill", .none), "eye": ("eye.fill", .none), "mic": ("mic.fill", .none),
    "microphone": ("mic.fill", .none), "magnifyingglass": ("magnifyingglass", .none),
    "shield.checkmark": ("checkmark.shield.fill", .none),
    "shield.half.filled": ("shield.lefthalf.filled", .none),
    "timemachine": ("clock.arrow.circlepath", .none),
  ]

  private static let discSigns: Set<String> = [
    "", "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis",
    "arrow.up", "arrow.down",
  ]

  static var signs: [String] { Array(discSigns) + pictures.keys }

  /// The symbol of the sign.
  var picture: String { Self.pictures[sign]?.name ?? sign }

  var hasDisc: Bool { Self.pictures[sign]?.ground != Ground.none }

  /// A name's part before its badge, and the badge; `nil` if it has none that is known.
  static func parted(_ name: String) -> (base: String, badge: SymbolBadge)? {
    if let base = name.removing(suffix: ".trianglebadge.exclamationmark") {
      return (base, SymbolBadge(sign: "exclamationmark", isWarning: true))
    }
    guard let range = name.range(of: ".badge") else { return nil }
    let rest = name[range.upperBound...]
    guard rest.isEmpty || rest.first == "." else { return nil }
    let sign = String(rest.dropFirst())
    guard discSigns.contains(sign) || pictures[sign] != nil else { return nil }
    return (String(name[..<range.lowerBound]), SymbolBadge(sign: sign))
  }
}

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
    "shield.exclamationmark": ("exclamationmark.shield.fill", .none),
    "location": ("location.fill", .none),
    "shield.half.filled": ("shield.lefthalf.filled", .none),
    "timemachine": ("clock.arrow.circlepath", .none),
  ]

  /// The symbols that have the rarer signs; others are on any symbol with badges.
  private static let owners: [String: Set<String>] = [
    "arrow.up": ["doc", "document"], "arrow.down": ["photo", "slider.horizontal.2.square"],
    "arrow.forward": ["pencil.tip.crop.circle"],
    "automatic": ["bolt", "fan", "livephoto", "square.stack.3d.up"],
    "play": [
      "ipad", "iphone", "pano", "rectangle.stack", "visionpro", "vision.pro", "ipad.landscape",
      "ipad.gen1",
      "ipad.gen2", "iphone.gen1", "iphone.gen2", "iphone.gen3",
    ],
    "record": ["rectangle.dashed", "rectangle.inset.filled", "menubar.dock.rectangle"],
    "key": ["person", "person.2"], "star": ["text"], "sparkles": ["lasso"],
    "heart": ["person", "calendar"], "lock": ["calendar", "wifi", "hourglass", "steeringwheel"],
    "wifi": ["externaldrive", "house", "tv"], "icloud": ["externaldrive"],
    "bolt": ["heart"], "waveform": ["bell", "ear", "message", "phone", "video"],
    "camera": ["person.crop.square"], "video": ["person.crop.square"],
    "moon": ["person.crop.circle"], "eye": ["keyboard", "hourglass"], "mic": ["waveform"],
    "microphone": ["waveform"],
    "magnifyingglass": ["photo", "text.page", "waveform", "person.crop"],
    "shield.checkmark": ["desktopcomputer", "macbook", "person"],
    "shield.exclamationmark": ["person"],
    "location": [
      "ipad", "ipad.gen1", "ipad.gen2", "ipad.landscape", "iphone", "iphone.gen1", "iphone.gen2",
      "iphone.gen3",
    ], "shield.half.filled": ["envelope", "network"],
    "timemachine": ["externaldrive"],
    "person.crop": [
      "envelope", "externaldrive", "folder", "rectangle", "rectangle.stack", "square.on.square",
    ],
    "gearshape": [
      "car", "doc", "document", "folder", "person.2", "rectangle.on.rectangle", "house", "gauge",
    ],
  ]

  /// Whether a symbol has this badge, of those with badges.
  func belongs(to base: String) -> Bool {
    Self.owners[sign].map { $0.contains(base) } ?? true
  }

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

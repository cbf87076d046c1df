import Foundation
import HangaDrawing
import HangaGeometry

/// A colour of an asset catalog in both schemes.
struct AssetColor: Hashable, Sendable {
  var light: ResolvedColor
  var dark: ResolvedColor?
}

/// What the `Contents.json` of a catalog folder says.
struct CatalogContents {
  var images: [AssetIndex.ImageFile] = []
  var color: AssetColor?
  var providesNamespace = false

  private static let idioms: [String?] = [nil, "universal", "iphone", "ipad"]

  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    let properties = json["properties"] as? [String: Any]
    providesNamespace = properties?["provides-namespace"] as? Bool ?? false
    let isTemplate = properties?["template-rendering-intent"] as? String == "template"
    for entry in json["images"] as? [[String: Any]] ?? [] where Self.isForUs(entry) {
      guard let file = entry["filename"] as? String else { continue }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) }
      images.append(
        AssetIndex.ImageFile(
          path: folder + "/" + file, scale: CGFloat(scale ?? 1), isDark: Self.isDark(entry),
          isTemplate: isTemplate))
    }
    for entry in json["colors"] as? [[String: Any]] ?? [] where Self.isForUs(entry) {
      let json = entry["color"] as? [String: Any]
      if let reference = json?["reference"] as? String {
        color = color ?? Self.systemColor(reference)
        continue
      }
      guard let value = Self.color(json) else { continue }
      if Self.isDark(entry) {
        color = AssetColor(light: color?.light ?? value, dark: value)
      } else {
        color = AssetColor(light: value, dark: color?.dark)
      }
    }
  }

  private static func isForUs(_ entry: [String: Any]) -> Bool {
    idioms.contains(entry["idiom"] as? String) && !hasContrast(entry)
  }

  private static func appearances(_ entry: [String: Any]) -> [[String: Any]] {
    entry["appearances"] as? [[String: Any]] ?? []
  }

  private static func hasContrast(_ entry: [String: Any]) -> Bool {
    appearances(entry).contains { $0["appearance"] as? String == "contrast" }
  }

  private static func isDark(_ entry: [String: Any]) -> Bool {
    appearances(entry).contains {
      $0["appearance"] as? String == "luminosity" && $0["value"] as? String == "dark"
    }
  }

  /// One of the system's colours, by UIKit's name for it.
  private static func systemColor(_ reference: String) -> AssetColor? {
    var name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if SystemColorName(rawValue: name) == nil, name.hasPrefix("system") {
      name.removeFirst(6)
      name = name.prefix(1).lowercased() + name.dropFirst()
    }
    guard let found = SystemColorName(rawValue: name) else { return nil }
    return AssetColor(
      light: SystemColorTable.color(found, ColorConditions()),
      dark: SystemColorTable.color(found, ColorConditions(isDark: true)))
  }

  private static func color(_ json: [String: Any]?) -> ResolvedColor? {
    guard let json, let parts = json["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> Double? { (parts[name] as? String).flatMap(number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      return ResolvedColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    let color = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
    return json["color-space"] as? String == "display-p3" ? DisplayP3.toSRGB(color) : color
  }

  /// `0xFF` and whole numbers are bytes; numbers with a point are fractions.
  private static func number(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text) else { return nil }
    return text.contains(".") ? value : value / 255
  }
}

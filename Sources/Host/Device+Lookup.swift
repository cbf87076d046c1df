import Foundation

extension Device {
  /// The device called `name`, whatever its case, spaces, hyphens, dots and parentheses.
  ///
  /// The words *generation*, *inch* and a chip's name may be left out where no other device has
  /// the same name then.
  /// - Throws: `UnknownDevice`, which suggests the nearest names.
  public static func named(_ name: String) throws -> Device {
    let wanted = NameMatch.key(name)
    if let exact = all.first(where: { NameMatch.key($0.name) == wanted }) { return exact }
    if let alias = all.first(where: { aliases($0).contains(wanted) }) { return alias }
    let suggestions = NameMatch.nearest(to: name, among: all.map(\.name), limit: 3)
    throw UnknownDevice(name: name, suggestions: suggestions)
  }

  /// Shorter ways to write the name, as `NameMatch.key`s.
  private static func aliases(_ device: Device) -> [String] {
    var name = device.name
    for (long, short) in [
      ("(1st generation)", "1"), ("(2nd generation)", "2"), ("(3rd generation)", "3"),
      ("-inch", ""), ("(M4)", "M4"),
    ] {
      name = name.replacingOccurrences(of: long, with: short)
    }
    var short = [name]
    switch device.name {
    case "iPhone SE (1st generation)": short.append("iPhone SE")
    case "iPad Pro 13-inch (M4)": short.append("iPad Pro 13")
    case "iPad mini 7": short.append("iPad mini")
    default: break
    }
    return short.map(NameMatch.key)
  }
}

/// A device name that is not in the table.
public struct UnknownDevice: Error, CustomStringConvertible, Equatable {
  /// The name as it was asked for.
  public var name: String
  /// The nearest names, best first.
  public var suggestions: [String]

  public var description: String {
    let list = suggestions.map { "“\($0)”" }.joined(separator: ", ")
    let hint = suggestions.isEmpty ? "" : "; did you mean \(list)?"
    return
      "there is no device called “\(name)”\(hint.isEmpty ? ";" : hint) `hanga devices` lists them"
  }
}

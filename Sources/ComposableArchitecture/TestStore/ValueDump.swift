import Foundation

/// Values as lines of text, and what differs between two of them.
enum ValueDump {
  /// The value, one property or element a line.
  static func lines(of value: Any) -> [String] { dump(value, "", "", 0) }

  private static func dump(
    _ value: Any, _ prefix: String, _ suffix: String, _ depth: Int
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    func line(_ text: String) -> [String] { [indent + prefix + text + suffix] }
    func block(_ open: String, _ inner: [String], _ close: String) -> [String] {
      inner.isEmpty
        ? line(open + close) : [indent + prefix + open] + inner + [indent + close + suffix]
    }
    if let text = value as? String { return line(text.debugDescription) }
    if let substring = value as? Substring { return line(String(substring).debugDescription) }
    if let named = value as? any NamedDump { return line(named.dumpText) }
    if depth > 40 { return line("…") }
    let mirror = Mirror(reflecting: value)
    if let one = value as? any IndirectDump {
      return dump(one.dumpedValue, prefix, suffix, depth)
    }
    let type = shortName(mirror.subjectType)
    switch mirror.displayStyle {
    case .optional:
      guard let inner = mirror.children.first else { return line("nil") }
      return dump(inner.value, prefix, suffix, depth)
    case .enum:
      guard let payload = mirror.children.first else { return line(".\(value)") }
      let name = payload.label ?? "case"
      let inner = dump(payload.value, "", "", depth + 1)
      if inner.count == 1 { return line(".\(name)(\(inner[0].drop { $0 == " " }))") }
      return block(".\(name)(", inner, ")")
    case .struct, .class, .tuple:
      if mirror.children.isEmpty { return line("\(value)") }
      if value is any CustomStringConvertible, mirror.displayStyle != .tuple, !isOurs(value) {
        return line("\(value)")
      }
      var inner: [String] = []
      for child in mirror.children {
        let label = (child.label ?? "").drop { $0 == "_" }
        if label.hasPrefix("$") { continue }
        let name = label.isEmpty || label.hasPrefix(".") ? "" : "\(label): "
        inner += dump(child.value, name, ",", depth + 1)
      }
      return block(mirror.displayStyle == .tuple ? "(" : "\(type)(", inner, ")")
    case .collection:
      return block("[", mirror.children.flatMap { dump($0.value, "", ",", depth + 1) }, "]")
    case .set:
      let inner = mirror.children.map { dump($0.value, "", ",", depth + 1) }
      return block("Set([", inner.sorted { $0.joined() < $1.joined() }.flatMap { $0 }, "])")
    case .dictionary:
      let inner = mirror.children.map { child -> [String] in
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        guard pair.count == 2 else { return [] }
        return dump(pair[1], "\(pair[0]): ", ",", depth + 1)
      }
      return block("[", inner.sorted { $0.joined() < $1.joined() }.flatMap { $0 }, "]")
    default: return line("\(value)")
    }
  }

  /// Whether the value is a plain one whose description is not all there is to say.
  private static func isOurs(_ value: Any) -> Bool { value is any DumpedInParts }

  private static func shortName(_ type: Any.Type) -> String {
    let name = String(reflecting: type).prefix { $0 != "<" }
    return name.split(separator: ".").suffix(name.hasSuffix(".State") ? 2 : 1)
      .joined(separator: ".")
  }

  /// The lines of both values, those of `old` alone marked by −, of `new` alone by +; `nil` if they
  /// read the same.
  static func difference(_ old: Any, _ new: Any) -> String? {
    let (old, new) = (lines(of: old), lines(of: new))
    guard old != new else { return nil }
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [(isChange: Bool, text: String)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        result.append((true, "− " + old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        result.append((true, "+ " + new[right]))
        right += 1
      } else {
        result.append((false, "  " + new[right]))
        left += 1
        right += 1
      }
    }
    return shortened(result).joined(separator: "\n")
  }

  /// Leaves out what lies far from every change.
  private static func shortened(_ lines: [(isChange: Bool, text: String)]) -> [String] {
    var shown: [String] = []
    var hidden = 0
    for index in lines.indices {
      let around = max(index - 3, 0)...min(index + 3, lines.count - 1)
      if lines[around].contains(where: \.isChange) {
        if hidden > 0 { shown.append("  … (\(hidden) unchanged)") }
        hidden = 0
        shown.append(lines[index].text)
      } else {
        hidden += 1
      }
    }
    if hidden > 0 { shown.append("  … (\(hidden) unchanged)") }
    return shown
  }
}

/// A value that reads as something else than its parts.
protocol NamedDump {
  var dumpText: String { get }
}

/// A value that reads as another that it holds.
protocol IndirectDump {
  var dumpedValue: Any { get }
}
extension PresentationState: IndirectDump {
  var dumpedValue: Any { wrappedValue as Any }
}

/// A value that reads as its parts although it has a description.
protocol DumpedInParts {}

extension UUID: NamedDump {
  var dumpText: String { "UUID(\(uuidString))" }
}
extension Date: NamedDump {
  var dumpText: String { "Date(\(formatted(.iso8601)))" }
}
extension URL: NamedDump {
  var dumpText: String { "URL(\(absoluteString))" }
}
extension BindingAction: NamedDump {
  var dumpText: String { description }
}

enum StandardError {
  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

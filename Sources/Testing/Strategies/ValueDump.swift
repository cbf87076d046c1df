/// A value and all inside it as text: the same in every run and process.
enum ValueDump {
  static func text(of value: Any) -> String {
    var printer = Printer()
    printer.add(value, label: nil, depth: 0)
    return printer.lines.joined(separator: "\n") + "\n"
  }

  private struct Printer {
    var lines: [String] = []
    /// The objects around, so that a circle ends.
    var around: [ObjectIdentifier] = []

    mutating func add(_ value: Any, label: String?, depth: Int) {
      let indent = String(repeating: "  ", count: depth)
      let name = label.map { "\($0): " } ?? ""
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional {
        guard let inside = mirror.children.first else {
          lines.append("\(indent)- \(name)nil")
          return
        }
        return add(inside.value, label: label, depth: depth)
      }
      guard let title = title(of: value, mirror) else {
        lines.append("\(indent)- \(name)\(scalar(value))")
        return
      }
      if mirror.displayStyle == .class {
        let id = ObjectIdentifier(value as AnyObject)
        guard !around.contains(id) else {
          lines.append("\(indent)↩︎ \(name)\(title)")
          return
        }
        around.append(id)
      }
      let children = children(of: mirror)
      lines.append("\(indent)\(children.isEmpty ? "-" : "▿") \(name)\(title)")
      for child in children { add(child.value, label: child.label, depth: depth + 1) }
      if mirror.displayStyle == .class { around.removeLast() }
    }

    /// The heading of what has parts, or `nil` for what is printed as one.
    private func title(of value: Any, _ mirror: Mirror) -> String? {
      switch mirror.displayStyle {
      case .struct, .class:
        if value is any CustomStringConvertible, mirror.children.isEmpty { return nil }
        return "\(mirror.subjectType)"
      case .enum:
        // A case without parts is its name.
        guard let child = mirror.children.first else { return nil }
        return "\(mirror.subjectType).\(child.label ?? "")"
      case .tuple: return "(\(counted(mirror.children.count, "element")))"
      case .collection, .set: return counted(mirror.children.count, "element")
      case .dictionary: return counted(mirror.children.count, "key/value pair")
      default: return mirror.children.isEmpty ? nil : "\(mirror.subjectType)"
      }
    }

    private func counted(_ count: Int, _ what: String) -> String {
      "\(count) \(what)\(count == 1 ? "" : "s")"
    }

    private func scalar(_ value: Any) -> String {
      switch value {
      case let text as String: text.debugDescription
      case let text as Substring: String(text).debugDescription
      default: String(describing: value)
      }
    }

    private func children(of mirror: Mirror) -> [Mirror.Child] {
      var children: [Mirror.Child] = []
      var level: Mirror? = mirror
      // Inherited parts come first.
      while let current = level {
        children = Array(current.children) + children
        level = current.superclassMirror
      }
      switch mirror.displayStyle {
      case .set: return sorted(children)
      case .dictionary:
        return sorted(children).compactMap { child in
          let pair = Array(Mirror(reflecting: child.value).children)
          guard pair.count == 2 else { return child }
          return (label: scalar(pair[0].value), value: pair[1].value)
        }
      case .collection: return children.map { (label: nil, value: $0.value) }
      default: return children
      }
    }

    private func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
      children.map { (label: String?.none, value: $0.value) }
        .map { ($0, ValueDump.text(of: $0.value)) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
  }
}

import Foundation

/// Tells names of people, by the formats of `PersonNameComponents`.
open class PersonNameComponentsFormatter: Formatter {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  open var style = Style.default

  open func string(from components: PersonNameComponents) -> String {
    let parts: [String?] =
      switch style {
      case .short: [components.givenName ?? components.familyName]
      case .abbreviated:
        [components.givenName, components.familyName].map { $0.map { String($0.prefix(1)) } }
      case .long:
        [
          components.namePrefix, components.givenName, components.middleName,
          components.familyName, components.nameSuffix,
        ]
      case .default, .medium: [components.givenName, components.familyName]
      }
    return parts.compactMap { $0 }.joined(separator: style == .abbreviated ? "" : " ")
  }

  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 {
      components.middleName = words[1..<(words.count - 1)].joined(separator: " ")
    }
    return components
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}

import Foundation

/// Joins several words to a list in the locale's way.
open class ListFormatter: Formatter {
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?

  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
}

/// Something wrong with a layout, and under which conditions.
public struct LayoutFinding: Sendable, CustomStringConvertible {
  /// What was looked for.
  public var check: LayoutCheck
  /// The view, from the outermost in: `CheckoutScreen › VStack › Text “Total”`.
  public var path: String
  /// `file:line` of the nearest view of yours around it, where known.
  public var source: String?
  /// What is wrong, with numbers, under the first of the conditions.
  public var problem: String
  /// The variants in which it was found, in the order of the sweep; empty names are the only one.
  public var variants: [String]
  /// The nearest view of the user's own around it.
  var userType: String?

  /// One sentence for people.
  public var description: String {
    var text = "\(check.rawValue): \(path): \(problem)"
    if let source { text += " (\(source))" }
    let names = variants.filter { !$0.isEmpty }
    if !names.isEmpty {
      let shown = names.prefix(Self.shown).joined(separator: ", ")
      let rest = names.count - Self.shown
      text += "\n  in \(shown)" + (rest > 0 ? " and \(rest) more variants" : "")
    }
    return text
  }

  /// How many variants a message names.
  private static let shown = 8
}

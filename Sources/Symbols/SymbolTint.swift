/// A colour that belongs to a symbol, seen where it shows colours of its own.
package enum SymbolTint: Character, Hashable, Sendable {
  case red = "r"
  case orange = "o"
  case yellow = "y"
  case green = "g"
  case cyan = "c"
  case blue = "b"
  case gray = "a"
  case white = "w"
}

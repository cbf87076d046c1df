/// A character that no font has.
struct MissingCharacter: Error, CustomStringConvertible {
  let description: String
}

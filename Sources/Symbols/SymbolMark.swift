import Foundation

/// What one piece of a picture is to a symbol in several styles: its level, and its colour where the
/// symbol has colours of its own.
struct SymbolMark: Hashable, Sendable {
  /// `nil` keeps the levels the piece has.
  var level: SymbolOutline.Level?
  var tint: SymbolTint?
  /// Whether the piece shows a part of a value.
  var isVariable = false

  /// A word of `SymbolTable.markLines`: `1`, `2` or `3`, or `-` to keep what is there, and the letter of a
  /// colour, `v` at the end if it shows a part of a value.
  init?(_ word: some StringProtocol) {
    guard let first = word.first else { return nil }
    if let digit = first.wholeNumberValue {
      guard let level = SymbolOutline.Level(rawValue: digit - 1) else { return nil }
      self.level = level
    } else if first != "-" {
      return nil
    }
    var rest = word.dropFirst()
    if rest.last == "v" {
      isVariable = true
      rest = rest.dropLast()
    }
    guard let letter = rest.first else { return }
    guard rest.count == 1, let tint = SymbolTint(rawValue: letter) else { return nil }
    self.tint = tint
  }

  func applied(to part: SymbolPart) -> SymbolPart {
    guard part.operation == .draw || part.isCarved else { return part }
    var part = part
    if let level { part.level = level }
    if let tint { part.tint = tint }
    if isVariable { part.isVariable = true }
    return part
  }
}

extension [SymbolMark] {
  /// The mark of the piece with this index; the last one is for all further pieces.
  func mark(_ index: Int) -> SymbolMark? { index < count ? self[index] : last }

  /// Each piece's parts marked, in one list.
  func applied(to pieces: [[SymbolPart]]) -> [SymbolPart] {
    pieces.enumerated().flatMap { index, piece in
      guard let mark = mark(index) else { return piece }
      return piece.map { mark.applied(to: $0) }
    }
  }
}

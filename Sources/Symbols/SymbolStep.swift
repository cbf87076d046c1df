import Foundation

/// One step of a drawing: `word*share rest`, with a mark after the word if the step is not for the
/// outline and the filled symbol alike.
struct SymbolStep: Hashable, Sendable {
  enum Audience: Hashable, Sendable { case each, both, outline }

  var word: String
  var share: CGFloat = 1
  var audience = Audience.each
  var rest: String

  /// `nil` if there is nothing after the word.
  init?(_ step: some StringProtocol) {
    let text = step.drop { $0 == " " }
    guard let space = text.firstIndex(of: " ") else { return nil }
    let head = text[..<space].split(separator: "*")
    rest = String(text[text.index(after: space)...])
    word = String(head.first ?? "")
    if head.count > 1 { share = CGFloat(Double(String(head[1])) ?? 1) }
    switch word.last {
    case "+": audience = .both
    case "-": audience = .outline
    default: return
    }
    word.removeLast()
  }

  /// How much thinner a line is where it is a gap in something filled, C.
  static let gapShare: CGFloat = 0.8

  /// The steps of the filled symbol: the first filled, the others taken out of it or signs on it.
  static func filled(_ steps: [SymbolStep], isEmblem: Bool) -> [SymbolStep] {
    var hasGround = false
    return steps.compactMap { step in
      guard step.audience == .each else { return step.audience == .both ? step : nil }
      defer { hasGround = true }
      return hasGround ? step.takenOut(isEmblem: isEmblem) : step.filled
    }
  }

  private var filled: SymbolStep {
    var step = self
    if word == "s" { step.word = "b" }
    if word == "use" {
      let name = rest.prefix { $0 != " " }
      step.rest = name + ".fill" + rest.dropFirst(name.count)
    }
    return step
  }

  private func takenOut(isEmblem: Bool) -> SymbolStep {
    var step = self
    switch word {
    case "s":
      step.word = isEmblem ? "ks" : "xs"
      step.share *= isEmblem ? 1 : Self.gapShare
    case "f": step.word = isEmblem ? "kf" : "xf"
    case "use": step.word = isEmblem ? "kuse" : "cut0"
    default: break
    }
    return step
  }
}

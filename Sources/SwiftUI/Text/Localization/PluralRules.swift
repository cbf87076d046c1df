/// The forms that languages have for numbers.
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form a number takes, by the rules of Unicode's CLDR. Languages that are not listed have
/// one form for one and another for the rest.
package enum PluralRules {
  package static func category(of number: Double, in language: String) -> PluralCategory {
    let name = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    let magnitude = abs(number)
    guard magnitude.isFinite, magnitude < 1e15 else { return .other }
    let whole = Int(magnitude)
    let isWhole = Double(whole) == magnitude
    switch name {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km", "yue": return .other
    case "fr", "pt", "hy":
      if name == "pt" && language.lowercased() == "pt-pt" {
        return isWhole && whole == 1 ? .one : millions(whole, isWhole)
      }
      return whole < 2 ? .one : millions(whole, isWhole)
    case "es", "it", "ca":
      return isWhole && whole == 1 ? .one : millions(whole, isWhole)
    case "hi", "bn", "fa", "am", "gu", "kn", "zu":
      return whole == 0 || magnitude == 1 ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs": return slavic(whole, isWhole, name)
    case "pl":
      guard isWhole else { return .other }
      if whole == 1 { return .one }
      return isFew(whole) ? .few : .many
    case "cs", "sk":
      guard isWhole else { return .many }
      return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case "sl":
      guard isWhole else { return .few }
      let rest = whole % 100
      return rest == 1 ? .one : rest == 2 ? .two : rest == 3 || rest == 4 ? .few : .other
    case "lt":
      guard isWhole else { return .many }
      if (11...19).contains(whole % 100) { return .other }
      return whole % 10 == 1 ? .one : whole % 10 == 0 ? .other : .few
    case "lv":
      guard isWhole else { return .other }
      if whole % 10 == 0 || (11...19).contains(whole % 100) { return .zero }
      return whole % 10 == 1 ? .one : .other
    case "ro":
      if isWhole && whole == 1 { return .one }
      return !isWhole || whole == 0 || (1...19).contains(whole % 100) ? .few : .other
    case "ar":
      guard isWhole else { return .other }
      switch whole {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default:
        return (3...10).contains(whole % 100) ? .few : whole % 100 >= 11 ? .many : .other
      }
    case "he", "iw":
      guard isWhole else { return .other }
      return whole == 1 ? .one : whole == 2 ? .two : .other
    case "ga":
      guard isWhole else { return .other }
      return whole == 1
        ? .one
        : whole == 2
          ? .two
          : (3...6).contains(whole)
            ? .few
            : (7...10).contains(whole) ? .many : .other
    case "cy":
      guard isWhole else { return .other }
      switch whole {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    default: return magnitude == 1 ? .one : .other
    }
  }

  /// Romance languages have a form for whole millions.
  private static func millions(_ whole: Int, _ isWhole: Bool) -> PluralCategory {
    isWhole && whole != 0 && whole % 1_000_000 == 0 ? .many : .other
  }

  private static func isFew(_ whole: Int) -> Bool {
    (2...4).contains(whole % 10) && !(12...14).contains(whole % 100)
  }

  private static func slavic(_ whole: Int, _ isWhole: Bool, _ name: String) -> PluralCategory {
    guard isWhole else { return .other }
    if whole % 10 == 1 && whole % 100 != 11 { return .one }
    if isFew(whole) { return .few }
    return ["sr", "hr", "bs"].contains(name) ? .other : .many
  }
}

import CICU
import HangaTypesetting

/// Line breaks by ICU's rules, strict ones: small kana and the long vowel mark do not begin a line.
final class ICULineBreaker {
  private var iterators: [String: OpaquePointer] = [:]

  deinit {
    for iterator in iterators.values { hanga_line_breaks_close(iterator) }
  }

  func breaks(in units: [UInt16], localeIdentifier: String) -> [BreakOpportunity] {
    guard units.count > 1, let iterator = iterator(for: localeIdentifier) else { return [] }
    return units.withUnsafeBufferPointer { text -> [BreakOpportunity] in
      guard hanga_line_breaks_set_text(iterator, text.baseAddress, Int32(text.count)) != 0 else {
        return []
      }
      var result: [BreakOpportunity] = []
      while true {
        var isMandatory: Int32 = 0
        let offset = Int(hanga_line_breaks_next(iterator, &isMandatory))
        guard offset >= 0, offset < text.count else { break }
        result.append(BreakOpportunity(offset: offset, isMandatory: isMandatory != 0))
      }
      return result
    }
  }

  private func iterator(for localeIdentifier: String) -> OpaquePointer? {
    // Keywords of the locale could turn other rules on: only language, script and region count.
    let plain = String(localeIdentifier.prefix { $0 != "@" })
    if let known = iterators[plain] { return known }
    let iterator = hanga_line_breaks_open(plain + "@lb=strict")
    iterators[plain] = iterator
    return iterator
  }
}

/// The languages whose forms of shared ideographs differ, in the order of the collection files.
enum CJKLanguage: Int, Hashable {
  case japanese, korean, simplifiedChinese, traditionalChinese, hongKong

  var faceIndex: Int { rawValue }

  /// Japanese unless the locale says otherwise.
  init(localeIdentifier: String) {
    let parts = localeIdentifier.split { $0 == "-" || $0 == "_" || $0 == "@" }.map {
      $0.lowercased()
    }
    switch parts.first {
    case "ko": self = .korean
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") {
        self = parts.contains("hans") ? .simplifiedChinese : .hongKong
      } else if parts.contains("hant") || parts.contains("tw") {
        self = .traditionalChinese
      } else {
        self = .simplifiedChinese
      }
    default: self = .japanese
    }
  }
}

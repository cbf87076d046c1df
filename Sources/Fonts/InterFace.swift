import HangaDrawing

/// The files of Inter by cut, weight and slant.
enum InterFace {
  private static let weightNames = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  static func fileName(isDisplay: Bool, weight: Int, isItalic: Bool) -> String {
    let index = min(max((weight + 50) / 100 - 1, 0), weightNames.count - 1)
    let family = isDisplay ? "InterDisplay" : "Inter"
    let name = weightNames[index]
    // The italic of the regular weight is called just that.
    let style = isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    return "\(family)-\(style).otf"
  }

  static var allFileNames: [String] {
    var names: [String] = []
    for isDisplay in [false, true] {
      for isItalic in [false, true] {
        for weight in stride(from: 100, through: 900, by: 100) {
          names.append(fileName(isDisplay: isDisplay, weight: weight, isItalic: isItalic))
        }
      }
    }
    return names
  }
}

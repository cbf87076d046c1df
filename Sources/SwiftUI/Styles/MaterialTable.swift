import HangaDrawing

/// How materials treat what is below (facts/layout.md §14, second half).
enum MaterialTable {
  /// The facts name no ultra-thick material: it is the thick one with this share of grey.
  private static let ultraThickAmount = 0.95

  static func recipe(_ kind: Material.Kind, isDark: Bool) -> BackdropRecipe {
    let row = isDark ? dark(kind) : light(kind)
    return BackdropRecipe(
      name: kind.rawValue + (isDark ? "Dark" : "Light"), blurRadius: row.blur,
      saturation: row.saturation, brightness: row.brightness, amount: row.amount,
      luminanceCurve: row.curve)
  }

  private struct Row {
    let blur: Double
    let saturation: Double
    let brightness: Double
    var amount: Double
    let curve: [Double]

    init(
      _ blur: Double, _ saturation: Double, _ brightness: Double, _ amount: Double,
      _ curve: [Double]
    ) {
      (self.blur, self.saturation, self.brightness) = (blur, saturation, brightness)
      (self.amount, self.curve) = (amount, curve)
    }

    func with(amount: Double) -> Row {
      var copy = self
      copy.amount = amount
      return copy
    }
  }

  private static func light(_ kind: Material.Kind) -> Row {
    switch kind {
    case .ultraThin: Row(22.5, 1.1, 0.12, 0.5, [0.45, 0.55, 0.65, 0.68])
    case .thin: Row(30, 1.35, 0.12, 0.6, [0.725, 0.825, 0.76, 0.73])
    case .regular: Row(30, 1.5, 0.10, 0.75, [0.90, 0.83, 0.925, 0.815])
    case .thick: Row(45, 1.5, 0.045, 0.88, [0.99, 0.95, 0.98, 0.905])
    case .ultraThick: light(.thick).with(amount: ultraThickAmount)
    case .bar: Row(22.5, 1.1, 0.10, 0.75, [0.80, 0.90, 1.10, 0.825])
    }
  }

  private static func dark(_ kind: Material.Kind) -> Row {
    switch kind {
    case .ultraThin: Row(22.5, 1.1, 0, 0.5, [0.24, 0.24, 0.30, 0.39])
    case .thin: Row(30, 1.35, 0, 0.6, [0.20, 0.21, 0.10, 0.15])
    case .regular: Row(30, 1.5, 0, 0.75, [0.16, 0.26, 0.10, 0.10])
    case .thick: Row(45, 1.5, 0, 0.88, [0.14, 0.16, 0.10, 0.03])
    case .ultraThick: dark(.thick).with(amount: ultraThickAmount)
    case .bar: Row(22.5, 2.0, -0.10, 0.75, [0.23, 0.52, 0.27, 0.255])
    }
  }
}

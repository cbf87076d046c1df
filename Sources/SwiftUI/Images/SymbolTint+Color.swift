import HangaSymbols

extension Color {
  /// The system's colour that a symbol asks for.
  init(symbolTint: SymbolTint) {
    switch symbolTint {
    case .red: self = .red
    case .orange: self = .orange
    case .yellow: self = .yellow
    case .green: self = .green
    case .cyan: self = .cyan
    case .blue: self = .blue
    case .gray: self = .gray
    case .white: self = .white
    }
  }
}

import Foundation

/// The width of a symbol's lines by font weight.
package enum SymbolStroke {
  /// Widths in em for weights 100, 200 … 900: text-and-colour.md §5 up to bold, then C.
  private static let widths: [CGFloat] = [
    0.025, 0.05, 0.075, 0.094, 0.11, 0.125, 0.14, 0.158, 0.178,
  ]

  package static let regular: CGFloat = 0.094

  /// The width in em at a weight; between two named weights it is interpolated, outside
  /// 100…900 it stays at the end's. NaN counts as regular.
  package static func width(weight: Double) -> CGFloat {
    guard !weight.isNaN else { return regular }
    let position = min(max(weight, 100), 900) / 100 - 1
    let index = min(Int(position), widths.count - 2)
    let share = CGFloat(position - Double(index))
    return widths[index] * (1 - share) + widths[index + 1] * share
  }
}

import SwiftUI

/// Case 37: a grid whose first column needs less than its share.
public struct HeatGrid: View {
  private let hours: [(name: String, width: CGFloat)] = [
    ("0–4", 20.5), ("4–8", 21), ("8–12", 25.5), ("12–16", 30.5), ("16–20", 32.5), ("20–24", 34),
  ]
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  public init() {}

  public var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(hours, id: \.name) { hour in
          LooseWording(Text(hour.name), about: hour.width, height: 13.5)
        }
      }
      ForEach(days, id: \.self) { day in
        GridRow {
          LooseWording(Text(day), about: 22, height: 13.5)
            .frame(width: 30, alignment: .leading)
          ForEach(hours, id: \.name) { _ in cell }
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity)
    .padding()
  }

  private var cell: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Color(.systemGray5))
      .frame(height: 32)
      .overlay { EmptyView() }
  }
}

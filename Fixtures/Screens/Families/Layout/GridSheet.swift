import SwiftUI

/// Grids, eager and lazy; red ticks stand where the rules put the columns.
struct GridSheet: View {
  var body: some View {
    Sheet(title: "Grids") {
      Group {
        Sample("Grid: a column is as wide as its widest cell; a span takes two and the gap") {
          Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            GridRow {
              Block(.blue, 40)
              Block(.blue, 60)
              Block(.blue, 30)
            }
            GridRow {
              Block(.green, 20)
              Block(.orange).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
            }
            Block(.gray, nil, 6).gridCellUnsizedAxes(.horizontal)
            GridRow {
              Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
              Block(.green, 20)
              Block(.blue, 80)
            }
          }
          .bounds().ticks(x: [40, 44, 104, 108, 188])
        }
        Sample("Column alignment, row alignment, one cell's anchor") {
          Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 6) {
            GridRow {
              Block(.blue, 60, 10)
              Block(.green, 20, 10).gridColumnAlignment(.trailing)
              Block(.gray, 70, 24)
            }
            GridRow(alignment: .bottom) {
              Block(.blue, 20, 10)
              Block(.green, 50, 10)
              Block(.gray, 40, 24)
            }
            GridRow {
              Block(.orange, 20, 10).gridCellAnchor(.bottomTrailing)
              Block(.orange, 10, 10).gridCellAnchor(UnitPoint(x: 0.5, y: 0))
              Block(.gray, 70, 24)
            }
          }
          .bounds().ticks(x: [60, 66, 116, 122], y: [24, 30, 54, 60])
        }
        Sample("Flexible cells: the width in equal parts") {
          Grid(horizontalSpacing: 2, verticalSpacing: 2) {
            ForEach(0..<2) { row in
              GridRow {
                ForEach(0..<5) { column in
                  Color(hue: Double(row * 5 + column) / 10, saturation: 0.5, brightness: 0.95)
                }
              }
            }
          }
          .frame(width: 298, height: 42)
          .ticks(x: [58, 60, 118, 120, 178, 180, 238, 240], y: [20, 22])
        }
        Sample("ViewThatFits in cells: words where the column has room") {
          Grid(horizontalSpacing: 8, verticalSpacing: 4) {
            ForEach(["bolt.fill", "cloud.fill"], id: \.self) { name in
              GridRow {
                fitting(name).frame(width: 110)
                fitting(name).frame(width: 30)
              }
              .font(.footnote)
            }
          }
          .bounds()
        }
      }
      Group {
        Sample("LazyVGrid: fixed 70, then as many of 40 at least as fit in 200") {
          LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], spacing: 4) {
            ForEach(0..<6) { Block($0 % 3 == 0 ? .blue : .green, nil, 10) }
          }
          .frame(width: 200).ticks(x: [70, 78, 135, 143, 200])
        }
        Sample("Minimums of 60 and 120 overflow 200: laid out again in 224, centred") {
          LazyVGrid(
            columns: [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))]
          ) {
            Block(.blue, nil, 10)
            Block(.green, nil, 10)
          }
          .frame(width: 200).bounds().ticks(x: [-18, 90, 98, 218]).padding(.leading, 24)
        }
        Sample("Alignment of the grid, its headers and its columns") {
          LazyVGrid(
            columns: [
              GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60), alignment: .trailing),
              GridItem(.fixed(60), spacing: 20, alignment: .bottom),
            ], alignment: .trailing, spacing: 4
          ) {
            Section {
              Block(.blue, 20, 14)
              Block(.green, 20, 14)
              Block(.orange, 20, 8)
            } header: {
              Block(.gray, 90, 8)
            }
          }
          .frame(width: 300).bounds().ticks(x: [104, 124, 212, 232, 260, 280])
        }
        Sample("LazyHGrid: rows of 20, of 10 to 16, and of 20 at least; 90 high") {
          LazyHGrid(
            rows: [
              GridItem(.fixed(20), spacing: 4),
              GridItem(.flexible(minimum: 10, maximum: 16), spacing: 4),
              GridItem(.adaptive(minimum: 20), spacing: 6),
            ], spacing: 4
          ) {
            ForEach(0..<16) { Block($0 % 4 < 2 ? .blue : .green, 30, nil) }
          }
          .frame(height: 90).ticks(y: [20, 24, 40, 44, 64, 70, 90])
        }
      }
    }
  }

  private func fitting(_ name: String) -> some View {
    ViewThatFits(in: .horizontal) {
      Label(name, systemImage: name).fixedSize()
      Image(systemName: name)
    }
  }
}

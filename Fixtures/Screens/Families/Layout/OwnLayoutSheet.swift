import SwiftUI

/// Layouts of users, layouts whose type is hidden, and views that fit.
struct OwnLayoutSheet: View {
  @State private var isUpright = false

  var body: some View {
    Sheet(title: "Own layouts") {
      Group {
        Sample("A flow with a cache: 126, 136, 146 in 200; then by rank") {
          VStack(alignment: .leading, spacing: 12) {
            Flow {
              chips { _ in 0 }
            }
            .frame(width: 200, alignment: .leading).ticks(x: [126, 136, 146, 200])
            Flow {
              chips { $0 == 5 ? 1 : 0 }
            }
            .frame(width: 200, alignment: .leading).ticks(x: [80, 156])
          }
        }
        Sample("A ring; views as wide as the widest; nothing placed is centred") {
          HStack(spacing: 16) {
            Ring {
              ForEach(0..<8) { Circle().fill($0 == 0 ? .red : .blue).frame(width: 12, height: 12) }
            }
            .frame(width: 80, height: 80).bounds()
            EqualWidths {
              Block(.blue, 20).frame(maxWidth: .infinity).bounds()
              Block(.blue, 50).frame(maxWidth: .infinity).bounds()
              Block(.blue, 10).frame(maxWidth: .infinity).bounds()
            }
            .ticks(x: [50, 58, 108, 116, 166])
            Careless {
              Block(.blue, 10, 10)
              Circle().stroke(.red).frame(width: 24, height: 24)
            }
            .frame(width: 40, height: 60).bounds()
          }
        }
        Sample("Made of a row and a head, which gives the baseline") {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Block(.gray, 30, 12)
            Headed {
              Block(.orange, nil, 10)
              Block(.blue, 40, 14)
              Block(.blue, nil, 14)
              Block(.blue, 40, 14)
            }
            .frame(width: 160).bounds()
            Block(.gray, 30, 8)
          }
          .ticks(y: [12])
        }
      }
      Group {
        Sample("AnyLayout: a row, a column, layers, a ring; moved by state") {
          HStack(spacing: 16) {
            let layouts = [
              AnyLayout(HStackLayout(alignment: .bottom, spacing: 4)),
              AnyLayout(VStackLayout(alignment: .trailing, spacing: 4)),
              AnyLayout(ZStackLayout(alignment: .topTrailing)), AnyLayout(Ring()),
              isUpright ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0)),
            ]
            ForEach(layouts.indices, id: \.self) { index in
              let layout = layouts[index]
              layout {
                Block(.blue, 30, 30)
                Block(.orange, 16, 16)
              }
              .frame(width: 50, height: 50).bounds()
            }
          }
          .onAppear { isUpright = true }
        }
        Sample("ViewThatFits: 150, 90 or 30 wide, whatever fits; else the last") {
          HStack(spacing: 8) {
            ForEach([160, 100, 40, 20], id: \.self) { width in
              ViewThatFits(in: .horizontal) {
                Block(.blue, 150)
                Block(.green, 90)
                Block(.orange, 30)
              }
              .frame(width: width, alignment: .leading).bounds()
            }
          }
        }
        Sample("Only the height is asked: texts of three lines, then one") {
          HStack(alignment: .top, spacing: 16) {
            ForEach([52, 30], id: \.self) { height in
              ViewThatFits(in: .vertical) {
                Text("A text on three lines of any width, for it may wrap")
                Text("One line").lineLimit(1)
              }
              .font(.system(size: 13)).frame(width: 110, height: height, alignment: .top).bounds()
            }
          }
        }
        Sample("Nested stacks: Spacers and Dividers know which way they run") {
          HStackLayout(spacing: 6) {
            Block(.blue, 20, 30)
            Divider()
            Block(.green, 20, 30)
            Spacer()
            VStackLayout(spacing: 4) {
              Block(.orange, 20, 8)
              Divider()
              Spacer(minLength: 0)
              Block(.orange, 20, 8)
            }
            .frame(width: 50)
          }
          .frame(width: 300, height: 40).bounds()
        }
      }
    }
  }

  private func chips(rank: @escaping (Int) -> Int) -> some View {
    ForEach(Array([70, 50, 90, 40, 60, 80].enumerated()), id: \.offset) { index, width in
      Block(index == 5 ? .orange : .blue, width, 14).rank(rank(index))
    }
  }
}

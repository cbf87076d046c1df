import SwiftUI

/// Lazy stacks: what is made, and headers that stay.
struct LazySheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Lazy stacks").font(.title2.bold())
      Sample("Pinned headers and footers, half way down") {
        ScrollView {
          LazyVStack(
            alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders, .sectionFooters]
          ) {
            ForEach(0..<6) { section in
              Section {
                ForEach(0..<5) { row in
                  Block(.blue, CGFloat(60 + 40 * row), 18)
                }
              } header: {
                bar("header \(section)", .orange)
              } footer: {
                bar("footer \(section)", .green)
              }
            }
          }
        }
        .defaultScrollAnchor(.center).frame(height: 190).bounds()
      }
      Sample("A row of sections: headers pinned at the leading edge") {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .bottom, spacing: 4, pinnedViews: .sectionHeaders) {
            ForEach(0..<4) { section in
              Section {
                ForEach(0..<4) { Block(.blue, 40, CGFloat(14 + 8 * $0)) }
              } header: {
                Text("\(section)").font(.caption).padding(4).background(.orange)
              }
            }
          }
        }
        .defaultScrollAnchor(.center).frame(height: 46).bounds()
      }
      HStack(alignment: .top, spacing: 16) {
        Sample("LazyVStack takes the width; rows keep theirs") {
          LazyVStack(spacing: 4) {
            Block(.blue, 60, 12)
            Block(.green, 100, 12)
          }
          .frame(width: 150).bounds().ticks(x: [45, 105, 25, 125])
        }
        Sample("Made so far, of 1000") { Tally() }
      }
      Sample("Grid with pinned headers over three columns") {
        ScrollView {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 3), spacing: 4,
            pinnedViews: .sectionHeaders
          ) {
            ForEach(0..<4) { section in
              Section {
                ForEach(0..<7) { Block($0 % 2 == 0 ? .blue : .green, nil, 16) }
              } header: {
                bar("section \(section)", .orange)
              }
            }
          }
        }
        .defaultScrollAnchor(UnitPoint(x: 0, y: 0.3)).frame(height: 120).bounds()
      }
    }
    .padding(16)
    .frame(maxWidth: 640, maxHeight: .infinity, alignment: .top)
  }

  private func bar(_ name: String, _ color: Color) -> some View {
    Text(name).font(.caption2).padding(.horizontal, 6).padding(.vertical, 2)
      .frame(maxWidth: .infinity, alignment: .leading).background(color)
  }
}

/// How many of a thousand rows have appeared.
private struct Tally: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(count)").font(.title3.monospacedDigit())
      ScrollView {
        LazyVStack(spacing: 2) {
          ForEach(0..<1000) { index in
            Block(.blue, nil, 10).onAppear { count += 1 }
          }
        }
      }
      .frame(width: 60, height: 58).bounds()
    }
  }
}

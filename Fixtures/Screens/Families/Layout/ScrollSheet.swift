import SwiftUI

/// Scroll views and what is measured by them.
struct ScrollSheet: View {
  var body: some View {
    Sheet(title: "Scroll views") {
      Group {
        Sample("Parts of the container: of four with gaps of 12, two for the second") {
          ScrollView(.horizontal) {
            HStack(spacing: 12) {
              ForEach(0..<6) { index in
                Block(index == 1 ? .orange : .blue, nil, 24)
                  .containerRelativeFrame(
                    .horizontal, count: 4, span: index == 1 ? 2 : 1, spacing: 12)
              }
            }
          }
          .frame(width: 300).ticks(x: [66, 78, 222, 234])
        }
        Sample("Content margins of 20, which the container's length leaves out") {
          ScrollView(.horizontal) {
            HStack(spacing: 8) {
              ForEach(0..<3) { _ in
                Block(.blue, nil, 20).containerRelativeFrame(.horizontal) { width, _ in width / 2 }
              }
            }
          }
          .contentMargins(.horizontal, 20, for: .scrollContent).contentMargins(.vertical, 6)
          .frame(width: 300).bounds().ticks(x: [20, 150, 158, 288], y: [6, 26])
        }
        Sample("What is short stands at the start, or at the anchor; both ways in the middle") {
          HStack(spacing: 12) {
            ScrollView { Block(.blue, 40, 14) }.bounds()
            ScrollView { Block(.blue, 40, 14) }.defaultScrollAnchor(.bottom).bounds()
            ScrollView(.horizontal) { Block(.blue, 40, 14) }.bounds()
            ScrollView([.horizontal, .vertical]) { Block(.blue, 40, 14) }.bounds()
          }
          .frame(width: 340, height: 44).ticks(y: [14, 30])
        }
        Sample("What is long begins at the start, the middle or the end") {
          HStack(spacing: 12) {
            ForEach(Array([UnitPoint.top, .center, .bottom].enumerated()), id: \.offset) {
              _, anchor in
              ScrollView {
                VStack(spacing: 0) {
                  ForEach(0..<10) {
                    Color.blue.opacity(0.1 * Double($0 + 1)).frame(width: 60, height: 16)
                  }
                }
              }
              .defaultScrollAnchor(anchor).bounds()
            }
          }
          .frame(height: 60)
        }
      }
      Group {
        Sample("Clipped at the bounds, and not") {
          HStack(spacing: 40) {
            overhanging.bounds()
            overhanging.scrollClipDisabled().bounds()
          }
          .frame(height: 40).padding(.bottom, 12)
        }
        Sample("GeometryReader: 10 high in a scroll view, top leading; all of a frame") {
          HStack(spacing: 16) {
            ScrollView {
              GeometryReader { proxy in
                Block(.blue, proxy.size.width / 2, proxy.size.height)
              }
            }
            .frame(width: 100, height: 24).bounds().ticks(x: [50], y: [10])
            GeometryReader { proxy in
              Block(.green, proxy.size.width / 4, proxy.size.height / 2)
            }
            .frame(width: 100, height: 40).bounds().ticks(x: [25], y: [20])
          }
        }
        Sample("Scrolled to row 40, at its top") {
          ScrollViewReader { proxy in
            ScrollView {
              LazyVStack(spacing: 2) {
                ForEach(0..<100) { Text("row \($0)").font(.caption).id($0) }
              }
            }
            .onAppear { proxy.scrollTo(40, anchor: .top) }
          }
          .frame(width: 300, height: 56).bounds()
        }
        Sample("Named spaces: how far each row lies from the list's top") {
          ScrollView {
            VStack(spacing: 4) {
              ForEach(0..<3) { _ in
                GeometryReader { proxy in
                  let top = Int(proxy.frame(in: .named("rows")).minY)
                  Text("\(top)").font(.caption2).frame(maxWidth: .infinity).background(
                    .orange.opacity(0.4))
                }
                .frame(height: 14)
              }
            }
          }
          .coordinateSpace(name: "rows").frame(width: 120, height: 54).bounds().ticks(y: [18, 36])
        }
      }
    }
  }

  private var overhanging: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(0..<4) { _ in
          Circle().fill(.blue).frame(width: 34, height: 34).shadow(radius: 4, y: 8)
        }
      }
    }
    .frame(width: 100)
  }
}

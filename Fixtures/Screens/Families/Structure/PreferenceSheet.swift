import SwiftUI

private struct Bounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Points: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What views tell those around them.
struct PreferenceSheet: View {
  @State private var names: [String] = []
  @State private var column: CGFloat?

  var body: some View {
    Sheet(title: "Preferences and anchors") {
      Group {
        Sample("A bar below the chosen tab, by its anchored bounds") {
          HStack(spacing: 20) {
            ForEach(0..<3) { tab in
              Text(["Home", "A longer one", "More"][tab])
                .anchorPreference(key: Bounds.self, value: .bounds) { tab == 1 ? [1: $0] : [:] }
            }
          }
          .padding(.bottom, 6)
          .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { bounds in
            GeometryReader { proxy in
              if let chosen = bounds[1].map({ proxy[$0] }) {
                Capsule().fill(.blue).frame(width: chosen.width, height: 3)
                  .offset(x: chosen.minX, y: chosen.maxY + 2)
              }
            }
          }
        }
        Sample("Out of a scroll view, through offset, scale and turn") {
          ScrollView {
            VStack(spacing: 8) {
              Block(.gray, 100, 16).mark
              Block(.gray, 100, 16).mark.offset(x: 30)
              Block(.gray, 100, 16).mark.scaleEffect(x: 0.5)
              Block(.gray, 100, 16).mark.rotationEffect(.degrees(15))
            }
            .padding(10)
          }
          .frame(width: 300, height: 110).bounds()
          .backgroundPreferenceValue(Points.self) { points in
            GeometryReader { proxy in
              ForEach(Array(points.enumerated()), id: \.offset) { _, point in
                Circle().fill(.red).frame(width: 8, height: 8).position(proxy[point])
              }
              Path { $0.addLines(points.map { proxy[$0] }) }.stroke(.red, lineWidth: 0.5)
            }
          }
        }
        Sample("Columns as wide as the widest label") {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(["Name", "A long label", "Age"], id: \.self) { label in
              HStack {
                Text(label)
                  .background {
                    GeometryReader { proxy in
                      Color.clear.preference(key: Widest.self, value: proxy.size.width)
                    }
                  }
                  .frame(width: column, alignment: .leading)
                Block(.blue, 60, 12)
              }
            }
          }
          .onPreferenceChange(Widest.self) { column = $0 }
        }
      }
      Group {
        Sample("In view order; the outer replaces, a transform adds, behind before over") {
          VStack(alignment: .leading) {
            HStack {
              Text("a").preference(key: Names.self, value: ["a"])
              Text("b").preference(key: Names.self, value: ["b"])
                .transformPreference(Names.self) { $0.append("b+") }
              HStack { Text("c").preference(key: Names.self, value: ["c"]) }
                .preference(key: Names.self, value: ["C"])
              Text("d")
                .background(Color.clear.preference(key: Names.self, value: ["behind"]))
                .overlay(Color.clear.preference(key: Names.self, value: ["over"]))
              EmptyView()
            }
            .onPreferenceChange(Names.self) { names = $0 }
            Text(names.joined(separator: " · ")).foregroundStyle(.red)
          }
        }
        Sample("Anchors of a rectangle and of points, in another's space") {
          Block(.gray, 120, 50)
            .anchorPreference(
              key: Bounds.self, value: .rect(CGRect(x: 10, y: 10, width: 40, height: 20))
            ) {
              [0: $0]
            }
            .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
            .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 100, y: 10))) {
              $0.append($1)
            }
            .padding(8)
            .overlayPreferenceValue(Bounds.self) { bounds in
              GeometryReader { proxy in
                if let frame = bounds[0].map({ proxy[$0] }) {
                  Rectangle().stroke(.red).frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
                }
              }
            }
            .overlayPreferenceValue(Points.self) { points in
              GeometryReader { proxy in
                ForEach(Array(points.enumerated()), id: \.offset) {
                  Circle().fill(.blue).frame(width: 6, height: 6).position(proxy[$1])
                }
              }
            }
            .bounds().ticks(x: [18, 58, 108, 128], y: [18, 38, 58])
        }
        Sample("Geometry told to state: its own size, seen a pass later") { Measured() }
      }
    }
    .font(.callout)
  }
}

extension View {
  fileprivate var mark: some View {
    anchorPreference(key: Points.self, value: .trailing) { [$0] }
  }
}

private struct Measured: View {
  @State private var size = CGSize.zero

  var body: some View {
    HStack {
      Block(.green, 70, 24).onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      Text("\(Int(size.width)) by \(Int(size.height))")
    }
  }
}

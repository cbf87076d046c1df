import SwiftUI

/// A titled page of samples, in as many columns as the width allows.
struct Sheet<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(title).font(.title2.bold())
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 330), spacing: 24, alignment: .topLeading)],
          alignment: .leading, spacing: 12
        ) { content }
      }
      .padding(16)
    }
  }
}

/// One sample below what it shows.
struct Sample<Content: View>: View {
  let rule: String
  @ViewBuilder var content: Content

  init(_ rule: String, @ViewBuilder content: () -> Content) {
    self.rule = rule
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      Text(rule).font(.caption).foregroundStyle(.secondary)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A coloured box with a size of its own on the axes that are given.
struct Block: View {
  var color = Color.blue
  var width: CGFloat?
  var height: CGFloat? = 20

  init(_ color: Color = .blue, _ width: CGFloat? = nil, _ height: CGFloat? = 20) {
    (self.color, self.width, self.height) = (color, width, height)
  }

  var body: some View { color.opacity(0.75).frame(width: width, height: height) }
}

/// Short lines just outside a rectangle, where edges are expected.
struct Ticks: Shape {
  var x: [CGFloat] = []
  var y: [CGFloat] = []

  func path(in rect: CGRect) -> Path {
    Path { path in
      for x in x {
        for (from, to) in [(rect.minY - 5, rect.minY - 1), (rect.maxY + 1, rect.maxY + 5)] {
          path.move(to: CGPoint(x: rect.minX + x, y: from))
          path.addLine(to: CGPoint(x: rect.minX + x, y: to))
        }
      }
      for y in y {
        for (from, to) in [(rect.minX - 5, rect.minX - 1), (rect.maxX + 1, rect.maxX + 5)] {
          path.move(to: CGPoint(x: from, y: rect.minY + y))
          path.addLine(to: CGPoint(x: to, y: rect.minY + y))
        }
      }
    }
  }
}

extension View {
  /// Marks where the rule has edges, in points from the view's leading and top edges.
  func ticks(x: [CGFloat] = [], y: [CGFloat] = []) -> some View {
    overlay { Ticks(x: x, y: y).stroke(.red, lineWidth: 1) }.padding(.vertical, 5)
  }

  /// A hairline around the view's own bounds.
  func bounds(_ color: Color = .gray) -> some View { border(color.opacity(0.6), width: 0.5) }
}

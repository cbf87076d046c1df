import SwiftUI

/// Each sample in both directions: the lower is the upper in a mirror, but for texts and pictures.
struct DirectionSheet: View {
  var body: some View {
    Sheet(title: "Directions") {
      Group {
        Both("Rows, padding, leading frames") {
          HStack(spacing: 4) {
            Block(.blue, 20)
            Block(.green, 40)
            Spacer()
            Block(.orange, 10).padding(.leading, 30).bounds()
          }
        }
        Both("offset and position") {
          HStack {
            Block(.gray, 40).overlay { Block(.blue, 20).offset(x: 30) }
            Spacer()
            Block(.orange, 20).position(x: 20, y: 10).frame(width: 80, height: 20).bounds()
          }
        }
        Both("Own shapes mirror, paths do not; corners are leading and trailing") {
          HStack(spacing: 16) {
            Arrow().fill(.blue).frame(width: 50)
            Path {
              $0.addLines([.zero, CGPoint(x: 50, y: 10), CGPoint(x: 0, y: 20)])
            }
            .fill(.orange).frame(width: 50)
            UnevenRoundedRectangle(topLeadingRadius: 14).fill(.green).frame(width: 50)
            Rectangle().fill(.purple).frame(width: 50).scaleEffect(x: 0.4, anchor: .leading)
              .bounds()
          }
          .frame(height: 20)
        }
        Both("Turns go the other way; symbols that point on turn round") {
          HStack(spacing: 14) {
            Block(.blue, 30, 8).rotationEffect(.degrees(20))
            Image(systemName: "chevron.forward")
            Image(systemName: "chevron.right")
            Image(systemName: "arrowshape.turn.up.left.fill")
            Image(systemName: "arrow.forward")
            Image(systemName: "list.bullet")
          }
        }
      }
      Group {
        Both("Controls") {
          HStack(spacing: 10) {
            Toggle("", isOn: .constant(true)).labelsHidden()
            Slider(value: .constant(0.25))
            ProgressView(value: 0.25)
          }
        }
        Both("Grids and lazy grids") {
          HStack(spacing: 20) {
            Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
              GridRow {
                Block(.blue, 40, 8)
                Block(.green, 20, 8)
              }
              GridRow {
                Block(.blue, 20, 8)
                Block(.green, 30, 8).gridColumnAlignment(.trailing)
              }
            }
            LazyVGrid(
              columns: [GridItem(.fixed(30)), GridItem(.fixed(60), alignment: .leading)], spacing: 2
            ) {
              ForEach(0..<4) { Block($0 % 2 == 0 ? .blue : .orange, 20, 8) }
            }
            .frame(width: 110).bounds()
          }
        }
        Both("Texts keep to the leading edge; guides count from it") {
          VStack(alignment: .leading, spacing: 2) {
            Text(
              "Leading, on two lines of a text that is long enough for the last words to wrap here"
            ).font(.caption)
            Block(.blue, 60, 6).alignmentGuide(.leading) { _ in -20 }
          }
          .frame(maxWidth: .infinity, alignment: .leading).bounds()
        }
        Both("A horizontal scroll view begins at the leading edge") {
          ScrollView(.horizontal) {
            HStack(spacing: 4) {
              ForEach(0..<12) {
                Text("\($0)").font(.caption2).frame(width: 36).background(.orange.opacity(0.4))
              }
            }
          }
          .bounds()
        }
      }
    }
  }
}

private struct Both<Content: View>: View {
  let rule: String
  @ViewBuilder let content: Content

  init(_ rule: String, @ViewBuilder content: () -> Content) {
    self.rule = rule
    self.content = content()
  }

  var body: some View {
    Sample(rule) {
      ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) {
        content.frame(maxWidth: .infinity, alignment: .leading).environment(\.layoutDirection, $0)
      }
    }
  }
}

private struct Arrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

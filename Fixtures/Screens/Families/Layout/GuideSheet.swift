import SwiftUI

extension HorizontalAlignment {
  private enum Hinge: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }
  fileprivate static let hinge = HorizontalAlignment(Hinge.self)
}

extension VerticalAlignment {
  private enum Floor: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }
  fileprivate static let floor = VerticalAlignment(Floor.self)
}

/// Alignment: guides of our own, baselines and layers.
struct GuideSheet: View {
  var body: some View {
    Sheet(title: "Alignment") {
      Group {
        Sample("Rows meet at their hinges (own alignment ID)") {
          VStack(alignment: .hinge, spacing: 4) {
            hinged(60, 100)
            hinged(110, 40)
            Block(.gray, 30, 6)
          }
          .bounds().ticks(x: [112])
        }
        Sample("Steps of −12 by explicit guides widen the stack") {
          VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<4) { step in
              Block(.blue, 60, 8).alignmentGuide(.leading) { _ in CGFloat(-12 * step) }
            }
          }
          .bounds().ticks(x: [0, 12, 24, 36, 96])
        }
        Sample("First and last baselines; what has no text stands on its bottom edge") {
          VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .firstTextBaseline, spacing: 6) { letters }.overlayBaseline(
              .firstTextBaseline)
            HStack(alignment: .lastTextBaseline, spacing: 6) { letters }.overlayBaseline(
              .lastTextBaseline)
          }
        }
        Sample("An own vertical ID: floors line up through a nested stack") {
          HStack(alignment: .floor, spacing: 6) {
            VStack(spacing: 2) {
              Block(.blue, 40, 10)
              Block(.orange, 40, 10).alignmentGuide(.floor) { $0[.bottom] }
              Block(.blue, 40, 10)
            }
            Block(.green, 40, 30)
            Block(.green, 40, 12)
          }
          .bounds().ticks(y: [30])
        }
      }
      Group {
        Sample("Nine places of a frame") {
          ZStack {
            ForEach(Array(nine.enumerated()), id: \.offset) { _, place in
              Circle().fill(.blue).frame(width: 10, height: 10)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
            }
          }
          .frame(width: 300, height: 50).bounds().ticks(
            x: [10, 145, 155, 290], y: [10, 20, 30, 40])
        }
        Sample("A badge half outside; a caption hung below; a mark on the text's baseline") {
          HStack(spacing: 24) {
            Block(.gray, 60, 40).overlay(alignment: .topTrailing) {
              Circle().fill(.red).frame(width: 16, height: 16)
                .alignmentGuide(.top) { $0.height / 2 }
                .alignmentGuide(.trailing) { $0.width / 2 }
            }
            Block(.gray, 60, 20).overlay(alignment: .bottom) {
              Text("below").font(.caption2).fixedSize().alignmentGuide(.bottom) { $0[.top] }
            }
            .padding(.bottom, 16)
            Text("Axg").font(.title).overlay(alignment: .leadingFirstTextBaseline) {
              Rectangle().fill(.red).frame(height: 1)
            }
          }
        }
        Sample("Leading, centre, trailing; top, centre, bottom") {
          HStack(spacing: 16) {
            ForEach(
              Array([HorizontalAlignment.leading, .center, .trailing].enumerated()), id: \.offset
            ) {
              column(alignment: $1)
            }
            ForEach(Array([VerticalAlignment.top, .center, .bottom].enumerated()), id: \.offset) {
              row(alignment: $1)
            }
          }
        }
        Sample("A Group's frame is each view's frame; a view that stands for three is three") {
          HStack(spacing: 4) {
            Group {
              Block(.blue, 20)
              Block(.green, 30)
            }
            .frame(width: 40).bounds()
            Three().frame(width: 30).bounds()
          }
          .ticks(x: [10, 30, 49, 79, 93, 113, 127, 147, 161, 181])
        }
      }
    }
  }

  private var nine: [Alignment] {
    [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing,
    ]
  }

  private func hinged(_ before: CGFloat, _ after: CGFloat) -> some View {
    HStack(spacing: 0) {
      Block(.blue, before)
      Block(.red, 4).alignmentGuide(.hinge) { $0[HorizontalAlignment.center] }
      Block(.green, after)
    }
  }

  @ViewBuilder private var letters: some View {
    Text("Ag").font(.largeTitle)
    Text("two\nlines").font(.caption)
    Image(systemName: "bolt.fill")
    Block(.green, 14, 14)
  }

  private func column(alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 2) {
      Block(.blue, 30, 8)
      Block(.green, 14, 8)
    }
    .bounds()
  }

  private func row(alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 2) {
      Block(.blue, 8, 30)
      Block(.green, 8, 14)
    }
    .bounds()
  }
}

private struct Three: View {
  var body: some View {
    Block(.orange, 20)
    Block(.orange, 20)
    Block(.orange, 20)
  }
}

extension View {
  fileprivate func overlayBaseline(_ line: VerticalAlignment) -> some View {
    overlay(alignment: Alignment(horizontal: .leading, vertical: line)) {
      Rectangle().fill(.red).frame(height: 0.5)
    }
  }
}

import SwiftUI

/// Every type size, and what is limited to some.
struct TypeSizeSheet: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 3) {
        Text("Type sizes").font(.title2.bold())
        ForEach(DynamicTypeSize.allCases, id: \.self) { size in
          Row(name: String(describing: size)).dynamicTypeSize(size)
        }
        Divider()
        Limits()
      }
      .padding(16)
    }
  }

  /// A text, a caption and 20 points that grow with them.
  private struct Row: View {
    let name: String
    @ScaledMetric private var length: CGFloat = 20
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      HStack(spacing: 8) {
        Text(name).font(.system(size: 9)).frame(width: 64, alignment: .leading)
          .foregroundStyle(size.isAccessibilitySize ? Color.red : Color.secondary)
        Text("Abcdef")
        Text("Abc").font(.caption)
        Rectangle().fill(.blue).frame(width: length, height: 6)
      }
      .lineLimit(1)
    }
  }

  /// The same words at most large, at least accessibility 1, and in between.
  private struct Limits: View {
    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Text("as asked")
        Text("to large").dynamicTypeSize(...DynamicTypeSize.large)
        Text("from xxx").dynamicTypeSize(DynamicTypeSize.xxxLarge...)
        Text("between").dynamicTypeSize(.small ... .medium)
      }
      .lineLimit(1).minimumScaleFactor(0.5)
    }
  }
}

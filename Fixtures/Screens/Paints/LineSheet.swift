import SwiftUI

/// Lines: how they break, end, align and stand apart, in several scripts.
struct LineSheet: View {
  private let fox = "The quick brown fox jumps over the lazy dog"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach([Text.TruncationMode.head, .middle, .tail], id: \.self) { mode in
          Text(fox).truncationMode(mode).lineLimit(1).frame(width: 200).border(.gray)
        }
        HStack(alignment: .top) {
          Text("Two lines of room").lineLimit(2, reservesSpace: true).border(.gray)
          Text("Shrunk to fit its box").minimumScaleFactor(0.5).lineLimit(1)
            .frame(width: 90).border(.gray)
        }
        HStack(alignment: .top) {
          Text("Leading,\nshort").multilineTextAlignment(.leading).border(.gray)
          Text("Centre,\nshort").multilineTextAlignment(.center).border(.gray)
          Text("Trailing,\nshort").multilineTextAlignment(.trailing).border(.gray)
        }
        HStack(alignment: .top) {
          Text("Spaced\nlines").lineSpacing(8).border(.gray)
          Text("Tight\nlines").font(.body.leading(.tight)).border(.gray)
          Text("Exact\n30 pt").lineHeight(.exact(points: 30)).border(.gray)
          Text("One and\na half").lineHeight(.multiple(factor: 1.5)).border(.gray)
        }
        Text("日本語の文章は、禁則処理によって句読点が行頭に来ません。「括弧」も同様です。")
          .frame(width: 230, alignment: .leading).border(.gray)
        Text("한국어 텍스트와 English, 中文简体 and Ελληνικά, Русский 👍🏽🇯🇵")
        Text("مرحبا بالعالم 123 mixed עברית").frame(maxWidth: .infinity, alignment: .trailing)
        Text("Wavy letters").font(.title2.bold()).textRenderer(Wavy(phase: 0))
      }
      .padding(16)
    }
  }
}

private struct Wavy: TextRenderer {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, slice) in run.enumerated() {
          var letter = context
          letter.translateBy(x: 0, y: 4 * sin(Double(index) * 0.8 + phase))
          letter.draw(slice)
        }
      }
    }
  }
}

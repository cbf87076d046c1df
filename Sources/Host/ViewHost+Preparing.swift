import HangaBitmaps
import SwiftUI

extension ViewHost {
  /// Does what a process does once, for somebody who is waiting for something else: opens the fonts
  /// and symbols, and has the usual views be made, laid out and drawn.
  ///
  /// None of what is kept changes a picture. What goes wrong here goes wrong again, and is told,
  /// when a picture is drawn.
  package static func prepareProcess(for variant: Variant, fonts: [String]) {
    guard let host = try? ViewHost(Usual(), variant, fonts: fonts),
      let frame = try? host.frame()
    else { return }
    _ = frame.png()
  }

  private struct Usual: View {
    @State private var isOn = false

    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: 8) {
            Text("Title").font(.title)
            HStack {
              Image(systemName: "star")
              Text("Text 文字").fontWeight(.semibold).foregroundStyle(.secondary)
              Spacer()
            }
            .padding()
            .background(.blue, in: RoundedRectangle(cornerRadius: 8))
            Button("Button") { isOn.toggle() }
          }
        }
      }
    }
  }
}

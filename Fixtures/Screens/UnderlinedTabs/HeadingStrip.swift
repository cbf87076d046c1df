import SwiftUI

/// Headings in a row that scrolls; a red line slides under the one that is being read.
struct HeadingStrip: View {
  let reading: Reading
  @Namespace private var line

  var body: some View {
    ScrollViewReader { strip in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(reading.headings) { heading in
            HeadingTab(
              title: heading.title, isCurrent: heading == reading.current, line: line
            ) {
              reading.read(heading)
            }
          }
        }
        .onChange(of: reading.current) { _, heading in
          withAnimation {
            strip.scrollTo(heading.id, anchor: .center)
          }
        }
        .onAppear {
          strip.scrollTo(reading.current.id, anchor: .center)
        }
      }
    }
  }
}

private struct HeadingTab: View {
  let title: String
  let isCurrent: Bool
  let line: Namespace.ID
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack {
        Text(title)
          .foregroundStyle(isCurrent ? Color.red : Color.primary)
          .padding(.horizontal, 20)
        if isCurrent {
          Color.red
            .frame(height: 3)
            .matchedGeometryEffect(id: "line", in: line)
        } else {
          Color.clear
            .frame(height: 3)
        }
      }
      .padding(.top, 20)
    }
  }
}

import SwiftUI

/// The bar: a menu on the left, a bell on the right, and the strip of stations between them.
struct LineToolbar: ViewModifier {
  static let tabSize = CGSize(width: 100, height: 44)

  let pages: [LinePage]
  @Binding var current: LinePage.ID

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .navigationBarLeading) {
        BarButton(symbol: "line.horizontal.3.circle.fill")
      }
      ToolbarItem(placement: .navigationBarTrailing) {
        BarButton(symbol: "bell.fill")
      }
      ToolbarItem(placement: .principal) {
        GeometryReader { gap in
          StationStrip(pages: pages, inset: inset(of: gap), current: $current)
        }
      }
    }
  }

  /// The room that puts the first and the last tab in the middle of the screen: the strip starts
  /// behind the menu button, hence the distance from the screen's edge counts twice.
  private func inset(of gap: GeometryProxy) -> CGFloat {
    let distance = gap.frame(in: .global).origin.x
    let free = UIScreen.main.bounds.width - distance * 2 - Self.tabSize.width
    return max(free / 2, 0)
  }
}

private struct BarButton: View {
  let symbol: String

  var body: some View {
    Button {
    } label: {
      Image(systemName: symbol)
        .resizable()
        .scaledToFit()
        .frame(width: 24, height: 24)
        .foregroundColor(.gray)
    }
  }
}

/// One tab a page; the current one is scrolled to the middle.
private struct StationStrip: View {
  let pages: [LinePage]
  let inset: CGFloat
  @Binding var current: LinePage.ID

  var body: some View {
    ScrollViewReader { strip in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          Spacer().frame(width: inset)
          ForEach(pages) { page in
            Button {
              current = page.id
            } label: {
              StationTab(page: page, isCurrent: page.id == current)
            }
            .frame(width: LineToolbar.tabSize.width, height: LineToolbar.tabSize.height)
            .id(page.id)
          }
          Spacer().frame(width: inset)
        }
        .onChange(of: current) { target in
          withAnimation {
            strip.scrollTo(target, anchor: .center)
          }
        }
        .onAppear {
          strip.scrollTo(current, anchor: .center)
        }
      }
    }
  }
}

private struct StationTab: View {
  let page: LinePage
  let isCurrent: Bool

  var body: some View {
    switch page {
    case .cover:
      Image("02_Marunouchi")
        .resizable()
        .scaledToFit()
        .frame(width: 30, height: 30)
    case .stop(let stop):
      Text(stop.name)
        .font(.subheadline)
        .fontWeight(isCurrent ? .semibold : .regular)
        .foregroundColor(isCurrent ? .primary : .gray)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
    }
  }
}

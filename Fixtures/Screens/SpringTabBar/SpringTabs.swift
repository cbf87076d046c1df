import SwiftUI

/// The frosted bar with tappable tabs and a marker that springs to the chosen one.
struct SpringTabs: View {
  @State private var current: AppSection
  @State private var tabWidth: CGFloat = 0

  init(current: AppSection = .home) {
    _current = State(initialValue: current)
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      SectionPage(section: current)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      HStack {
        ForEach(AppSection.allCases) { section in
          tab(for: section)
        }
      }
      .padding(.horizontal, 8)
      .padding(.top, 14)
      .frame(height: 88, alignment: .top)
      .background(.ultraThinMaterial)
      .overlay(marker)
      .frame(maxHeight: .infinity, alignment: .bottom)
      .ignoresSafeArea()
    }
  }

  private func tab(for section: AppSection) -> some View {
    Button {
      withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) {
        current = section
      }
    } label: {
      TabLabel(section: section)
    }
    .foregroundStyle(section == current ? .primary : .secondary)
    .overlay(
      GeometryReader { tab in
        Color.clear.preference(key: TabWidthKey.self, value: tab.size.width)
      }
    )
    .onPreferenceChange(TabWidthKey.self) { width in
      tabWidth = width
    }
  }

  /// The marker stands over its tab because the spacers share what is left: one for each tab
  /// before it, one for each tab after it.
  private var marker: some View {
    let index = AppSection.allCases.firstIndex(of: current) ?? 0
    return HStack {
      ForEach(0..<index, id: \.self) { _ in Spacer() }
      Rectangle()
        .fill(Color.primary)
        .frame(width: 28, height: 5)
        .cornerRadius(3)
        .frame(width: tabWidth)
        .frame(maxHeight: .infinity, alignment: .top)
      ForEach(index..<AppSection.allCases.count - 1, id: \.self) { _ in Spacer() }
    }
    .padding(.horizontal, 8)
  }
}

/// The width of one tab; all tabs are equally wide, so the last one speaks for all.
private struct TabWidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = nextValue()
  }
}

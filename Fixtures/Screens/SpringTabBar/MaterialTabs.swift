import SwiftUI

/// A bar of frosted glass with round corners that stands on the screen's bottom edge; it shows
/// tabs, nothing more.
struct MaterialTabs: View {
  let current: AppSection

  var body: some View {
    ZStack(alignment: .bottom) {
      SectionPage(section: current)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      HStack {
        ForEach(AppSection.allCases) { section in
          TabLabel(section: section)
        }
      }
      .padding(.horizontal, 8)
      .padding(.top, 14)
      .frame(height: 88, alignment: .top)
      .background(
        .ultraThinMaterial,
        in: RoundedRectangle(cornerRadius: 34, style: .continuous)
      )
      .frame(maxHeight: .infinity, alignment: .bottom)
      .ignoresSafeArea()
    }
  }
}

import SwiftUI

/// The four sections of the app, in the order of the bar.
enum AppSection: CaseIterable, Identifiable {
  case home, search, reviews, budget

  var id: Self { self }

  var title: String {
    switch self {
    case .home: return "ホーム"
    case .search: return "検索"
    case .reviews: return "評価"
    case .budget: return "家計簿"
    }
  }

  var symbol: String {
    switch self {
    case .home: return "house"
    case .search: return "magnifyingglass"
    case .reviews: return "square.and.pencil.circle"
    case .budget: return "calendar"
    }
  }

  var colours: [Color] {
    switch self {
    case .home: return [.orange, .yellow]
    case .search: return [.green, .teal]
    case .reviews: return [.purple, .pink]
    case .budget: return [.blue, .cyan]
    }
  }
}

/// A page with enough going on behind the bar to see that the bar's material blurs it.
struct SectionPage: View {
  let section: AppSection

  var body: some View {
    ZStack {
      LinearGradient(colors: section.colours, startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
      VStack(spacing: 24) {
        ForEach(0..<6) { row in
          Capsule()
            .fill(Color.white.opacity(row.isMultiple(of: 2) ? 0.5 : 0.25))
            .frame(height: 28)
        }
        Text(section.title)
          .font(.title.weight(.semibold))
          .foregroundColor(.white)
        Spacer()
      }
      .padding(24)
    }
    .overlay {
      HStack(spacing: 4) {
        ForEach(0..<25) { bar in
          Rectangle()
            .fill(Color.black.opacity(bar.isMultiple(of: 2) ? 0.6 : 0))
        }
      }
      .frame(height: 60)
      .frame(maxHeight: .infinity, alignment: .bottom)
      .ignoresSafeArea()
    }
  }
}

import SwiftUI

struct WelcomePage: Identifiable {
  let id: Int
  let symbol: String
  let title: LocalizedStringKey
  let text: LocalizedStringKey
  let color: Color

  static let all = [
    WelcomePage(
      id: 0, symbol: "figure.walk", title: "Walk more",
      text: "Set a daily goal and watch the ring close as you move.", color: .green),
    WelcomePage(
      id: 1, symbol: "bell.badge.fill", title: "Gentle reminders",
      text: "We only remind you **once a day**, and never at night.", color: .orange),
    WelcomePage(
      id: 2, symbol: "lock.shield.fill", title: "Yours alone",
      text: "Everything stays on this device. [Read how](https://example.com).", color: .blue),
  ]
}

struct WelcomeView: View {
  @Binding var isDone: Bool
  @State private var page = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var isLast: Bool { page == WelcomePage.all.count - 1 }

  var body: some View {
    VStack {
      HStack {
        Spacer()
        Button("Skip") { isDone = true }
          .opacity(isLast ? 0 : 1)
      }
      .padding()

      TabView(selection: $page) {
        ForEach(WelcomePage.all) { page in
          WelcomePageView(page: page).tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))

      HStack(spacing: 8) {
        ForEach(WelcomePage.all) { item in
          Capsule()
            .fill(item.id == page ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(width: item.id == page ? 24 : 8, height: 8)
        }
      }
      .animation(reduceMotion ? nil : .snappy, value: page)
      .padding(.bottom, 24)

      Button {
        if isLast { isDone = true } else { withAnimation { page += 1 } }
      } label: {
        Text(isLast ? "Get started" : "Continue")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .padding(.horizontal, 24)
      .padding(.bottom)
    }
  }
}

struct WelcomePageView: View {
  let page: WelcomePage

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        ForEach(0..<3) { ring in
          Circle()
            .stroke(page.color.opacity(0.3 - Double(ring) * 0.08), lineWidth: 2)
            .frame(width: 160 + CGFloat(ring) * 50)
        }
        Image(systemName: page.symbol)
          .font(.system(size: 72))
          .foregroundStyle(page.color.gradient)
          .symbolRenderingMode(.hierarchical)
      }
      Text(page.title)
        .font(.largeTitle.bold())
      Text(page.text)
        .font(.title3)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 32)
    }
  }
}

#Preview("Welcome") {
  WelcomeView(isDone: .constant(false))
}

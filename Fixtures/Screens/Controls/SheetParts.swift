import SwiftUI

/// A titled page of controls that scrolls.
struct ControlSheet<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(title).font(.title2.bold())
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
    }
  }
}

/// What belongs together, under a small title.
struct Family<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      content
    }
  }
}

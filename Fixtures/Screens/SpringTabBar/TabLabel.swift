import SwiftUI

/// A filled symbol over its title, for the bars of our own.
struct TabLabel: View {
  let section: AppSection

  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: section.symbol)
        .symbolVariant(.fill)
        .font(.body.bold())
        .frame(width: 44, height: 29)
      Text(section.title)
        .font(.caption2)
        .lineLimit(1)
    }
    .frame(maxWidth: .infinity)
  }
}

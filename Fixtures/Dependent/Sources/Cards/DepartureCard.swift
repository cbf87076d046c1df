import SwiftUI

/// A train's line, direction and minutes to its departure.
public struct DepartureCard: View {
  let line: String
  let minutes: Int

  public init(line: String, minutes: Int) { (self.line, self.minutes) = (line, minutes) }

  public var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.red).frame(width: 24, height: 24)
      VStack(alignment: .leading) {
        Text(line).font(.headline)
        Text("in \(minutes) minutes").font(.subheadline)
      }
      Spacer()
      LineButton(title: "Track")
    }
    .padding()
  }
}

/// A button that is large enough for a finger.
struct LineButton: View {
  let title: String
  @State private var isTracked = false

  var body: some View {
    Button {
      withAnimation(.easeInOut(duration: 0.3)) { isTracked.toggle() }
    } label: {
      Text(title)
        .padding(.horizontal, isTracked ? 24 : 12)
        .frame(minWidth: 44, minHeight: 44)
        .background(Color.yellow, in: Capsule())
        .foregroundColor(.black)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("track")
  }
}

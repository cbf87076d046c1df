import SwiftUI

/// Case 28: a road's name in a clipped and stroked capsule.
public struct RoadName: View {
  public init() {}

  public var body: some View {
    let outline = RoundedRectangle(cornerRadius: 48)
    Ground {
      Wording(Text("Sesame Street"), width: 111, height: 58 / 3)
        .font(.callout.bold())
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.5)
        .foregroundColor(.white)
        .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
        .background(Color.blue)
        .clipShape(outline)
        .overlay(outline.stroke(Color.white, lineWidth: 2).clipShape(outline))
    }
  }
}

/// Case 30: two buttons in a capsule with a shadow.
public struct ZoomButtons: View {
  public init() {}

  public var body: some View {
    Ground {
      VStack(spacing: 0) {
        button("plus")
        Divider().frame(width: 52)
        button("minus")
      }
      .foregroundColor(.primary)
      .background(Color(.systemBackground))
      .clipShape(Capsule())
      .shadow(radius: 8)
    }
  }

  private func button(_ symbol: String) -> some View {
    Button(action: {}) {
      Image(systemName: symbol)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 18, height: 18)
    }
    .padding()
  }
}

/// Case 33: a card as wide as the screen allows.
public struct OffRouteBanner: View {
  public init() {}

  public var body: some View {
    Ground {
      HStack {
        Wording(Text("Return to the Route"), width: 199, height: 79 / 3)
          .font(.title2.bold())
          .padding()
        Spacer()
      }
      .background(Color(.systemBackground))
      .foregroundStyle(.primary)
      .cornerRadius(12)
      .shadow(radius: 12)
      .overlay(GeometryReader { _ in Color.clear })
      .padding()
    }
  }
}

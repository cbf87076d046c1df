import SwiftUI

/// Case 153: a title with a border around its padding.
public struct BorderedTitle: View {
  public init() {}

  public var body: some View {
    Wording(Text("Hello!"), width: 70, height: 34)
      .font(.title)
      .padding(8)
      .border(Color.blue)
  }
}

/// Case 162: stacks of texts in several styles.
public struct NestedTitles: View {
  private let filler = """
    Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut \
    labore et dolore magna aliqua.
    """

  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        LooseWording(Text("Hello PreviewSnapshots"), about: 292, height: 34).font(.title)
        LooseWording(Text("Welcome to PreviewSnapshots"), about: 212, height: 18).font(.subheadline)
      }
      LooseWording(Text(filler), about: 373, height: 65)
    }
    .multilineTextAlignment(.center)
    .padding(8)
  }
}

/// Case 168: a hundred texts in a frame that they overflow.
public struct HundredTexts: View {
  public init() {}

  public var body: some View {
    VStack {
      ForEach(0..<100, id: \.self) { number in
        LooseWording(Text("Item \(number)"), about: number < 10 ? 48 : 58, height: 61 / 3)
      }
    }
    .frame(width: 300, height: 2000)
  }
}

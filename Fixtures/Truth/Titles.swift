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
        Wording(Text("Hello PreviewSnapshots"), width: 292, height: 34).font(.title)
        Wording(Text("Welcome to PreviewSnapshots"), width: 212, height: 18).font(.subheadline)
      }
      Wording(Text(filler), width: 384, height: 65)
    }
    .multilineTextAlignment(.center)
    .padding(8)
  }
}

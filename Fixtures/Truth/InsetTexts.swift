import SwiftUI

/// Case 135: a text with the same inset on all sides.
public struct EvenInsetText: View {
  public init() {}

  public var body: some View {
    Wording(Text(".padding"), width: 67, height: 61 / 3).padding(16)
  }
}

/// Case 139: a text with four different insets.
public struct UnevenInsetText: View {
  public init() {}

  public var body: some View {
    Wording(
      Text(".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))"),
      width: 1507 / 3, height: 61 / 3
    )
    .padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))
  }
}

/// Case 141: a ground as large as its text.
public struct TextOnBlue: View {
  public init() {}

  public var body: some View {
    Wording(Text("blue()"), width: 45, height: 61 / 3).background(Color.blue)
  }
}

/// Case 175: a background that the padding around it does not enlarge.
public struct BackgroundBeforePadding: View {
  public init() {}

  public var body: some View {
    Wording(Text("Simple Text"), width: 263 / 3, height: 61 / 3)
      .foregroundColor(.yellow)
      .background(Color.indigo)
      .padding()
  }
}

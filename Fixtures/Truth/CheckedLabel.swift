import SwiftUI

/// Case 149: a disc in place of the symbol, and a word, on a rounded ground.
public struct CheckedLabel: View {
  public init() {}

  public var body: some View {
    HStack {
      Circle().frame(width: 17, height: 17)
      Wording(Text("Checked"), width: 68, height: 20.5).fixedSize()
    }
    .padding(5)
    .background(RoundedRectangle(cornerRadius: 5, style: .circular).fill(Color.blue))
    .padding(10)
    .background(Color.yellow)
  }
}

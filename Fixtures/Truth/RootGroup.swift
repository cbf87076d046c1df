import SwiftUI

/// Case 174: two shapes without a container of their own, stacked inside the modifiers around them.
public struct RootGroup: View {
  public init() {}

  public var body: some View {
    Group {
      Circle().fill(Color.green.opacity(0.6), style: FillStyle(antialiased: false))
      Rectangle().fill(Color.blue.opacity(0.6))
    }
    .fixedSize()
    .frame(width: 30, height: 20)
  }
}

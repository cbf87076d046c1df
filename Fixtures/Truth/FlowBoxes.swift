import SwiftUI

/// Case 1: ten boxes of fixed widths, each with its colour's standard gradient.
public struct ColorBoxes: View {
  private let boxes: [(Color, CGFloat)] = [
    (.blue, 45), (.orange, 55), (.green, 50), (.yellow, 40), (.brown, 60),
    (.mint, 48), (.indigo, 52), (.cyan, 58), (.gray, 42), (.pink, 46),
  ]

  public init() {}

  public var body: some View {
    WrappingRows {
      ForEach(boxes.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 10)
          .fill(boxes[index].0.gradient)
          .frame(width: boxes[index].1, height: 50)
      }
    }
    .padding(12)
    .background(Color.white)
  }
}

/// Case 12: boxes that keep, may grow beyond or insist on more than their natural width.
public struct MixedFlexibility: View {
  private let boxes: [(Color, WrappingRows.Flexibility)] = [
    (.red, .minimum), (.green, .natural), (.blue, .natural), (.yellow, .maximum),
  ]

  public init() {}

  public var body: some View {
    WrappingRows {
      ForEach(boxes.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 10)
          .fill(boxes[index].0.gradient)
          .frame(minWidth: 50, maxWidth: .infinity)
          .frame(height: 50)
          .layoutValue(key: WrappingRows.FlexibilityKey.self, value: boxes[index].1)
      }
    }
    .padding(12)
    .background(Color.white)
  }
}

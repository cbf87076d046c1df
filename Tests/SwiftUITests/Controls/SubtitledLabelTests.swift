import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct SubtitledLabelTests {
  private func frames<V: View>(_ view: V) throws -> (title: CGRect, other: CGRect) {
    let laid = try Laid(view, in: CGSize(width: 300, height: 100))
    func frame(_ text: String) -> CGRect {
      laid.tree.all.first { $0.text == text }?.frame.rect ?? .null
    }
    return (frame("title"), frame("other"))
  }

  /// Letters are half an em, widths whole pixels: 15 points of subheadline below 17 of body.
  private func expectBelow(_ frames: (title: CGRect, other: CGRect)) {
    #expect(frames.title.minX == 0 && frames.other.minX == 0)
    #expect(frames.other.minY == frames.title.maxY)
    #expect(frames.title.width == (CGFloat(5 * 17) / 2).rounded(.up))
    #expect(frames.other.width == (CGFloat(5 * 15) / 2).rounded(.up))
  }

  @Test func aTogglesSecondTextIsSmallerBelowTheFirst() throws {
    expectBelow(
      try frames(
        Toggle(isOn: .constant(true)) {
          Text("title")
          Text("other")
        }))
  }

  @Test func soIsThatOfLabelledContentAndOfAStepper() throws {
    expectBelow(
      try frames(
        LabeledContent {
          Text("value")
        } label: {
          Text("title")
          Text("other")
        }))
    expectBelow(
      try frames(
        Stepper {
          Text("title")
          Text("other")
        } onIncrement: {
        } onDecrement: {
        }))
  }
}

import Foundation
import HangaDrawing
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct ProgressViewTests {
  @Test func aSpinnerIsASquareOfTwentyPoints() throws {
    let laid = try Laid(ProgressView().named("spinner"))
    #expect(laid["spinner"].size == CGSize(width: 20, height: 20))
    let large = try Laid(ProgressView().controlSize(.large).named("spinner"))
    #expect(large["spinner"].size == CGSize(width: 37, height: 37))
  }

  @Test func eightBladesFadeFromNineOClock() throws {
    let items = try Screen(ProgressView()).items
    let blades: [(CGRect, Double)] = items.compactMap {
      guard case .fill(.path(let path), .color(let color), _) = $0 else { return nil }
      return (path.boundingRect, color.alpha * 255)
    }
    #expect(blades.map { $0.1.rounded() } == [217, 180, 143, 106, 69, 69, 69, 69])
    // The first is 6.5 × 2.5 with its middle 6.75 left of the centre.
    let first = try #require(blades.first?.0)
    #expect(abs(first.width - 6.5) < 0.01 && abs(first.height - 2.5) < 0.01)
    #expect(abs(first.midX - (195 - 6.75)) < 0.01)
    // Counter-clockwise: the third points down.
    #expect(abs(blades[2].0.midY - blades[0].0.midY - 6.75) < 0.01)
  }

  @Test func aBarFillsItsShareInWholePoints() throws {
    let items = try Screen(ProgressView(value: 1, total: 3).frame(width: 100)).items
    let widths: [CGFloat] = items.compactMap {
      if case .fill(.roundedRectangle(let frame, _, _), _, _) = $0 { frame.width } else { nil }
    }
    #expect(widths == [100, 33])
  }

  @Test func valuesOutsideTheRangeAreClamped() throws {
    let cases: [(Double, [CGFloat])] = [(-1, [100]), (5, [100, 100]), (.nan, [100])]
    for (value, expected) in cases {
      let items = try Screen(ProgressView(value: value).frame(width: 100)).items
      let widths: [CGFloat] = items.compactMap {
        if case .fill(.roundedRectangle(let frame, _, _), _, _) = $0 { frame.width } else { nil }
      }
      #expect(widths == expected)
    }
  }

  private struct Bare: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 10).named("bare")
    }
  }

  @Test func aStyleSeesTheFraction() throws {
    let laid = try Laid(ProgressView(value: 0.25).progressViewStyle(Bare()))
    #expect(laid["bare"].width == 25)
  }
}

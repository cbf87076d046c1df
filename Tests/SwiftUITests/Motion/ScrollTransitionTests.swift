import Foundation
import Hanga
import HangaRuntime
import Testing

@testable import SwiftUI

@MainActor
struct ScrollTransitionTests {
  @Test func phasesFollowWhatShows() {
    let interactive = ScrollTransitionConfiguration.interactive
    #expect(interactive.phase(from: 0, length: 100, in: 300) == (.identity, 0))
    #expect(interactive.phase(from: -25, length: 100, in: 300) == (.topLeading, 0.25))
    #expect(interactive.phase(from: 250, length: 100, in: 300) == (.bottomTrailing, 0.5))
    #expect(interactive.phase(from: 400, length: 100, in: 300) == (.bottomTrailing, 1))
    let animated = ScrollTransitionConfiguration.animated
    #expect(animated.phase(from: -49, length: 100, in: 300) == (.identity, 0))
    #expect(animated.phase(from: -51, length: 100, in: 300) == (.topLeading, 1))
    #expect(
      ScrollTransitionConfiguration.identity.phase(from: -99, length: 100, in: 300).amount == 0)
  }

  @Test func viewsAtTheEdgeAreChangedHalfway() throws {
    let host = try ViewHost(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { _ in
            Color.red.frame(width: 60, height: 60)
              .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
          }
        }
      }, Variant(size: CGSize(width: 60, height: 90)))
    // The second of 60 points shows half of its height, 90 − 60 = 30; the third does not show.
    let list = try host.displayListDescription
    #expect(list.contains("0.5"))
  }

  /// What comes in at the trailing edge is in the same phase in both directions of reading.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func phasesFollowTheReadingDirection(direction: LayoutDirection) throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let row = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in
          red.frame(width: 60, height: 60)
            .scrollTransition(.interactive) { content, phase in
              content.opacity(phase == .bottomTrailing ? 0.25 : 1)
            }
        }
      }
    }
    .environment(\.layoutDirection, direction)
    let variant = Variant(scale: 1, showsChrome: false, size: CGSize(width: 90, height: 60))
    let bitmap = try ViewHost(row, variant).frame().bitmap
    func green(_ x: Int) -> Double { Double(bitmap[x, 30] >> 8 & 0xFF) }
    let isTurned = direction == .rightToLeft
    // The first shows as it is. The second shows half of its width: halfway from 1 to a quarter, so
    // that 0.375 of the white below is seen.
    #expect(green(isTurned ? 60 : 30) == 0)
    #expect(abs(green(isTurned ? 15 : 75) - 0.375 * 255) <= 1)
  }
}

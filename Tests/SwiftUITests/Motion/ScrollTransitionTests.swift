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
    let row = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in
          Color.red.frame(width: 60, height: 60)
            .scrollTransition(.interactive) { content, phase in
              content.opacity(phase == .bottomTrailing ? 0.25 : 1)
            }
        }
      }
    }
    .environment(\.layoutDirection, direction)
    let host = try ViewHost(row, Variant(size: CGSize(width: 90, height: 60)))
    // The second shows half of its width, so it is halfway to a quarter.
    let list = try host.displayListDescription
    #expect(list.contains("opacity 0.25"), "\(list)")
  }
}

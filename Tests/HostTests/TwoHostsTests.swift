import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct TwoHostsTests {
  /// A view that reads the screen whenever it is laid out.
  private struct ScreenReader: View {
    var body: some View {
      GeometryReader { _ in
        Text(
          verbatim:
            "\(Int(UIScreen.main.bounds.width)) \(UIDevice.current.userInterfaceIdiom == .pad)")
      }
    }
  }

  @Test func interleavedHostsEachSeeTheirOwnScreen() throws {
    let small = try ViewHost(ScreenReader(), device: .iPhoneSE3)
    let large = try ViewHost(ScreenReader(), device: .iPadPro11)
    for _ in 0..<2 {
      #expect(try small.tree().all.contains { $0.text == "375 false" })
      #expect(try large.tree().all.contains { $0.text == "834 true" })
      try small.advance(by: 0.1)
      try large.advance(by: 0.1)
    }
  }

  @Test func theSameHostDrawsTheSamePictureTwice() throws {
    let host = try ViewHost(ScreenReader(), device: .iPhone13)
    #expect(try host.frame().digest == host.frame().digest)
  }
}

import Foundation
import HangaSnapshots
import SwiftUI
import Testing

@testable import HangaTesting

/// Many assertions at once, from all kinds of threads.
struct ParallelTests {
  private struct Slide: View {
    let number: Int
    @State private var isOn = false
    var body: some View {
      Text("\(number)").offset(x: isOn ? 40 : 0)
        .frame(width: 100, height: 40, alignment: .leading)
        .contentShape(Rectangle())
        .accessibilityIdentifier("slide")
        .onTapGesture { withAnimation(.linear(duration: 0.2)) { isOn = true } }
    }
  }

  /// A strip's frames are drawn by other threads while those of the pool wait for the main actor.
  @Test func stripsFromEveryThreadOfThePoolComeToAnEnd() async {
    let scratch = Scratch()
    let recorded = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<12 {
        group.addTask {
          let scene = SnapshotScene(layout: .fixed(width: 100, height: 40))
          let message = scratch.inARun {
            verifySnapshot(
              of: Slide(number: number),
              as: .strip(script: "tap \"slide\"\nsettle", fps: 20, scene), named: "\(number)",
              record: .missing, snapshotDirectory: scratch.folder)
          }
          return message?.contains("was recorded") == true
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(recorded == 12)
    #expect(scratch.files.filter { $0.hasSuffix(".png") }.count == 12)
  }

  @Test func countersOfDifferentTestsDoNotMix() async {
    let counter = OrdinalCounter()
    await withTaskGroup(of: Void.self) { group in
      for test in 0..<8 {
        group.addTask {
          let key = OrdinalCounter.Key(suite: "s", test: "\(test)", name: nil, kind: "txt")
          let numbers = (0..<100).map { _ in counter.next(key) }
          #expect(numbers == Array(1...100))
        }
      }
    }
  }
}

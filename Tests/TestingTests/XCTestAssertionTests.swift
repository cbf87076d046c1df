import Foundation
import HangaSnapshots
import SwiftUI
import XCTest

@testable import HangaTesting

/// The same assertions from XCTest: methods on no actor, on the main actor, and asynchronous ones.
final class XCTestAssertionTests: XCTestCase {
  private struct Card: View {
    @State private var isOn = false
    var body: some View { Text("Ginza").padding() }
  }

  private func verify(_ scratch: Scratch, test: String = #function) -> [String?] {
    (0..<2).map { _ in
      scratch.inARun {
        verifySnapshot(
          of: Card(), as: .image(layout: .sizeThatFits), record: .missing,
          snapshotDirectory: scratch.folder, testName: test)
      }
    }
  }

  private func check(_ verdicts: [String?]) {
    XCTAssertEqual(verdicts.count, 2)
    XCTAssert(verdicts[0]?.contains("was recorded") == true)
    XCTAssertNil(verdicts[1])
  }

  func testOnNoActor() { check(verify(Scratch())) }

  @MainActor func testOnTheMainActor() { check(verify(Scratch())) }

  func testAsynchronously() async { check(verify(Scratch())) }

  @MainActor func testAsynchronouslyOnTheMainActor() async {
    await Task.yield()
    check(verify(Scratch()))
  }

  func testSuiteIsTheTypeInTheSource() {
    let place = SourceLocus(#fileID, #filePath, #line, #column)
    guard case .xctest = TestFramework.current else { return XCTFail("Swift Testing runs") }
    XCTAssertEqual(TestFramework.current.suite(at: place), "XCTestAssertionTests")
  }

  func testLateAnswersOnTheMainQueueArrive() {
    let later = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { value in
        Async { callback in
          nonisolated(unsafe) let callback = callback
          DispatchQueue.main.async { callback("\(value)") }
        }
      })
    let scratch = Scratch()
    let message = scratch.inARun {
      verifySnapshot(of: 3, as: later, record: .missing, snapshotDirectory: scratch.folder)
    }
    XCTAssert(message?.contains("was recorded") == true)
  }

  func testLayoutChecks() {
    assertLayoutSound(
      Text("Fine"), over: Variants(base: Variant(size: CGSize(width: 100, height: 100))))
  }
}

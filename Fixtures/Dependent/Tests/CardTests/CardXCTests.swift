import Cards
import HangaTesting
import SwiftUI
import XCTest

final class CardXCTests: XCTestCase {
  func testLooksAsRecorded() {
    assertSnapshot(
      of: DepartureCard(line: "東西線", minutes: minutes),
      as: .image(layout: .fixed(width: 320, height: 80)))
  }

  func testDescription() {
    assertSnapshot(of: ["line": "東西線", "minutes": "\(minutes)"], as: .json)
  }

  override func invokeTest() {
    withSnapshotTesting(diffTool: "compare") { super.invokeTest() }
  }
}

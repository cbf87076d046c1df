import Foundation
import OSLog
import QuartzCore
import Testing

@testable import os

struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func valuesArePutIn() {
    let error: any Error = CocoaError(.fileNoSuchFile)
    #expect(text("at \(3), \("x", privacy: .public) and \([1, 2])") == "at 3, x and [1, 2]")
    #expect(text("\(error)") == String(describing: error))
  }

  @Test func formatsWriteNumbers() {
    #expect(text("\(255, format: .hex)") == "ff")
    #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
    #expect(text("\(-7, format: .decimal(minDigits: 3))") == "-007")
    #expect(text("\(1.0 / 3, format: .fixed(precision: 2))") == "0.33")
    #expect(text("\(7, align: .right(columns: 3))|\(7, align: .left(columns: 3))|") == "  7|7  |")
  }

  @Test func linesSayWhereTheyComeFromAndHowMuchTheyMatter() {
    let log = OSLog(subsystem: "com.example.shop", category: "basket")
    #expect(LogLine.text("full", .error, log) == "com.example.shop basket error: full")
    #expect(LogLine.text("full", .default, .default) == "notice: full")
  }

  @Test(arguments: [OSLogType.info, .debug])
  func detailsAreDropped(type: OSLogType) {
    #expect(LogLine.text("x", type, .default) == nil)
  }

  @Test func aDisabledLogDropsEverything() {
    #expect(LogLine.text("x", .fault, .disabled) == nil)
  }

  @Test func lockedValueIsChangedByOneAtATime() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8 * 1000)
  }

  @Test func mediaTimeGoesForward() {
    let before = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= before)
  }
}

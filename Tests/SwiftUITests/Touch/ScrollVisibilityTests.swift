import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct ScrollVisibilityTests {
  private struct Rows: View {
    let log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Color.red.frame(width: 400, height: 100)
              .onScrollVisibilityChange(threshold: 0.6) {
                if index == 0 || index == 4 { log.add("\(index) \($0)") }
              }
          }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.add("shown \($0)") }
    }
  }

  /// A window of 400 over rows of 100: moved by 50, half of row 0 is gone and half of row 4 there;
  /// by 70, less than 60 % of row 0 and more of row 4.
  @Test func aViewIsToldWhenEnoughOfItShows() throws {
    let log = Log()
    let touched = try Touched(Rows(log: log))
    #expect(Set(log.lines) == ["0 true", "shown [0, 1, 2, 3]"])
    try touched.down(200, 300)
    try touched.move(200, 300 - 10 - 39)
    #expect(log.lines.count == 2)
    try touched.move(200, 300 - 10 - 50)
    #expect(Set(log.lines.dropFirst(2)) == ["0 false", "shown [0, 1, 2, 3, 4]"])
    try touched.move(200, 300 - 10 - 70)
    #expect(log.lines.contains("4 true") && log.lines.contains("shown [1, 2, 3, 4]"))
  }
}

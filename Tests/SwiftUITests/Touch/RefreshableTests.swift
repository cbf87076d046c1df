import Foundation
import SwiftUI
import Testing

@MainActor
struct RefreshableTests {
  private func make(_ log: Log) throws -> Touched {
    try Touched(
      ScrollView { Color.red.frame(height: 2000).named("content") }
        .refreshable {
          log.add("begin")
          try? await Task.sleep(for: .seconds(1))
          log.add("end")
        })
  }

  @Test func aPullFetchesAndHoldsTheContentDownMeanwhile() throws {
    let log = Log()
    let screen = try make(log)
    try screen.down(200, 50)
    try screen.move(200, 390)
    try screen.advance(by: 0.2)
    // 330 points beyond the end show as more than a hundred.
    #expect(screen["content"].minY > 100)
    #expect(log.lines == ["begin"])
    try screen.up(200, 390)
    try screen.advance(by: 0.6)
    #expect(abs(screen["content"].minY - 60) < 1)
    try screen.advance(by: 1)
    #expect(log.lines == ["begin", "end"])
    try screen.settle()
    #expect(screen["content"].minY == 0)
  }

  @Test func listsFetchToo() throws {
    let log = Log()
    let screen = try Touched(
      NavigationStack {
        List { Text("Row").named("row") }
          .navigationTitle("Mail")
          .refreshable {
            log.add("begin")
            try? await Task.sleep(for: .seconds(1))
            log.add("end")
          }
      })
    let rest = screen["row"].minY
    try screen.down(200, 300)
    try screen.move(200, 700)
    try screen.advance(by: 0.2)
    #expect(log.lines == ["begin"])
    try screen.up(200, 700)
    try screen.advance(by: 0.6)
    #expect(abs(screen["row"].minY - rest - 60) < 1)
    try screen.advance(by: 1)
    try screen.settle()
    #expect(log.lines == ["begin", "end"])
    #expect(screen["row"].minY == rest)
  }

  @Test func aPullThatIsHeldFetchesOnce() throws {
    let log = Log()
    let screen = try Touched(
      ScrollView { Color.red.frame(height: 2000) }.refreshable { log.add("fetched") })
    for _ in 0..<2 {
      try screen.down(200, 50)
      try screen.move(200, 390)
      try screen.advance(by: 0.1)
      try screen.move(200, 400)
      try screen.advance(by: 0.5)
      try screen.up(200, 400)
      try screen.settle()
    }
    #expect(log.lines == ["fetched", "fetched"])
  }

  @Test func aShortPullDoesNothing() throws {
    let log = Log()
    let screen = try make(log)
    try screen.down(200, 50)
    try screen.move(200, 150)
    try screen.up(200, 150)
    try screen.settle()
    #expect(log.lines == [])
    #expect(screen["content"].minY == 0)
  }
}

import Foundation
import Hanga
import HangaRuntime
import Testing

@testable import SwiftUI

@MainActor
struct LiveTextsTests {
  private func shown(_ host: ViewHost) throws -> String? {
    try host.tree().all.first { $0.type == "Text" }?.text
  }

  @Test func clocksGoOnWithTheScene() throws {
    let now = EnvironmentValues().presentDate
    let host = try ViewHost(
      Text(timerInterval: now...now.addingTimeInterval(90)),
      Variant(size: CGSize(width: 100, height: 40)))
    #expect(try shown(host) == "1:30")
    try host.advance(by: 1)
    #expect(try shown(host) == "1:29")
    try host.advance(by: 29)
    #expect(try shown(host) == "1:00")
    try host.advance(by: 100)
    #expect(try shown(host) == "0:00")
  }

  @Test func clocksUpStartAtNothing() throws {
    let now = EnvironmentValues().presentDate
    let host = try ViewHost(
      Text(timerInterval: now...now.addingTimeInterval(90), countsDown: false),
      Variant(size: CGSize(width: 100, height: 40)))
    #expect(try shown(host) == "0:00")
    try host.advance(by: 61)
    #expect(try shown(host) == "1:01")
  }

  @Test func datesStandStill() throws {
    let now = EnvironmentValues().presentDate
    let host = try ViewHost(
      Text(now, style: .time), Variant(size: CGSize(width: 100, height: 40)))
    let before = try shown(host)
    try host.advance(by: 2)
    #expect(try shown(host) == before)
  }
}

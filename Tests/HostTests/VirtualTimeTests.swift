import Combine
import Foundation
import Hanga
import SwiftUI
import Testing

/// Asynchronous work under a host, through its public verbs.
@MainActor
struct VirtualTimeTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var isLate = false
    var body: some View {
      VStack {
        Text(verbatim: "count \(count)")
        Button("Wait") {
          Task {
            try? await Task.sleep(for: .seconds(0.5))
            isLate = true
          }
        }
        if isLate { Text(verbatim: "late") }
      }
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(100))
          count += 1
        }
      }
    }
  }

  private func texts(_ host: ViewHost) throws -> [String] {
    try host.tree().all.compactMap(\.text)
  }

  @Test func sleepingWorkFollowsTheHostsTime() throws {
    let host = try ViewHost(Counter(), device: .iPhone13)
    #expect(try texts(host).contains("count 0"))
    try host.advance(by: 1)
    #expect(try texts(host).contains("count 10"))
    try host.tap("Wait")
    let tapped = host.time
    while try !texts(host).contains("late"), host.time < tapped + 2 {
      try host.advance(by: 1.0 / 120)
    }
    #expect(abs(host.time - tapped - 0.5) < 1e-9)
  }

  @Test func hostsOfOneProcessKeepTheirOwnTime() throws {
    let first = try ViewHost(Counter(), device: .iPhone13)
    let second = try ViewHost(Counter(), device: .iPhone13)
    try first.advance(by: 0.35)
    try second.advance(by: 0.75)
    try first.advance(by: 0.1)
    #expect(try texts(first).contains("count 4"))
    #expect(try texts(second).contains("count 7"))
  }
}

import Combine
import Foundation
import HangaRuntime
import SwiftUI
import Testing

/// `onReceive` and the publishers that go by the virtual clock.
@MainActor
struct ReceivingTests {
  private struct Clock: View {
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 1).onReceive(timer) { _ in count += 1 }
    }
  }

  @Test func aTimerTicksOnTheVirtualClock() throws {
    let scene = try Moved(Clock())
    var changes: [Int] = []
    var width: CGFloat = 0
    for tick in 1...200 {
      try scene.advance(by: 1.0 / 120)
      let now = scene.fills.first?.frame.width ?? 0
      if now != width { changes.append(tick) }
      width = now
    }
    // Half a second is 60 ticks.
    #expect(changes == [60, 120, 180])
  }

  private struct Listener: View {
    let subject: CurrentValueSubject<CGFloat, Never>
    let trigger: Trigger
    let log: Log
    @State private var width: CGFloat = 1
    @State private var isThere = true
    var body: some View {
      let _ = trigger.run = { isThere = false }
      if isThere {
        Color.red.frame(width: width, height: 1)
          .onReceive(subject) {
            log.add("\(Int($0))")
            width = $0
          }
      }
    }
  }

  @Test func theFirstValueShowsInTheFirstStateAndNoneAfterTheEnd() throws {
    let subject = CurrentValueSubject<CGFloat, Never>(5)
    let (trigger, log) = (Trigger(), Log())
    let scene = try Moved(Listener(subject: subject, trigger: trigger, log: log))
    #expect(scene.fills.map(\.frame.width) == [5])
    subject.send(8)
    try scene.graph.settle()
    #expect(scene.fills.map(\.frame.width) == [8])
    try scene.change(trigger)
    subject.send(9)
    try scene.graph.settle()
    // Each value once: the update that a value causes does not subscribe anew.
    #expect(log.lines == ["5", "8"])
  }

  private final class Model: ObservableObject {
    @Published var value = 3
  }

  private struct Follower: View {
    @ObservedObject var model: Model
    let log: Log
    @State private var width: CGFloat = 1
    var body: some View {
      Color.red.frame(width: width, height: 1)
        .onReceive(model.$value) {
          log.add("\($0)")
          width = CGFloat($0)
        }
    }
  }

  @Test func aPublishedPropertyIsReceived() throws {
    let (model, log) = (Model(), Log())
    let scene = try Moved(Follower(model: model, log: log))
    model.value = 6
    try scene.graph.settle()
    #expect(log.lines == ["3", "6"])
    #expect(scene.fills.map(\.frame.width) == [6])
  }

  private struct Searching: View {
    let subject: PassthroughSubject<Int, Never>
    let log: Log
    let debounced: AnyPublisher<Int, Never>
    init(subject: PassthroughSubject<Int, Never>, log: Log) {
      (self.subject, self.log) = (subject, log)
      debounced = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
    }
    var body: some View {
      Color.red
        .task {
          subject.send(1)
          try? await Task.sleep(for: .milliseconds(200))
          subject.send(2)
        }
        .onReceive(debounced) { log.add("\($0)") }
    }
  }

  @Test func debouncingGoesByTheVirtualClock() throws {
    let log = Log()
    let scene = try Moved(Searching(subject: PassthroughSubject(), log: log))
    // 200 ms until the second value and 300 ms of quiet are 60 ticks.
    try scene.advance(by: 59.0 / 120)
    #expect(log.lines.isEmpty)
    try scene.advance(by: 1.0 / 120)
    #expect(log.lines == ["2"])
  }

  private struct Renewing: View {
    let log: Log
    @State private var received: [Int] = []
    var body: some View {
      Color.red.frame(width: CGFloat(received.count), height: 1)
        .onReceive([4, 5].publisher) {
          log.add("\($0)")
          received.append($0)
        }
    }
  }

  @Test func anEqualPublisherMadeAnewIsTheSame() throws {
    let log = Log()
    let scene = try Moved(Renewing(log: log))
    #expect(log.lines == ["4", "5"])
    #expect(scene.fills.map(\.frame.width) == [2])
  }

  private struct Sender: View {
    let log: Log
    @State private var subject = PassthroughSubject<String, Never>()
    var body: some View {
      Color.red
        .onReceive(subject) { log.add($0) }
        .onAppear {
          subject.send("a")
          Task { @MainActor in log.add("task") }
          subject.send("b")
        }
    }
  }

  @Test func valuesSentByAnActionComeBeforeAsynchronousWork() throws {
    let log = Log()
    _ = try Moved(Sender(log: log))
    #expect(log.lines == ["a", "b", "task"])
  }
}

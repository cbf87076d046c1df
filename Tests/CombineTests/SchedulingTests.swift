import Combine
import Foundation
import Testing

struct SchedulingTests {
  /// A clock that moves when told to.
  private final class Clock: VirtualScheduler {
    private struct Entry {
      var time: TimeInterval
      var action: () -> Void
    }
    private struct State {
      var now = 0.0
      var entries: [Entry] = []
    }
    /// Only the test's own thread comes here.
    nonisolated(unsafe) private var state = State()

    var now: TimeInterval { state.now }

    func schedule(at time: TimeInterval, _ action: @escaping () -> Void) {
      let index = state.entries.firstIndex { $0.time > time } ?? state.entries.count
      state.entries.insert(Entry(time: time, action: action), at: index)
    }

    func advance(to time: TimeInterval) {
      while let next = state.entries.first, next.time <= time + 1e-9 {
        state.entries.removeFirst()
        state.now = max(state.now, next.time)
        next.action()
      }
      state.now = time
    }
  }

  private func withClock(_ body: (Clock) -> Void) {
    let clock = Clock()
    VirtualSchedulers.$current.withValue(clock) { body(clock) }
  }

  @Test func withoutAClockWorkRunsAtOnceInOrder() {
    let values = [1, 2, 3].publisher
    #expect(values.receive(on: DispatchQueue.main).everything() == ([1, 2, 3], true))
    #expect(values.delay(for: 1, scheduler: RunLoop.main).everything() == ([1, 2, 3], true))
    let sink = Timer.publish(every: 1, on: .main, in: .common).autoconnect().everything()
    #expect(sink.values.isEmpty)
  }

  @Test func deliveryWaitsForTheClock() {
    withClock { clock in
      let subject = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      let sinks = [
        subject.receive(on: DispatchQueue.main).sink { seen.append($0) },
        subject.delay(for: .milliseconds(500), scheduler: RunLoop.main).sink {
          seen.append($0 * 10)
        },
        subject.receive(on: ImmediateScheduler.shared).sink { seen.append($0 * 100) },
      ]
      subject.send(1)
      #expect(seen == [100])
      clock.advance(to: 0.25)
      #expect(seen == [100, 1])
      clock.advance(to: 0.5)
      #expect(seen == [100, 1, 10])
      sinks.forEach { $0.cancel() }
    }
  }

  @Test func debouncingWaitsForQuiet() {
    withClock { clock in
      let subject = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      let sink = subject.debounce(for: 0.3, scheduler: RunLoop.main).sink { seen.append($0) }
      subject.send(1)
      clock.advance(to: 0.2)
      subject.send(2)
      clock.advance(to: 0.4)
      #expect(seen.isEmpty)
      clock.advance(to: 0.5)
      #expect(seen == [2])
      sink.cancel()
    }
  }

  @Test func throttlingOpensOnceInAnInterval() {
    withClock { clock in
      let subject = PassthroughSubject<Int, Never>()
      var (newest, oldest) = ([Int](), [Int]())
      let sinks = [
        subject.throttle(for: 1, scheduler: RunLoop.main, latest: true).sink {
          newest.append($0)
        },
        subject.throttle(for: 1, scheduler: RunLoop.main, latest: false).sink {
          oldest.append($0)
        },
      ]
      for value in 1...3 { subject.send(value) }
      #expect(newest == [1])
      clock.advance(to: 1)
      #expect(newest == [1, 3])
      #expect(oldest == [1, 2])
      sinks.forEach { $0.cancel() }
    }
  }

  @Test func aTimeoutEndsAQuietStream() {
    withClock { clock in
      let subject = PassthroughSubject<Int, Never>()
      var ends = 0
      let sink = subject.timeout(.seconds(1), scheduler: DispatchQueue.main).sink(
        receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
      clock.advance(to: 0.9)
      subject.send(1)
      clock.advance(to: 1.8)
      #expect(ends == 0)
      clock.advance(to: 1.9)
      #expect(ends == 1)
      sink.cancel()
    }
  }

  @Test func aTimerTicksWhileSomeoneListens() {
    withClock { clock in
      let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(
        every: 0.5, on: .main, in: .common
      ).autoconnect()
      var times: [TimeInterval] = []
      let sink = timer.sink { times.append($0.timeIntervalSinceReferenceDate) }
      clock.advance(to: 1.2)
      #expect(times == [0.5, 1])
      sink.cancel()
      clock.advance(to: 3)
      #expect(times.count == 2)
    }
  }
}

import Combine
import Testing

struct DemandTests {
  @Test func demandsAddAndUnlimitedStays() {
    #expect(Subscribers.Demand.max(2) + 3 == 5)
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect(Subscribers.Demand.max(1) - 5 == .none)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test func aSequenceSendsWhatIsWanted() {
    let recorder = Recorder<Int, Never>(.max(2))
    [1, 2, 3].publisher.subscribe(recorder)
    #expect(recorder.values == [1, 2])
    #expect(recorder.ends == 0)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.ends == 1)
  }

  @Test func aFilterAsksForAReplacement() {
    let recorder = Recorder<Int, Never>(.max(2))
    (1...10).publisher.filter { $0 % 3 == 0 }.map { $0 * 2 }.subscribe(recorder)
    #expect(recorder.values == [6, 12])
  }

  @Test func aResultWaitsForDemand() {
    let recorder = Recorder<[Int], Never>(.none)
    [1, 2].publisher.collect().subscribe(recorder)
    #expect(recorder.values.isEmpty)
    #expect(recorder.ends == 0)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [[1, 2]])
    #expect(recorder.ends == 1)
  }

  @Test func aPassthroughSubjectDropsWhatNobodyWants() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.max(1))
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    subject.send(3)
    #expect(recorder.values == [1, 3])
  }

  @Test func aCurrentValueSubjectGivesTheNewestWhenAsked() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder<Int, Never>(.none)
    subject.subscribe(recorder)
    subject.send(1)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1])
    subject.send(2)
    subject.send(3)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 3])
  }

  @Test func nothingComesAfterCancelling() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.unlimited)
    subject.map { $0 }.subscribe(recorder)
    recorder.subscription?.cancel()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    #expect(recorder.ends == 0)
  }
}

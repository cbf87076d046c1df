import Combine
import Foundation
import Testing

struct OperatorTests {
  @Test func valuesAreTransformedAndFiltered() {
    let numbers = [1, 2, 2, 3, 3, 3, 4].publisher
    #expect(numbers.map { $0 * 10 }.everything().values == [10, 20, 20, 30, 30, 30, 40])
    #expect(numbers.removeDuplicates().everything().values == [1, 2, 3, 4])
    #expect(numbers.filter { $0 > 2 }.everything().values == [3, 3, 3, 4])
    #expect(numbers.compactMap { $0 == 2 ? nil : $0 }.everything().values == [1, 3, 3, 3, 4])
    #expect(numbers.scan(0, +).everything().values == [1, 3, 5, 8, 11, 14, 18])
    #expect(numbers.prefix(2).everything().values == [1, 2])
    #expect(numbers.dropFirst(5).everything().values == [3, 4])
    #expect(numbers.first { $0 > 2 }.everything().values == [3])
    #expect(numbers.prefix(while: { $0 < 3 }).everything().values == [1, 2, 2])
    #expect(numbers.map(\.description).prefix(1).everything().values == ["1"])
    #expect([1, nil].publisher.replaceNil(with: 9).everything().values == [1, 9])
  }

  @Test func valuesAreGathered() {
    let numbers = [1, 2, 3].publisher
    #expect(numbers.reduce(10, +).everything().values == [16])
    #expect(numbers.collect().everything().values == [[1, 2, 3]])
    #expect(numbers.collect(2).everything().values == [[1, 2], [3]])
    #expect(numbers.last().everything().values == [3])
    #expect(numbers.count().everything().values == [3])
    let none = Empty<Int, Never>()
    #expect(none.collect().everything().values == [[]])
    #expect(none.replaceEmpty(with: 7).everything().values == [7])
    #expect(none.last().everything().values.isEmpty)
    #expect(none.last().everything().isFinished)
  }

  @Test func aThrownErrorEndsTheStream() {
    let halves = [2, 3, 4].publisher.tryMap { number -> Int in
      guard number % 2 == 0 else { throw Trouble() }
      return number / 2
    }
    #expect(halves.everything().values == [1])
    #expect(!halves.everything().isFinished)
    #expect(halves.replaceError(with: -1).everything().values == [1, -1])
    #expect(halves.catch { _ in [8, 9].publisher }.everything().values == [1, 8, 9])
    #expect(halves.catch { _ in Just(8) }.everything().isFinished)
    let mapped = halves.mapError { _ in Trouble() }
    var failure: Trouble?
    let sink = mapped.sink(
      receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
      receiveValue: { _ in })
    #expect(failure == Trouble())
    sink.cancel()
  }

  @Test func theNewestValuesAreCombined() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var seen: [String] = []
    let sink = left.combineLatest(right) { "\($0)\($1)" }.sink { seen.append($0) }
    left.send(1)
    #expect(seen.isEmpty)
    right.send("a")
    left.send(2)
    right.send("b")
    #expect(seen == ["1a", "2a", "2b"])
    sink.cancel()
    left.send(3)
    #expect(seen.count == 3)
  }

  @Test func fourPublishersCombine() {
    let all = Just(1).combineLatest(Just("a"), Just(2.5), Just(true))
    let values = all.everything().values
    #expect(values.count == 1)
    #expect(values[0] == (1, "a", 2.5, true))
    #expect(all.everything().isFinished)
  }

  @Test func zippingPairsInOrderAndEndsWithTheShorter() {
    let pairs = [1, 2, 3].publisher.zip(["a", "b"].publisher)
    #expect(pairs.map { "\($0.0)\($0.1)" }.everything().values == ["1a", "2b"])
    #expect(pairs.everything().isFinished)
  }

  @Test func mergingKeepsTheOrderOfArrival() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (seen, ends) = ([Int](), 0)
    let sink = left.merge(with: right).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
    left.send(1)
    right.send(2)
    left.send(completion: .finished)
    #expect(ends == 0)
    right.send(3)
    right.send(completion: .finished)
    #expect(seen == [1, 2, 3])
    #expect(ends == 1)
    sink.cancel()
    #expect(Publishers.MergeMany([Int]().map { Just($0) }).everything().isFinished)
    #expect([3].publisher.prepend(1, 2).everything().values == [1, 2, 3])
  }

  @Test func flatMapJoinsAndSwitchToLatestReplaces() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (joined, latest) = ([Int](), [Int]())
    let sinks = [
      outer.flatMap { $0 }.sink { joined.append($0) },
      outer.switchToLatest().sink { latest.append($0) },
    ]
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(joined == [1, 2, 3])
    #expect(latest == [1, 3])
    sinks.forEach { $0.cancel() }
  }

  @Test func sharingSubscribesOnce() {
    var subscriptions = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var seen: [Int] = []
    let first = shared.sink { seen.append($0) }
    let second = shared.sink { seen.append($0 * 10) }
    source.send(1)
    #expect(subscriptions == 1)
    #expect(seen == [1, 10])
    first.cancel()
    second.cancel()
    source.send(2)
    #expect(seen == [1, 10])
    let third = shared.sink { seen.append($0) }
    #expect(subscriptions == 2)
    third.cancel()
  }

  @Test func failuresAreTriedAgain() {
    var asked = 0
    let failing = Deferred { () -> AnyPublisher<Int, OperatorFailure> in
      asked += 1
      return asked < 3
        ? Fail(error: OperatorFailure()).eraseToAnyPublisher()
        : Just(asked).setFailureType(to: OperatorFailure.self).eraseToAnyPublisher()
    }
    #expect(failing.retry(2).everything().values == [3])
    asked = 0
    #expect(failing.retry(1).everything().values.isEmpty)
  }

  @Test func someValuesAreChosen() {
    let numbers = [3, 1, 2].publisher
    #expect(numbers.min().everything().values == [1])
    #expect(numbers.max().everything().values == [3])
    #expect(numbers.contains(2).everything().values == [true])
    #expect(numbers.output(at: 1).everything().values == [1])
    #expect(numbers.output(in: 1...).everything().values == [1, 2])
    #expect(numbers.append(7, 8).everything().values == [3, 1, 2, 7, 8])
  }

  @Test func dataIsDecoded() {
    let data = Just(Data("[1,2]".utf8))
    #expect(data.decode(type: [Int].self, decoder: JSONDecoder()).everything().values == [[1, 2]])
    let encoded = Just([1, 2]).encode(encoder: JSONEncoder()).everything().values
    #expect(encoded == [Data("[1,2]".utf8)])
  }

  private struct OperatorFailure: Error {}
}

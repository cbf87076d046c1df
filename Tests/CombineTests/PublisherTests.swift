import Combine
import Foundation
import Testing

struct PublisherTests {
  @Test func simplePublishersEnd() {
    #expect(Just(1).everything() == ([1], true))
    #expect(Empty<Int, Never>().everything() == ([], true))
    #expect(Empty<Int, Never>(completeImmediately: false).everything() == ([], false))
    #expect(Fail<Int, Trouble>(error: Trouble()).everything() == ([], false))
    #expect(Optional(3).publisher.everything() == ([3], true))
    #expect(Result<Int, Trouble>.success(3).publisher.everything() == ([3], true))
  }

  @Test func aFutureWorksOnceAndRemembers() {
    var runs = 0
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      runs += 1
      promise = $0
    }
    var seen: [Int] = []
    let early = future.sink { seen.append($0) }
    #expect(seen.isEmpty)
    promise?(.success(5))
    promise?(.success(6))
    let late = future.sink { seen.append($0) }
    #expect(seen == [5, 5])
    #expect(runs == 1)
    [early, late].forEach { $0.cancel() }
  }

  @Test func aDeferredPublisherIsMadeForEachSubscriber() {
    var runs = 0
    let deferred = Deferred { () -> Just<Int> in
      runs += 1
      return Just(runs)
    }
    #expect(runs == 0)
    #expect(deferred.everything().values == [1])
    #expect(deferred.everything().values == [2])
  }

  @Test func releasingTheCancellableEndsTheSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var store = Set<AnyCancellable>()
    subject.sink { seen.append($0) }.store(in: &store)
    subject.send(1)
    store.removeAll()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func aSubjectThatEndedOnlyEnds() {
    let subject = CurrentValueSubject<Int, Never>(4)
    subject.send(completion: .finished)
    subject.send(5)
    #expect(subject.value == 4)
    #expect(subject.everything() == ([], true))
  }

  @Test func notificationsArePublished() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let sink = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    sink.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}

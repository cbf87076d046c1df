import Combine
import Testing

struct ObservableObjectTests {
  private class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
  }

  private final class Derived: Model {
    @Published var extra = 0
  }

  private final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private final class Target {
    var value = 0
  }

  @Test func theChangeIsAnnouncedBeforeItIsStored() {
    let model = Model()
    var seen: [Int] = []
    let sink = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.count = 1
    model.name = "b"
    #expect(seen == [0, 1, 1])
    sink.cancel()
  }

  @Test func thePropertyPublishesNowAndBeforeEachStore() {
    let model = Model()
    model.count = 3
    var seen: [[Int]] = []
    let sink = model.$count.sink { seen.append([$0, model.count]) }
    model.count = 4
    #expect(seen == [[3, 3], [4, 3]])
    sink.cancel()
  }

  @Test func anObjectHasOnePublisher() {
    let (model, other) = (Derived(), Derived())
    #expect(model.objectWillChange === model.objectWillChange)
    #expect(model.objectWillChange !== other.objectWillChange)
    var changes = 0
    let sink = model.objectWillChange.sink { changes += 1 }
    model.extra = 1
    model.count = 1
    #expect(changes == 2)
    sink.cancel()
  }

  @Test func anObjectWithoutPublishedPropertiesHasOneToo() {
    let manual = Manual()
    var changes = 0
    let sink = manual.objectWillChange.sink { changes += 1 }
    manual.count = 1
    #expect(changes == 1)
    #expect(manual.objectWillChange !== Manual().objectWillChange)
    sink.cancel()
  }

  @Test func aNewObjectAtAnOldAddressHasItsOwnPublisher() {
    for _ in 0..<100 {
      let manual = Manual()
      var changes = 0
      let sink = manual.objectWillChange.sink { changes += 1 }
      manual.count = 1
      #expect(changes == 1)
      sink.cancel()
    }
  }

  /// The table is swept as it doubles, so that 600 more objects are certain to sweep it.
  @Test func aReleasedObjectLeavesNoPublisherBehind() {
    weak var publisher: ObservableObjectPublisher?
    do {
      let manual = Manual()
      publisher = manual.objectWillChange
      #expect(publisher != nil)
    }
    let others = (0..<600).map { _ in Manual() }
    for other in others { _ = other.objectWillChange }
    #expect(publisher == nil)
    #expect(others.count == 600)
  }

  @Test func valuesAreAssigned() {
    let (model, target) = (Model(), Target())
    let sink = model.$count.assign(to: \.value, on: target)
    model.count = 5
    #expect(target.value == 5)
    sink.cancel()
    let subject = PassthroughSubject<Int, Never>()
    var changes = 0
    let watch = model.objectWillChange.sink { changes += 1 }
    subject.assign(to: &model.$count)
    subject.send(8)
    #expect(model.count == 8)
    #expect(changes == 1)
    watch.cancel()
  }
}

import ComposableArchitecture
import Testing

struct IdentifiedArrayTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var text = ""
  }
  private func rows(_ ids: Int...) -> IdentifiedArrayOf<Row> {
    IdentifiedArray(uniqueElements: ids.map { Row(id: $0) })
  }

  /// Every element is found by its identity where it is.
  private func isSound(_ array: IdentifiedArrayOf<Row>) -> Bool {
    array.indices.allSatisfy { array.index(id: array[$0].id) == $0 }
      && array.ids == array.map(\.id)
  }

  @Test func elementsAreFoundAfterEveryChange() {
    var array = rows(1, 2, 3, 4, 5)
    array.remove(id: 2)
    #expect(isSound(array) && array.ids == [1, 3, 4, 5])
    array.insert(Row(id: 9), at: 1)
    #expect(isSound(array) && array.ids == [1, 9, 3, 4, 5])
    array.move(fromOffsets: [0], toOffset: 3)
    #expect(isSound(array) && array.ids == [9, 3, 1, 4, 5])
    array.sort { $0.id < $1.id }
    #expect(isSound(array) && array.ids == [1, 3, 4, 5, 9])
    array.remove(atOffsets: [1, 3])
    #expect(isSound(array) && array.ids == [1, 4, 9])
    array.swapAt(0, 2)
    array.removeAll { $0.id == 4 }
    #expect(isSound(array) && array.ids == [9, 1])
    array.removeAll()
    #expect(array.isEmpty && array.index(id: 9) == nil)
  }

  @Test func anElementOfAKnownIdentityIsNotAdded() {
    var array = rows(1)
    #expect(array.append(Row(id: 1, text: "new")) == (false, 0))
    #expect(array.updateOrAppend(Row(id: 1, text: "new")) == Row(id: 1))
    #expect(array[id: 1]?.text == "new" && array.count == 1)
  }

  @Test func subscriptByIdentityChangesRemovesAndAdds() {
    var array = rows(1, 2)
    array[id: 2]?.text = "two"
    array[id: 1] = nil
    array[id: 3] = Row(id: 3, text: "three")
    array[id: 4]?.text = "nobody"
    #expect(array.elements == [Row(id: 2, text: "two"), Row(id: 3, text: "three")])
    #expect(isSound(array))
  }

  @Test func firstOfEqualIdentitiesIsChosen() {
    let array = IdentifiedArray([Row(id: 1, text: "a"), Row(id: 1, text: "b")]) { one, _ in one }
    #expect(array.elements == [Row(id: 1, text: "a")])
  }
}

import Foundation
import SwiftUI
import Testing

struct CollectionOffsetsTests {
  @Test func removesWhatIsAtTheOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: IndexSet([1, 3]))
    #expect(letters == ["a", "c"])
    var slice = ["x", "a", "b"][1...]
    slice.remove(atOffsets: IndexSet(integer: 0))
    #expect(Array(slice) == ["b"])
  }

  @Test(arguments: [
    (IndexSet(integer: 0), 3, "bcad"), (IndexSet(integer: 3), 0, "dabc"),
    (IndexSet([0, 2]), 4, "bdac"), (IndexSet(integer: 1), 2, "abcd"),
  ])
  func movesBeforeTheDestination(source: IndexSet, destination: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == result)
  }
}

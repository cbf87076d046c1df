import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at `offsets`, counted from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = 0
    var kept = Self()
    for element in self {
      if !offsets.contains(place) { kept.append(element) }
      place += 1
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at `source` to before the element at `destination`; all are counted from
  /// the start, before anything has moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }.map { elements[$0] }
    let kept = elements.indices.filter { !source.contains($0) }
    var result = kept.filter { $0 < destination }.map { elements[$0] }
    result += moved
    result += kept.filter { $0 >= destination }.map { elements[$0] }
    var place = startIndex
    for element in result {
      self[place] = element
      formIndex(after: &place)
    }
  }
}

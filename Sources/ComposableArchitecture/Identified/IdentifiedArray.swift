import SwiftUI

/// Elements in order, of which no two have the same identity, found by it at once.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The elements alone.
  public private(set) var elements: [Element]
  private var places: [ID: Int]
  // A path is never written, so that it may be used anywhere.
  nonisolated(unsafe) let path: KeyPath<Element, ID>

  /// No elements, which `path` identifies.
  public init(id path: KeyPath<Element, ID>) { (elements, places, self.path) = ([], [:], path) }

  /// `elements`, whose identities must differ.
  public init<S: Sequence>(uniqueElements elements: S, id path: KeyPath<Element, ID>)
  where S.Element == Element {
    self.init(id: path)
    for element in elements {
      let (isNew, _) = append(element)
      precondition(isNew, "an IdentifiedArray holds two elements of one identity")
    }
  }

  /// `elements`; of those with one identity `combine` chooses.
  public init<S: Sequence>(
    _ elements: S, id path: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    self.init(id: path)
    for element in elements {
      if let place = places[element[keyPath: path]] {
        self.elements[place] = try combine(self.elements[place], element)
      } else {
        append(element)
      }
    }
  }

  /// The identities in order.
  public var ids: [ID] { elements.map { $0[keyPath: path] } }

  /// The place of the element with an identity.
  public func index(id: ID) -> Int? { places[id] }

  /// The element with an identity. Writing `nil` removes it; a new one goes to the end.
  public subscript(id id: ID) -> Element? {
    get { places[id].map { elements[$0] } }
    set {
      switch (newValue, places[id]) {
      case (let element?, let place?):
        check(element, id)
        elements[place] = element
      case (let element?, nil):
        check(element, id)
        append(element)
      case (nil, _?): remove(id: id)
      case (nil, nil): break
      }
    }
    _modify {
      guard let place = places[id] else {
        var element: Element?
        yield &element
        if let element {
          check(element, id)
          append(element)
        }
        return
      }
      var element: Element? = elements[place]
      yield &element
      if let element {
        check(element, id)
        elements[place] = element
      } else {
        remove(id: id)
      }
    }
  }

  private func check(_ element: Element, _ id: ID) {
    precondition(element[keyPath: path] == id, "an element was stored under another identity")
  }

  private mutating func renumber(from start: Int = 0) {
    for place in start..<elements.count { places[elements[place][keyPath: path]] = place }
  }

  private mutating func rearrange(_ change: (inout [Element]) throws -> Void) rethrows {
    try change(&elements)
    places = [:]
    renumber()
  }

  /// Adds an element at the end unless there is one of its identity.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: elements.count)
  }

  /// Adds elements at the end that are not there.
  public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    for element in newElements { append(element) }
  }

  /// Puts an element before the one at `index` unless there is one of its identity.
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let place = places[element[keyPath: path]] { return (false, place) }
    elements.insert(element, at: index)
    renumber(from: index)
    return (true, index)
  }

  /// Puts an element in the place of the one with its identity, else at the end.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: elements.count).originalMember
  }

  /// Puts an element in the place of the one with its identity, else at `index`.
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    guard let place = places[element[keyPath: path]] else {
      insert(element, at: index)
      return (nil, index)
    }
    let old = elements[place]
    elements[place] = element
    return (old, place)
  }

  /// Puts an element in the place of the one at `index`, which has its identity.
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    let old = elements[index]
    check(element, old[keyPath: path])
    elements[index] = element
    return old
  }

  /// Removes the element with an identity.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let place = places[id] else { return nil }
    return remove(at: place)
  }

  /// Removes the element with the identity of `element`.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: element[keyPath: path])
  }

  /// Removes the element at `index`.
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = elements.remove(at: index)
    places[element[keyPath: path]] = nil
    renumber(from: index)
    return element
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    elements.removeAll(keepingCapacity: keepingCapacity)
    places.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the elements that `shouldBeRemoved` chooses.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try rearrange { try $0.removeAll(where: shouldBeRemoved) }
  }

  /// Removes the elements at `offsets`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    rearrange { $0.remove(atOffsets: offsets) }
  }

  /// Moves the elements at `source` before the one at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    rearrange { $0.move(fromOffsets: source, toOffset: destination) }
  }

  /// Removes the first `count` elements.
  public mutating func removeFirst(_ count: Int = 1) { rearrange { $0.removeFirst(count) } }
  /// Removes the last `count` elements.
  public mutating func removeLast(_ count: Int = 1) { rearrange { $0.removeLast(count) } }

  /// Puts the elements into the order of `areInIncreasingOrder`.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try rearrange { try $0.sort(by: areInIncreasingOrder) }
  }
  /// Turns the order round.
  public mutating func reverse() { rearrange { $0.reverse() } }
  /// Exchanges two elements.
  public mutating func swapAt(_ i: Int, _ j: Int) { rearrange { $0.swapAt(i, j) } }
  /// Puts the elements into an order by chance.
  public mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
    rearrange { $0.shuffle(using: &generator) }
  }

  /// The elements that `isIncluded` chooses.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self(id: path)
    for element in elements where try isIncluded(element) { result.append(element) }
    return result
  }
}

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  /// The element at a place; another one there must have the same identity.
  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { update(newValue, at: position) }
    _modify {
      let id = elements[position][keyPath: path]
      yield &elements[position]
      check(elements[position], id)
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// No elements.
  public init() { self.init(id: \.id) }
  /// `elements`, whose identities must differ.
  public init<S: Sequence>(uniqueElements elements: S) where S.Element == Element {
    self.init(uniqueElements: elements, id: \.id)
  }
  /// `elements`; of those with one identity `combine` chooses.
  public init<S: Sequence>(
    _ elements: S, uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Puts the elements into their order.
  public mutating func sort() { sort(by: <) }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elements == rhs.elements }
}
extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}
extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder)) { first, _ in first }
  }
}
extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
  public var description: String { elements.description }
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: ObservedContainer where Element: ObservableState {
  static func isIdentityEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.count == rhs.count && lhs.ids == rhs.ids
  }
  static func notifyDifferences(_ old: Self, _ new: Self) {
    for (old, new) in zip(old, new) where Element._$isIdentityEqual(old, new) {
      Element._$notifyDifferences(old, new)
    }
  }
}

/// An identified array whose elements say their own identities.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

/// An action of one element of a collection.
public enum IdentifiedAction<ID: Hashable, Action> {
  case element(id: ID, action: Action)
}

/// An action of one element of a collection of the feature `R`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}

extension IdentifiedAction: CasePathable {
  /// The case, and each element by its identity.
  public struct AllCasePaths: Sendable {
    /// Both of the case's values.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        pure: { .element(id: $0.id, action: $0.action) },
        { if case .element(let id, let action) = $0 { (id, action) } else { nil } })
    }
    /// The actions of one element.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        pure: { .element(id: id, action: $0) },
        {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

import SwiftUI

/// Which element of a stack; numbers are given in order by each stack.
public struct StackElementID: Hashable, Sendable, CustomStringConvertible {
  let generation: Int
  public var description: String { "#\(generation)" }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// The element that was pushed as the `value`th, for tests.
  public init(integerLiteral value: Int) { generation = value }
}

/// The states of the features on a navigation stack, each under an identity.
public struct StackState<Element> {
  private var order: [StackElementID] = []
  private var elements: [StackElementID: Element] = [:]
  /// How many elements there have ever been.
  private var total = 0

  /// Nothing on the stack.
  public init() {}

  /// The identities, from the bottom up.
  public var ids: [StackElementID] { order }

  /// The element with an identity. Writing `nil` takes it off the stack.
  public subscript(id id: StackElementID) -> Element? {
    get { elements[id] }
    set {
      switch (newValue, elements[id]) {
      case (let element?, nil):
        order.append(id)
        elements[id] = element
        total = Swift.max(total, id.generation + 1)
      case (nil, _?):
        order.removeAll { $0 == id }
        elements[id] = nil
      case (let element?, _?): elements[id] = element
      case (nil, nil): break
      }
    }
    _modify {
      if elements[id] == nil {
        var element: Element?
        yield &element
        if let element { self[id: id] = element }
      } else {
        yield &elements[id]
        if elements[id] == nil { order.removeAll { $0 == id } }
      }
    }
  }

  /// What the element is at the end of a path to a case: `state.path[id: id, case: \.detail]`.
  public subscript<Case>(id id: StackElementID, case path: CaseKeyPath<Element, Case>) -> Case?
  where Element: CasePathable {
    get { elements[id]?[case: path] }
    set {
      guard let newValue else {
        self[id: id] = nil
        return
      }
      elements[id]?[case: path] = newValue
    }
  }

  /// Takes the element and all above it off the stack.
  public mutating func pop(from id: StackElementID) {
    guard let index = order.firstIndex(of: id) else { return }
    for id in order[index...] { elements[id] = nil }
    order.removeSubrange(index...)
  }

  /// Takes all above the element off the stack.
  public mutating func pop(to id: StackElementID) {
    guard let index = order.firstIndex(of: id), index + 1 < order.count else { return }
    pop(from: order[index + 1])
  }

  /// The identity that the next element gets.
  var nextID: StackElementID { StackElementID(generation: total) }
}

extension StackState: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { order.count }
  public subscript(position: Int) -> Element {
    get { elements[order[position]]! }
    set { elements[order[position]] = newValue }
    _modify { yield &elements[order[position]]! }
  }
  public mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<Int>, with newElements: C
  ) where C.Element == Element {
    for id in order[subrange] { elements[id] = nil }
    let ids = newElements.map { element in
      let id = nextID
      total += 1
      elements[id] = element
      return id
    }
    order.replaceSubrange(subrange, with: ids)
  }
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension StackState: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.order == rhs.order && lhs.elements == rhs.elements
  }
}
extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(Array(self)) }
}
extension StackState: Sendable where Element: Sendable {}
extension StackState: CustomStringConvertible, DumpedInParts {
  public var description: String { Array(self).description }
}
extension StackState: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(
      self, unlabeledChildren: order.map { (id: $0, element: elements[$0]!) },
      displayStyle: .collection)
  }
}

extension StackState: ObservedContainer where Element: ObservableState {
  static func isIdentityEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.order == rhs.order }
  static func notifyDifferences(_ old: Self, _ new: Self) {
    for id in new.order {
      guard let old = old[id: id], let new = new[id: id], Element._$isIdentityEqual(old, new)
      else { continue }
      Element._$notifyDifferences(old, new)
    }
  }
}

/// An action on a stack or of one of its elements.
public enum StackAction<State, Action> {
  /// An action of an element.
  indirect case element(id: StackElementID, action: Action)
  /// The element and all above it go.
  case popFrom(id: StackElementID)
  /// An element comes.
  case push(id: StackElementID, state: State)
}

/// The actions on a stack of the feature `R`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathable {
  /// The cases, and each element by its identity.
  public struct AllCasePaths: Sendable {
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } })
    }
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } })
    }
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id, state) } else { nil } })
    }
    /// The actions of one element.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// A way to one case of an enum: makes the case from a value, and looks whether it is there.
public struct AnyCasePath<Root, Value>: Sendable {
  private let embedding: @Sendable (Value) -> Root
  private let extracting: @Sendable (Root) -> Value?

  /// The case that `embed` makes and `extract` finds.
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    (embedding, extracting) = (embed, extract)
  }

  /// The same of closures that change nothing, whatever they refer to.
  init(pure embed: @escaping (Value) -> Root, _ extract: @escaping (Root) -> Value?) {
    // They change nothing.
    nonisolated(unsafe) let (embed, extract) = (embed, extract)
    embedding = { embed($0) }
    extracting = { extract($0) }
  }

  /// The case with `value`.
  public func embed(_ value: Value) -> Root { embedding(value) }
  /// What `root` carries, if it is the case.
  public func extract(from root: Root) -> Value? { extracting(root) }
  /// The case at the end of `path`, which begins where this one ends.
  func appending<Part>(_ path: AnyCasePath<Value, Part>) -> AnyCasePath<Root, Part> {
    let (embedding, extracting) = (embedding, extracting)
    return AnyCasePath<Root, Part>(
      embed: { embedding(path.embedding($0)) },
      extract: { extracting($0).flatMap(path.extracting) })
  }
}

/// An enum whose cases have paths; `@CasePathable` writes them.
public protocol CasePathable {
  /// A property for each case.
  associatedtype AllCasePaths
  /// The paths of the cases.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// Where paths to cases start: `\Action.Cases.increment`.
  public typealias Cases = Case<Self>

  /// What the case carries, or `nil` while it is another.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// Whether this is the case at the path's end.
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    keyPath.case.extract(self) != nil
  }

  /// Changes what the case carries in place; another case stays as it is.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void
  ) {
    guard var value = keyPath.case.extract(self) else {
      return reportIssue("Can't modify: the enum is in another case than the path leads to.")
    }
    yield(&value)
    self = keyPath.case.embedded(value)
  }

  /// What the case carries; writing a value makes it the case if it is so already.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { keyPath.case.extract(self) }
    set {
      guard let newValue, keyPath.case.extract(self) != nil else { return }
      self = keyPath.case.embedded(newValue)
    }
  }
}

/// A step on the way to a case; key paths between them are paths to cases.
@dynamicMemberLookup public struct Case<Value>: Sendable {
  /// The outermost enum around a value.
  let embed: @Sendable (Value) -> Any
  /// The value in the outermost enum.
  let extract: @Sendable (Any) -> Value?

  /// The way from a value to itself.
  public init() {
    embed = { $0 }
    extract = { $0 as? Value }
  }

  init(embed: @escaping @Sendable (Value) -> Any, extract: @escaping @Sendable (Any) -> Value?) {
    (self.embed, self.extract) = (embed, extract)
  }

  /// One step further.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  private func appending<Member>(_ path: AnyCasePath<Value, Member>) -> Case<Member> {
    let (embed, extract) = (embed, extract)
    return Case<Member>(
      embed: { embed(path.embed($0)) },
      extract: { extract($0).flatMap { path.extract(from: $0) } })
  }
}

extension Case {
  /// The root made from `value`.
  func embedded<Root>(_ value: Value) -> Root { embed(value) as! Root }
}

/// A path through cases of nested enums, `\.child.increment`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

extension KeyPath where Root: _CaseStart {
  /// What a path to a case does.
  var `case`: Value { Root.start[keyPath: self] }
}

extension KeyPath {
  /// The case made from `value`: `\Action.Cases.rename("x")`.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> { self.case.embedded(value) }

  /// The case that carries nothing.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    self.case.embedded(())
  }
}

/// Where a path to a case begins.
public protocol _CaseStart {
  /// The way from a value to itself.
  static var start: Self { get }
}
extension Case: _CaseStart {
  public static var start: Case<Value> { Case() }
}

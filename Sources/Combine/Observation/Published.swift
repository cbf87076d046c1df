/// A property of a class that announces and publishes its changes.
///
/// In order: the object's `objectWillChange`, the new value to `$property`, the store.
@propertyWrapper
public struct Published<Value>: PublishedFieldOwner {
  let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  package var field: any PublishedField { storage }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // Written back by `assign(to: &$property)`; the storage is the same.
    nonmutating set {}
  }

  /// The current value, then every new one before it is stored.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.subject.receive(subscriber: subscriber)
    }
  }
}

/// A published property's value and those who watch it.
final class PublishedStorage<Value>: PublishedField {
  private(set) var value: Value
  let subject: CurrentValueSubject<Value, Never>
  package var objectWillChange: ObservableObjectPublisher?
  /// What `assign(to:)` feeds the property from, for as long as the property lives.
  var feeds: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
    subject = CurrentValueSubject(value)
  }

  func set(_ newValue: Value) {
    objectWillChange?.send()
    subject.send(newValue)
    value = newValue
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a published property until that is released.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let feed = sink { [weak storage] in storage?.set($0) }
    storage.feeds.append(feed)
  }
}

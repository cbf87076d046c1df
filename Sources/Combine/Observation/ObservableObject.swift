/// An object that announces changes before they happen.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The same publisher each time for the same object.
  ///
  /// It lives in the storage of the object's `@Published` properties, which are found by
  /// reflection when it is first asked for; later asks reflect up to the first of them. An object
  /// without any, or with a custom mirror that hides them, has it in a side table.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = publishedFields(of: self)
    guard let first = fields.first else { return PublisherTable.publisher(of: self) }
    if let publisher = first.objectWillChange { return publisher }
    let publisher = ObservableObjectPublisher()
    for field in fields { field.objectWillChange = publisher }
    return publisher
  }
}

/// A published property's storage without its type.
package protocol PublishedField: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A property wrapper that has such a storage.
package protocol PublishedFieldOwner {
  var field: any PublishedField { get }
}

/// The published properties of an object, those of its superclasses first.
private func publishedFields(of object: AnyObject) -> [any PublishedField] {
  var mirrors = [Mirror(reflecting: object)]
  while let parent = mirrors.last?.superclassMirror { mirrors.append(parent) }
  let values = mirrors.reversed().flatMap { $0.children.map(\.value) }
  return values.compactMap { ($0 as? any PublishedFieldOwner)?.field }
}

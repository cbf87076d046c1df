import Foundation
import UIKit

/// Something that is dragged or pasted, and the types it can be had in. Nothing is dragged here:
/// what a source puts in can be taken out again, no more.
nonisolated open class NSItemProvider: NSObject {
  /// What it holds.
  let object: Any?
  /// What the receiver may call it.
  open var suggestedName: String?
  /// The types it can be had in.
  open var registeredTypeIdentifiers: [String] = []

  public override init() { object = nil }
  /// Holds a text, picture or address.
  public init(object: Any) { self.object = object }
  /// Holds `item`.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }
  /// Holds the file at `fileURL`.
  public init?(contentsOf fileURL: URL) { object = fileURL }

  /// Whether it can be had as the given type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  /// Whether it can be had as an object of the given class.
  open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }
  /// Hands over what it holds, if it is of the given class.
  @discardableResult
  open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? T, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Hands over what it holds.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(object, nil) }
  /// Hands over what it holds as bytes.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Data ?? (object as? String).map { Data($0.utf8) }, nil)
    return Progress(totalUnitCount: 1)
  }
}

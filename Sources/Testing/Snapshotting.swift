import Foundation

/// How values are turned into what is recorded.
///
///     extension Snapshotting where Value == Receipt, Format == String {
///       static var plainText: Snapshotting { SimplySnapshotting.lines.pullback(\.text) }
///     }
public struct Snapshotting<Value, Format> {
  /// The ending of records' files, without a point.
  public var pathExtension: String?
  /// How formats are written, read and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose format may take time to make.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// A strategy whose format is made at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  init(
    pathExtension: String?, diffing: Diffing<Format>,
    throwing snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in
      Async(result: Result { try snapshot(value) })
    }
  }

  /// The strategy for everything from which `transform` makes such a value.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
    -> Snapshotting<NewValue, Format>
  {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for everything from which `transform` makes such a value by and by.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { transform($0).flatMap(snapshot) })
  }
}

/// A strategy that records values as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that records values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

import Foundation

/// How a format is written, read and compared.
public struct Diffing<Value> {
  /// The bytes that are recorded.
  public var toData: (Value) -> Data
  /// The value that recorded bytes stand for.
  public var fromData: (Data) -> Value
  /// What is different, with what helps to see it; `nil` for values that count as equal.
  ///
  /// The first argument is the recorded value, the second the one of this run.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// How the store compares the format without a detour over bytes; `nil` for texts and bytes.
  var pictures: PictureDiffing<Value>?
  /// Whether the store tells the difference as well as `diff` does.
  var isPlain = false

  /// A way of comparing by three functions.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ reference: Value, _ value: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

/// Something to look at beside a failure.
public struct XCTAttachment: Sendable {
  /// The file's bytes.
  public var data: Data
  /// The file's name; the assertion's own with `pathExtension` if there is none.
  public var name: String?
  /// The ending of a made-up name.
  var pathExtension: String

  /// An attachment of bytes.
  public init(data: Data) { self.init(data: data, pathExtension: "bin") }

  /// An attachment of bytes; the type is not looked at.
  public init(data: Data, uniformTypeIdentifier: String) { self.init(data: data) }

  /// A text.
  public init(string: String) { self.init(data: Data(string.utf8), pathExtension: "txt") }

  init(data: Data, name: String? = nil, pathExtension: String) {
    (self.data, self.name, self.pathExtension) = (data, name, pathExtension)
  }
}

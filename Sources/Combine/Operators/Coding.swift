import Foundation

/// Turns data into values.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Turns values into data.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Decodes what comes, or fails.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Operator<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes what comes, or fails.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Operator<Coder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}

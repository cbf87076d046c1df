import Foundation
import HangaRuntime

/// A value that can be dragged, copied or shared. Sources find it in CoreTransferable.
nonisolated public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is written for others.
nonisolated public protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
}

/// Builds representations from the statements of a closure.
@resultBuilder nonisolated public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(
    _ a: A, _ b: B
  ) -> _TransferRepresentations<Item> where A.Item == Item, B.Item == Item { .init() }
  public static func buildBlock<
    A: TransferRepresentation, B: TransferRepresentation, C: TransferRepresentation
  >(_ a: A, _ b: B, _ c: C) -> _TransferRepresentations<Item>
  where A.Item == Item, B.Item == Item, C.Item == Item { .init() }
}

/// Several ways to write a value.
nonisolated public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}

extension TransferRepresentation {
  /// Who can see the representation.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  /// What a file would be called.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  /// What a file would be called.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Whether the representation is offered.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// Who can see a representation.
nonisolated public enum TransferRepresentationVisibility: Sendable {
  case all, team, group, ownProcess
}

/// A value written by its own coding.
nonisolated public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where Item: Transferable & Codable {
  /// Written as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}
}

/// A value written as another that can be transferred.
nonisolated public struct ProxyRepresentation<
  Item: Transferable, ProxyRepresentation: Transferable
>:
  TransferRepresentation
{
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

/// A value written as bytes.
nonisolated public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value written as a file.
nonisolated public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file handed over.
nonisolated public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file received.
nonisolated public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// What needs no representation of its own.
nonisolated public struct _OwnRepresentation<Item: Transferable>: TransferRepresentation {}

extension String: Transferable {
  public static var transferRepresentation: _OwnRepresentation<String> {
    _OwnRepresentation()
  }
}
extension Data: Transferable {
  public static var transferRepresentation: _OwnRepresentation<Data> {
    _OwnRepresentation()
  }
}
extension URL: Transferable {
  public static var transferRepresentation: _OwnRepresentation<URL> {
    _OwnRepresentation()
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: _OwnRepresentation<AttributedString> {
    _OwnRepresentation()
  }
}
extension Image: Transferable {
  public static var transferRepresentation: _OwnRepresentation<Image> {
    _OwnRepresentation()
  }
}
extension Color: Transferable {
  public static var transferRepresentation: _OwnRepresentation<Color> {
    _OwnRepresentation()
  }
}

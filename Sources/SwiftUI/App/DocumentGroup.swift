import Foundation
import HangaRuntime

/// A window for each document; the first one is new.
public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
  let window: AnyView

  public static func _rootView(of scene: Self) -> AnyView? { scene.window }
}

extension DocumentGroup where Document: FileDocument {
  /// Windows in which documents are written.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    window = AnyView(
      _DefaultedWindow(value: newDocument()) {
        editor(FileDocumentConfiguration(document: $0, fileURL: nil, isEditable: true))
      })
  }
  /// Windows in which documents are read; there is no file to read.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { window = AnyView(EmptyView()) }
}

/// A document and its file.
nonisolated public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// `nil` for a new document.
  public var fileURL: URL?
  /// Whether it can be written.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    (self.fileURL, self.isEditable) = (fileURL, isEditable)
  }
  /// The binding to the document.
  public var projectedValue: Binding<Document> { _document }
}

/// A document as a value that files are read into and written from.
nonisolated public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file to read.
nonisolated public struct FileDocumentReadConfiguration {
  /// What it holds.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// A file to write.
nonisolated public struct FileDocumentWriteConfiguration {
  /// What it is to hold.
  public let contentType: UTType
  /// The file as it is, or `nil`.
  public let existingFile: FileWrapper?
}

/// The contents of a file.
nonisolated public final class FileWrapper {
  /// The bytes, or `nil` for a folder.
  public let regularFileContents: Data?
  /// The files of a folder by name, or `nil` for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// What it would be called.
  public var preferredFilename: String?
  /// What it is called.
  public var filename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers) = (contents, nil)
  }
  /// A folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, childrenByPreferredName)
  }
}

import Foundation
import HangaRuntime

/// Says so where a system's chooser would be shown: it is no part of any picture.
nonisolated struct ChooserModifier: PrimitiveModifier {
  let isPresented: Bool
  let name: String

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ChooserNode(view, in: inputs)
  }
}

final class ChooserNode<Content: View>: PassThroughNode<Content, ChooserModifier> {
  override func didMakeChild() { warn() }
  override func modifierDidChange(from old: ChooserModifier) { warn() }
  private func warn() {
    guard modifier.isPresented else { return }
    graph.warn("\(modifier.name) is presented, but the system's chooser is not drawn")
  }
}

extension View {
  /// Asks for a file to read. The chooser is not drawn, and nothing is chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(ChooserModifier(isPresented: isPresented.wrappedValue, name: "fileImporter"))
  }
  /// Asks for files to read. The chooser is not drawn, and nothing is chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(ChooserModifier(isPresented: isPresented.wrappedValue, name: "fileImporter"))
  }
  /// Asks where to write a document. The chooser is not drawn, and nothing is written.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(ChooserModifier(isPresented: isPresented.wrappedValue, name: "fileExporter"))
  }
  /// Asks where to move a file. The chooser is not drawn, and nothing is moved.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(ChooserModifier(isPresented: isPresented.wrappedValue, name: "fileMover"))
  }
}

import Foundation
import HangaRuntime

/// What is dropped on a view, and how. Fingers drag nothing here: the declarations are kept for
/// sources, the pictures are those of views where nothing is being dragged.
extension View {
  /// What a drag of the view carries.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// What a drag of the view carries, and what it looks like.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// What a drag of the view carries.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { self }
  /// What a drag of the view carries, and what it looks like.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// What is done with what is dropped.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)
    -> some View
  { self }
  /// What is done with what is dropped; types by their names.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  { self }
  /// What is done with what is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// What is done with what is dropped, and where.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  /// What is done with what is dropped; types by their names.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// What is done with values that are dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// What ⌘C takes.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }
  /// What ⌘X takes.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  /// What is done with values that are pasted.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  /// Whether holding something over the view acts like a tap.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
}

extension DynamicViewContent {
  /// What is done with values dropped between the views.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
  /// What is done with things dropped between the views.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}

/// Whether holding something over a view acts like a tap.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

/// Follows something that is dragged over a view.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view.
nonisolated public struct DropInfo {
  /// Where, in the view's own space.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  /// Whether anything is of one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }
  /// What is of one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// What a drop would do.
nonisolated public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete }

/// What a drop would do.
nonisolated public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
  }
}

extension EnvironmentValues {
  /// Whether holding something over a view acts like a tap.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
}

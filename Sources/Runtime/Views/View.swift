import Foundation

/// A piece of a user interface: a value that says what to show.
///
/// Conform by giving a `body` made of other views.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the retained node for a new view. The runtime calls it; views need not define it.
  nonisolated static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self>
}

extension View {
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    CompositeNode(view, in: inputs)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view made by the runtime itself, without a body.
nonisolated package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is drawn by the runtime and has no body") }
}

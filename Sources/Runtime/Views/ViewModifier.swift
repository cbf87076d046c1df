import Foundation

/// A reusable change of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view; `content` stands for the view being modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the retained node for a modified view. The runtime calls it.
  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ModifierNode(view, in: inputs)
  }

  /// This modifier followed by another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier made by the runtime itself, without a body.
nonisolated package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// What dumps call the modifier where it makes an element, or `nil` to leave it out.
  var listedName: String? { get }
}

extension PrimitiveModifier {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is applied by the runtime and has no body")
  }
}

/// The modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The one value.
  public static let identity = EmptyModifier()
  /// The modifier that changes nothing.
  public init() {}
  public func body(content: Content) -> some View { content }
}

/// A view with a modifier applied to it, or two modifiers in a row.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What it is modified by.
  public var modifier: Modifier
  /// `content` changed by `modifier`.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("ModifiedContent has no body") }
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    Modifier._makeNode(view, in: inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor @preconcurrency
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies `modifier` to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier's body receives.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let source: ContentSource

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ContentNode(view, in: inputs)
  }
}

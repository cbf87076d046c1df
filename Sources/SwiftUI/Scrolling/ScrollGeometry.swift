import Foundation
import HangaGeometry
import HangaRuntime

/// Where a scroll view is scrolled to, and how large it and its content are.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  /// The content's corner of the window, counted from the content's own: negative by the insets
  /// where nothing has been scrolled.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What covers the window, and the margins of the content.
  public var contentInsets: EdgeInsets
  /// The window with what covers it.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// What shows of the content, in its own space.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The window in the content's space.
  public var bounds: CGRect { visibleRect }
}

nonisolated struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  /// Run on the main actor only.
  let action: (Value, Value) -> Void

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ScrollGeometryNode(view, in: inputs)
  }
}

final class ScrollGeometryNode<Content: View, Value: Equatable>:
  PassThroughNode<Content, ScrollGeometryModifier<Value>>, ScrollFollower
{
  private var known: Value?

  func scrollDidMove(_ scroll: ScrollElement) {
    let value = modifier.transform(scroll.geometry)
    defer { known = value }
    if let known, known != value { modifier.action(known, value) }
  }
}

extension View {
  /// Runs `action` when what `transform` takes from the geometry of a scroll view inside changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

import Foundation

/// A modifier that sets an inherited value for its subtree.
nonisolated package protocol EnvironmentWriting: PrimitiveModifier {
  func write(to environment: inout EnvironmentValues)
}

extension EnvironmentWriting {
  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    EnvironmentNode(view, in: inputs)
  }
}

final class EnvironmentNode<Content: View, M: EnvironmentWriting>: TypedNode<
  ModifiedContent<Content, M>
>
{
  private var child: TypedNode<Content>!
  private var written: EnvironmentValues

  override init(_ view: ModifiedContent<Content, M>, in inputs: NodeInputs) {
    written = inputs.environment
    super.init(view, in: inputs)
    view.modifier.write(to: &written)
    child = Content._makeNode(view.content, in: childInputs.with(written))
  }

  override func didUpdate(from old: ModifiedContent<Content, M>, environmentChanged: Bool) {
    if environmentChanged || !ViewComparison.areEqual(old.modifier, view.modifier) {
      written = environment
      view.modifier.write(to: &written)
    }
    child.update(view.content, written)
  }

  override var children: [ViewNode] { [child] }
}

/// Sets one value, found by key path.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentWriting {
  /// Which value is set.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What it is set to.
  public var value: Value

  /// Sets the value at `keyPath`.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  package func write(to environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

extension _EnvironmentKeyWritingModifier: Equatable where Value: Equatable {}

/// Changes one value, found by key path, starting from the inherited one.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentWriting {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  package func write(to environment: inout EnvironmentValues) {
    var value = environment[keyPath: keyPath]
    Reentry.untracked { transform(&value) }
    environment[keyPath: keyPath] = value
  }
}

/// Sets a reference object, found by its type.
nonisolated public struct _ObjectWritingModifier<ObjectType: AnyObject>: EnvironmentWriting {
  let object: ObjectType?
  package init(_ object: ObjectType?) { self.object = object }
  package func write(to environment: inout EnvironmentValues) {
    environment[ObjectKey<ObjectType>.self] = object
  }
}

extension _ObjectWritingModifier: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}

extension View {
  /// Sets the environment value at `keyPath` for this view and those inside it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes the environment value at `keyPath` for this view and those inside it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

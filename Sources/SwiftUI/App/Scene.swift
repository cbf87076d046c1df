import HangaRuntime

/// A part of an app's user interface with windows of its own.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }

  /// What the scene's first window shows, or `nil` if it opens none. The runtime calls it.
  static func _rootView(of scene: Self) -> AnyView?
}

extension Scene {
  public static func _rootView(of scene: Self) -> AnyView? { Body._rootView(of: scene.body) }
}

extension Never: Scene {
  public static func _rootView(of scene: Never) -> AnyView? {}
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds scenes from the statements of a closure.
@resultBuilder @MainActor public struct SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildPartialBlock<S: Scene>(first: S) -> S { first }
  public static func buildPartialBlock<A: Scene, B: Scene>(accumulated: A, next: B) -> _ScenePair<
    A, B
  > {
    _ScenePair(first: accumulated, second: next)
  }
  public static func buildIf<S: Scene>(_ scene: S?) -> _OptionalScene<S> {
    _OptionalScene(scene: scene)
  }
}

/// A scene that may be missing.
public struct _OptionalScene<Wrapped: Scene>: Scene {
  public typealias Body = Never
  let scene: Wrapped?
  public static func _rootView(of scene: Self) -> AnyView? {
    scene.scene.flatMap { Wrapped._rootView(of: $0) }
  }
}

/// Two scenes; the first that has a window shows.
public struct _ScenePair<First: Scene, Second: Scene>: Scene {
  public typealias Body = Never
  let first: First
  let second: Second
  public static func _rootView(of scene: Self) -> AnyView? {
    First._rootView(of: scene.first) ?? Second._rootView(of: scene.second)
  }
}

/// Windows that all show the same kind of view.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let content: Content

  /// A window that shows `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The same; the id is kept for the name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The same; no screen here shows a window's title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The same.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _rootView(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

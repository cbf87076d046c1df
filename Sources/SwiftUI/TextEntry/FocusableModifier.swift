import HangaRuntime

/// What a focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Being activated, as buttons are.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Taking text or other values.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform does.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the nearest view around that can be focused has the focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// Lets the view have the focus, which programs give it; fingers do not.
nonisolated public struct FocusableModifier: PrimitiveModifier, Equatable {
  let isFocusable: Bool

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    FocusableNode(view, in: inputs)
  }
}

final class FocusableNode<Content: View>:
  TypedNode<ModifiedContent<Content, FocusableModifier>>, FocusTarget
{
  private var child: TypedNode<Content>!
  private var values = DerivedEnvironment()
  private var isFocused = false

  override init(_ view: ModifiedContent<Content, FocusableModifier>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs.with(contentEnvironment))
  }

  private var contentEnvironment: EnvironmentValues {
    values.values(from: environment) { $0.isFocused = isFocused }
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusableModifier>, environmentChanged: Bool
  ) {
    if !acceptsFocus { FocusCenter.of(graph).release(self) }
    child.update(view.content, contentEnvironment)
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    child.update(view.content, contentEnvironment)
  }

  var acceptsFocus: Bool { view.modifier.isFocusable && environment.isEnabled }
  var takesText: Bool { false }
  func enter(_ character: Character) {}
  func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    values.forget()
    graph.invalidate(self)
  }

  override func didEnd() { FocusCenter.of(graph).release(self) }
  override var children: [ViewNode] { child.map { [$0] } ?? [] }
}

extension View {
  /// Lets the view have the focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
  /// Lets the view have the focus for some purposes.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
  /// Whether a ring shows around a focused view; phones show none.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// Gives the focus to the first view inside when it is tapped anywhere.
nonisolated struct FocusTapModifier: PrimitiveModifier {
  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    FocusTapNode(view, in: inputs)
  }
}

final class FocusTapNode<Content: View>: TypedNode<ModifiedContent<Content, FocusTapModifier>> {
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<FocusTapElement>()

  override init(_ view: ModifiedContent<Content, FocusTapModifier>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, FocusTapModifier>, environmentChanged: Bool
  ) { child.update(view.content, environment) }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      FocusTapElement(owner: self, child: $0)
    }
  }
}

final class FocusTapElement: WrapperNode {
  private var press: PressRecognizer!

  override init(owner: ViewNode, child: LayoutNode) {
    super.init(owner: owner, child: child)
    press = PressRecognizer(element: self) { [unowned self] _ in
      FocusCenter.of(graph).focus(FocusCenter.firstTarget(in: self.owner))
    }
  }

  override func hit(at point: CGPoint) -> LayoutNode? {
    hitInside(point) ?? (frameContains(point) ? self : nil)
  }
  override func touchEntries() -> [TouchEntry] { [TouchEntry(press)] }
}

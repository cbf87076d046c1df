import HangaRuntime

/// Keeps a gesture's recogniser for each element that the gesture is put on.
final class GestureNode<Content: View, G: Gesture>: TypedNode<
  ModifiedContent<Content, GestureModifier<G>>
>
{
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<GestureElement<G>>()

  override init(_ view: ModifiedContent<Content, GestureModifier<G>>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, GestureModifier<G>>, environmentChanged: Bool
  ) {
    for wrapper in wrappers.wrappers { wrapper.setModifier(view.modifier) }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { [child] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      GestureElement(owner: self, child: $0, modifier: view.modifier)
    }
  }
}

final class GestureElement<G: Gesture>: WrapperNode {
  private var modifier: GestureModifier<G>
  /// Made with the first touch.
  private var recognizer: GestureTouchRecognizer<G>?

  init(owner: ViewNode, child: LayoutNode, modifier: GestureModifier<G>) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  func setModifier(_ modifier: GestureModifier<G>) {
    self.modifier = modifier
    recognizer?.base.update(modifier.gesture)
  }

  override func touchEntries() -> [TouchEntry] {
    let recognizer = self.recognizer ?? GestureTouchRecognizer(modifier.gesture, element: self)
    self.recognizer = recognizer
    return [
      TouchEntry(
        recognizer, modifier.precedence.touchPrecedence,
        includesOwn: modifier.mask.contains(.gesture),
        includesInside: modifier.mask.contains(.subviews))
    ]
  }
}

extension GestureModifier.Precedence {
  var touchPrecedence: TouchPrecedence {
    switch self {
    case .normal: .normal
    case .high: .high
    case .simultaneous: .simultaneous
    }
  }
}

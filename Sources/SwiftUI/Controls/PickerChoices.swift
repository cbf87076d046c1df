import HangaLayout
import HangaRuntime

/// One of the views that a picker chooses from.
nonisolated struct PickerOption {
  let index: Int
  let tag: AnyHashable?
  /// The words and the picture in it.
  let text: Text?
  let image: Image?
  /// The view itself.
  let element: LayoutNode

  var label: PickerOptionLabel { PickerOptionLabel(text: text, image: image) }
}

/// Words and picture side by side, for looks that show nothing else.
nonisolated struct PickerOptionLabel: View {
  let text: Text?
  let image: Image?

  var body: some View {
    if let text, let image {
      HStack(spacing: PickerMetrics.iconGap) {
        image
        text
      }
    } else if let text {
      text
    } else if let image {
      image
    }
  }
}

extension PickerOptionLabel: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// A picker as its style sees it.
nonisolated struct PickerConfiguration {
  let label: ControlLabel
  let options: [PickerOption]
  /// What stands for the chosen one where only that shows, if it is not itself.
  let valueLabel: AnyView?
  /// The chosen one's place, or `nil` if none is.
  let chosen: Int?
  let choose: (Int) -> Void
}

/// Keeps the views that a picker chooses from and shows them as the picker's style does.
nonisolated struct PickerChoices<Content: View>: PrimitiveView {
  let selection: PickerSelection
  let label: ControlLabel
  let content: Content
  let valueLabel: AnyView?

  nonisolated static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    PickerChoicesNode(view, in: inputs)
  }
}

final class PickerChoicesNode<Content: View>: TypedNode<PickerChoices<Content>> {
  private var holder: ContentHolder<Content>!
  private var shown: TypedNode<PickerBody>!
  private var optionValues = DerivedEnvironment()

  override init(_ view: PickerChoices<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    holder = ContentHolder(view.content, in: childInputs.with(optionEnvironment)) {
      [unowned self] in
      graph.invalidate(self)
    }
    shown = PickerBody._makeNode(PickerBody(configuration()), in: childInputs)
  }

  override func didUpdate(from old: PickerChoices<Content>, environmentChanged: Bool) { refresh() }

  override func reevaluate() {
    graph.bodyWillRun(self)
    refresh()
  }

  private func refresh() {
    holder.update(view.content, optionEnvironment)
    shown.update(PickerBody(configuration()), environment)
  }

  /// Every option is one view, whatever labels around would be made of.
  private var optionEnvironment: EnvironmentValues {
    optionValues.values(from: environment) { $0.labelStyle = .automatic }
  }

  private func configuration() -> PickerConfiguration {
    let options = holder.options
    let selection = view.selection
    let chosen = Reentry.tracked(for: self) {
      options.firstIndex { $0.tag.map { selection.isChosen($0) } == true }
    }
    return PickerConfiguration(
      label: view.label, options: options, valueLabel: view.valueLabel, chosen: chosen
    ) { index in
      guard options.indices.contains(index), let tag = options[index].tag else { return }
      selection.choose(tag)
    }
  }

  override var children: [ViewNode] { [holder, shown].compactMap { $0 } }
  override var preferenceChildren: [ViewNode] { shown.map { [$0] } ?? [] }
  override var dumpChildren: [ViewNode] { shown.map { [$0] } ?? [] }
  override var listing: DumpListing? { .contentOnly }
  override func makeElements() -> [LayoutNode] { shown.elements }
}

extension ContentHolder {
  /// The views as a picker chooses from them.
  var options: [PickerOption] {
    held.enumerated().map { index, element in
      PickerOption(
        index: index, tag: tag(of: element), text: Self.first(Text.self, in: element.owner),
        image: Self.first(Image.self, in: element.owner), element: element)
    }
  }

  /// An option's tag, for which the id that a ForEach gives it stands in (facts/state.md §6).
  private func tag(of element: LayoutNode) -> AnyHashable? {
    element.trait(TagKey.self) ?? explicitID(of: element)
  }

  private static func first<V: View>(_ type: V.Type, in node: ViewNode) -> V? {
    if let view = node.anyView as? V { return view }
    return node.children.firstResult { first(type, in: $0) }
  }
}

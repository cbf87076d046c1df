import Foundation
import HangaLayout
import HangaRuntime

/// Title, message and choices of an alert or dialog.
nonisolated struct ActionCard<Actions: View, Message: View>: PrimitiveView {
  enum Arrangement { case alert, dialog }
  let arrangement: Arrangement
  let title: Text?
  let message: Message
  let actions: Actions

  nonisolated static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ActionCardNode(view, in: inputs)
  }
}

final class ActionCardNode<Actions: View, Message: View>: TypedNode<ActionCard<Actions, Message>> {
  private typealias Header = ActionCardHeader<Message>
  private var header: TypedNode<Header>!
  private var actions: TypedNode<Actions>!
  /// The choice that is always there, if no other does its work.
  private var own: TypedNode<Button<Text>>!
  private var element: ActionCardElement!
  private var choiceEnvironment = DerivedEnvironment()

  override init(_ view: ActionCard<Actions, Message>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    header = Header._makeNode(makeHeader(), in: childInputs.with(implicitLayout: nil))
    let choices = childInputs.with(environmentOfChoices).with(implicitLayout: nil)
    actions = Actions._makeNode(view.actions, in: choices)
    own = Button._makeNode(makeOwnChoice(), in: choices)
    element = ActionCardElement(
      owner: self, isDialog: view.arrangement != .alert,
      hasCancel: graph.root?.environment.isRoomy != true,
      header: { [unowned self] in header.elements },
      actions: { [unowned self] in actions.elements },
      own: { [unowned self] in own.elements })
  }

  private func makeHeader() -> Header {
    Header(title: view.title, message: view.message, isDialog: view.arrangement != .alert)
  }

  private func makeOwnChoice() -> Button<Text> {
    let words =
      view.arrangement == .alert
      ? SystemWords.okay(in: environment) : SystemWords.cancel(in: environment)
    return Button(
      action: {}, label: { Text(verbatim: words) }, role: view.arrangement == .alert ? nil : .cancel
    )
  }

  private var environmentOfChoices: EnvironmentValues {
    let isDialog = view.arrangement != .alert
    return choiceEnvironment.values(from: environment) {
      $0.font = nil
      $0.foregroundLevels = nil
      $0.buttonStyle = AnyButtonStyle(ChoiceButtonStyle(isDialog: isDialog))
    }
  }

  override func didUpdate(from old: ActionCard<Actions, Message>, environmentChanged: Bool) {
    header.update(makeHeader(), environment)
    actions.update(view.actions, environmentOfChoices)
    own.update(makeOwnChoice(), environmentOfChoices)
  }

  override var children: [ViewNode] { header == nil ? [] : [header, actions, own] }
  override var dumpChildren: [ViewNode] {
    element.usesOwnChoice ? children : [header, actions]
  }
  override var listing: DumpListing? { .contentOnly }
  override var isContainer: Bool { true }
  override func contentsDidChange() { element?.contentsDidChange() }
  override func makeElements() -> [LayoutNode] { [element] }
}

extension Button where Label == Text {
  nonisolated fileprivate init(
    action: @escaping @MainActor () -> Void, label: () -> Text, role: ButtonRole?
  ) {
    self.init(role: role, action: action, label: label)
  }
}

/// The words at the top of an alert or dialog.
nonisolated struct ActionCardHeader<Message: View>: View {
  let title: Text?
  let message: Message
  let isDialog: Bool

  var body: some View {
    let size = isDialog ? AlertMetrics.dialogTextSize : AlertMetrics.titleSize
    VStack(spacing: isDialog ? AlertMetrics.dialogTextGap : AlertMetrics.textGap) {
      if let title { title.font(.system(size: size, weight: .semibold)) }
      message.font(
        .system(size: isDialog ? AlertMetrics.dialogTextSize : AlertMetrics.messageSize))
    }
    .multilineTextAlignment(.center)
    .foregroundStyle(isDialog ? Color.secondary : Color.primary)
  }
}

/// A choice as a row that fills its place.
nonisolated struct ChoiceButtonStyle: PrimitiveButtonStyle {
  let isDialog: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(
        .system(
          size: isDialog ? AlertMetrics.dialogLabelSize : AlertMetrics.titleSize,
          weight: configuration.role == .cancel ? .semibold : .regular)
      )
      .modifier(ButtonLabelTint(role: configuration.role))
      .lineLimit(1)
      .padding(.horizontal, AlertMetrics.labelMargin)
      .frame(
        maxWidth: .infinity,
        minHeight: isDialog ? AlertMetrics.dialogRowHeight : AlertMetrics.rowHeight
      )
      .modifier(ChoiceHighlight(isPressed: configuration.isPressed))
      .contentShape(Rectangle())
  }
}

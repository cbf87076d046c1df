import HangaRuntime

/// An alert as a value, the older way.
nonisolated public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, "OK" unless stated.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or action sheet.
  nonisolated public struct Button {
    let label: Text?
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A plain choice.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    /// The choice that leaves.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// The choice that leaves, in the system's words.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: nil, role: .cancel, action: action)
    }
    /// A choice that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A dialog as a value, the older way.
nonisolated public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A dialog with choices, and one that leaves unless one of them does.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  public typealias Button = Alert.Button
}

/// The buttons of an alert or action sheet as views.
nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]
  @Environment(\.self) private var environment

  init(_ buttons: [Alert.Button]) { self.buttons = buttons }

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: UserAction.onMain(button.action ?? {})) {
        button.label ?? Text(verbatim: SystemWords.cancel(in: environment))
      }
    }
  }
}

extension AlertButtons: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension View {
  /// Shows an alert while `isPresented` is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert)
    -> some View
  {
    modifier(
      PresentationModifier(
        source: PresentationSource(isPresented: isPresented) { content().card },
        style: AlertStyle()))
  }

  /// Shows an alert while `item` has a value.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(item: item) { content($0).card }, style: AlertStyle()))
  }

  /// Shows a dialog while `isPresented` is true.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(isPresented: isPresented) { content().card },
        style: DialogStyle()))
  }

  /// Shows a dialog while `item` has a value.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(item: item) { content($0).card }, style: DialogStyle()))
  }
}

extension Alert {
  fileprivate var card: ActionCard<AlertButtons, Text?> {
    ActionCard(
      arrangement: .alert, title: title, message: message, actions: AlertButtons(buttons))
  }
}

extension ActionSheet {
  fileprivate var card: ActionCard<AlertButtons, Text?> {
    ActionCard(arrangement: .dialog, title: title, message: message, actions: AlertButtons(buttons))
  }
}

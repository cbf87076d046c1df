import SwiftUI

/// A text in the state of a feature.
public struct TextState: Equatable, Hashable, Sendable {
  private enum Content: Equatable, Hashable {
    case verbatim(String)
    case key(LocalizedStringKey, text: String)

    static func == (lhs: Content, rhs: Content) -> Bool {
      switch (lhs, rhs) {
      case (.verbatim(let lhs), .verbatim(let rhs)): lhs == rhs
      case (.key(let lhs, _), .key(let rhs, _)): lhs == rhs
      default: false
      }
    }
    func hash(into hasher: inout Hasher) {
      switch self {
      case .verbatim(let text), .key(_, let text): hasher.combine(text)
      }
    }
  }
  private let content: Content

  /// The text as it is.
  public init(verbatim content: String) { self.content = .verbatim(content) }
  /// A text to be translated where it is shown.
  public init(_ key: LocalizedStringKey) { content = .key(key, text: "\(key)") }
  /// The text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  /// The text to show.
  var text: Text {
    switch content {
    case .verbatim(let text): Text(verbatim: text)
    case .key(let key, _): Text(key)
    }
  }
}

extension Text {
  /// The text of a feature's state.
  public init(_ state: TextState) { self = state.text }
}

extension TextState: NamedDump {
  var dumpText: String {
    switch content {
    case .verbatim(let text), .key(_, let text): text.debugDescription
    }
  }
}

/// What a button of a feature's state is.
public enum ButtonStateRole: Equatable, Hashable, Sendable {
  case cancel
  case destructive

  var role: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// What a button of a feature's state sends.
public struct ButtonStateAction<Action> {
  let action: Action?
  /// `nil` where the action is not animated.
  let animation: Animation??

  /// Sends `action`.
  public static func send(_ action: Action?) -> Self { Self(action: action, animation: nil) }
  /// Sends `action`; what it changes is animated.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(action: action, animation: .some(animation))
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

/// A button in the state of a feature.
public struct ButtonState<Action>: Identifiable {
  public let id: Int
  /// What it sends.
  public let action: ButtonStateAction<Action>
  public let label: TextState
  public let role: ButtonStateRole?

  /// A button that sends `action`.
  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: 0, role, action, label())
  }

  /// A button that sends `action`.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: 0, role, .send(action), label())
  }

  init(
    id: Int, _ role: ButtonStateRole?, _ action: ButtonStateAction<Action>, _ label: TextState
  ) {
    (self.id, self.role, self.action, self.label) = (id, role, action, label)
  }

  /// The same button in another place of a list.
  func at(_ place: Int) -> Self { Self(id: place, role, action, label) }

  /// An older name of a button with the role.
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self { Self(role: .cancel, action: action) { label } }
  /// An older name of a button without a role.
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self { Self(action: action) { label } }
  /// An older name of a button with the role.
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self { Self(role: .destructive, action: action) { label } }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Sendable where Action: Sendable {}

/// Joins buttons into a list.
@resultBuilder public enum ButtonStateBuilder<Action> {
  public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] {
    [expression]
  }
  public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }
  public static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }
  public static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    component ?? []
  }
  public static func buildEither(first: [ButtonState<Action>]) -> [ButtonState<Action>] { first }
  public static func buildEither(second: [ButtonState<Action>]) -> [ButtonState<Action>] { second }
}

/// An alert in the state of a feature.
public struct AlertState<Action>: _EphemeralState {
  public var title: TextState
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  /// An alert with the buttons that `actions` lists.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    (self.title, self.message) = (title(), message?())
    buttons = actions().enumerated().map { $1.at($0) }
  }

  /// The older form with a list of buttons.
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    (self.title, self.message) = (title, message)
    self.buttons = buttons.enumerated().map { $1.at($0) }
  }
  /// The older form with one button.
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }
  /// The older form with two buttons.
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Sendable where Action: Sendable {}

/// A dialog of choices in the state of a feature.
public struct ConfirmationDialogState<Action>: _EphemeralState {
  public var title: TextState
  public var titleVisibility: ConfirmationDialogStateTitleVisibility
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  /// A dialog with the buttons that `actions` lists.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    (self.titleVisibility, self.title, self.message) = (titleVisibility, title(), message?())
    buttons = actions().enumerated().map { $1.at($0) }
  }
}

/// Whether a dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Equatable, Hashable, Sendable {
  case automatic
  case hidden
  case visible

  var visibility: Visibility {
    switch self {
    case .automatic: .automatic
    case .hidden: .hidden
    case .visible: .visible
    }
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}

/// One button of an alert or dialog.
private struct StateButton<State, Action>: View {
  let button: ButtonState<Action>
  let store: Store<State, Action>?

  var body: some View {
    Button(role: button.role?.role) {
      guard let action = button.action.action else { return }
      if let animation = button.action.animation {
        store?.send(action, animation: animation)
      } else {
        store?.send(action)
      }
    } label: {
      Text(button.label)
    }
  }
}

extension View {
  /// Shows an alert while there is a store for it.
  @MainActor public func alert<Action>(
    _ item: Binding<Store<AlertState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return alert(
      state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: item.isPresent(),
      presenting: state
    ) { state in
      ForEach(state.buttons) { StateButton(button: $0, store: store) }
    } message: { state in
      if let message = state.message { Text(message) }
    }
  }

  /// Shows a dialog of choices while there is a store for it.
  @MainActor public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.withState { $0 }
    return confirmationDialog(
      state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: item.isPresent(),
      titleVisibility: state?.titleVisibility.visibility ?? .automatic, presenting: state
    ) { state in
      ForEach(state.buttons) { StateButton(button: $0, store: store) }
    } message: { state in
      if let message = state.message { Text(message) }
    }
  }
}

extension Binding {
  /// Whether there is a value; writing `false` takes it away, unless the action of a button has done
  /// that: a layer that goes says so before the button's action runs.
  @MainActor fileprivate func isPresent<State, Action>() -> Binding<Bool>
  where Value == Store<State, Action>? {
    let binding = self
    return Binding<Bool>(
      get: { binding.wrappedValue != nil },
      set: { (isPresent: Bool, transaction: Transaction) in
        guard !isPresent else { return }
        onMain {
          let root = binding.wrappedValue?.root as? any ActionCounting
          let count = root?.actionCount
          Task { @MainActor in
            guard root?.actionCount == count else { return }
            binding.transaction(transaction).wrappedValue = nil
          }
        }
      })
  }
}

import HangaRuntime

/// A button as those see it who arrange choices: alerts, dialogs and menus.
nonisolated struct Choice {
  private let bearer: any RoleBearing
  init(_ bearer: any RoleBearing) { self.bearer = bearer }

  var role: ButtonRole? { bearer.role }
  func tap() { bearer.tap() }
}

/// The node of a button.
protocol RoleBearing: Tappable {
  var role: ButtonRole? { get }
}

/// Tells buttons from other views.
nonisolated enum ChoiceKey: ViewTraitKey {
  typealias Value = Choice
}

/// What runs the actions of buttons in their place.
nonisolated struct ActionHandler: Sendable {
  /// Made and called on the main actor only.
  nonisolated(unsafe) let run: (@escaping @MainActor () -> Void) -> Void
  init(_ run: @escaping (@escaping @MainActor () -> Void) -> Void) { self.run = run }
}

private enum ActionHandlerKey: EnvironmentKey {
  static var defaultValue: ActionHandler? { nil }
}

extension EnvironmentValues {
  /// What runs the actions of the buttons inside, where that takes something away.
  var actionHandler: ActionHandler? {
    get { self[ActionHandlerKey.self] }
    set { self[ActionHandlerKey.self] = newValue }
  }
}

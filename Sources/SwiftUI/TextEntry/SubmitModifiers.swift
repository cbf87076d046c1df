import HangaRuntime
import UIKit

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The word on a keyboard's return key.
public struct SubmitLabel: Sendable {
  enum Word { case done, go, send, join, route, search, `return`, next, `continue` }
  let word: Word
  public static let done = SubmitLabel(word: .done)
  public static let go = SubmitLabel(word: .go)
  public static let send = SubmitLabel(word: .send)
  public static let join = SubmitLabel(word: .join)
  public static let route = SubmitLabel(word: .route)
  public static let search = SubmitLabel(word: .search)
  public static let `return` = SubmitLabel(word: .return)
  public static let next = SubmitLabel(word: .next)
  public static let `continue` = SubmitLabel(word: .continue)
}

/// Something to do when a field is submitted.
nonisolated struct SubmitAction {
  let triggers: SubmitTriggers
  let run: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// What is to be done on submission, outermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// Does what those around want done, the nearest first.
  func submit(_ trigger: SubmitTriggers) {
    for action in submitActions.reversed() where action.triggers.contains(trigger) {
      Reentry.untracked { action.run() }
    }
  }
}

/// Adds an action of submission.
nonisolated struct SubmitModifier: EnvironmentWriting {
  let action: SubmitAction?
  func write(to environment: inout EnvironmentValues) {
    if let action {
      environment.submitActions.append(action)
    } else {
      environment.submitActions = []
    }
  }
}

extension View {
  /// Runs `action` when a field in this view is submitted.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(action: SubmitAction(triggers: triggers, run: action)))
  }

  /// Keeps submissions of the fields in this view from actions further out.
  @ViewBuilder nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    if isBlocking { modifier(SubmitModifier(action: nil)) } else { self }
  }

  /// The word on the return key; keys are not drawn.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

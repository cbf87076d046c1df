import HangaRuntime

/// Takes the screen or presentation away that a view belongs to.
@MainActor @preconcurrency public struct DismissAction {
  nonisolated let leave: PresentationLeave?

  /// Goes back to what was shown before; does nothing where there is nothing to leave.
  public func callAsFunction() { leave?.run() }
}

/// Whether a view is presented, and the older way to end that.
nonisolated public struct PresentationMode {
  let leave: PresentationLeave?

  /// Whether there is something to leave.
  public var isPresented: Bool { leave != nil }
  /// Goes back to what was shown before.
  @MainActor @preconcurrency public mutating func dismiss() { leave?.run() }
}

/// How to leave what a view belongs to: a pushed screen or a presentation.
///
/// What presents puts one into the environment of what it presents.
nonisolated package final class PresentationLeave: Sendable {
  /// Made and run on the main actor only.
  nonisolated(unsafe) private let action: () -> Void
  package init(_ action: @escaping () -> Void) { self.action = action }
  @MainActor package func run() { action() }
}

private enum PresentationLeaveKey: EnvironmentKey {
  static var defaultValue: PresentationLeave? { nil }
}

extension EnvironmentValues {
  package var presentationLeave: PresentationLeave? {
    get { self[PresentationLeaveKey.self] }
    set { self[PresentationLeaveKey.self] = newValue }
  }
  /// Takes the screen or presentation away that the view belongs to.
  public var dismiss: DismissAction { DismissAction(leave: presentationLeave) }
  /// Whether the view is on a pushed screen or in a presentation.
  public var isPresented: Bool { presentationLeave != nil }
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let leave = presentationLeave
    return Binding(get: { PresentationMode(leave: leave) }, set: { _ in })
  }
}

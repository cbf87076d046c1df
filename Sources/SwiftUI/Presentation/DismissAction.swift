import HangaRuntime

/// Takes back what shows the view: a sheet, a cover, a pushed screen. Called like a function.
@MainActor @preconcurrency public struct DismissAction {
  private let action: @MainActor () -> Void

  /// - Parameter action: what takes the view back.
  nonisolated package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Takes the view back; nothing happens where nothing shows it.
  public func callAsFunction() { action() }
}

/// Whether something shows the view, and the older way to take it back.
nonisolated public struct PresentationMode {
  /// Whether the view is shown by something.
  public internal(set) var isPresented: Bool

  /// Takes the view back.
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}
private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Takes back what shows the view.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether something shows the view, and may be told to take it back.
  public var isPresented: Bool { self[IsPresentedKey.self] }

  /// The older name of both.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        if !mode.isPresented { Reentry.perform { dismiss() } }
      })
  }

  /// Says that the views inside are shown by something that `action` takes back.
  package mutating func setPresented(dismissedBy action: @escaping @MainActor () -> Void) {
    self[DismissKey.self] = DismissAction(action)
    self[IsPresentedKey.self] = true
    // What is shown has bars of its own.
    outerSearch = nil
  }
}

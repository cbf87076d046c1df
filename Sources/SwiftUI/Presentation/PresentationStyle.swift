import HangaLayout
import HangaRuntime

/// How a presentation shows what it shows.
nonisolated protocol PresentationStyle {
  /// The layer for `host`, whose content is made.
  func makeLayer(_ host: PresentationHost) -> PresentationLayer
  /// The surroundings of what is shown, from those of the view that shows it.
  func change(_ environment: inout EnvironmentValues)
  /// When the buttons inside act, if they take the layer away.
  var actionTiming: ActionTiming? { get }
  /// What dumps call the layer.
  var name: String { get }
  /// How several views are put together: over each other or in a column.
  var implicitLayout: ImplicitLayout? { get }
}

extension PresentationStyle {
  func change(_ environment: inout EnvironmentValues) {}
  var implicitLayout: ImplicitLayout? { nil }
  var actionTiming: ActionTiming? { nil }
}

/// When the action of a button runs that takes away what it is in.
nonisolated enum ActionTiming {
  /// While it goes, as in menus.
  case atOnce
  /// When it has gone, as in alerts.
  case afterwards
}

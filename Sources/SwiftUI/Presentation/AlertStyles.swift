import HangaLayout
import HangaRuntime

/// An alert in the middle of the screen.
nonisolated struct AlertStyle: PresentationStyle {
  func makeLayer(_ host: PresentationHost) -> PresentationLayer { AlertLayer(host) }
  func change(_ environment: inout EnvironmentValues) { environment.beginSystemCard() }
  var name: String { "Alert" }
  var actionTiming: ActionTiming? { .afterwards }
}

/// A dialog at the lower edge, or beside its anchor where there is room.
nonisolated struct DialogStyle: PresentationStyle {
  func makeLayer(_ host: PresentationHost) -> PresentationLayer {
    let scene = host.graph.root?.environment ?? host.environment
    if scene.isRoomy { return PopoverLayer(host, anchor: .rect(.bounds), edge: .top) }
    return DialogLayer(host)
  }
  func change(_ environment: inout EnvironmentValues) { environment.beginSystemCard() }
  var name: String { "ConfirmationDialog" }
  var actionTiming: ActionTiming? { .afterwards }
}

extension EnvironmentValues {
  /// Whether there is much room both ways, as on a tablet.
  var isRoomy: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

  /// Leaves behind what the surroundings of the presenter set for their own texts.
  mutating func beginSystemCard() {
    isElevated = true
    font = nil
    foregroundLevels = nil
    tintStyle = nil
    ownAccent = nil
    buttonStyle = nil
    lineLimit = nil
  }
}

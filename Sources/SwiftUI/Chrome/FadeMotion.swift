import HangaRuntime

/// The opacity of something that comes and goes by itself, evenly in fixed times.
final class FadeMotion: RunningMotion {
  private var isShown: Bool
  /// When it last came or went; `nil` if at once.
  private var since: Double?
  private var start: Double
  private let name: String
  /// Seconds.
  private let coming: Double
  private let going: Double

  init(name: String, isShown: Bool = true, coming: Double, going: Double) {
    (self.name, self.isShown, self.coming, self.going) = (name, isShown, coming, going)
    start = isShown ? 1 : 0
  }

  /// Comes or goes from now on, or at once.
  func show(_ shows: Bool, fades: Bool = true, in graph: ViewGraph) {
    guard shows != isShown || !fades else { return }
    let time = graph.clock.time
    start = opacity(at: time)
    isShown = shows
    since = fades ? time : nil
    if fades { graph.motion.add(self) }
  }

  /// `nil` gives the opacity in the end.
  func opacity(at time: Double?) -> Double {
    let end = isShown ? 1.0 : 0.0
    let duration = isShown ? coming : going
    guard let time, let since, duration > 0 else { return end }
    let way = (time - since) / duration
    let now = start + (isShown ? way : -way)
    return min(max(now, 0), 1)
  }

  func isFinished(at time: Double) -> Bool { opacity(at: time) == (isShown ? 1 : 0) }
  func advance(to time: Double) {}
  var motionDescription: String { "the fading of \(name)" }
}

import HangaRuntime

/// The opacity of a part of a bar that comes and goes by itself, evenly in a fixed time.
final class FadeMotion: RunningMotion {
  private var isShown = true
  /// When it last came or went; `nil` if at once.
  private var since: Double?
  private var start = 1.0
  private let name: String
  private let duration: Double

  init(name: String, duration: Double = ChromeMetrics.inlineTitleFade) {
    (self.name, self.duration) = (name, duration)
  }

  /// Comes or goes from now on, or at once.
  func show(_ shows: Bool, fades: Bool, in graph: ViewGraph) {
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
    guard let time, let since else { return end }
    let way = (time - since) / duration
    let now = start + (isShown ? way : -way)
    return min(max(now, 0), 1)
  }

  func isFinished(at time: Double) -> Bool { opacity(at: time) == (isShown ? 1 : 0) }
  func advance(to time: Double) {}
  var motionDescription: String { "the fading of \(name)" }
}

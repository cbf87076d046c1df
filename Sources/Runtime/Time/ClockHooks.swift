import Foundation

/// The clock functions of `CHangaJobs`, which says what they do. They are declared here, because users'
/// sources could not be compiled if this module imported one that has a header.
enum ClockHooks {
  typealias Now = @convention(c) (UnsafeMutableRawPointer) -> Int64
  typealias Run =
    @convention(c) (
      UnsafeMutableRawPointer, Int64, UnsafeMutableRawPointer?, UnsafeMutableRawPointer
    ) -> Void
  typealias Add = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  @_silgen_name("hanga_clock_install")
  private static func install(
    _ now: @escaping Now, _ run: @escaping Run, _ add: @escaping Add, _ beginning: Int64)
  @_silgen_name("hanga_clock_claim")
  private static func claim(_ scene: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  @_silgen_name("hanga_clock_perform")
  private static func perform(
    _ queue: UnsafeMutableRawPointer?, _ block: UnsafeMutableRawPointer)

  private static let nanoseconds = 1e9

  private static let installation: Void = install(
    { scene in
      let agenda = Unmanaged<SceneAgenda>.fromOpaque(scene).takeUnretainedValue()
      return Int64((agenda.now * nanoseconds).rounded())
    },
    { scene, delay, queue, block in
      let agenda = Unmanaged<SceneAgenda>.fromOpaque(scene).takeUnretainedValue()
      // Blocks and queues are used on the agenda's thread only, once.
      nonisolated(unsafe) let (queue, block) = (queue, block)
      agenda.dispatch(after: Double(delay) / nanoseconds) { perform(queue, block) }
    },
    { scene, timer in
      let agenda = Unmanaged<SceneAgenda>.fromOpaque(scene).takeUnretainedValue()
      agenda.add(Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue())
    },
    Int64(VirtualTime.beginning.timeIntervalSince1970 * nanoseconds))

  /// Connects agendas to the machine's clocks and queues, once for the process.
  static func install() { _ = installation }

  /// Runs `body` while the present thread's clocks answer by `agenda`.
  static func whileClaimed<R>(by agenda: SceneAgenda, _ body: () throws -> R) rethrows -> R {
    let before = claim(Unmanaged.passUnretained(agenda).toOpaque())
    defer { _ = claim(before) }
    return try body()
  }
}

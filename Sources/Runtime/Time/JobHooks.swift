/// The functions of `CHangaJobs`, which says what they do. They are declared here, because users'
/// sources could not be compiled if this module imported one that has a header.
enum JobHooks {
  typealias Taker = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  @_silgen_name("hanga_jobs_install")
  private static func install(
    _ identity: UInt, _ implementation: UInt, _ taker: @escaping Taker)
  @_silgen_name("hanga_jobs_claim")
  private static func claim(_ claimant: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  @_silgen_name("hanga_jobs_claimant")
  private static func claimant() -> UnsafeMutableRawPointer?

  private static let installation: Void = {
    // The executor's address and its witness table, as the runtime's interface fixes it.
    let (identity, implementation) = unsafeBitCast(
      MainJobExecutor.shared.asUnownedSerialExecutor(), to: (UInt, UInt).self)
    install(identity, implementation) { claimant, job in
      let agenda = Unmanaged<SceneAgenda>.fromOpaque(claimant).takeUnretainedValue()
      // An unowned job is the job's address.
      agenda.add(.anywhere(unsafeBitCast(job, to: UnownedJob.self)))
    }
  }()

  /// Connects agendas to the concurrency runtime, once for the process.
  static func install() { _ = installation }

  /// Runs `body` while the jobs that come up on this thread go to `agenda`.
  static func whileClaimed<R>(by agenda: SceneAgenda, _ body: () throws -> R) rethrows -> R {
    let before = claim(Unmanaged.passUnretained(agenda).toOpaque())
    defer { _ = claim(before) }
    return try body()
  }

  /// The agenda that has claimed the present thread.
  static var current: SceneAgenda? {
    claimant().map { Unmanaged<SceneAgenda>.fromOpaque($0).takeUnretainedValue() }
  }
}

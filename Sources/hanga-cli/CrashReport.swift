import Foundation

/// Turns a trap in a user's view into a last line and status 2.
///
/// The runtime has printed the trap's own message by then; what is left is to say whose it was,
/// and to end without a picture.
enum CrashReport {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  private static let trapped: StaticString =
    "hanga: the code of a view stopped with the error above; nothing is written\n"
  private static let overflowed: StaticString =
    "hanga: the code of a view used memory that is not its own, or calls itself without end; "
  private static let unwritten: StaticString = "nothing is written\n"

  /// How much of the main thread's stack may be used: views nest, and so do their calls.
  private static let stackSize: rlim_t = 64 << 20

  static func install() {
    // 1. A deeper stack, as far as the system allows; it grows when it is used.
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(3), &limit) == 0, limit.rlim_cur < stackSize {
      limit.rlim_cur = min(stackSize, limit.rlim_max)
      setrlimit(__rlimit_resource_t(3), &limit)
    }
    // 2. A stack for the handler, since the usual one may be what ran out.
    var stack = stack_t()
    stack.ss_size = 64 << 10
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    // 3. The handler; it calls nothing but `write` and `_exit`.
    var action = sigaction()
    action.sa_flags = SA_ONSTACK
    action.__sigaction_handler.sa_handler = { signal in
      if signal == SIGSEGV || signal == SIGBUS {
        CrashReport.write(CrashReport.overflowed)
        CrashReport.write(CrashReport.unwritten)
      } else {
        CrashReport.write(CrashReport.trapped)
      }
      _exit(2)
    }
    for signal in signals { sigaction(signal, &action, nil) }
  }

  private static func write(_ text: StaticString) {
    _ = Glibc.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}

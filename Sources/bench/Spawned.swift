import Foundation

/// Runs of other programs.
enum Spawned {
  /// The seconds from a program's start to its end; not by `Process`, whose wait looks only now and
  /// then.
  static func seconds(_ program: String, _ words: [String]) throws -> Double {
    try Timing.seconds {
      var arguments = ([program] + words).map { strdup($0) }
      arguments.append(nil)
      defer { for argument in arguments { free(argument) } }
      var process: pid_t = 0
      guard posix_spawn(&process, program, nil, nil, &arguments, environ) == 0 else {
        throw CocoaError(.executableLoad)
      }
      var status: Int32 = 0
      waitpid(process, &status, 0)
      guard status == 0 else { throw CocoaError(.executableRuntimeMismatch) }
    }
  }
}

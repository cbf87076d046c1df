import Foundation

/// Runs a program to its end.
enum Tool {
  /// Exit status and what was written to standard error, in `folder`; standard output is dropped.
  ///
  /// Spawned directly: Foundation's `Process` adds 50 ms to each run.
  ///
  /// - Parameter meanwhile: what this process does before it waits.
  static func run(
    _ path: String, _ arguments: [String], folder: String, meanwhile: () -> Void = {}
  ) throws -> (status: Int32, errors: String) {
    // 1. Nothing to read, nothing to print, errors into a file.
    let log = folder + "/errors.txt"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // 2. Start.
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var child = pid_t()
    let failure = posix_spawn(&child, path, &actions, nil, words, environ)
    guard failure == 0 else {
      throw CompileFailure.tool(path, String(cString: strerror(failure)))
    }
    meanwhile()
    // 3. Wait; a signal counts as a failure.
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let errors = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    let hasExited = status & 0x7F == 0
    return (hasExited ? status >> 8 & 0xFF : -1, errors)
  }
}

import Foundation

/// Runs the built `hanga` in a folder of its own.
struct Program {
  let folder: URL

  /// Makes the folder and puts `files` into it.
  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  /// Writes a file, in folders that are made as needed.
  func write(_ data: Data, to name: String) throws {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  /// What one run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs `hanga`, or the program `name` beside it, with `variables` on top of the test's own.
  func run(
    _ words: [String], _ variables: [String: String] = [:], of name: String = "hanga",
    in place: URL? = nil
  ) throws -> Outcome {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = words
    process.currentDirectoryURL = place ?? folder
    // The libraries that are compiled go away with the folder.
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = folder.path + "/.cache"
    process.environment = environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  /// What `hanga tree --json` prints for `words`.
  func tree(_ words: [String]) throws -> Shown {
    let outcome = try run(["tree", "--json"] + words)
    guard outcome.status == 0 else { throw Failure(description: outcome.errors) }
    return try Shown(json: outcome.output)
  }

  /// What `hanga render` draws for `words`.
  func render(_ words: [String], _ variables: [String: String] = [:]) throws -> Picture {
    let outcome = try run(["render"] + words + ["-o", "rendered.png"], variables)
    guard outcome.status == 0 else { throw Failure(description: outcome.errors) }
    let file = folder.appendingPathComponent("rendered.png")
    defer { try? FileManager.default.removeItem(at: file) }
    return Picture(bytes: try Data(contentsOf: file))
  }

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// A PNG file.
  struct Picture {
    var bytes: Data
    var width: Int { number(at: 16) }
    var height: Int { number(at: 20) }
    private func number(at place: Int) -> Int {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// What lies in a folder, without what is hidden.
  func names(in name: String) -> [String] {
    let path = folder.appendingPathComponent(name).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  func text(of name: String) throws -> String {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return String(decoding: data, as: UTF8.self)
  }

  /// Makes a symbolic link in the folder.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

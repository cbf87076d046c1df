import Foundation

/// The compiler and linker that fit the running program.
package struct Toolchain: Equatable, Sendable {
  /// The folder that holds `bin` and `lib`.
  package var root: String

  var frontend: String { root + "/bin/swift-frontend" }
  var linker: String { root + "/bin/ld.lld" }
  var plugins: String { root + "/lib/swift/host/plugins" }
  var pluginServer: String { root + "/lib/swift/host/libSwiftInProcPluginServer.so" }
  var runtimeFolder: String { root + "/lib/swift/linux" }
  var runtimeObject: String { runtimeFolder + "/\(Self.architecture)/swiftrt.o" }
  var target: String { Self.architecture + "-unknown-linux-gnu" }

  /// Libraries that users' files may need although this program, built with optimisation, does not.
  static let languageLibraries = [
    "swiftSwiftOnoneSupport", "swift_StringProcessing", "swiftRegexBuilder", "swiftObservation",
    "swiftSynchronization",
  ]

  #if arch(arm64)
    private static let architecture = "aarch64"
  #else
    private static let architecture = "x86_64"
  #endif

  /// The toolchain of the `SWIFT` variable; else the one whose runtime this program has loaded,
  /// which fits by construction; else the first `swift-frontend` on the path.
  package static func find() throws -> Toolchain {
    let environment = ProcessInfo.processInfo.environment
    var places: [String] = []
    // 1. SWIFT names a `swift` or `swiftc`.
    if let swift = environment["SWIFT"], !swift.isEmpty {
      let real = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
      places.append(real.deletingLastPathComponent().deletingLastPathComponent().path)
    }
    // 2. usr/lib/swift/linux/libswiftCore.so, four levels below the root.
    if let runtime = loadedRuntime() {
      let linux = URL(fileURLWithPath: runtime).deletingLastPathComponent()
      let library = linux.deletingLastPathComponent().deletingLastPathComponent()
      places.append(library.deletingLastPathComponent().path)
    }
    // 3. The path.
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let tool = URL(fileURLWithPath: folder + "/swift-frontend").resolvingSymlinksInPath()
      places.append(tool.deletingLastPathComponent().deletingLastPathComponent().path)
    }
    let manager = FileManager.default
    for place in places {
      let toolchain = Toolchain(root: place)
      if manager.isExecutableFile(atPath: toolchain.frontend) { return toolchain }
    }
    throw CompileFailure.noCompiler
  }

  /// The path of the Swift runtime in this process.
  private static func loadedRuntime() -> String? {
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, 4096, maps) != nil {
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let line = String(decoding: bytes, as: UTF8.self)
      guard line.contains("/libswiftCore.so"), let slash = line.firstIndex(of: "/") else {
        continue
      }
      return line[slash...].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return nil
  }
}

import Foundation
import HangaRuntime

/// Turns SwiftUI files into a view that this process can show.
package enum Compiler {
  /// The module user files are compiled as.
  private static let moduleName = "HangaUserScreens"

  /// Compiles the files of `request` unless that was done before, loads them and finds the entry.
  ///
  /// - Throws: `CompileFailure` or `ChoiceFailure`.
  package static func load(_ request: CompileRequest) throws -> CompiledScreen {
    try load(request, cache: request.usesCache ? LibraryCache.open() : nil)
  }

  static func load(_ request: CompileRequest, cache: LibraryCache?) throws -> CompiledScreen {
    // 1. Read and choose; nothing is compiled for an unknown view.
    let sources = try read(request.files)
    let index = SourceIndex(sources)
    let choice = try request.view.map { try index.choice(named: $0) } ?? index.defaultChoice()
    // 2. The compiler, the modules and the name the result has in the cache.
    let toolchain = try Toolchain.find()
    let installation = try Installation.find()
    let entry = EntryFile.text(choice)
    let flags = flags(request, toolchain, installation)
    let key = key(sources, entry, flags, installation)
    // 3. An earlier result, or a new one.
    if let library = cache?.library(key), let loaded = try? open(library, choice) {
      return CompiledScreen(entry: loaded, choice: choice, index: index, wasCached: true)
    }
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let library = folder + "/screens.so"
    try compile(
      request.files, entry: entry, choice: choice, flags: flags, toolchain: toolchain,
      folder: folder)
    try link(folder, to: library, toolchain)
    let kept = cache?.store(library, as: key) ?? library
    return CompiledScreen(
      entry: try open(kept, choice), choice: choice, index: index, wasCached: false)
  }

  private static func read(_ files: [String]) throws -> [(path: String, text: String)] {
    guard !files.isEmpty else { throw CompileFailure.noFiles }
    var seen: [String: String] = [:]
    return try files.map { path in
      guard path.hasSuffix(".swift") else { throw CompileFailure.notSwift(path) }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if let other = seen[name] { throw CompileFailure.duplicate(other, path) }
      seen[name] = path
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw CompileFailure.unreadable(path)
      }
      return (path, text)
    }
  }

  private static func flags(
    _ request: CompileRequest, _ toolchain: Toolchain, _ installation: Installation
  ) -> [String] {
    var flags = [
      "-target", toolchain.target, "-module-name", moduleName, "-parse-as-library", "-Onone",
      "-swift-version", request.languageVersion.rawValue, "-I", installation.modules,
      "-disable-objc-interop", "-suppress-warnings", "-no-color-diagnostics",
      "-plugin-path", toolchain.plugins,
      "-in-process-plugin-server-path", toolchain.pluginServer,
    ]
    for name in BuildCondition.definedNames.sorted() { flags += ["-D", name] }
    if request.defaultIsolation == .mainActor { flags += ["-default-isolation", "MainActor"] }
    if let plugin = installation.macroPlugin {
      flags += ["-load-plugin-executable", plugin + "#HangaMacros"]
    }
    return flags
  }

  /// The digest of everything the result depends on.
  private static func key(
    _ sources: [(path: String, text: String)], _ entry: String, _ flags: [String],
    _ installation: Installation
  ) -> String {
    var parts = [installation.buildIdentity, FileManager.default.currentDirectoryPath, entry]
    parts += flags
    for source in sources { parts += [source.path, source.text] }
    // Lengths before the parts, so that no two lists look alike.
    let joined = parts.map { "\($0.utf8.count):\($0)" }.joined()
    return SHA256.hexDigest(Array(joined.utf8))
  }

  private static func temporaryFolder() throws -> String {
    let base = FileManager.default.temporaryDirectory.path
    var template = Array("\(base)/hanga-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CompileFailure.file(base, String(cString: strerror(errno)))
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func compile(
    _ files: [String], entry: String, choice: SourceIndex.Choice, flags: [String],
    toolchain: Toolchain, folder: String
  ) throws {
    var inputs = files
    let entryPath = folder + "/HangaEntry.swift"
    if !entry.isEmpty {
      do {
        try entry.write(toFile: entryPath, atomically: false, encoding: .utf8)
      } catch { throw CompileFailure.file(entryPath, "\(error.localizedDescription)") }
      inputs.append(entryPath)
    }
    let arguments = ["-frontend", "-c"] + inputs + flags + ["-o", folder + "/screens.o"]
    let result = try Tool.run(toolchain.frontend, arguments, folder: folder)
    guard result.status != 0 else { return }
    throw failure(result.errors, entryPath: entryPath, choice: choice)
  }

  /// Errors in the user's files as the compiler words them; if there are none but the entry file
  /// has one, the reason the view cannot be made.
  private static func failure(
    _ errors: String, entryPath: String, choice: SourceIndex.Choice
  ) -> CompileFailure {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    let headlines = lines.filter { $0.contains(": error: ") }
    let entryErrors = headlines.filter { $0.hasPrefix(entryPath) }
    if let first = entryErrors.first, entryErrors.count == headlines.count,
      let range = first.range(of: ": error: ")
    {
      return .entry(title: choice.title, String(first[range.upperBound...]))
    }
    return .diagnostics(errors)
  }

  private static func link(_ folder: String, to library: String, _ toolchain: Toolchain) throws {
    // Symbols of ours stay undefined: the running program exports them. What the language's own
    // libraries hold may not be loaded yet, such as the ready-made generics of unoptimised code.
    var arguments = [
      "-shared", "--build-id=none", "--hash-style=gnu", toolchain.runtimeObject,
      folder + "/screens.o", "-o", library, "--as-needed", "-L", toolchain.runtimeFolder,
      "-rpath", toolchain.runtimeFolder,
    ]
    arguments += Toolchain.languageLibraries.map { "-l" + $0 }
    let result = try Tool.run(toolchain.linker, arguments, folder: folder)
    guard result.status == 0 else { throw CompileFailure.linker(result.errors) }
  }

  /// Loads the library for good; code and types in it live as long as the process.
  private static func open(_ path: String, _ choice: SourceIndex.Choice) throws -> _EntryPoint {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw CompileFailure.loader(dlerror().map { String(cString: $0) } ?? "no reason given")
    }
    let symbol = EntryFile.symbol(choice)
    guard let address = dlsym(handle, symbol) else {
      throw CompileFailure.loader("it has no function “\(symbol)” for “\(choice.title)”")
    }
    typealias Entry = @convention(c) () -> UnsafeMutableRawPointer
    return _EntryPoint.take(unsafeBitCast(address, to: Entry.self)())
  }
}

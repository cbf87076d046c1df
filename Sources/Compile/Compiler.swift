import Foundation
import HangaRuntime

/// Turns SwiftUI files into a view that this process can show.
package enum Compiler {
  /// The module user files are compiled as.
  private static let moduleName = "HangaUserScreens"

  /// Compiles the files of `request` unless that was done before, loads them and finds the entry.
  ///
  /// - Parameter meanwhile: done once if something is compiled, while the compiler runs.
  /// - Throws: `CompileFailure` or `ChoiceFailure`.
  package static func load(_ request: CompileRequest, meanwhile: () -> Void = {}) throws
    -> CompiledScreen
  {
    let cache = request.usesCache ? LibraryCache.open() : nil
    return try load(request, cache: cache, meanwhile: meanwhile)
  }

  static func load(
    _ request: CompileRequest, cache: LibraryCache?, meanwhile: () -> Void = {}
  ) throws -> CompiledScreen {
    // 1. Read and choose; nothing is compiled for an unknown view.
    let sources = try read(try SourceFiles.expanded(request.files))
    let index = SourceIndex(sources.map { ($0.path, $0.text) })
    let isFolder = request.files.contains(where: SourceFiles.isFolder)
    let choice =
      try request.view.map { try index.choice(named: $0) }
      ?? index.defaultChoice(ofProject: isFolder)
    // 2. The compiler, the modules and what else the result depends on.
    let toolchain = try Toolchain.find()
    let installation = try Installation.find()
    let job = CompileJob(
      choice: choice, entry: EntryFile.text(choice),
      imageNames: request.imageNames, colorNames: request.colorNames,
      flags: flags(request, toolchain, installation), toolchain: toolchain,
      installation: installation)
    // 3. An earlier result, or a new one, of the first selection of files that compiles.
    var firstFailure: CompileFailure?
    var isIdle = true
    func useTheTime() {
      if isIdle { meanwhile() }
      isIdle = false
    }
    for select in selections(sources, request, choice) {
      guard let selection = select() else { continue }
      if let library = cache?.library(job.key(selection)), let loaded = try? open(library, choice) {
        return screen(loaded, choice, index, sources, selection, wasCached: true)
      }
      let folder = try temporaryFolder()
      defer { try? FileManager.default.removeItem(atPath: folder) }
      do {
        try checkNames(selection)
        let library = try job.run(selection, in: folder, meanwhile: useTheTime)
        let kept = cache?.store(library, as: job.key(selection)) ?? library
        return screen(try open(kept, choice), choice, index, sources, selection, wasCached: false)
      } catch let failure as CompileFailure {
        firstFailure = firstFailure ?? failure
      }
    }
    throw firstFailure ?? CompileFailure.noFiles
  }

  /// The files to try, in turn: all of them and those the choice needs by their names. Files given
  /// one by one are meant to be compiled, those of a folder only where something needs them. Each
  /// is worked out only when its turn comes; `nil` stands for one that is no other selection.
  private static func selections(
    _ sources: [SourceText], _ request: CompileRequest, _ choice: SourceIndex.Choice
  ) -> [() -> [SourceText]?] {
    guard let start = sources.firstIndex(where: { $0.path == choice.place.file }) else {
      return [{ sources }]
    }
    func needed(beside others: Set<String>) -> [SourceText]? {
      let candidates = sources.filter { !others.contains($0.path) }
      guard let start = candidates.firstIndex(where: { $0.path == sources[start].path }) else {
        return nil
      }
      let files = FileNeeds(candidates.map(\.text), paths: candidates.map(\.path))
        .closure(of: start)
      return files.count < sources.count ? files.map { candidates[$0] } : nil
    }
    let isFolder = request.files.contains(where: SourceFiles.isFolder)
    guard isFolder else { return [{ sources }, { needed(beside: []) }] }
    let others = SourceFiles.otherPrograms(sources, start: sources[start].path)
    let first = [{ needed(beside: others) }, { needed(beside: []) }, { sources }]
    return others.isEmpty ? Array(first.dropFirst()) : first
  }

  private static func screen(
    _ entry: _EntryPoint, _ choice: SourceIndex.Choice, _ index: SourceIndex,
    _ sources: [SourceText], _ selection: [SourceText], wasCached: Bool
  ) -> CompiledScreen {
    let used = Set(selection.map(\.path))
    return CompiledScreen(
      entry: entry, choice: choice, index: index, wasCached: wasCached,
      leftOut: sources.map(\.path).filter { !used.contains($0) })
  }

  private static func read(_ files: [String]) throws -> [SourceText] {
    guard !files.isEmpty else { throw CompileFailure.noFiles }
    var seen: Set<String> = []
    return try files.compactMap { path in
      guard path.hasSuffix(".swift") else { throw CompileFailure.notSwift(path) }
      guard seen.insert(path).inserted else { return nil }
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw CompileFailure.unreadable(path)
      }
      return SourceText(path: path, text: text)
    }
  }

  private static func checkNames(_ sources: [SourceText]) throws {
    var seen: [String: String] = [:]
    for source in sources {
      if let other = seen[source.name] { throw CompileFailure.duplicate(other, source.path) }
      seen[source.name] = source.path
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

  private static func temporaryFolder() throws -> String {
    let base = FileManager.default.temporaryDirectory.path
    var template = Array("\(base)/hanga-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CompileFailure.file(base, String(cString: strerror(errno)))
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
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

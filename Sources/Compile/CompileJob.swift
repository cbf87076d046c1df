import Foundation

/// One way to compile a choice: everything but the files.
struct CompileJob {
  var choice: SourceIndex.Choice
  /// The text of the file that hands the choice over.
  var entry: String
  /// The names of the project's pictures and colours.
  var imageNames: [String] = []
  var colorNames: [String] = []
  var flags: [String]
  var toolchain: Toolchain
  var installation: Installation

  /// The digest of everything the result depends on.
  func key(_ sources: [SourceText]) -> String {
    var parts = [installation.buildIdentity, FileManager.default.currentDirectoryPath, entry]
    parts.append(constants(sources))
    parts += flags
    for source in sources { parts += [source.path, source.text] }
    // Lengths before the parts, so that no two lists look alike.
    let joined = parts.map { "\($0.utf8.count):\($0)" }.joined()
    return SHA256.hexDigest(Array(joined.utf8))
  }

  /// Compiles and links `sources` in `folder`; gives the library's path.
  func run(_ sources: [SourceText], in folder: String, meanwhile: () -> Void) throws -> String {
    let library = folder + "/screens.so"
    try compile(sources, in: folder, meanwhile: meanwhile)
    try link(folder, to: library)
    return library
  }

  /// What a build of the project would make of its resources for the sources to name.
  private func constants(_ sources: [SourceText]) -> String {
    let texts = sources.map(\.text)
    var parts: [String] = []
    if !imageNames.isEmpty || !colorNames.isEmpty {
      parts.append(AssetSymbols(texts).file(images: imageNames, colors: colorNames))
    }
    if texts.contains(where: { $0.contains("bundle: .module") || $0.contains("Bundle.module") }),
      !texts.contains(where: { $0.contains("var module") || $0.contains("let module") })
    {
      parts.append("import SwiftUI\n\nextension Bundle { static var module: Bundle { .main } }\n")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func compile(_ sources: [SourceText], in folder: String, meanwhile: () -> Void) throws {
    var inputs = sources.map(\.path)
    let entryPath = folder + "/HangaEntry.swift"
    if !entry.isEmpty {
      try write(entry, to: entryPath)
      inputs.append(entryPath)
    }
    let constants = constants(sources)
    if !constants.isEmpty {
      let path = folder + "/HangaConstants.swift"
      try write(constants, to: path)
      inputs.append(path)
    }
    let overlay = try prepare(sources, in: folder)
    let arguments = ["-frontend", "-c"] + inputs + flags + overlay + ["-o", folder + "/screens.o"]
    let result = try Tool.run(
      toolchain.frontend, arguments, folder: folder, meanwhile: meanwhile)
    guard result.status != 0 else { return }
    throw failure(result.errors, entryPath: entryPath)
  }

  /// Writes the files that have to be rewritten, and the flags by which the compiler reads these
  /// under the users' own names, which all its messages give.
  private func prepare(_ sources: [SourceText], in folder: String) throws -> [String] {
    var roots: [[String: String]] = []
    for (number, source) in sources.enumerated() {
      guard let text = SourcePreparation.prepared(source.text) else { continue }
      let path = "\(folder)/prepared-\(number).swift"
      try write(text, to: path)
      let name = URL(fileURLWithPath: source.path).standardizedFileURL.path
      roots.append(["type": "file", "name": name, "external-contents": path])
    }
    guard !roots.isEmpty else { return [] }
    let overlay = Overlay(version: 0, useExternalNames: false, roots: roots)
    let path = folder + "/overlay.json"
    try write(String(decoding: try JSONEncoder().encode(overlay), as: UTF8.self), to: path)
    return ["-vfsoverlay", path]
  }

  /// The compiler's description of files whose contents stand elsewhere.
  private struct Overlay: Encodable {
    var version: Int
    var useExternalNames: Bool
    var roots: [[String: String]]

    enum CodingKeys: String, CodingKey {
      case version
      case useExternalNames = "use-external-names"
      case roots
    }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch { throw CompileFailure.file(path, "\(error.localizedDescription)") }
  }

  /// Errors in the user's files as the compiler words them; if there are none but the entry file
  /// has one, the reason the view cannot be made.
  private func failure(_ errors: String, entryPath: String) -> CompileFailure {
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

  private func link(_ folder: String, to library: String) throws {
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
}

import Foundation

/// Where the built modules and the macro plugin are, beside the running program.
package struct Installation: Equatable, Sendable {
  package var executable: String
  package var modules: String
  /// `nil` where the plugin was not built; `#Preview` is an error then.
  package var macroPlugin: String?

  /// The build folder the program runs from, or `lib/hanga` beside its `bin`.
  package static func find() throws -> Installation {
    let manager = FileManager.default
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = executable.deletingLastPathComponent()
    let places = [folder, folder.deletingLastPathComponent().appendingPathComponent("lib/hanga")]
    for place in places {
      let modules = place.appendingPathComponent("Modules").path
      let swiftUI = modules + "/SwiftUI.swiftmodule"
      guard manager.fileExists(atPath: swiftUI) else { continue }
      let plugins = ["HangaMacros-tool", "HangaMacros"].map {
        place.appendingPathComponent($0).path
      }
      return Installation(
        executable: executable.path, modules: modules,
        macroPlugin: plugins.first { manager.isExecutableFile(atPath: $0) })
    }
    throw CompileFailure.noModules(folder.path)
  }

  /// Something that differs for every build: sizes and times of what a compiled file depends on.
  package var buildIdentity: String {
    let files = [executable, modules + "/SwiftUI.swiftmodule", macroPlugin ?? "-"]
    return files.map { file in
      var info = stat()
      guard stat(file, &info) == 0 else { return "\(file):missing" }
      let time = info.st_mtim
      return "\(file):\(info.st_ino):\(info.st_size):\(time.tv_sec).\(time.tv_nsec)"
    }.joined(separator: "\n")
  }
}

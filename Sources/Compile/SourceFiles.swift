import Foundation

/// The Swift files that paths on the command line stand for.
package enum SourceFiles {
  /// Folders that hold no part of an app's screens.
  private static let skippedNames: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]
  private static let skippedEndings = [
    "Tests", ".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".lproj",
  ]

  /// `paths` with each folder replaced by the Swift files in it and below, in the order of their
  /// paths: without hidden ones, manifests, and folders of tests or of other people's packages.
  ///
  /// - Throws: `CompileFailure` for a folder without Swift files.
  package static func expanded(_ paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths {
      guard isFolder(path) else {
        files.append(path)
        continue
      }
      let found = contents(path)
      guard !found.isEmpty else { throw CompileFailure.emptyFolder(path) }
      files += found
    }
    return files
  }

  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func contents(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") && !skippedNames.contains(name) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path) {
        if !skippedEndings.contains(where: name.hasSuffix) { files += contents(path) }
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        files.append(path)
      }
    }
    return files
  }

  /// The paths of `sources` that belong to other programs of a project than `start`: a folder in
  /// which a program begins (`@main`), such as a widget's or a watch's, and in which `start` is not.
  static func otherPrograms(_ sources: [SourceText], start: String) -> Set<String> {
    let starts = sources.filter { $0.path != start && $0.text.contains("@main") }
    let folders = starts.map { ($0.path as NSString).deletingLastPathComponent + "/" }
      .filter { $0 != "/" && !start.hasPrefix($0) }
    return Set(sources.map(\.path).filter { path in folders.contains(where: path.hasPrefix) })
  }
}

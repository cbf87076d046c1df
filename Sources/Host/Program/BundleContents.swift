import Foundation

/// What a program's main bundle would hold, though nothing has been built: files by their names
/// alone, since a build puts them all into one folder, and the program's information.
package struct BundleContents: Sendable {
  private var files: [String: String] = [:]
  /// By language, then by name.
  private var localized: [String: [String: String]] = [:]
  private(set) var information: [String: String] = [:]

  package init() {}

  /// Adds a file; the first one of a name counts.
  package mutating func add(_ path: String) {
    let name = (path as NSString).lastPathComponent
    if files[name] == nil { files[name] = path }
  }

  /// Adds the files of an `.lproj` folder.
  package mutating func addLocalization(_ path: String) {
    let language = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where !name.hasPrefix(".") {
      localized[language, default: [:]][name] = path + "/" + name
    }
  }

  /// Reads an `Info.plist`; what it leaves to the build's settings is left out.
  package mutating func readInformation(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return }
    for (key, value) in list where information[key] == nil {
      guard let text = value as? String, !text.contains("$(") else { continue }
      information[key] = text
    }
  }

  /// Reads what an Xcode project's file says in its settings.
  package mutating func readSettings(_ text: String, project: String) {
    let keys = [
      "MARKETING_VERSION": "CFBundleShortVersionString",
      "CURRENT_PROJECT_VERSION": "CFBundleVersion",
      "PRODUCT_BUNDLE_IDENTIFIER": "CFBundleIdentifier",
      "INFOPLIST_KEY_CFBundleDisplayName": "CFBundleDisplayName",
    ]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces.union(["\"", ";"]))
      }
      guard parts.count == 2, let key = keys[parts[0]], !parts[1].contains("$") else { continue }
      let value = parts[1].trimmingCharacters(in: ["\"", ";"])
      if information[key] == nil { information[key] = value }
    }
    if information["CFBundleName"] == nil { information["CFBundleName"] = project }
  }

  /// Puts the bundle together: a folder of links to the files, and its information.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, path) in files where name != "Info.plist" { try link(folder + "/" + name, path) }
    for (language, files) in localized {
      let inner = folder + "/" + language + ".lproj"
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
      for (name, path) in files { try link(inner + "/" + name, path) }
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: information, format: .xml, options: 0)
    try list.write(to: URL(fileURLWithPath: folder + "/Info.plist"))
  }

  private func link(_ place: String, _ path: String) throws {
    let target = URL(fileURLWithPath: path).standardizedFileURL.path
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }
}

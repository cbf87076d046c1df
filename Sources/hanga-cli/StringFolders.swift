import Foundation

/// Where tables of strings are looked for.
enum StringFolders {
  /// The folder of each source, that of pictures, and the named ones, which win.
  static func folders(sources: [String], assets: String?, named: [String]) -> [String] {
    var result: [String] = []
    func add(_ folder: String) {
      if !result.contains(folder) { result.append(folder) }
    }
    for source in sources {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        add(source)
      } else {
        // Never asked of a name of one letter, such as “.”, at which Foundation stops.
        let parent = (source as NSString).deletingLastPathComponent
        add(parent.isEmpty ? "." : parent)
      }
    }
    assets.map(add)
    return result + named
  }
}

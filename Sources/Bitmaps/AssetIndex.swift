import Foundation
import HangaDrawing
import HangaGeometry

/// The names a folder of assets offers: loose picture files and `.xcassets` catalogs.
struct AssetIndex: Sendable {
  struct ImageFile: Hashable, Sendable {
    var path: String
    var scale: CGFloat
    var isDark: Bool
    var isTemplate = false
  }

  private(set) var images: [String: [ImageFile]] = [:]
  private(set) var colors: [String: AssetColor] = [:]
  /// What could not be read, for the user.
  private(set) var problems: [String] = []

  private static let pictureEndings = ["png", "jpg", "jpeg", "svg"]

  /// - Parameter folders: where two of them offer a name, the first one's counts.
  init(folders: [String]) {
    for folder in folders { merge(AssetIndex(folder: folder)) }
  }

  private init(folder: String) {
    let path = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    if path.hasSuffix(".xcassets") {
      addCatalogFolder(path, namespace: "")
    } else {
      addFolder(path)
    }
  }

  private mutating func merge(_ later: AssetIndex) {
    images.merge(later.images) { first, _ in first }
    colors.merge(later.colors) { first, _ in first }
    problems += later.problems
  }

  private mutating func addFolder(_ folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      problems.append("The assets folder \(folder) cannot be read.")
      return
    }
    // Sorted: the order in which a file system lists must not choose between two files.
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name.hasSuffix(".xcassets") {
        addCatalogFolder(path, namespace: "")
      } else if Self.isFolder(path) {
        addFolder(path)
      } else if Self.pictureEndings.contains((name as NSString).pathExtension.lowercased()) {
        addLooseFile(path, name: name)
      }
    }
  }

  /// `name@2x.png` is the file of scale 2 for `name`, and also has its full name.
  private mutating func addLooseFile(_ path: String, name: String) {
    var stem = (name as NSString).deletingPathExtension
    var scale: CGFloat = 1
    for known in [2, 3] where stem.hasSuffix("@\(known)x") {
      stem.removeLast(3)
      scale = CGFloat(known)
    }
    let file = ImageFile(path: path, scale: scale, isDark: false)
    images[stem, default: []].append(file)
    let ending = (name as NSString).pathExtension
    if stem + "." + ending != stem { images[stem + "." + ending, default: []].append(file) }
  }

  private mutating func addCatalogFolder(_ folder: String, namespace: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      problems.append("The asset catalog \(folder) cannot be read.")
      return
    }
    for name in names.sorted() {
      let path = folder + "/" + name
      guard Self.isFolder(path) else { continue }
      let contents = CatalogContents(folder: path)
      if contents == nil, FileManager.default.fileExists(atPath: path + "/Contents.json") {
        problems.append("The catalog entry \(name) has an unreadable Contents.json.")
      }
      let stem = namespace + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": images[stem, default: []] += contents?.images ?? []
      case "colorset": colors[stem] = contents?.color
      case "":
        let isNamespace = contents?.providesNamespace ?? false
        addCatalogFolder(path, namespace: isNamespace ? stem + "/" : namespace)
      default: continue
      }
    }
  }

  /// The file for a scale and scheme: the scheme first, then the scale itself, the next larger
  /// one, the largest.
  func file(named name: String, variant: ImageVariant) -> ImageFile? {
    guard let all = images[name], !all.isEmpty else { return nil }
    let wanted = all.filter { $0.isDark == variant.isDark }
    let light = all.filter { !$0.isDark }
    let candidates = wanted.isEmpty ? (light.isEmpty ? all : light) : wanted
    let larger = candidates.filter { $0.scale >= variant.scale }
    return larger.min { $0.scale < $1.scale } ?? candidates.max { $0.scale < $1.scale }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

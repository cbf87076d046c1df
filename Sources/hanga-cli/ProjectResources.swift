import Foundation
import Hanga

/// What a project brings along besides its sources, found where its build would take it from.
///
/// Of a folder that is everything below it; of single files, the catalogs and loose files beside
/// them. Folders of tests and of other people's packages bring nothing.
struct ProjectResources {
  /// Asset catalogs.
  private(set) var catalogs: [String] = []
  /// Catalogs and folders of loose pictures, those that count first in front.
  private(set) var assets: [String] = []
  private(set) var fonts: [String] = []
  /// The file that maps addresses to files.
  private(set) var addresses: String?
  /// What the program's main bundle holds.
  private(set) var bundle = BundleContents()

  /// Whether the project's declarations are the main actor's where they say nothing.
  private(set) var isMainActorByDefault = false

  static let addressesName = "images.json"

  init(sources: [String]) {
    var pictures: [String] = []
    for source in sources {
      if Self.isFolder(source) {
        add(folder: source, deep: true, &pictures)
        readProject(in: source)
      } else {
        let parent = (source as NSString).deletingLastPathComponent
        add(folder: parent.isEmpty ? "." : parent, deep: false, &pictures)
      }
    }
    assets = catalogs + pictures
  }

  private static let skipped = ["Tests", ".xcodeproj", ".xcworkspace", ".playground", ".build"]
  private static let skippedNames: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]
  private static let pictureEndings: Set<String> = ["png", "jpg", "jpeg", "svg"]
  private static let fontEndings: Set<String> = ["ttf", "otf", "ttc"]

  private var seen: Set<String> = []

  private mutating func add(folder: String, deep: Bool, _ pictures: inout [String]) {
    guard seen.insert(folder).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var hasPictures = false
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if Self.isFolder(path) {
        if name.hasSuffix(".xcassets") {
          catalogs.append(path)
        } else if name.hasSuffix(".lproj") {
          bundle.addLocalization(path)
        } else if deep, !Self.skippedNames.contains(name),
          !Self.skipped.contains(where: name.hasSuffix)
        {
          add(folder: path, deep: true, &pictures)
        }
        continue
      }
      let ending = (name as NSString).pathExtension.lowercased()
      if ending == "swift" { continue }
      if name == Self.addressesName { addresses = addresses ?? path }
      if name == "Info.plist" { bundle.readInformation(path) }
      if deep, Self.fontEndings.contains(ending) { fonts.append(path) }
      hasPictures = hasPictures || Self.pictureEndings.contains(ending)
      bundle.add(path)
    }
    // Loose pictures lie in the bundle by their names alone, wherever their folders are.
    if deep, hasPictures { pictures.append(folder) }
  }

  /// The settings of an Xcode project that say what the bundle's information says.
  private mutating func readProject(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".xcodeproj") {
      let path = "\(folder)/\(name)/project.pbxproj"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      isMainActorByDefault =
        isMainActorByDefault || text.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
      bundle.readSettings(text, project: String(name.dropLast(".xcodeproj".count)))
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

import Foundation

/// Which file stands for which address; nothing is ever fetched.
package struct AddressMap: Sendable {
  private var files: [String: String] = [:]
  private var folder: String?

  package init() {}

  package init(_ files: [String: String]) { self.files = files }

  /// A JSON object of addresses and file names relative to it, or a folder that holds
  /// `host/path…` or the address's last component.
  package init(path: String) throws {
    if AssetIndex.isFolder(path) {
      folder = path
      return
    }
    let name = (path as NSString).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PictureError(file: name, reason: "there is no such map of addresses")
    }
    guard let map = try? JSONSerialization.jsonObject(with: data) as? [String: String] else {
      throw PictureError(file: name, reason: "it is no JSON object of addresses and file names")
    }
    let base = (path as NSString).deletingLastPathComponent
    files = map.mapValues { $0.hasPrefix("/") || base.isEmpty ? $0 : base + "/" + $0 }
  }

  /// The file that stands for `url`, or `nil`.
  package func file(for url: URL) -> String? {
    if let file = files[url.absoluteString] { return file }
    guard let folder else { return nil }
    let candidates = [(url.host ?? "") + url.path, url.lastPathComponent]
    for candidate in candidates where !candidate.isEmpty && !candidate.contains("..") {
      let path = folder + "/" + candidate
      if FileManager.default.fileExists(atPath: path), !AssetIndex.isFolder(path) { return path }
    }
    return nil
  }
}

import Foundation
import HangaBitmaps
import HangaSnapshots

/// A folder of its own for a test, removed with the value.
final class Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    chmod(path, 0o755)
    try? FileManager.default.removeItem(atPath: path)
  }

  var store: SnapshotStore { SnapshotStore(root: path + "/Snapshots") }

  /// Everything below, hidden files too, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func put(_ bytes: [UInt8], at name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Which write of the file system a file is from.
  func inode(of name: String) -> UInt64 {
    var status = stat()
    stat(path + "/" + name, &status)
    return UInt64(status.st_ino)
  }
}

extension Bitmap {
  /// A white picture with a rectangle of one colour.
  static func card(
    _ width: Int, _ height: Int,
    _ region: PixelRegion = PixelRegion(x: 1, y: 1, width: 2, height: 2),
    _ color: UInt32 = 0xFFFF_0000
  ) -> Bitmap {
    var picture = Bitmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
    picture.replace(
      atX: region.x, y: region.y,
      with: Bitmap(width: region.width, height: region.height, filledWith: color))
    return picture
  }
}

import Foundation
import HangaBitmaps

/// A folder of records, such as `Snapshots/`.
///
/// Any number of threads and processes may use one store at once: files appear whole, and those
/// that write take turns. Where the file of a name and one that is there differ in case only, the
/// one that came second has a digest in its name, so that file systems that ignore case hold both.
package struct SnapshotStore: Hashable, Sendable {
  /// The folder; it is made when the first record is written.
  package let root: String

  package init(root: String) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
  }

  /// What writing a record did.
  package enum Change: String, Hashable, Sendable, Codable { case added, changed, unchanged }

  /// The file of a record below the root, whether it exists or not.
  package func place(of name: SnapshotName) -> String {
    let folder = choose(name.folder, or: name.distinctFolder, in: root)
    let file = String(name.path.split(separator: "/")[1])
    return folder + "/" + choose(file, or: name.distinctFile, in: root + "/" + folder)
  }

  /// The path of a record's file.
  package func file(of name: SnapshotName) -> String { root + "/" + place(of: name) }

  // MARK: Reading

  /// What was recorded, `nil` if nothing was.
  package func contents(of name: SnapshotName) throws -> [UInt8]? {
    try DurableFile.read(file(of: name))
  }

  package func text(of name: SnapshotName) throws -> String? {
    let path = file(of: name)
    guard let bytes = try DurableFile.read(path) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SnapshotError.unreadable(ShortPath.text(path), "it is no text in UTF-8")
    }
    return text
  }

  package func picture(of name: SnapshotName) throws -> RecordedPicture? {
    let path = file(of: name)
    return try DurableFile.read(path).map {
      try RecordedPicture(path: ShortPath.text(path), bytes: $0)
    }
  }

  package func strip(of name: SnapshotName) throws -> RecordedStrip? {
    let path = file(of: name)
    return try DurableFile.read(path).map {
      try RecordedStrip(path: ShortPath.text(path), bytes: $0)
    }
  }

  // MARK: Writing

  @discardableResult
  package func write(_ bytes: [UInt8], as name: SnapshotName) throws -> Change {
    try replace(name, isSame: { $0 == bytes }, with: { bytes })
  }

  @discardableResult
  package func write(text: String, as name: SnapshotName) throws -> Change {
    try write(Array(text.utf8), as: name)
  }

  /// Records a picture; the file is left alone if it shows the same pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - tree: what the picture shows; kept in the file to explain later differences.
  @discardableResult
  package func write(
    picture: Bitmap, scale: Double, tree: SnapshotTree? = nil, as name: SnapshotName
  ) throws -> Change {
    try replace(
      name,
      isSame: { (try? RecordedPicture(path: "", bytes: $0))?.shows(picture) == true },
      with: { RecordedPicture.file(picture, scale: scale, tree: tree) })
  }

  /// Records a strip; the file is left alone if it shows the same pixels at the same instants.
  @discardableResult
  package func write(strip: FilmedStrip, trees: FilmedTrees? = nil, as name: SnapshotName) throws
    -> Change
  {
    try replace(
      name,
      isSame: { (try? RecordedStrip(path: "", bytes: $0))?.digest == strip.digest },
      with: { try strip.file(trees: trees) })
  }

  /// What is damaged counts as different, and is replaced.
  private func replace(
    _ name: SnapshotName, isSame: ([UInt8]) -> Bool, with make: () throws -> [UInt8]
  ) throws -> Change {
    let old = try? DurableFile.read(file(of: name))
    if let old, isSame(old) { return .unchanged }
    let bytes = try make()
    try locked { try DurableFile.write(bytes, to: file(of: name)) }
    return old == nil ? .added : .changed
  }

  /// Every record below the root, sorted; what is hidden and the store's own file are left out.
  package func files() -> [String] {
    let files = FileManager.default
    var found: [String] = []
    for folder in (try? files.contentsOfDirectory(atPath: root)) ?? []
    where !folder.hasPrefix(".") {
      for file in (try? files.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
      where !file.hasPrefix(".") {
        found.append(folder + "/" + file)
      }
    }
    return found.sorted()
  }

  // MARK: Places

  /// The plain name, or the other if that is there already, or if a name that differs from the
  /// plain one in case only is.
  private func choose(_ plain: String, or distinct: String, in folder: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if names.contains(distinct) { return distinct }
    if names.contains(plain) { return plain }
    let key = plain.lowercased()
    return names.contains { $0.lowercased() == key } ? distinct : plain
  }

  /// Runs `work` while no other process or thread writes into the store.
  func locked<Result>(_ work: () throws -> Result) throws -> Result {
    try DurableFile.makeFolder(root)
    let folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if folder >= 0 { close(folder) } }
    // Some network file systems cannot lock folders; files are whole even so.
    while folder >= 0, flock(folder, LOCK_EX) != 0, errno == EINTR {}
    return try work()
  }
}

import Foundation

/// Makes what a run has drawn the record.
package struct Approval: Sendable {
  package struct Item: Hashable, Sendable {
    package let name: SnapshotName
    /// The record's path.
    package let file: String
    package let change: SnapshotStore.Change
  }

  private let log: RunLog

  package init(_ log: RunLog) { self.log = log }

  /// What could be approved: failures whose result was kept.
  ///
  /// - Parameter pattern: a part of a record's file below its store; `*` stands for anything.
  package func candidates(_ pattern: String? = nil) -> [RunRecord] {
    let pattern = pattern.map(NamePattern.init)
    return log.latest.filter {
      $0.isFailure && $0.artefacts.actual != nil && (pattern?.matches($0.record) ?? true)
    }
  }

  /// Copies the result of one assertion into its record. The file is left alone if it shows the
  /// same pixels.
  package func approve(_ record: RunRecord) throws -> Item {
    try refuseIfAmbiguous(record)
    let store = SnapshotStore(root: record.store)
    let path = store.file(of: record.name)
    guard let actual = record.artefacts.actual, RunArtefact.isInside(actual),
      let bytes = try DurableFile.read(log.folder + "/" + actual)
    else {
      throw RunError(
        description:
          "what \(record.name.title) has made is gone from \(ShortPath.text(log.folder)); "
          + "run the test again")
    }
    return Item(
      name: record.name, file: ShortPath.text(path), change: try store.write(bytes, as: record.name)
    )
  }

  /// Machines of a joined run may have made different results; which one is meant is not known.
  private func refuseIfAmbiguous(_ record: RunRecord) throws {
    guard record.origin != nil else { return }
    func bytes(_ record: RunRecord) throws -> [UInt8]? {
      guard let actual = record.artefacts.actual, RunArtefact.isInside(actual) else { return nil }
      return try DurableFile.read(log.folder + "/" + actual)
    }
    let own = try bytes(record)
    for other in candidates()
    where (other.store, other.record) == (record.store, record.record)
      && other.origin != record.origin
    {
      guard let made = try bytes(other), made != own else { continue }
      throw RunError(
        description: "\(record.name.title) was made differently on \(record.origin ?? "") and "
          + "\(other.origin ?? ""); approve from the run of one: --run DIR")
    }
  }
}

/// A part of a path, where `*` stands for anything.
package struct NamePattern: Hashable, Sendable {
  private let parts: [String]

  package init(_ text: String) {
    parts = text.split(separator: "*", omittingEmptySubsequences: true).map(String.init)
  }

  package func matches(_ text: String) -> Bool {
    var rest = text[...]
    for part in parts {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

import Foundation

/// The account of one assertion; a line of a run's log.
package struct RunRecord: Hashable, Sendable, Codable {
  package enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// Equal to the record.
    case passed
    /// Different from the record.
    case failed
    /// There is no record, and none was made.
    case missing
    /// A record was made where there was none.
    case added
    /// The record was replaced.
    case changed
    /// Nothing could be compared.
    case broken
  }

  package var name: SnapshotName
  package var outcome: Outcome
  /// The device, scheme and whatever else the picture was drawn for, by axis.
  package var variant: [String: String]
  /// The source file and line of the assertion.
  package var sourceFile: String
  package var sourceLine: Int
  /// The store's root.
  package var store: String
  /// The record's file below the store's root.
  package var record: String
  /// What was kept of a failure, as paths below the run's folder.
  package var artefacts: Artefacts
  /// What a failure says.
  package var message: String?
  package var treeChanges: [TreeChange]
  package var picture: PictureDifference?
  package var strip: StripDifference?
  package var mismatches: [Provenance.Mismatch]
  /// How long the assertion took.
  package var seconds: Double
  /// The machine, in a run that was joined from several.
  package var origin: String?

  package struct Artefacts: Hashable, Sendable, Codable {
    package var expected: String?
    package var actual: String?
    package var difference: String?

    package init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
      (self.expected, self.actual, self.difference) = (expected, actual, difference)
    }
  }

  package init(
    _ name: SnapshotName, _ outcome: Outcome, in store: SnapshotStore, sourceFile: String,
    sourceLine: Int
  ) {
    (self.name, self.outcome, self.sourceFile, self.sourceLine) = (
      name, outcome, sourceFile, sourceLine
    )
    self.store = ShortPath.text(store.root)
    record = store.place(of: name)
    (variant, artefacts, treeChanges, mismatches, seconds) = ([:], Artefacts(), [], [], 0)
  }

  /// Takes over what a failure knows.
  package mutating func explain(_ failure: SnapshotFailure) {
    message = failure.description
    treeChanges = failure.changes
    mismatches = failure.mismatches
    switch failure.cause {
    case .picture(let difference): picture = difference
    case .strip(let difference):
      strip = difference
      picture = difference.picture
    case .missing, .text, .bytes, .error: break
    }
  }

  package var isFailure: Bool {
    switch outcome {
    case .failed, .missing, .broken: true
    case .passed, .added, .changed: false
    }
  }
}

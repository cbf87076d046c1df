/// What a report's page is made from.
struct ReportContents: Hashable, Sendable, Codable {
  /// The run's name.
  var title: String
  var entries: [ReportEntry]
  /// What is not as it should be with the run itself.
  var notices: [String]
  /// The command that accepts all failures, if any can be.
  var approve: String?
}

/// One assertion.
struct ReportEntry: Hashable, Sendable, Codable {
  /// Tells the entry from all others, in an address too.
  var id: String
  var title: String
  var suite: String
  /// The test with what the assertion is named, and its number among such.
  var name: String
  var outcome: RunRecord.Outcome
  var isFailure: Bool
  /// The machine, in a run that was joined.
  var origin: String?
  var variant: [String: String]
  /// `file:line` of the assertion.
  var source: String
  /// The record's file.
  var record: String
  var seconds: Double
  var message: String?
  var changes: [Change]
  /// How pictures differ; of strips, the first frames that do.
  var picture: PictureDifference?
  /// The numbers of the frames that differ.
  var frames: [Int]
  var expected: ReportArtefact?
  var actual: ReportArtefact?
  var difference: ReportArtefact?
  /// Both texts, line by line.
  var lines: [Line]?
  var approve: String?

  /// What became of a view.
  struct Change: Hashable, Sendable, Codable {
    var text: String
    /// In points on the screen.
    var before: SnapshotTree.Frame?
    var after: SnapshotTree.Frame?
    var isConsequence: Bool
  }

  struct Line: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable { case same, removed, added }
    var kind: Kind
    var text: String
  }

  var artefacts: [ReportArtefact] { [expected, actual, difference].compactMap { $0 } }
}

/// A file that was kept of an assertion.
struct ReportArtefact: Hashable, Sendable, Codable {
  enum Kind: String, Hashable, Sendable, Codable { case picture, strip, text, bytes }

  var kind: Kind
  /// Below the run's folder.
  var path: String
  /// Where a browser finds it: the file itself as a `data:` address, or a path from the page.
  var address: String?
  /// In pixels.
  var width: Int?
  var height: Int?
  /// Pixels a point.
  var scale: Double?
  /// The frames' instants in seconds.
  var instants: [Double]?
  /// Why it cannot be shown, as the end of a sentence that begins with its path.
  var problem: String?
}

import Foundation
import HangaBitmaps
import HangaSnapshots

/// The work of one assertion on its record.
final class SnapshotSession {
  private let name: SnapshotName
  private let store: SnapshotStore
  private let package: PackageFolder
  private let place: SourceLocus
  private var account: RunRecord

  /// Who has asked for which record in this process.
  @TaskLocal static var claims = RecordClaims()

  init(name: SnapshotName, store: SnapshotStore, _ package: PackageFolder, _ place: SourceLocus) {
    (self.name, self.store, self.package, self.place) = (name, store, package, place)
    account = RunRecord(
      name, .broken, in: store, sourceFile: place.path, sourceLine: place.line)
  }

  private typealias Verdict = SnapshotAssertion.Verdict

  // MARK: The course of an assertion

  /// Compares with the record and records, as the mode says.
  func check(_ subject: Subject, _ mode: SnapshotTestingConfiguration.Record) throws
    -> SnapshotAssertion.Verdict
  {
    account.variant = subject.variant
    let path = store.file(of: name)
    let claim = Result {
      try Self.claims.claim(path, file: place.fileID, line: place.line, digest: subject.digest)
    }
    // 1. Anew, whatever is there.
    if mode == .all {
      try claim.get()
      return try recorded(subject, because: "the record mode is “all”", all: true)
    }
    // 2. There is nothing to compare with.
    guard let bytes = try store.contents(of: name) else {
      if mode == .never { return missing(subject) }
      return try recorded(subject, because: "it had no record")
    }
    // 3. Compare.
    let found: Comparison?
    do { found = try compare(subject, bytes) } catch let error as SnapshotError {
      return try unreadable(error, subject, mode)
    }
    guard let found else {
      account.outcome = .passed
      return Verdict()
    }
    // That the record is another's explains more than how it differs.
    try claim.get()
    return try failed(found, subject, bytes, mode)
  }

  /// What to say if nothing could be compared.
  func fail(with error: any Error) -> SnapshotAssertion.Verdict {
    account.outcome = .broken
    let failure = SnapshotFailure(name, .error("\(name.title): \(error)"))
    account.explain(failure)
    return Verdict(message: failure.description)
  }

  /// Notes in the run's log what came of the assertion.
  func finish(_ verdict: inout SnapshotAssertion.Verdict, after duration: Duration) {
    let parts = duration.components
    account.seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    do { try package.run.add(account) } catch {
      // A read-only checkout can still be checked.
      if let message = verdict.message {
        verdict.message = message + "\nThe run's log could not be written. \(error)"
      }
    }
    if GitHubAnnotation.isWanted { verdict.annotation = GitHubAnnotation.line(account) }
  }

  // MARK: Outcomes

  /// - Parameter all: whether all records are made anew, and so with the fonts of this machine.
  private func recorded(_ subject: Subject, because reason: String, all: Bool = false) throws
    -> Verdict
  {
    // For the report, which shows what is new.
    let old = try? store.contents(of: name)
    let change = try write(subject, all: all)
    account.outcome = change == .added ? .added : .changed
    if change != .unchanged {
      var shown = SnapshotFailure(name, .missing)
      keep(old, as: .expected, &shown)
      keep(try? store.contents(of: name), as: .actual, &shown)
    }
    let file = ShortPath.text(store.file(of: name))
    let message =
      "\(name.title) was recorded, since \(reason): \(file)"
      + (change == .unchanged ? " (unchanged)" : "")
      + "\nLook at it, then run the test again to check against it."
    account.message = message
    return Verdict(message: message)
  }

  private func write(_ subject: Subject, all: Bool = false) throws -> SnapshotStore.Change {
    let change: SnapshotStore.Change
    switch subject {
    case .still(let picture, _):
      change = try store.write(
        picture: picture.frame.bitmap, scale: Double(picture.frame.scale),
        tree: picture.snapshotTree, as: name)
    case .strip(let strip, _):
      change = try store.write(strip: strip.film, trees: strip.filmedTrees, as: name)
    case .bytes(let data, _, _): change = try store.write([UInt8](data), as: name)
    }
    if case .bytes = subject { return change }
    try store.record(DrawingVersions.provenance(), replacing: all)
    return change
  }

  private func missing(_ subject: Subject) -> Verdict {
    var failure = SnapshotFailure(name, .missing)
    keep(try? subject.file(), as: .actual, &failure)
    account.outcome = .missing
    account.explain(failure)
    return Verdict(
      message: failure.description, attachments: attachments(actual: try? subject.file()))
  }

  private func unreadable(
    _ error: SnapshotError, _ subject: Subject, _ mode: SnapshotTestingConfiguration.Record
  ) throws -> Verdict {
    if mode == .failed { return try recorded(subject, because: "\(error)") }
    var failure = SnapshotFailure(name, .error(error.description))
    keep(try? subject.file(), as: .actual, &failure)
    account.outcome = .failed
    account.explain(failure)
    return Verdict(
      message: failure.description, attachments: attachments(actual: try? subject.file()))
  }

  private func failed(
    _ found: Comparison, _ subject: Subject, _ bytes: [UInt8],
    _ mode: SnapshotTestingConfiguration.Record
  ) throws -> Verdict {
    let mismatches = (try? store.provenance())??.mismatches(here: DrawingVersions.provenance())
    var failure = SnapshotFailure(
      name, found.cause, changes: found.changes, mismatches: mismatches ?? [])
    let actual = try subject.file()
    keep(bytes, as: .expected, &failure)
    keep(actual, as: .actual, &failure)
    if let difference = found.difference { keep(difference, as: .difference, &failure) }
    account.outcome = .failed
    account.explain(failure)
    var message = failure.description
    if let more = found.message { message += "\n" + more }
    if let tool = SnapshotTestingConfiguration.current?.diffTool, let shown = failure.actual {
      let recorded = ShortPath.text(store.file(of: name))
      message += "\ncompare    \(tool(currentFilePath: recorded, failedFilePath: shown))"
    }
    if mode == .failed {
      let change = try write(subject)
      account.outcome = change == .added ? .added : .changed
      message += "\nThe record has been replaced, since the record mode is “failed”."
    }
    account.message = message
    return Verdict(
      message: message,
      attachments: attachments(expected: bytes, actual: actual, difference: found.difference)
        + found.attachments)
  }

  // MARK: Files

  private func keep(
    _ bytes: [UInt8]?, as role: SnapshotRun.Role, _ failure: inout SnapshotFailure
  ) {
    // Without a place for it the message is all there is.
    guard let bytes, let kept = try? package.run.keep(bytes, as: role, of: name, in: store) else {
      return
    }
    let path = package.run.path(of: kept)
    switch role {
    case .expected: (account.artefacts.expected, failure.expected) = (kept, path)
    case .actual: (account.artefacts.actual, failure.actual) = (kept, path)
    case .difference: (account.artefacts.difference, failure.difference) = (kept, path)
    }
  }

  private func attachments(
    expected: [UInt8]? = nil, actual: [UInt8]?, difference: [UInt8]? = nil
  ) -> [XCTAttachment] {
    let parts = [
      (SnapshotRun.Role.expected, expected, name.kind), (.actual, actual, name.kind),
      (.difference, difference, "png"),
    ]
    return parts.compactMap { role, bytes, kind in
      guard let bytes else { return nil }
      let file = (name.path as NSString).lastPathComponent as NSString
      return XCTAttachment(
        data: Data(bytes), name: "\(file.deletingPathExtension).\(role.rawValue).\(kind)",
        pathExtension: kind)
    }
  }

  // MARK: Comparing

  /// What differs.
  private struct Comparison {
    var cause: SnapshotFailure.Cause
    var changes: [TreeChange] = []
    /// A difference picture's file.
    var difference: [UInt8]?
    /// What a strategy of the user's own says.
    var message: String?
    var attachments: [XCTAttachment] = []
  }

  private func compare(_ subject: Subject, _ bytes: [UInt8]) throws -> Comparison? {
    switch subject {
    case .still(let picture, let tolerance): try compare(picture, tolerance, bytes)
    case .strip(let strip, let tolerance): try compare(strip, tolerance, bytes)
    case .bytes(let data, let isPlain, let difference):
      compare(data, isPlain, difference, bytes)
    }
  }

  private var shownPath: String { ShortPath.text(store.file(of: name)) }

  private func compare(_ picture: ViewPicture, _ tolerance: SnapshotTolerance, _ bytes: [UInt8])
    throws -> Comparison?
  {
    let recorded = try RecordedPicture(path: shownPath, bytes: bytes)
    let comparison = PictureComparison(tolerance.pixels(scale: picture.frame.scale))
    guard let difference = try comparison.difference(recorded, picture.frame.bitmap) else {
      return nil
    }
    let marked = comparison.picture(try recorded.decoded(), picture.frame.bitmap)
    return Comparison(
      cause: .picture(difference),
      changes: changes(recorded.tree, picture.snapshotTree, picture.userTypes),
      difference: PNGEncoder(effort: .small, scale: Double(picture.frame.scale)).encode(marked))
  }

  private func compare(_ strip: ViewStrip, _ tolerance: SnapshotTolerance, _ bytes: [UInt8])
    throws -> Comparison?
  {
    let recorded = try RecordedStrip(path: shownPath, bytes: bytes)
    let pixels = tolerance.pixels(scale: strip.scale)
    guard let difference = try StripComparison(pixels).difference(recorded, strip.film) else {
      return nil
    }
    var marked: [UInt8]?
    if let first = difference.firstFrame {
      let picture = PictureComparison(pixels).picture(
        try recorded.frame(first), try strip.film.frames[first].unpacked())
      marked = PNGEncoder(effort: .small, scale: Double(strip.scale)).encode(picture)
    }
    return Comparison(
      cause: .strip(difference),
      changes: changes(
        recorded.trees?[difference.telling], strip.filmedTrees?[difference.telling],
        strip.userTypes),
      difference: marked)
  }

  private func compare(
    _ data: Data, _ isPlain: Bool, _ difference: (Data) -> (String, [XCTAttachment])?,
    _ bytes: [UInt8]
  ) -> Comparison? {
    if data.elementsEqual(bytes) { return nil }
    guard let found = difference(Data(bytes)) else { return nil }
    var cause = SnapshotFailure.Cause.bytes(expected: bytes.count, actual: data.count)
    if let old = String(validating: bytes, as: UTF8.self),
      let new = String(validating: data, as: UTF8.self), let lines = LineDifference(old, new)
    {
      cause = .text(lines)
    }
    return Comparison(
      cause: cause, message: isPlain ? nil : found.0, attachments: isPlain ? [] : found.1)
  }

  /// What became of the views, with the lines where the user's own are declared.
  private func changes(_ recorded: SnapshotTree?, _ actual: SnapshotTree?, _ types: Set<String>)
    -> [TreeChange]
  {
    guard let recorded, let actual else { return [] }
    let sources = package.sources
    let place = place
    func placed(_ element: SnapshotTree.Element, _ around: String?) -> SnapshotTree.Element {
      var element = element
      let own =
        types.contains(element.kind) ? sources.place(ofType: element.kind, from: place.path) : nil
      element.source = own ?? around
      element.children = element.children.map { placed($0, own ?? around) }
      return element
    }
    return TreeComparison(
      SnapshotTree(recorded.elements.map { placed($0, nil) }),
      SnapshotTree(actual.elements.map { placed($0, nil) })
    ).changes
  }
}

extension SnapshotTolerance {
  /// The tolerance for pictures of so many pixels a point.
  func pixels(scale: CGFloat) -> PictureTolerance {
    PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision,
      ignoresEdgeShading: ignoresAntialiasing,
      ignored: ignoredRegions.map { rect in
        let (left, top) = (
          Int((rect.minX * scale).rounded(.down)), Int((rect.minY * scale).rounded(.down))
        )
        let (right, bottom) = (
          Int((rect.maxX * scale).rounded(.up)), Int((rect.maxY * scale).rounded(.up))
        )
        return PixelRegion(x: left, y: top, width: right - left, height: bottom - top)
      })
  }
}

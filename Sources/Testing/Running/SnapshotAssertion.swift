import Foundation
import HangaSnapshots

/// One assertion: makes the value's format, compares it with the record, and says what is wrong.
struct SnapshotAssertion {
  var place: SourceLocus
  var testName: String
  var name: String?
  var record: SnapshotTestingConfiguration.Record?
  var timeout: TimeInterval
  /// The folder of the records, if not the suite's in `Snapshots`.
  var folder: String?

  /// What came of an assertion.
  struct Verdict {
    /// Why it fails, `nil` if it does not.
    var message: String?
    var attachments: [XCTAttachment] = []
    /// A line for GitHub Actions, if the tests run there.
    var annotation: String?
  }

  /// Fails the test if the value is not as recorded.
  ///
  /// - Returns: whether the assertion holds.
  @discardableResult
  func run<Value, Format>(
    _ value: () throws -> Value, _ snapshotting: Snapshotting<Value, Format>
  ) -> Bool {
    let framework = TestFramework.current
    let verdict = verdict(value, snapshotting)
    guard let message = verdict.message else { return true }
    framework.attach(verdict.attachments, at: place)
    framework.fail(message, at: place)
    if let annotation = verdict.annotation { print(annotation) }
    return false
  }

  /// What is wrong.
  func verdict<Value, Format>(
    _ value: () throws -> Value, _ snapshotting: Snapshotting<Value, Format>
  ) -> Verdict {
    let began = ContinuousClock.now
    let package = PackageFolder(around: place.path)
    do {
      let name = try snapshotName(kind: snapshotting.pathExtension ?? "bin")
      let session = SnapshotSession(name: name, store: store(in: package, name), package, place)
      var verdict: Verdict
      do {
        let mode = try SnapshotTestingConfiguration.record(argument: record)
        let format = try Waiting.value(of: snapshotting.snapshot(try value()), timeout: timeout)
        let subject = try Subject(format, snapshotting.diffing)
        verdict = try session.check(subject, mode)
      } catch {
        verdict = session.fail(with: error)
      }
      session.finish(&verdict, after: ContinuousClock.now - began)
      return verdict
    } catch {
      return Verdict(message: "\(error)")
    }
  }

  // MARK: Names

  private func snapshotName(kind: String) throws -> SnapshotName {
    let framework = TestFramework.current
    if case .swiftTesting(let test) = framework, test.isParameterized, name == nil {
      throw UnnamedCase(test: testName)
    }
    let suite =
      folder.map { ($0 as NSString).lastPathComponent } ?? framework.suite(at: place)
    let test = Self.plain(testName)
    let key = OrdinalCounter.Key(suite: folder ?? suite, test: test, name: name, kind: kind)
    return SnapshotName(
      suite: suite, test: test, name: name, ordinal: OrdinalCounter.next(key), kind: kind)
  }

  /// A function's name without its parameters. Two functions of one suite that differ in these
  /// alone would share records, which the store tells.
  static func plain(_ function: String) -> String {
    guard function.hasSuffix(")"), let open = function.firstIndex(of: "("),
      open != function.startIndex
    else { return function }
    return String(function[..<open])
  }

  private func store(in package: PackageFolder, _ name: SnapshotName) -> SnapshotStore {
    if let folder { return SnapshotStore(root: (folder as NSString).deletingLastPathComponent) }
    return SnapshotStore(root: package.path + "/Snapshots")
  }

  /// The cases of a test run in any order, so counting cannot tell their records apart.
  private struct UnnamedCase: Error, CustomStringConvertible {
    var test: String
    var description: String {
      "\(test) has several cases: give each its own record with `named:`, made of the arguments"
    }
  }
}

import Foundation

/// What assertions do unless they say otherwise: what is recorded, and how differences are shown.
///
/// Looked for in this order: an assertion's own argument; the nearest `withSnapshotTesting` or
/// `.snapshots` trait around it that says something; the environment variable
/// `SNAPSHOT_TESTING_RECORD`; at last `never` if `CI` is set in the environment, else `missing`.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the scope that runs, without what the environment says.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// What is recorded; `nil` leaves that to what is around.
  public var record: Record?
  /// The program that shows differences; `nil` leaves that to what is around.
  public var diffTool: DiffTool?

  /// A configuration that says only what is not `nil`.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// What of `other`, which is around it, it leaves open.
  func over(_ other: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? other?.record, diffTool: diffTool ?? other?.diffTool)
  }

  /// Which snapshots are recorded.
  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral, CustomStringConvertible {
    private enum Mode: String { case all, failed, missing, never }
    private let mode: Mode
    private init(_ mode: Mode) { self.mode = mode }

    /// Everything anew; every assertion fails.
    public static let all = Self(.all)
    /// What has no record, and what differs from it; both fail.
    public static let failed = Self(.failed)
    /// What has no record, and then fails.
    public static let missing = Self(.missing)
    /// Nothing: what has no record fails.
    public static let never = Self(.never)

    /// The mode of that name, in small or capital letters.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue.lowercased()) else { return nil }
      self.mode = mode
    }

    /// `true` is `all`, `false` is `missing`.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// The mode's name.
    public var description: String { mode.rawValue }
  }

  /// Makes the command by which a person looks at a difference.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ recorded: String, _ actual: String) -> String

    /// A command made from the paths of both files.
    public init(
      _ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.command = command
    }

    /// A program that takes both paths.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// The command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// Kaleidoscope's command.
    public static let ksdiff: DiffTool = "ksdiff"
    /// `hanga diff`.
    public static let `default`: DiffTool = "hanga diff"
  }
}

extension SnapshotTestingConfiguration {
  /// What is recorded, by the order of precedence.
  ///
  /// - Throws: an error if the environment names a mode that there is not.
  static func record(
    argument: Record?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Record {
    if let said = argument ?? current?.record { return said }
    if let name = environment["SNAPSHOT_TESTING_RECORD"], !name.isEmpty {
      guard let record = Record(rawValue: name) else { throw UnknownMode(name: name) }
      return record
    }
    return environment["CI"].map { !$0.isEmpty } ?? false ? .never : .missing
  }

  /// A mode that the environment names and that does not exist.
  struct UnknownMode: Error, CustomStringConvertible {
    var name: String
    var description: String {
      "SNAPSHOT_TESTING_RECORD is “\(name)”; it may be all, failed, missing or never"
    }
  }
}

/// Runs `operation` with a configuration; what is `nil` stays as it is around.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .over(SnapshotTestingConfiguration.current)
  return try SnapshotTestingConfiguration.$current.withValue(inner) { try operation() }
}

/// Runs `operation` with a configuration; what is `nil` stays as it is around.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    .over(SnapshotTestingConfiguration.current)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner, operation: operation, isolation: isolation)
}

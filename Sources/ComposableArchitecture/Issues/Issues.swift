import Foundation

/// Where what goes wrong in a test is recorded. `ComposableArchitectureTesting`, which knows the test
/// libraries, is found by its name: programs that are no tests link none of them.
public protocol _IssueRecording {
  /// Fails the test that runs.
  static func record(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
}

enum Issues {
  /// The recorder of the test libraries, where the program has them.
  // A type is never changed.
  nonisolated(unsafe) static let recorder: (any _IssueRecording.Type)? =
    _typeByName("29ComposableArchitectureTesting13IssueRecorderO")
    as? any _IssueRecording.Type

  /// Whether a test bundle runs.
  static let isTesting: Bool = {
    let arguments = CommandLine.arguments
    return arguments.first?.hasSuffix(".xctest") == true
      || arguments.contains("--testing-library")
      || arguments.contains { $0.hasSuffix(".xctest") }
  }()
}

/// Says that something was done that must not be: fails the test that runs; elsewhere the message
/// goes to the standard error.
public func reportIssue(
  _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  if let recorder = Issues.recorder {
    recorder.record(message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return
  }
  guard !Issues.isTesting else {
    fatalError(
      "\(message())\nThe test cannot be failed: add the product ComposableArchitectureTesting of "
        + "Hanga to the dependencies of the test target.")
  }
  FileHandle.standardError.write(Data("warning: \(fileID):\(line): \(message())\n".utf8))
}

/// An endpoint that nobody has given an implementation.
public struct Unimplemented: Error, Equatable {
  /// What is not implemented.
  public let endpoint: String
  public init(_ endpoint: String) { self.endpoint = endpoint }
}

/// Reports that `endpoint` of a client was called and does nothing.
public func _unimplemented(_ endpoint: String) {
  reportIssue("Unimplemented: “\(endpoint)” of a dependency was called.")
}

/// A closure that reports its call, for dependencies in tests, and gives `placeholder`.
public func unimplemented<each Argument, Result>(
  _ description: String = "", placeholder: @autoclosure @escaping @Sendable () -> Result
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in
    reportIssue("Unimplemented: \(description)")
    return placeholder()
  }
}

/// A closure that reports its call, for dependencies in tests, and throws.
public func unimplemented<each Argument, Result>(
  _ description: String = ""
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (_: repeat each Argument) in
    reportIssue("Unimplemented: \(description)")
    throw Unimplemented(description)
  }
}

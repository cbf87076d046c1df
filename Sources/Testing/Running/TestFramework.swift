import Foundation
import Testing
import XCTest

/// The test that runs, as one of the two frameworks knows it.
enum TestFramework {
  /// Swift Testing, with the test whose task runs.
  case swiftTesting(Test)
  case xctest

  /// Swift Testing tells in the task that runs; all else is XCTest's, or a program without either.
  static var current: TestFramework {
    if let test = Test.current { return .swiftTesting(test) }
    return .xctest
  }

  /// What `<Suite>` is: the type, or the file's name for a function that stands alone.
  func suite(at place: SourceLocus) -> String {
    switch self {
    case .swiftTesting(let test):
      // The last component is the function.
      let types = test.id.nameComponents.dropLast()
      return types.isEmpty ? place.fileName : types.joined(separator: ".")
    case .xctest:
      return EnclosingType.name(atLine: place.line, of: place.path) ?? place.fileName
    }
  }

  /// Fails the test that runs.
  func fail(_ message: String, at place: SourceLocus) {
    switch self {
    case .swiftTesting:
      Issue.record(Comment(rawValue: message), sourceLocation: place.location)
    case .xctest:
      XCTFail(message, file: place.staticPath, line: UInt(place.line))
    }
  }

  /// Keeps files with the test's result; XCTest on Linux has no place for them.
  func attach(_ attachments: [XCTAttachment], at place: SourceLocus) {
    guard case .swiftTesting = self else { return }
    for attachment in attachments {
      let name = attachment.name ?? "attachment.\(attachment.pathExtension)"
      Attachment.record([UInt8](attachment.data), named: name, sourceLocation: place.location)
    }
  }
}

extension SourceLocus {
  fileprivate var location: SourceLocation {
    SourceLocation(fileID: fileID, filePath: path, line: line, column: max(column, 1))
  }
}

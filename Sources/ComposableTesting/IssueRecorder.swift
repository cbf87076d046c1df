import ComposableArchitecture
import Testing
import XCTest

/// Fails the test that runs, by Swift Testing or by XCTest. `ComposableArchitecture` finds it by its
/// name.
public enum IssueRecorder: _IssueRecording {
  public static func record(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    if Test.current != nil {
      let place = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: max(Int(column), 1))
      Issue.record(Comment(rawValue: message), sourceLocation: place)
    } else {
      XCTFail(message, file: filePath, line: line)
    }
  }
}

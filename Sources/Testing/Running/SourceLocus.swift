/// Where an assertion stands.
struct SourceLocus: Sendable {
  var fileID: String
  var path: String
  /// XCTest takes no path beyond what the compiler has written.
  private(set) var staticPath: StaticString
  var line: Int
  var column: Int

  init(_ fileID: StaticString, _ path: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.path, staticPath) = ("\(fileID)", "\(path)", path)
    (self.line, self.column) = (Int(line), Int(column))
  }

  /// The file's name without folder and ending.
  var fileName: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }
}

import Foundation

extension TruthReport {
  private static let begin = "<!-- The table is made by `hanga truth --write`. -->"
  private static let end = "<!-- End of the table. -->"

  /// The part of a README between the marks, as it stands there.
  package static func table(in readme: String) throws -> String {
    let (range, text) = try marked(readme)
    return String(text[range])
  }

  /// Puts the table between the marks of a README.
  package func write(to readme: String) throws {
    var (range, text) = try Self.marked(readme)
    text.replaceSubrange(range, with: table)
    try text.write(toFile: readme, atomically: true, encoding: .utf8)
  }

  private static func marked(_ readme: String) throws -> (Range<String.Index>, String) {
    let text = try String(contentsOfFile: readme, encoding: .utf8)
    guard let first = text.range(of: begin + "\n\n"),
      let last = text.range(of: "\n" + end, range: first.upperBound..<text.endIndex)
    else { throw TruthError.noTable(readme) }
    return (first.upperBound..<last.lowerBound, text)
  }
}

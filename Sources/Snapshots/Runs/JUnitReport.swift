import Foundation

/// A run as JUnit XML, which most build servers read.
package enum JUnitReport {
  package static func xml(_ records: [RunRecord], title: String = "Snapshots") -> String {
    // The suites of a joined run are told apart by the machine as well.
    var suites: [[String]: [RunRecord]] = [:]
    for record in records {
      suites[[record.name.suite, record.origin].compactMap { $0 }, default: []].append(record)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"\(escaped(title))\" \(counts(records))>")
    for (key, records) in suites.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let host = key.count > 1 ? " hostname=\"\(escaped(key[1]))\"" : ""
      lines.append("  <testsuite name=\"\(escaped(key[0]))\"\(host) \(counts(records))>")
      for record in records.sorted(by: { $0.record < $1.record }) { lines += cases(record) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cases(_ record: RunRecord) -> [String] {
    var name = record.name.test
    if let own = record.name.name { name += " “\(own)”" }
    if record.name.ordinal > 1 { name += " \(record.name.ordinal)" }
    name += " (\(record.name.kind))"
    let head =
      "    <testcase classname=\"\(escaped(record.name.suite))\" name=\"\(escaped(name))\" "
      + "file=\"\(escaped(record.sourceFile))\" line=\"\(record.sourceLine)\" "
      + "time=\"\(seconds(record.seconds))\""
    guard record.isFailure else { return [head + "/>"] }
    let message = record.message ?? record.outcome.rawValue
    let first = message.split(separator: "\n").first.map(String.init) ?? message
    let element = record.outcome == .broken ? "error" : "failure"
    return [
      head + ">",
      "      <\(element) message=\"\(escaped(first))\" type=\"\(record.outcome.rawValue)\">"
        + "\(escaped(message))</\(element)>", "    </testcase>",
    ]
  }

  private static func counts(_ records: [RunRecord]) -> String {
    let errors = records.count { $0.outcome == .broken }
    let failures = records.count { $0.isFailure } - errors
    let time = records.reduce(0) { $0 + $1.seconds }
    return "tests=\"\(records.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "time=\"\(seconds(time))\""
  }

  private static func seconds(_ value: Double) -> String {
    let thousandths = Int((max(value, 0) * 1000).rounded())
    return "\(thousandths / 1000).\(String(thousandths % 1000 + 1000).dropFirst())"
  }

  /// Text for a content or an attribute; characters that XML cannot hold are shown as `�`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

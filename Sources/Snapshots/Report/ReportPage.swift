import Foundation

/// The page itself: markup, style and script of ours, and the run as JSON. The script makes all that
/// comes from the run into text nodes, never into markup.
///
/// The three are Swift strings, in files of their own below `Page`, since a resource would have to be
/// found again beside each program and test bundle, and an array of its bytes takes the compiler
/// seconds.
enum ReportPage {
  static func html(_ contents: ReportContents) throws -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="hanga">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>Snapshots: \(escaped(contents.title))</title>
    <style>
    \(style)
    \(stageStyle)
    </style>
    </head>
    <body>
    \(markup)
    <script type="application/json" id="run">\(try json(contents))</script>
    <script>
    "use strict";
    \(scripts.joined(separator: "\n"))
    </script>
    </body>
    </html>

    """
  }

  private static let scripts = [
    elementScript, listScript, filmScript, stageScript, playerScript, textScript, detailScript,
    commandScript,
  ]

  /// Nothing is fetched but pictures that lie beside the page.
  private static let policy =
    "default-src 'none'; img-src data: blob: file: 'self'; style-src 'unsafe-inline'; "
    + "script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  /// JSON that does not end the element it is in.
  private static func json(_ contents: ReportContents) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(contents), as: UTF8.self)
      .replacing("<", with: "\\u003c")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

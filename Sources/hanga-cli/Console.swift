import Foundation

/// The two streams a program writes to.
enum Console {
  static func print(_ text: String) { write(text, FileHandle.standardOutput) }
  static func error(_ text: String) { write(text, FileHandle.standardError) }

  static func warn(_ text: String) { error("hanga: warning: " + text) }

  private static func write(_ text: String, _ stream: FileHandle) {
    try? stream.write(contentsOf: Data((text + "\n").utf8))
  }
}

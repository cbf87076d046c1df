import Foundation

/// Which record an assertion asks for.
///
/// Its file is `<suite>/<test>[.<name>][.<ordinal>].<kind>` below the store's root, such as
/// `ButtonTests/isBlue.dark.2.png`. Different names have different files on every file system:
///
/// - A part of ASCII letters, digits, `-` and `_` is written as it is.
/// - In any other part runs of what is no letter or digit become one `-`, and the file gets `~` and
///   16 digits of a digest of the whole name. So do parts that are empty, begin with a hyphen, or
///   are names of devices on Windows; explicit names of digits only, which would look like
///   ordinals; and files whose name would be too long, which are cut.
/// - Two names that differ in case only are told apart by the store, which uses `distinctPath` for
///   the one that comes second; see ``SnapshotStore``.
package struct SnapshotName: Hashable, Sendable, Codable {
  /// The type of the test, or its file's name for a free function.
  package var suite: String
  package var test: String
  /// What the assertion was named, if it was.
  package var name: String?
  /// Which of the test's assertions of this name and kind it is, from 1.
  package var ordinal: Int
  /// The kind of file, without a dot.
  package var kind: String

  /// - Parameter test: as `#function` gives it; empty parentheses are left out.
  package init(
    suite: String, test: String, name: String? = nil, ordinal: Int = 1, kind: String
  ) {
    precondition(ordinal > 0, "The first assertion of a test has the ordinal 1.")
    self.suite = suite
    self.test = test.hasSuffix("()") ? String(test.dropLast(2)) : test
    (self.name, self.ordinal, self.kind) = (name, ordinal, kind)
  }

  /// The folder below the root.
  package var folder: String { SafeFileName(parts: [suite], limit: Self.folderLimit).text }

  /// The file below the root.
  package var path: String { folder + "/" + file.text + "." + safeKind }

  /// The folder of a suite whose name differs in case only from one that is there.
  var distinctFolder: String {
    SafeFileName(parts: [suite], limit: Self.folderLimit, isMarked: true).text
  }

  /// The file's name where another differs in case only.
  var distinctFile: String {
    SafeFileName(parts: parts, limit: Self.fileLimit, isMarked: true, identity: identity).text + "."
      + safeKind
  }

  /// The name in sentences: `ButtonTests.isBlue “dark” 2`.
  package var title: String {
    var text = "\(suite).\(test)"
    if let name { text += " “\(name)”" }
    if ordinal > 1 { text += " \(ordinal)" }
    return text
  }

  /// The usual longest file name is 255 bytes; some encrypting file systems have 143.
  static let fileLimit = 120
  static let folderLimit = 80
  private static let kindLimit = 16

  private var file: SafeFileName {
    let looksLikeAnOrdinal = name?.allSatisfy { $0.isASCII && $0.isNumber } ?? false
    let isMarked = looksLikeAnOrdinal || !SafeFileName.isPlain(kind) || kind.utf8.count > 16
    return SafeFileName(
      parts: parts, limit: Self.fileLimit, isMarked: isMarked, identity: identity)
  }

  private var parts: [String] {
    var parts = [test]
    if let name { parts.append(name) }
    if ordinal > 1 { parts.append("\(ordinal)") }
    return parts
  }

  private var identity: String {
    [test, name.map { "+" + $0 } ?? "-", "\(ordinal)", kind].joined(separator: "\0")
  }

  private var safeKind: String {
    SafeFileName.isPlain(kind) && kind.utf8.count <= Self.kindLimit
      ? kind : SafeFileName.cut(SafeFileName.readable(kind), to: Self.kindLimit)
  }
}

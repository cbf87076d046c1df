import Foundation

/// A symbol's picture file that cannot be used.
package struct SymbolFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's path as it was opened.
  package var file: String
  package var reason: String

  package init(file: String, reason: String) { (self.file, self.reason) = (file, reason) }

  package var description: String { "symbol file \(file): \(reason)" }
}

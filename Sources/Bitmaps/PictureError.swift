import Foundation

/// A picture file that cannot be used.
package struct PictureError: Error, Hashable, CustomStringConvertible {
  package let file: String
  package let reason: String

  package init(file: String, reason: String) { (self.file, self.reason) = (file, reason) }

  package var description: String { "The picture \(file) cannot be read: \(reason)." }
}

import Foundation
import Hanga

/// The one place where the command line meets the host.
enum Rendering {
  /// The host is not part of this build.
  struct NoHost: Error, CustomStringConvertible {
    var description: String { "this build has no host that could draw the view" }
  }

  @MainActor
  static func png(_ request: RenderRequest) throws -> Data { throw NoHost() }

  @MainActor
  static func tree(_ request: RenderRequest, asJSON: Bool) throws -> String { throw NoHost() }
}

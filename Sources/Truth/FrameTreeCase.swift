import Foundation
import Hanga
import SwiftUI
import TruthCases

/// Where a Mac put the leaves of a small view.
package struct FrameTreeCase: Decodable, Sendable, CustomStringConvertible {
  package var name: String
  /// The window's width and height.
  var root: [Double]
  /// x, y, width and height of every leaf.
  var leaves: [[Double]]

  package var description: String { name }

  struct Records: Decodable {
    var trees: [FrameTreeCase]
  }

  /// The window a Mac offered, in points; it shrank to what the view can use.
  private static let offered = CGSize(width: 400, height: 600)

  /// The view in a Mac's window of the recorded size, or of the size that it asks for.
  @MainActor
  func host(showingWording: Bool, size: CGSize?) throws -> (host: ViewHost, wanted: CGSize) {
    let view = FrameTree(name).environment(\.showsWording, showingWording)
    var variant = Variant(scale: 2, platform: .macos, showsChrome: false)
    variant.size = size ?? CGSize(width: 1, height: 1)
    let host = try ViewHost(view, variant)
    let most = try host.contentSize(for: .infinity)
    let wanted = CGSize(
      width: min(Self.offered.width, most.width.rounded(.up)),
      height: min(Self.offered.height, most.height.rounded(.up)))
    if size != nil { return (host, wanted) }
    variant.size = CGSize(width: max(wanted.width, 1), height: max(wanted.height, 1))
    return (try ViewHost(view, variant), wanted)
  }

  /// The frames of what is drawn, in order, and whether each is a text.
  @MainActor
  static func leaves(of host: ViewHost) throws -> [(frame: [Double], isText: Bool)] {
    let kinds: Set<String> = ["Wording", "Color", "Divider"]
    return try host.tree().all.filter { kinds.contains($0.type) }.map { leaf in
      let frame = leaf.frame
      return ([frame.x, frame.y, frame.width, frame.height], leaf.type == "Wording")
    }
  }
}

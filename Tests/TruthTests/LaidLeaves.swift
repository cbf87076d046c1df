import Foundation
import Hanga
import SwiftUI

/// The frames of a small screen's views by identifier.
@MainActor
struct LaidLeaves {
  private let frames: [String: ElementTree.Rectangle]
  let tree: ElementTree

  init(
    _ view: some View, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2,
    change: (inout Variant) -> Void = { _ in }
  ) throws {
    var variant = Variant(
      scale: scale, showsChrome: false, size: CGSize(width: width, height: height))
    change(&variant)
    tree = try ViewHost(view, variant).tree()
    var frames: [String: ElementTree.Rectangle] = [:]
    for element in tree.all {
      if let name = element.accessibilityIdentifier { frames[name] = element.frame }
    }
    self.frames = frames
  }

  /// The frame as x, y, width, height, rounded to hundredths of a point.
  subscript(_ name: String) -> [Double] {
    frames[name].map(Self.numbers) ?? []
  }

  /// The frames of all views of a type.
  func all(_ type: String) -> [[Double]] {
    tree.all.filter { $0.type == type }.map { Self.numbers($0.frame) }
  }

  private static func numbers(_ frame: ElementTree.Rectangle) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
  }
}

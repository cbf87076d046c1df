import Foundation
import Hanga
import HangaBitmaps
import SwiftUI
import TruthCases

/// One picture and the view that draws it.
package struct PictureCase: Sendable, CustomStringConvertible {
  /// How the pictures and their checks are written down.
  struct Record: Decodable, Sendable {
    var `case`: Int
    var size: [Int]
    var scale: CGFloat
    var checks: [PictureCheck]
  }

  struct Records: Decodable {
    var cases: [Record]
  }

  package let number: Int
  let title: String
  /// The host's size in points.
  let size: CGSize
  let era: Variant.Era
  var isTransparent = false
  let view: @MainActor @Sendable () -> AnyView

  package var description: String { "case \(number)" }

  init<V: View>(
    _ number: Int, _ title: String, _ width: CGFloat, _ height: CGFloat,
    _ era: Variant.Era = .glass, isTransparent: Bool = false,
    _ view: @escaping @MainActor @Sendable () -> V
  ) {
    (self.number, self.title) = (number, title)
    (self.size, self.era) = (CGSize(width: width, height: height), era)
    self.isTransparent = isTransparent
    self.view = { AnyView(view()) }
  }

  /// The view on its host.
  @MainActor
  package func host(scale: CGFloat, showingWording: Bool) throws -> ViewHost {
    let variant = Variant(scale: scale, era: era, showsChrome: false, size: size)
    let host = try ViewHost(view().environment(\.showsWording, showingWording), variant)
    host.isTransparent = isTransparent
    return host
  }
}

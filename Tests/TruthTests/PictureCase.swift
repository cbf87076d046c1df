import Foundation
import HangaBitmaps
import SwiftUI
import Testing
import TruthCases

@testable import Hanga

/// One picture and the view that draws it.
struct PictureCase: Sendable, CustomTestStringConvertible {
  /// How the pictures and their checks are written down.
  struct Record: Decodable, Sendable {
    var `case`: Int
    var size: [Int]
    var scale: CGFloat
    var checks: [PictureCheck]
  }

  private struct Records: Decodable {
    var cases: [Record]
  }

  let number: Int
  /// The host's size in points.
  let size: CGSize
  let era: Variant.Era
  var isTransparent = false
  let view: @MainActor @Sendable () -> AnyView

  var testDescription: String { "case \(number)" }

  init<V: View>(
    _ number: Int, _ width: CGFloat, _ height: CGFloat, _ era: Variant.Era = .glass,
    isTransparent: Bool = false, _ view: @escaping @MainActor @Sendable () -> V
  ) {
    (self.number, self.size) = (number, CGSize(width: width, height: height))
    (self.era, self.isTransparent) = (era, isTransparent)
    self.view = { AnyView(view()) }
  }

  /// The files beside the views.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Fixtures/Truth")

  /// The checks of this picture.
  func record() throws -> Record {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("checks.json"))
    let records = try JSONDecoder().decode(Records.self, from: data).cases
    return try #require(records.first { $0.case == number })
  }

  @MainActor
  func picture(scale: CGFloat, showingWording: Bool) throws -> TruthPicture {
    let variant = Variant(scale: scale, era: era, showsChrome: false, size: size)
    let host = try ViewHost(view().environment(\.showsWording, showingWording), variant)
    host.isTransparent = isTransparent
    return TruthPicture(bitmap: try host.frame().bitmap)
  }
}

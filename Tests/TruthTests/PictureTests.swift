import Foundation
import HangaBitmaps
import SwiftUI
import Testing
import TruthCases

@testable import Hanga

@MainActor
struct PictureTests {
  nonisolated static let cases = [
    PictureCase(1, 320, 200, isTransparent: true) { ColorBoxes() },
    PictureCase(12, 320, 140, isTransparent: true) { MixedFlexibility() },
    PictureCase(22, 430, 932) { FullColumns() },
    PictureCase(23, 430, 932) { LimitedColumns() },
    PictureCase(28, 430, 932) { RoadName() },
    PictureCase(30, 430, 932) { ZoomButtons() },
    PictureCase(33, 430, 932) { OffRouteBanner() },
    PictureCase(40, 393, 200) { CountBadges() },
    PictureCase(62, 108, 12) { ProgressBar(radius: .infinity) },
    PictureCase(67, 108, 12) { ProgressBar(radius: 0) },
    PictureCase(75, 120, 120) { QuarterRing() },
    PictureCase(83, 400, 242.0 / 3) { SegmentedGauge() },
    PictureCase(99, 340, 70) { LabelledRule() },
    PictureCase(113, 120, 120) { CornerBadge() },
    PictureCase(135, 99, 157.0 / 3, isTransparent: true) { EvenInsetText() },
    PictureCase(139, 1717.0 / 3, 151.0 / 3, isTransparent: true) { UnevenInsetText() },
    PictureCase(141, 45, 61.0 / 3, isTransparent: true) { TextOnBlue() },
    PictureCase(149, 123, 50.5, .classic) { CheckedLabel() },
    PictureCase(153, 400, 400, .classic) { BorderedTitle() },
    PictureCase(162, 400, 400, .classic) { NestedTitles() },
    PictureCase(174, 30, 20, .classic, isTransparent: true) { RootGroup() },
    PictureCase(175, 120, 53, .classic, isTransparent: true) { BackgroundBeforePadding() },
  ]

  @Test(arguments: cases)
  func aPictureAgreesWhereTextsLeaveTheirRoom(_ one: PictureCase) throws {
    let record = try one.record()
    let picture = try one.picture(scale: record.scale, showingWording: false)
    #expect([picture.bitmap.width, picture.bitmap.height] == record.size)
    let checks = record.checks.filter { $0.on != "text" }
    #expect(!checks.isEmpty)
    for check in checks {
      if let failure = check.failure(in: picture) {
        Issue.record("case \(one.number), \(check.kind.rawValue) of \(check.on): \(failure)")
      }
    }
  }
}

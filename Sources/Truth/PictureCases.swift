import TruthCases

extension PictureCase {
  /// Every picture, by its number.
  package static let all = [
    PictureCase(1, "ten gradient boxes in a wrapping layout", 320, 200, isTransparent: true) {
      ColorBoxes()
    },
    PictureCase(12, "fixed, natural and greedy boxes", 320, 140, isTransparent: true) {
      MixedFlexibility()
    },
    PictureCase(22, "three full columns of shapes", 430, 932) { FullColumns() },
    PictureCase(23, "three columns with two shapes", 430, 932) { LimitedColumns() },
    PictureCase(28, "road name in a capsule", 430, 932) { RoadName() },
    PictureCase(30, "zoom buttons with a divider", 430, 932) { ZoomButtons() },
    PictureCase(33, "card with a shadow", 430, 932) { OffRouteBanner() },
    PictureCase(37, "grid with a narrow column", 393, 320) { HeatGrid() },
    PictureCase(40, "four count capsules", 393, 200) { CountBadges() },
    PictureCase(62, "rounded progress bar", 108, 12) { ProgressBar(radius: .infinity) },
    PictureCase(67, "square progress bar", 108, 12) { ProgressBar(radius: 0) },
    PictureCase(75, "ring with a quarter arc", 120, 120) { QuarterRing() },
    PictureCase(83, "gauge of five segments", 400, 242.0 / 3) { SegmentedGauge() },
    PictureCase(99, "label between two rules", 340, 70) { LabelledRule() },
    PictureCase(113, "badge on a corner", 120, 120) { CornerBadge() },
    PictureCase(135, "text with an even inset", 99, 157.0 / 3, isTransparent: true) {
      EvenInsetText()
    },
    PictureCase(
      139, "text with four insets", 1717.0 / 3, 151.0 / 3, isTransparent: true
    ) { UnevenInsetText() },
    PictureCase(141, "text on blue", 45, 61.0 / 3, isTransparent: true) { TextOnBlue() },
    PictureCase(149, "checked label", 123, 50.5, .classic) { CheckedLabel() },
    PictureCase(153, "bordered title", 400, 400, .classic) { BorderedTitle() },
    PictureCase(162, "nested titles", 400, 400, .classic) { NestedTitles() },
    PictureCase(168, "a hundred texts", 300, 2000) { HundredTexts() },
    PictureCase(174, "group as the root", 30, 20, .classic, isTransparent: true) { RootGroup() },
    PictureCase(175, "background before padding", 120, 53, .classic, isTransparent: true) {
      BackgroundBeforePadding()
    },
  ]
}

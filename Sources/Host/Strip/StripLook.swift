import Foundation
import HangaBitmaps
import HangaDrawing
import SwiftUI

/// What is added to the frames of a strip, and their size.
public struct StripLook: Hashable, Sendable {
  /// Whether fingers are drawn, as translucent dots.
  public var showsFinger: Bool
  /// Whether each frame's time is written below it.
  public var showsLabels: Bool
  /// The frames' width in pixels, at most their own; `nil` keeps them as they are.
  public var width: Int?

  public init(showsFinger: Bool = false, showsLabels: Bool = false, width: Int? = nil) {
    (self.showsFinger, self.showsLabels, self.width) = (showsFinger, showsLabels, width)
  }

  // MARK: Fingers

  /// Half the width of a fingertip's dot, in points.
  private static let fingerRadius: CGFloat = 20

  /// Dots that show on light and on dark ground.
  static func fingers(_ points: [CGPoint]) -> [DisplayItem] {
    points.flatMap { point -> [DisplayItem] in
      let square = CGRect(
        x: point.x - fingerRadius, y: point.y - fingerRadius, width: 2 * fingerRadius,
        height: 2 * fingerRadius)
      let ring = Outline.ellipse(square)
      let fill = ResolvedColor(hex: 0x3A3A3C, alpha: 0.35)
      let edge = ResolvedColor(hex: 0xFFFFFF, alpha: 0.8)
      return [
        .fill(ring, .color(fill), FillRule()), .stroke(ring, .color(edge), Pen(width: 2)),
      ]
    }
  }

  // MARK: Labels

  /// A label's height for frames of a width, in pixels.
  package static func labelHeight(_ width: Int) -> Int { max(width / 8, 16) }

  /// A label as wide as the frames.
  @MainActor
  package static func label(_ text: String, width: Int) throws -> Bitmap {
    let height = CGFloat(labelHeight(width))
    let grey = StripSheet.gapColor
    let ground = Color(
      red: Double(grey >> 16 & 0xFF) / 255, green: Double(grey >> 8 & 0xFF) / 255,
      blue: Double(grey & 0xFF) / 255)
    let view = Text(text)
      .font(.system(size: height * 0.62))
      .monospacedDigit()
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundColor(.black)
      .frame(width: CGFloat(width), height: height)
      .background(ground)
    return try PictureDrawing.frame(
      of: AnyView(view), proposal: .unspecified, scale: 1, isOpaque: true
    ).bitmap
  }

  /// A time in thousandths of a second.
  static func text(_ time: Double) -> String {
    let thousandths = Int((time * 1000).rounded())
    let rest = String(thousandths % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.count)
    return "\(thousandths / 1000).\(zeros)\(rest) s"
  }

  // MARK: Frames

  /// The frame in its size, with the label below.
  static func finished(_ picture: Bitmap, width: Int?, label: Bitmap?) -> Bitmap {
    var cell = picture
    if let width, width != picture.width {
      cell = picture.reduced(toWidth: width, height: height(of: picture, width))
    }
    guard let label else { return cell }
    var both = Bitmap(
      width: cell.width, height: cell.height + label.height, filledWith: StripSheet.gapColor)
    both.replace(atX: 0, y: 0, with: cell)
    both.replace(atX: 0, y: cell.height, with: label)
    return both
  }

  private static func height(of picture: Bitmap, _ width: Int) -> Int {
    max((picture.height * width + picture.width / 2) / picture.width, 1)
  }
}

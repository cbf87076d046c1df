import Foundation

/// The shaped "…" of each font, shaped when a line is first truncated in it.
final class EllipsisStore {
  private let shaper: any Shaper
  private var shaped: [FontDescription: ShapedRun] = [:]

  init(shaper: any Shaper) { self.shaper = shaper }

  func ellipsis(in font: FontDescription) -> ShapedRun {
    if let known = shaped[font] { return known }
    let run = shaper.shape(ShapingRequest(units: [0x2026], range: 0..<1, font: font))
    shaped[font] = run
    return run
  }
}

import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Measures how texts stand out from what is behind them: by the pixels in which the picture with
/// texts differs from the one without.
@MainActor
struct ContrastMeter {
  /// How a text stands out where it does so least.
  struct Contrast {
    /// As WCAG defines it, 1…21.
    var ratio: Double
    /// The largest letters' size in points.
    var size: CGFloat
    var isBold: Bool
    var text: String
    var ground: String
  }

  private let full: Bitmap
  private let bare: Bitmap
  private let scale: CGFloat
  private var runs: [Run] = []

  private struct Run {
    var run: GlyphRun
    var transform: CGAffineTransform
  }

  init(_ host: ViewHost) throws {
    let list = try host.displayList()
    full = try host.frame(of: list).bitmap
    var without = list
    without.items = Self.withoutGlyphs(list.items)
    bare = try host.frame(of: without).bitmap
    scale = list.scale
    collect(list.items, .identity)
  }

  private static func withoutGlyphs(_ items: [DisplayItem]) -> [DisplayItem] {
    items.compactMap { item in
      switch item {
      case .glyphs: nil
      case .group(let effect, let inside): .group(effect, withoutGlyphs(inside))
      case .fill, .stroke, .image, .backdrop: item
      }
    }
  }

  private mutating func collect(_ items: [DisplayItem], _ transform: CGAffineTransform) {
    for item in items {
      switch item {
      case .glyphs(let run, _):
        // Emoji have colours of their own.
        if !run.isColored { runs.append(Run(run: run, transform: transform)) }
      case .group(.transform(let inner), let inside):
        collect(inside, inner.concatenating(transform))
      // Its shape in the scene is not known here.
      case .group(.projection, _): break
      case .group(_, let inside): collect(inside, transform)
      case .fill, .stroke, .image, .backdrop: break
      }
    }
  }

  /// The contrast of the text in each frame, `nil` where none shows.
  func contrasts(of frames: [CGRect]) -> [Contrast?] {
    frames.map { frame in
      let reach = frame.insetBy(dx: -1, dy: -1)
      var least: Contrast?
      for run in runs where reach.contains(Self.middle(of: run)) {
        guard let contrast = contrast(of: run) else { continue }
        if least == nil || contrast.ratio < least!.ratio { least = contrast }
      }
      return least
    }
  }

  private static func middle(of run: Run) -> CGPoint {
    let xs = run.run.glyphs.map(\.x)
    let x = ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2
    let point = CGPoint(x: run.run.origin.x + x, y: run.run.origin.y - run.run.size * 0.3)
    return point.applying(run.transform)
  }

  /// The contrast of the letter that stands out least.
  private func contrast(of run: Run) -> Contrast? {
    let font = run.run
    let starts = font.glyphs.map(\.x).sorted()
    var least: Contrast?
    for (index, start) in starts.enumerated() {
      // An em is as wide as a letter may be; the next letter's start ends it earlier.
      let end = index + 1 < starts.count ? starts[index + 1] : start + font.size
      let box = CGRect(
        x: font.origin.x + start, y: font.origin.y - font.size, width: max(end - start, 0),
        height: font.size * 1.3)
      guard let found = strongest(in: box.applying(run.transform)) else { continue }
      if least == nil || found.ratio < least!.ratio {
        least = Contrast(
          ratio: found.ratio, size: font.size, isBold: Self.isBold(font.face),
          text: Self.hex(found.text), ground: Self.hex(found.ground))
      }
    }
    return least
  }

  /// The pixel in which the text stands out most, `nil` if no pixel is the text's.
  private func strongest(in box: CGRect) -> (ratio: Double, text: UInt32, ground: UInt32)? {
    let (left, right) = (pixel(box.minX, full.width), pixel(box.maxX, full.width))
    let (top, bottom) = (pixel(box.minY, full.height), pixel(box.maxY, full.height))
    var best: (ratio: Double, text: UInt32, ground: UInt32)?
    full.withPixels { shown in
      bare.withPixels { hidden in
        var last: (UInt32, UInt32)?
        for y in top..<max(top, bottom) {
          for x in left..<max(left, right) {
            let pair = (shown[y * full.width + x], hidden[y * full.width + x])
            // Neighbours are often the same.
            if pair.0 == pair.1 || last.map({ $0 == pair }) == true { continue }
            last = pair
            let ratio = Self.ratio(pair.0, pair.1)
            if ratio > best?.ratio ?? 0 { best = (ratio, pair.0, pair.1) }
          }
        }
      }
    }
    return best
  }

  private func pixel(_ value: CGFloat, _ limit: Int) -> Int {
    min(max(Int((value * scale).rounded()), 0), limit)
  }

  private static func ratio(_ a: UInt32, _ b: UInt32) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ word: UInt32) -> Double {
    0.2126 * light[Int(word >> 16 & 0xFF)] + 0.7152 * light[Int(word >> 8 & 0xFF)]
      + 0.0722 * light[Int(word & 0xFF)]
  }

  private static let light = (0...255).map { TransferCurve.decode(Double($0) / 255) }

  private static func hex(_ word: UInt32) -> String {
    ResolvedColor(hex: word & 0xFF_FFFF).hexDescription
  }

  /// By the face's file, which is all that a run knows of its weight.
  private static func isBold(_ face: FontFace) -> Bool {
    ["Bold", "Heavy", "Black"].contains { face.file.contains($0) } && !face.file.contains("Semi")
  }
}

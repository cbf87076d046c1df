import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A filled rectangle as it is seen: moved by the transforms around it, faded by the groups.
struct ShownFill {
  let frame: CGRect
  let color: ResolvedColor
  let opacity: Double

  /// Everything filled in `items`, in drawing order.
  static func all(in items: [DisplayItem]) -> [ShownFill] { flat(items, .identity, 1) }

  private static func flat(
    _ items: [DisplayItem], _ map: CGAffineTransform, _ opacity: Double
  ) -> [ShownFill] {
    items.flatMap { item -> [ShownFill] in
      switch item {
      case .fill(.rectangle(let rect), .color(let color), _):
        [ShownFill(frame: rect.applying(map), color: color, opacity: opacity)]
      case .group(.transform(let own), let inner): flat(inner, own.concatenating(map), opacity)
      case .group(.opacity(let own), let inner): flat(inner, map, opacity * own)
      case .group(_, let inner): flat(inner, map, opacity)
      case .fill, .stroke, .glyphs, .image, .backdrop: []
      }
    }
  }
}

extension Touched {
  /// What shows now, or at an instant before the next tick.
  func fills(at time: Double? = nil) -> [ShownFill] {
    let recorder = Recorder(scale: 1, time: time ?? self.time)
    recorder.record(root.element)
    return ShownFill.all(in: recorder.items)
  }

  /// The fill of a colour that nothing else has.
  func fill(_ color: ResolvedColor, at time: Double? = nil) -> ShownFill? {
    fills(at: time).first { $0.color == color }
  }
}

extension ResolvedColor {
  /// What `Color(red:green:blue:)` with these makes.
  static func plain(_ red: Double, _ green: Double, _ blue: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, alpha: 1)
  }
}

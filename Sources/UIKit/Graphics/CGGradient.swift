import Foundation
import HangaDrawing

/// Colours along a line.
public final class CGGradient: Sendable {
  package let stops: [GradientStop]

  /// Of `CGColor`; without `locations` they are evenly spread.
  public init?(colorsSpace: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    stops = known.enumerated().map { index, color in
      let even = known.count > 1 ? CGFloat(index) / CGFloat(known.count - 1) : 0
      return GradientStop(
        color: color.resolved, location: Double(locations.map { $0[index] } ?? even))
    }
  }

  public convenience init?(
    colorsSpace: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colorsSpace: colorsSpace, colors: Array(colors), locations: locations)
  }

  /// Four numbers a colour in spaces of three, two in grey.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    stops = (0..<count).map { index in
      let part = (0..<width).map { components[index * width + $0] }
      let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
      let color =
        width == 2
        ? ResolvedColor(red: part[0], green: part[0], blue: part[0], alpha: part[1])
        : ResolvedColor(red: part[0], green: part[1], blue: part[2], alpha: part[3])
      return GradientStop(color: color, location: Double(locations.map { $0[index] } ?? even))
    }
  }

  /// The colour at `place`, 0…1; colours are mixed premultiplied.
  func color(at place: Double) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.color }
    for (a, b) in zip(stops, stops.dropFirst()) where place <= b.location {
      let length = b.location - a.location
      let share = length > 0 ? (place - a.location) / length : 1
      let alpha = a.color.alpha + (b.color.alpha - a.color.alpha) * share
      guard alpha > 0 else { return .clear }
      func mix(_ path: KeyPath<ResolvedColor, Double>) -> Double {
        let (from, to) = (a.color[keyPath: path], b.color[keyPath: path])
        return (from * a.color.alpha * (1 - share) + to * b.color.alpha * share) / alpha
      }
      return ResolvedColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha)
    }
    return last.color
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

import Foundation
import HangaDrawing
import HangaGeometry

extension CGContext {
  /// Draws a picture stretched over `rect`, its top where y is largest: upright in contexts whose y
  /// grows upwards.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return add(imageItems(image, in: rect)) }
    let box = boundingBoxOfClipPath
    guard rect.width > 0, rect.height > 0, !box.isNull else { return }
    let left = ((box.minX - rect.minX) / rect.width).rounded(.down)
    let bottom = ((box.minY - rect.minY) / rect.height).rounded(.down)
    let columns = Int(((box.maxX - rect.minX) / rect.width).rounded(.up) - left)
    let rows = Int(((box.maxY - rect.minY) / rect.height).rounded(.up) - bottom)
    var items: [DisplayItem] = []
    for row in 0..<max(rows, 0) {
      for column in 0..<max(columns, 0) {
        items += imageItems(
          image,
          in: rect.offsetBy(
            dx: (left + CGFloat(column)) * rect.width, dy: (bottom + CGFloat(row)) * rect.height))
      }
    }
    add(items)
  }

  /// A picture over `rect` in the canvas's space.
  func imageItems(_ image: CGImage, in rect: CGRect) -> [DisplayItem] {
    guard let reference = image.reference() else { return [] }
    return upright(in: rect) { size in
      [
        .image(
          ImageItem(
            reference: reference, frame: CGRect(origin: .zero, size: size),
            interpolation: look.interpolation.filter))
      ]
    }
  }

  /// Items of a box whose y grows downwards, stood over `rect` with their top where y is largest.
  func upright(in rect: CGRect, _ items: (CGSize) -> [DisplayItem]) -> [DisplayItem] {
    let rect = rect.standardized
    let stand = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    return [.group(.transform(stand.concatenating(look.transform)), items(rect.size))]
  }

  /// Adds items of the present coordinates, as UIKit draws: from the top down.
  package func addItems(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    add(look.transform.isIdentity ? items : [.group(.transform(look.transform), items)])
  }

  /// Adds a drawing of `size` points from the top down, upright with its corner at the origin.
  package func addUpright(_ items: [DisplayItem], size: CGSize) {
    add(upright(in: CGRect(origin: .zero, size: size)) { _ in items })
  }

  // MARK: Gradients

  /// Fills what is not clipped with colours along the line from `start` to `end`; beyond the ends
  /// only where `options` say so.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let paint = Paint.linearGradient(gradient.stops, start: start, end: end)
    addGradient(paint, band(start, end, options))
  }

  /// Fills what is not clipped with circles from the first to the last.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    if startCenter == endCenter {
      let (low, high) = (min(startRadius, endRadius), max(startRadius, endRadius))
      let isGrowing = startRadius <= endRadius
      let fillsOutside = options.contains(
        isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
      let fillsInside = options.contains(
        isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
      var region = Path()
      if fillsOutside {
        region.addRect(everything)
      } else {
        region.addEllipse(in: ring(endCenter, high))
      }
      if !fillsInside, low > 0 { region.addEllipse(in: ring(endCenter, low)) }
      let stops =
        isGrowing
        ? gradient.stops
        : gradient.stops.reversed().map {
          GradientStop(color: $0.color, location: 1 - $0.location)
        }
      let paint = Paint.radialGradient(
        stops, center: endCenter, startRadius: low, endRadius: high)
      return addGradient(paint, region)
    }
    // Circles that move are painted one over another, in steps too small to see.
    let steps = 256
    var items: [DisplayItem] = []
    if options.contains(.drawsBeforeStartLocation), startRadius > endRadius {
      items.append(.fill(.rectangle(everything), .color(gradient.color(at: 0)), FillRule()))
    }
    if options.contains(.drawsAfterEndLocation), endRadius > startRadius {
      items.append(.fill(.rectangle(everything), .color(gradient.color(at: 1)), FillRule()))
    }
    for step in 0...steps {
      let along = endRadius > startRadius ? steps - step : step
      let share = CGFloat(along) / CGFloat(steps)
      let center = CGPoint(
        x: startCenter.x + (endCenter.x - startCenter.x) * share,
        y: startCenter.y + (endCenter.y - startCenter.y) * share)
      let radius = startRadius + (endRadius - startRadius) * share
      let color = gradient.color(at: Double(share))
      items.append(.fill(.ellipse(ring(center, radius)), .color(color), FillRule()))
    }
    addItems(items)
  }

  private func addGradient(_ paint: Paint, _ region: Path) {
    addItems([.fill(.path(region), paint, FillRule(isEvenOdd: true))])
  }

  /// More than the canvas, in the present coordinates.
  private var everything: CGRect {
    CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
      .applying(look.transform.inverted())
  }

  private func ring(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The strip between the lines across both ends, open where options say so.
  private func band(
    _ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions
  ) -> Path {
    let all = everything
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return Path() }
    let unit = CGVector(dx: dx / length, dy: dy / length)
    // Far enough in every direction.
    let far =
      all.width + all.height + length
      + (start.x - all.midX).magnitude + (start.y - all.midY).magnitude
    let low = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let high = options.contains(.drawsAfterEndLocation) ? far : length
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + unit.dx * along - unit.dy * across,
        y: start.y + unit.dy * along + unit.dx * across)
    }
    var path = Path()
    path.addLines([corner(low, -far), corner(high, -far), corner(high, far), corner(low, far)])
    path.closeSubpath()
    return path
  }
}

extension CGInterpolationQuality {
  var filter: ImageItem.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}

import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Draws a mesh of colours: each patch as many small triangles, later patches over earlier ones.
struct MeshSource {
  private let surface: Surface
  private let mesh: GradientMesh
  private let map: CGAffineTransform

  /// How long a piece of a patch's edge is, in pixels, and how many there are at most.
  private static let pieceLength: CGFloat = 4
  private static let mostPieces = 96

  static func rows(_ mesh: GradientMesh, _ map: CGAffineTransform, area: PixelRect) -> SurfaceRows {
    let surface = Surface(bounds: area, storage: PixelStorage(capacity: area.width * area.height))
    surface.storage.words.update(
      repeating: SolidColor(mesh.background).word(), count: surface.count)
    let source = MeshSource(surface: surface, mesh: mesh, map: map)
    for row in 0..<max(mesh.rows - 1, 0) {
      for column in 0..<max(mesh.columns - 1, 0) { source.drawPatch(column, row) }
    }
    return SurfaceRows(surface: surface)
  }

  private typealias Corner = (place: SIMD2<Double>, color: SIMD4<Double>)

  private func vertex(_ column: Int, _ row: Int) -> GradientMesh.Vertex {
    mesh.vertices[row * mesh.columns + column]
  }

  private func drawPatch(_ column: Int, _ row: Int) {
    let corners = [
      vertex(column, row), vertex(column + 1, row), vertex(column, row + 1),
      vertex(column + 1, row + 1),
    ]
    let places = corners.map { $0.point.applying(map) }
    let size = max(
      places[0].distance(to: places[1]), places[2].distance(to: places[3]),
      max(places[0].distance(to: places[2]), places[1].distance(to: places[3])))
    guard size.isFinite else { return }
    let count = min(max(Int(size / Self.pieceLength), 4), Self.mostPieces)
    let colors = patchColors(column, row)
    var above: [Corner] = []
    for step in 0...count {
      let v = Double(step) / Double(count)
      let line = (0...count).map { index -> Corner in
        let u = Double(index) / Double(count)
        return (place(corners, u, v), color(colors, u, v))
      }
      for index in 0..<count where step > 0 {
        draw(above[index], above[index + 1], line[index])
        draw(above[index + 1], line[index + 1], line[index])
      }
      above = line
    }
  }

  // MARK: Curves

  /// The weights of two ends and of the speeds there.
  private static func hermite(_ t: Double) -> (Double, Double, Double, Double) {
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1, -2 * t3 + 3 * t2, t3 - 2 * t2 + t, t3 - t2)
  }

  /// A patch's point in pixels; lines keep their speeds on the way to the next line.
  private func place(_ corners: [GradientMesh.Vertex], _ u: Double, _ v: Double) -> SIMD2<Double> {
    let (u0, u1, du0, du1) = Self.hermite(u)
    let (v0, v1, dv0, dv1) = Self.hermite(v)
    var (x, y) = (0.0, 0.0)
    func add(_ point: CGPoint, _ weight: Double) {
      x += point.x * weight
      y += point.y * weight
    }
    func add(_ vector: CGVector, _ weight: Double) {
      x += vector.dx * weight
      y += vector.dy * weight
    }
    for (index, (a, b)) in [(u0, v0), (u1, v0), (u0, v1), (u1, v1)].enumerated() {
      let corner = corners[index]
      add(corner.point, a * b)
      let across = index % 2 == 0 ? corner.across.behind : corner.across.before
      add(across, (index % 2 == 0 ? du0 : du1) * b)
      let down = index < 2 ? corner.down.behind : corner.down.before
      add(down, a * (index < 2 ? dv0 : dv1))
    }
    let place = CGPoint(x: x, y: y).applying(map)
    return SIMD2(place.x, place.y)
  }

  // MARK: Colours

  /// The colours of a patch and of the vertices around it, premultiplied, four rows of four.
  private func patchColors(_ column: Int, _ row: Int) -> [SIMD4<Double>] {
    (-1...2).flatMap { y in
      (-1...2).map { x in
        let place = vertex(
          min(max(column + x, 0), mesh.columns - 1), min(max(row + y, 0), mesh.rows - 1))
        let color = place.color
        return SIMD4(color.red, color.green, color.blue, 1) * color.alpha
      }
    }
  }

  private func color(_ colors: [SIMD4<Double>], _ u: Double, _ v: Double) -> SIMD4<Double> {
    let (across, down) = (weights(u), weights(v))
    var sum = SIMD4<Double>.zero
    for y in 0..<4 where down[y] != 0 {
      for x in 0..<4 where across[x] != 0 { sum += colors[4 * y + x] * (across[x] * down[y]) }
    }
    return sum
  }

  /// What four neighbours in a row weigh: straight between the middle two, or smoothly through
  /// them.
  private func weights(_ t: Double) -> [Double] {
    guard mesh.smoothsColors else { return [0, 1 - t, t, 0] }
    let (a, b, da, db) = Self.hermite(t)
    return [-da / 2, a - db / 2, b + da / 2, db / 2]
  }

  // MARK: Triangles

  /// Fills the pixels whose centres lie inside, the top and left edge included.
  private func draw(_ a: Corner, _ second: Corner, _ third: Corner) {
    let signed = cross(a.place, second.place, third.place)
    guard signed != 0, signed.isFinite else { return }
    let (b, c) = signed > 0 ? (second, third) : (third, second)
    let area = abs(signed)
    let bounds = surface.bounds
    func limit(_ value: Double, _ range: Range<Int>) -> Int {
      Int(min(max(value, Double(range.lowerBound)), Double(range.upperBound)))
    }
    let xs = bounds.x0..<bounds.x1
    let ys = bounds.y0..<bounds.y1
    let left = limit((min(a.place.x, b.place.x, c.place.x) - 0.5).rounded(.down), xs)
    let right = limit((max(a.place.x, b.place.x, c.place.x) + 0.5).rounded(.up), xs)
    let top = limit((min(a.place.y, b.place.y, c.place.y) - 0.5).rounded(.down), ys)
    let bottom = limit((max(a.place.y, b.place.y, c.place.y) + 0.5).rounded(.up), ys)
    for y in top..<max(bottom, top) {
      let row = surface.row(bounds.x0, y) - bounds.x0
      for x in left..<max(right, left) {
        let point = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        let (wa, wb) = (cross(b.place, c.place, point), cross(c.place, a.place, point))
        let wc = cross(a.place, b.place, point)
        guard covers(wa, b.place, c.place), covers(wb, c.place, a.place),
          covers(wc, a.place, b.place)
        else { continue }
        row[x] = Self.word((a.color * wa + b.color * wb + c.color * wc) / area)
      }
    }
  }

  private func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ p: SIMD2<Double>) -> Double {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }

  /// A centre on an edge belongs to the triangle below or to the right of it.
  private func covers(_ weight: Double, _ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
    weight > 0 || (weight == 0 && (a.y > b.y || (a.y == b.y && a.x < b.x)))
  }

  private static func word(_ color: SIMD4<Double>) -> UInt32 {
    let alpha = min(max(color.w, 0), 1)
    let limited = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    let bytes = SIMD4<UInt32>(limited * 255 + 0.5)
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}

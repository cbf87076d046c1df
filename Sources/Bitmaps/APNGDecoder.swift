/// Reads an animated PNG picture by picture; a PNG that does not move is one picture.
package struct APNGDecoder: Sendable {
  /// One picture of the file.
  private struct Part: Sendable {
    var region: PixelRegion
    var disposal: Disposal
    var isBlended: Bool
    var data: [Range<Int>]
  }

  /// What becomes of a picture's place before the next.
  private enum Disposal: UInt8 { case keep, clear, restore }

  package let name: String
  package let width: Int
  package let height: Int
  /// How long each picture is shown, in seconds; zero for one that does not move.
  package let delays: [Double]
  private let file: PNGFile
  private let parts: [Part]

  package var count: Int { parts.count }

  /// When a picture begins, in seconds after the first.
  package func instant(of index: Int) -> Double { delays.prefix(index).reduce(0, +) }

  package init(name: String, bytes: [UInt8]) throws {
    file = try PNGFile(name: name, bytes: bytes)
    self.name = name
    func broken(_ reason: String) -> PictureError { PictureError(file: name, reason: reason) }
    let header = file.chunks[0]
    guard header.type == "IHDR", header.range.count == 13 else { throw broken("it has no header") }
    (width, height) = (
      PNGFile.number(bytes, header.range.lowerBound),
      PNGFile.number(bytes, header.range.lowerBound + 4)
    )
    do { try CanvasLimit.check(width: Double(width), height: Double(height)) } catch {
      throw broken("\(width) × \(height) pixels are no size that can be read")
    }
    let whole = PixelRegion(x: 0, y: 0, width: width, height: height)
    guard let control = file.chunks.first(where: { $0.type == "acTL" }) else {
      let data = file.chunks.filter { $0.type == "IDAT" }.map(\.range)
      parts = [Part(region: whole, disposal: .keep, isBlended: false, data: data)]
      delays = [0]
      return
    }
    var parts: [Part] = []
    var delays: [Double] = []
    for chunk in file.chunks {
      let at = chunk.range.lowerBound
      switch chunk.type {
      case "fcTL":
        guard chunk.range.count == 26, let disposal = Disposal(rawValue: bytes[at + 24]) else {
          throw broken("the control of picture \(parts.count) is damaged")
        }
        let values = (1...4).map { PNGFile.number(bytes, at + 4 * $0) }
        let region = PixelRegion(x: values[2], y: values[3], width: values[0], height: values[1])
        let isInside =
          region.width > 0 && region.height > 0 && region.x + region.width <= width
          && region.y + region.height <= height
        guard isInside else { throw broken("picture \(parts.count) is outside the canvas") }
        parts.append(
          Part(region: region, disposal: disposal, isBlended: bytes[at + 25] == 1, data: []))
        let whole = Double(Int(bytes[at + 20]) << 8 | Int(bytes[at + 21]))
        let share = Double(Int(bytes[at + 22]) << 8 | Int(bytes[at + 23]))
        delays.append(whole / (share == 0 ? 100 : share))
      case "IDAT":
        // Without a control before it, this picture is only for readers that know no animation.
        if !parts.isEmpty { parts[parts.count - 1].data.append(chunk.range) }
      case "fdAT":
        guard !parts.isEmpty, chunk.range.count >= 4 else { throw broken("its order is wrong") }
        parts[parts.count - 1].data.append(at + 4..<chunk.range.upperBound)
      default: break
      }
    }
    let announced = control.range.count == 8 ? PNGFile.number(bytes, control.range.lowerBound) : -1
    guard announced == parts.count, parts.allSatisfy({ !$0.data.isEmpty }) else {
      throw broken("it announces \(announced) pictures and has \(parts.count)")
    }
    (self.parts, self.delays) = (parts, delays)
  }

  /// Hands out the pictures in order, until `body` returns false.
  package func forEach(_ body: (Int, Bitmap) throws -> Bool) throws {
    var canvas = Bitmap(width: width, height: height)
    for (index, part) in parts.enumerated() {
      let picture = try picture(part, index)
      let before = canvas
      let region = part.region
      if part.isBlended {
        canvas.lay(picture, atX: region.x, y: region.y)
      } else {
        canvas.replace(atX: region.x, y: region.y, with: picture)
      }
      guard try body(index, canvas) else { return }
      switch part.disposal {
      case .keep: break
      case .clear:
        canvas.replace(
          atX: region.x, y: region.y, with: Bitmap(width: region.width, height: region.height))
      case .restore: canvas = before
      }
    }
  }

  /// The picture as a PNG of its own, decoded.
  private func picture(_ part: Part, _ index: Int) throws -> Bitmap {
    var png = PNGChunks()
    for chunk in file.chunks {
      switch chunk.type {
      case "IHDR":
        let rest = file.bytes[chunk.range].dropFirst(8)
        png.append(
          "IHDR",
          PNGChunks.bigEndian(part.region.width) + PNGChunks.bigEndian(part.region.height) + rest)
      case "PLTE", "tRNS": png.append(chunk.type, Array(file.bytes[chunk.range]))
      default: break
      }
    }
    for range in part.data { png.append("IDAT", Array(file.bytes[range])) }
    png.append("IEND", [])
    do {
      return try EncodedPicture(name: name, bytes: png.bytes).decoded()
    } catch let error as PictureError {
      let place = count > 1 ? "in picture \(index): " : ""
      throw PictureError(file: name, reason: place + error.reason)
    }
  }
}

extension Bitmap {
  /// Lays a picture that lies inside over what is there.
  fileprivate mutating func lay(_ picture: Bitmap, atX left: Int, y top: Int) {
    let width = width
    withMutablePixels { target in
      picture.withPixels { source in
        for y in 0..<picture.height {
          for x in 0..<picture.width {
            let over = source[y * picture.width + x]
            let at = (top + y) * width + left + x
            target[at] = Self.over(over, target[at])
          }
        }
      }
    }
  }

  private static func over(_ top: UInt32, _ below: UInt32) -> UInt32 {
    let rest = 255 - top >> 24
    var word: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let part = (below >> shift & 0xFF) * rest + 127
      word |= min((top >> shift & 0xFF) + part / 255, 255) << shift
    }
    return word
  }
}

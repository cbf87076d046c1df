/// Writes pictures of one size as a GIF animation that repeats for ever.
///
/// Each frame holds the rectangle that differs from the frame before, with up to 255 colours of its
/// own; pixels that stay are transparent. GIF has no half-transparent pixels: pictures are laid on
/// white. As with APNG, frames are made apart from each other and put together at the end.
package struct GIFEncoder: Sendable {
  /// Frames a second that viewers still show at their speed: they stretch shorter delays.
  package static let highestRate = 50.0

  package init() {}

  /// One frame, compressed.
  package struct Part: Sendable {
    var region: PixelRegion
    /// Red, green and blue, 2^depth times.
    var table: [UInt8]
    /// Bits of an index, 2 to 8.
    var depth: Int
    /// The index of what stays as it was.
    var transparent: UInt8?
    var codes: [UInt8]
  }

  package func part(_ bitmap: Bitmap, after previous: Bitmap?) -> Part {
    let region = PixelRegion(changedIn: bitmap, after: previous)
    let pixels = Self.colors(bitmap.cropped(to: region))
    let hasSameSize = previous?.width == bitmap.width && previous?.height == bitmap.height
    let old = hasSameSize ? previous.map { Self.colors($0.cropped(to: region)) } : nil
    // 1. Count the colours of what changes, whole runs at a time.
    var counts: [UInt32: Int] = [:]
    var run = (color: UInt32(0), count: 0)
    for place in pixels.indices where old?[place] != pixels[place] {
      if pixels[place] != run.color {
        if run.count > 0 { counts[run.color, default: 0] += run.count }
        run = (pixels[place], 0)
      }
      run.count += 1
    }
    if run.count > 0 { counts[run.color, default: 0] += run.count }
    // 2. Choose colours; the one behind them means that a pixel stays.
    let palette = ColorPalette(counts, limit: 255)
    let transparent = UInt8(palette.colors.count)
    // 3. Look every pixel up.
    var indices = [UInt8](repeating: transparent, count: pixels.count)
    var last = (color: UInt32.max, index: UInt8(0))
    for place in pixels.indices where old?[place] != pixels[place] {
      if pixels[place] != last.color {
        last = (pixels[place], palette.index[pixels[place]] ?? 0)
      }
      indices[place] = last.index
    }
    // 4. A table has a power of two of colours, and codes begin at two bits.
    var depth = 2
    while 1 << depth < palette.colors.count + 1 { depth += 1 }
    var table: [UInt8] = []
    for color in palette.colors {
      table += [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    table += [UInt8](repeating: 0, count: 3 << depth - table.count)
    return Part(
      region: region, table: table, depth: depth, transparent: old == nil ? nil : transparent,
      codes: LZWEncoder.encode(indices, depth: depth))
  }

  /// The whole file.
  package func file(_ parts: [Part], delay: FrameDelay) -> [UInt8] {
    guard let first = parts.first else { return [] }
    var bytes = Array("GIF89a".utf8)
    bytes += Self.words(first.region.width, first.region.height)
    // No common table: each frame has its own.
    bytes += [0x70, 0, 0]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for (index, part) in parts.enumerated() {
      // The frame stays when the next one is drawn.
      let flags: UInt8 = 1 << 2 | (part.transparent == nil ? 0 : 1)
      bytes += [0x21, 0xF9, 4, flags] + Self.words(delay.hundredths(of: index))
      bytes += [part.transparent ?? 0, 0]
      bytes += [0x2C] + Self.words(part.region.x, part.region.y)
      bytes += Self.words(part.region.width, part.region.height)
      bytes += [0x80 | UInt8(part.depth - 1)] + part.table
      bytes.append(UInt8(part.depth))
      var rest = part.codes[...]
      while !rest.isEmpty {
        let block = rest.prefix(255)
        bytes.append(UInt8(block.count))
        bytes += block
        rest = rest.dropFirst(255)
      }
      bytes.append(0)
    }
    bytes.append(0x3B)
    return bytes
  }

  private static func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  /// 0xRRGGBB of every pixel on white.
  private static func colors(_ bitmap: Bitmap) -> [UInt32] {
    bitmap.withPixels { pixels in
      pixels.map { word in
        let alpha = word >> 24
        if alpha == 255 { return word & 0xFF_FFFF }
        // Premultiplied: what is missing comes from the white, the same for each colour.
        return word & 0xFF_FFFF &+ (255 - alpha) &* 0x01_0101
      }
    }
  }
}

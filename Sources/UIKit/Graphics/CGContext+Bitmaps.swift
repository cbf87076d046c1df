import Foundation
import HangaDrawing
import HangaGeometry

extension CGContext {
  /// A context over pixels, whose y grows upwards from the lowest row; `nil` for layouts of pixels
  /// that a device has no context for either.
  ///
  /// - Parameter data: memory for the pixels, or `nil` to have the context keep them.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0,
      let layout = PixelLayout(
        width: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    self.init(
      size: size, base: flipped,
      target: .pixels(PixelCanvas(width: width, height: height, layout: layout, memory: data)))
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The pixels as a picture, or `nil` for a context of pages.
  public func makeImage() -> CGImage? {
    if case .document = target { return nil }
    return takePixels().map(CGImage.init(pixels:))
  }

  /// The pixels' memory, rows from the top; `nil` for a context without pixels of its own.
  public var data: UnsafeMutableRawPointer? {
    guard case .pixels(let canvas) = target else { return nil }
    _ = takePixels()
    return canvas.shared
  }
  public var width: Int { Int(size.width.rounded(.up)) }
  public var height: Int { Int(size.height.rounded(.up)) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { layout?.kind == .color ? 32 : 8 }
  public var bytesPerRow: Int { layout?.bytesPerRow ?? width * 4 }
  public var bitmapInfo: CGBitmapInfo { layout?.info ?? CGBitmapInfo(alpha: .premultipliedLast) }
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .premultipliedLast }
  public var colorSpace: CGColorSpace? {
    layout?.kind == .gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }
  private var layout: PixelLayout? {
    if case .pixels(let canvas) = target { return canvas.layout }
    return nil
  }
}

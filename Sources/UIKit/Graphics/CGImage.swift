import Foundation
import HangaDrawing
import HangaGeometry
import Synchronization

/// Pixels that no longer change.
public final class CGImage: Hashable, Sendable {
  package let pixels: PixelBuffer
  private let encoded = Mutex<Data?>(nil)

  package init(pixels: PixelBuffer) { self.pixels = pixels }

  /// A picture of bytes as `bitmapInfo` says; `nil` if they are too few.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0,
      let layout = PixelLayout(
        width: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: bitmapInfo), provider.bytes.count >= layout.bytesPerRow * height
    else { return nil }
    let pixels = provider.bytes.withUnsafeBytes {
      layout.read(width: width, height: height, from: $0.baseAddress!)
    }
    self.init(pixels: pixels)
  }

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: alphaInfo) }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The part in `rect`, in pixels from the top, as far as it lies inside; `nil` where none does.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(all)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(
      pixels: pixels.cropped(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)))
  }
  public func copy() -> CGImage? { self }

  /// The pixels' bytes: red, green, blue and alpha.
  public var dataProvider: CGDataProvider? {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let layout = PixelLayout(
      width: width, bitsPerComponent: 8, bytesPerRow: 0, space: colorSpace, info: bitmapInfo)
    bytes.withUnsafeMutableBytes { layout?.write(pixels, to: $0.baseAddress!) }
    return CGDataProvider(bytes: bytes)
  }

  /// The picture as a file, made once.
  package var png: Data? {
    encoded.withLock { known in
      if known == nil { known = GraphicsTools.required("CGImage")?.png(pixels, 1) }
      return known
    }
  }

  /// A name by which drawings can show it.
  package func reference(scale: CGFloat = 1) -> ImageReference? {
    guard let png else { return nil }
    return GraphicsTools.required("CGImage")?.reference(png, scale)
  }

  /// Turned and mirrored so that it stands as `orientation` says.
  package func turned(_ orientation: UIImage.Orientation) -> CGImage {
    let (w, h) = (width, height)
    let turned: PixelBuffer
    switch orientation {
    case .up: return self
    case .down: turned = pixels.mapped(width: w, height: h) { (w - 1 - $0, h - 1 - $1) }
    case .left: turned = pixels.mapped(width: h, height: w) { (w - 1 - $1, $0) }
    case .right: turned = pixels.mapped(width: h, height: w) { ($1, h - 1 - $0) }
    case .upMirrored: turned = pixels.mapped(width: w, height: h) { (w - 1 - $0, $1) }
    case .downMirrored: turned = pixels.mapped(width: w, height: h) { ($0, h - 1 - $1) }
    case .leftMirrored: turned = pixels.mapped(width: h, height: w) { ($1, $0) }
    case .rightMirrored: turned = pixels.mapped(width: h, height: w) { (w - 1 - $1, h - 1 - $0) }
    }
    return CGImage(pixels: turned)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.pixels == b.pixels }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(pixels.words.first)
  }
}

/// Bytes that a picture is made of.
public final class CGDataProvider: Sendable {
  let bytes: [UInt8]
  init(bytes: [UInt8]) { self.bytes = bytes }
  public convenience init?(data: Data) { self.init(bytes: [UInt8](data)) }
  public convenience init?(data: NSData) { self.init(bytes: [UInt8](Data(referencing: data))) }
  public var data: CFData? { NSData(data: Data(bytes)) }
}

public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFMutableData = NSMutableData

/// The first of the bytes, as long as `data` lives.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.bytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataGetLength(_ data: CFData!) -> Int { data.length }

/// What is done with colours that a space lacks; everything here is sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

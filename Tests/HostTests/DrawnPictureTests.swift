import SwiftUI
import Testing

@testable import Hanga
@testable import UIKit

/// Pictures that programs draw themselves; a host must have been made.
@MainActor
struct DrawnPictureTests {
  init() throws { _ = try ViewHost(Text(verbatim: "a")) }

  private func context(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  @Test func yGrowsUpwardsInBitmaps() throws {
    let context = try context(4, 4)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.pixels[0, 3] == 0xFFFF_0000)
    #expect(image.pixels[0, 2] == 0)
  }

  @Test func memoryOfTheProgramHasTheBytesAtOnce() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    #expect(Array(bytes[0..<4]) == [255, 0, 255, 0])
    #expect(Array(bytes[4...]) == Array(repeating: 0, count: 12))
  }

  @Test func layoutsThatNoDeviceHasGiveNoContext() {
    #expect(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.none.rawValue) == nil)
    #expect(
      CGContext(
        data: nil, width: 0, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        == nil)
  }

  @Test func rendererDrawsFromTheTopAtItsScale() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.size == CGSize(width: 3, height: 2))
    let pixels = try #require(image.cgImage).pixels
    #expect((pixels.width, pixels.height) == (6, 4))
    #expect(pixels[1, 1] == 0xFF00_00FF)
    #expect(pixels[2, 1] == 0)
  }

  @Test func sourceInKeepsWhatWasThereForAStencil() throws {
    let context = try context(2, 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setBlendMode(.sourceIn)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let pixels = try #require(context.makeImage()).pixels
    #expect(pixels.words == [0xFFFF_0000, 0])
  }

  @Test func clearingTakesAwayWhatWasDrawn() throws {
    let context = try context(2, 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try #require(context.makeImage()).pixels.words == [0xFF00_0000, 0])
  }

  @Test func clipsAndStatesAreRestored() throws {
    let context = try context(3, 1)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(try #require(context.makeImage()).pixels.words == [0xFF00_0000, 0, 0xFF00_0000])
  }

  @Test func picturesAreUprightAndTurnedAsTheySay() throws {
    let source = CGImage(
      pixels: PixelBuffer(width: 2, height: 1, words: [0xFFFF_0000, 0xFF00_00FF]))
    let drawn = try context(2, 1)
    drawn.draw(source, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try #require(drawn.makeImage()).pixels.words == source.pixels.words)
    #expect(
      source.turned(.right).pixels == PixelBuffer(width: 1, height: 2, words: source.pixels.words))
    #expect(source.turned(.down).pixels.words == Array(source.pixels.words.reversed()))
    #expect(
      UIImage(cgImage: source, scale: 1, orientation: .left).size == CGSize(width: 1, height: 2))
  }

  @Test func cropsCountFromTheTop() throws {
    let source = CGImage(
      pixels: PixelBuffer(width: 1, height: 2, words: [0xFF00_0001, 0xFF00_0002]))
    #expect(
      source.cropping(to: CGRect(x: 0, y: 1, width: 5, height: 5))?.pixels.words == [0xFF00_0002])
    #expect(source.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func renderersOfViewsHandOutPixelsAndDrawings() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 2, height: 3))
    let image = try #require(renderer.cgImage)
    #expect((image.width, image.height) == (2, 3))
    let drawn = try context(2, 3)
    renderer.render { size, draw in
      #expect(size == CGSize(width: 2, height: 3))
      draw(drawn)
    }
    #expect(try #require(drawn.makeImage()).pixels == image.pixels)
  }

  @Test func aDrawnPictureShowsInAView() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let host = try ViewHost(Image(uiImage: image))
    let list = try host.displayListDescription
    #expect(list.contains("image"))
    #expect(host.warnings.isEmpty)
  }

  @Test func pagesBecomeADocument() throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 60)).pdfData {
      for _ in 0..<2 {
        $0.beginPage()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
      }
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF"))
    #expect(text.contains("/Count 2"))
  }
}

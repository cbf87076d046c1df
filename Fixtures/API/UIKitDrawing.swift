import SwiftUI

/// What of UIKit and the drawing library makes pictures: each listed name once.
enum UIKitDrawingCalls {
  // api: geometry_type CGContext
  static func contexts() -> CGContext? {
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let bytes = NSMutableData()
    if let consumer = CGDataConsumer(data: bytes) {
      // api: geometry CGContext(consumer:mediaBox:_:)
      let pages = CGContext(consumer: consumer, mediaBox: &box, nil)
      pages?.beginPDFPage(nil)
      pages?.endPDFPage()
      pages?.closePDF()
    }
    // api: geometry CGContext(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)
    return CGContext(
      data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  // api: geometry_type CGImage
  @MainActor static func images(_ image: CGImage) -> some View {
    VStack {
      // api: view_init Image(_:scale:label:)
      Image(image, scale: 2, label: Text("a"))
      // api: view_init Image(decorative:scale:)
      Image(decorative: image, scale: 2)
    }
  }

  static func renderer() -> UIImage {
    // api: uikit_type UIGraphicsImageRendererFormat
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    // api: uikit_type UIGraphicsImageRenderer
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    // api: uikit_type UIImageWriteToSavedPhotosAlbum
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    return image
  }

  @MainActor static func pages(_ renderer: ImageRenderer<Text>) {
    _ = renderer.cgImage
    renderer.render { size, draw in
      if let context = contexts() { draw(context) }
    }
  }

  static func fonts() -> UIFont {
    // api: uikit_type UIFontDescriptor
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = descriptor.withDesign(.rounded)?.withSymbolicTraits([.traitBold, .traitItalic])
    return UIFont(descriptor: bold ?? descriptor, size: 20)
  }
}

import Combine
import Foundation
import HangaLayout
import HangaRuntime
import UIKit

/// Draws a view into a picture, outside any screen.
///
/// The view is laid out for `proposedSize` in its first state, with the default environment and the
/// fonts, pictures, strings and locale of the scene.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is drawn.
  public var content: Content
  /// `nil` lengths let the view have its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has a white ground instead of a transparent one.
  public var isOpaque = false

  /// A renderer of `content` at its ideal size, a pixel a point.
  public init(content: Content) { self.content = content }

  /// The drawn picture; `nil` if nothing can be drawn, which is printed, or if no host was ever made.
  public var uiImage: UIImage? {
    guard let maker = PictureMaker.current else {
      let message = "ImageRenderer: nothing can be drawn before a ViewHost has been made.\n"
      FileHandle.standardError.write(Data(message.utf8))
      return nil
    }
    return maker.make(AnyView(content), proposedSize, scale, isOpaque)
  }

  /// The drawn pixels.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// The colours that the picture can hold; all are drawn in sRGB.
  public var colorMode = ColorRenderingMode.nonLinear
  /// How bright colours may be; the standard range is drawn.
  public var allowedDynamicRange: Image.DynamicRange?

  /// Hands out the view's size and a drawing of it, for a context whose y axis points upwards.
  ///
  /// - Parameter rasterizationScale: for what cannot be drawn by outlines.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, @escaping (CGContext) -> Void) -> Void
  ) {
    let view = AnyView(content)
    let size = OffScreen.size(of: view, proposedSize)
    let items = OffScreen.items(of: view, in: size)
    renderer(size) { context in context.addUpright(items, size: size) }
  }
}

/// Draws views for `ImageRenderer`; the host provides it.
package struct PictureMaker {
  package let make: @MainActor (AnyView, ProposedViewSize, CGFloat, Bool) -> UIImage?
  package init(_ make: @escaping @MainActor (AnyView, ProposedViewSize, CGFloat, Bool) -> UIImage?)
  {
    self.make = make
  }

  /// Set once by the host of this process.
  @MainActor package static var current: PictureMaker?
}

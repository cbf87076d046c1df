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

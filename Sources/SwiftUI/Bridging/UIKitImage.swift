import HangaRuntime
import UIKit

/// Pictures of UIKit's as views.
@MainActor
enum UIKitImage {
  /// A picture in a frame, by the mode of a view.
  ///
  /// - Parameter tint: of templates; `nil` for that of the surroundings.
  @ViewBuilder static func view(
    of image: UIImage, mode: UIView.ContentMode, tint: UIColor? = nil
  ) -> some View {
    let color: Color? = tint.map { Color(uiColor: $0) }
    let alignment = mode.alignment
    switch mode {
    case .scaleAspectFit: stretched(image).scaledToFit().foregroundColor(color)
    case .scaleAspectFill: stretched(image).scaledToFill().foregroundColor(color)
    case .scaleToFill, .redraw: stretched(image).foregroundColor(color)
    default:
      GeometryReader { proxy in
        Image(uiImage: image).foregroundColor(color)
          .frame(width: proxy.size.width, height: proxy.size.height, alignment: alignment)
      }
    }
  }

  private static func stretched(_ image: UIImage) -> Image {
    guard let resizing = image.resizing else { return Image(uiImage: image).resizable() }
    return Image(uiImage: image).resizable(
      capInsets: EdgeInsets(resizing.insets),
      resizingMode: resizing.mode == .tile ? .tile : .stretch)
  }
}

extension UIView.ContentMode {
  /// Where a picture that keeps its size stands.
  var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    }
  }
}

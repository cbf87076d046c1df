import HangaRuntime
import UIKit

/// The SwiftUI views by which views of UIKit's are drawn.
@MainActor
enum UIKitPicture {
  /// `view` and all in it, arranged in `size`.
  static func laidOut(_ view: UIView, in size: CGSize) -> AnyView {
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return picture(of: view)
  }

  /// `view` with its decorations and its subviews, in its own size.
  static func picture(of view: UIView) -> AnyView {
    guard !view.isHidden, view.alpha > 0 else { return AnyView(EmptyView()) }
    let size = view.bounds.size
    let origin = (view as? UIScrollView)?.contentOffset ?? view.bounds.origin
    let own = view as? any StoodFor
    let subviews = own?.standInShowsSubviews == true ? [] : view.subviews
    let content = ZStack(alignment: .topLeading) {
      if let own { own.standIn.frame(width: size.width, height: size.height) }
      ForEach(Array(subviews.enumerated()), id: \.offset) { entry in
        placed(entry.element, from: origin)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    return decorated(view, AnyView(content))
  }

  private static func placed(_ view: UIView, from origin: CGPoint) -> AnyView {
    let frame = view.frame
    return AnyView(
      picture(of: view).frame(width: frame.width, height: frame.height)
        .transformEffect(about(view.transform, frame.size))
        .offset(x: frame.minX - origin.x, y: frame.minY - origin.y))
  }

  /// `transform` about the middle of `size`, where UIKit's views turn.
  private static func about(_ transform: CGAffineTransform, _ size: CGSize) -> CGAffineTransform {
    guard !transform.isIdentity else { return transform }
    let (x, y) = (size.width / 2, size.height / 2)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// `view` as large as it wants to be; without a wish, as large as it is offered.
  static func natural(_ view: UIView) -> AnyView {
    if let own = view as? any StoodFor, own.isSizedByStandIn { return decorated(view, own.standIn) }
    let wish = view.intrinsicContentSize
    let content = GeometryReader { proxy in laidOut(view, in: proxy.size) }
    return AnyView(
      content.frame(
        width: wish.width >= 0 ? wish.width : nil, height: wish.height >= 0 ? wish.height : nil))
  }

  // MARK: Decorations

  /// `content` with the fill, corners, border, shadow and opacity of `view`.
  static func decorated(_ view: UIView, _ content: AnyView) -> AnyView {
    let layer = view.layer
    let shape = LayerShape(layer)
    let fill =
      view.backgroundColor.map { Color(uiColor: $0) }
      ?? layer.backgroundColor.map { Color(cgColor: $0) }
    var result = AnyView(
      content.background(alignment: .topLeading) {
        ZStack(alignment: .topLeading) {
          if let fill { shape.fill(fill) }
          if let drawing = LayerPicture.drawing(layer) { drawing }
          ForEach(Array((layer.sublayers ?? []).enumerated()), id: \.offset) { entry in
            LayerPicture.picture(of: entry.element)
          }
        }
      })
    if layer.masksToBounds { result = AnyView(result.clipShape(shape)) }
    if layer.borderWidth > 0, let color = layer.borderColor {
      result = AnyView(
        result.overlay(shape.strokeBorder(Color(color), lineWidth: layer.borderWidth)))
    }
    if layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor {
      result = AnyView(
        result.shadow(
          color: Color(color).opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius,
          x: layer.shadowOffset.width, y: layer.shadowOffset.height))
    }
    let opacity = Double(view.alpha) * Double(layer.opacity)
    if opacity < 1 { result = AnyView(result.opacity(opacity)) }
    if let name = view.accessibilityIdentifier {
      result = AnyView(result.accessibilityIdentifier(name))
    }
    return result
  }
}

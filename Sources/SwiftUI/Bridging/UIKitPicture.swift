import HangaRuntime
import UIKit

/// The SwiftUI views by which views of UIKit's are drawn.
@MainActor
enum UIKitPicture {
  /// Above zero while views are arranged for a picture, which is no change to show.
  private static var making = 0
  static var isMaking: Bool { making > 0 }

  private static var pictures = 0
  /// Tells the views of one picture from those of the next, which hold the same objects.
  static func serial() -> Int {
    pictures += 1
    return pictures
  }

  /// Runs code of UIKit's that makes the picture.
  static func making<R>(_ body: () -> R) -> R {
    making += 1
    defer { making -= 1 }
    return body()
  }

  /// `view` and all in it, arranged in `size`.
  static func laidOut(_ view: UIView, in size: CGSize, safeArea: EdgeInsets = EdgeInsets())
    -> AnyView
  {
    making {
      view.isShown = true
      view.shownSafeArea = UIEdgeInsets(
        top: safeArea.top, left: safeArea.leading, bottom: safeArea.bottom, right: safeArea.trailing
      )
      view.frame = CGRect(origin: .zero, size: size)
      view.layoutIfNeeded()
      return AnyView(picture(of: view).coordinateSpace(.named(ObjectIdentifier(view))))
    }
  }

  /// `view` with its decorations and its subviews, in its own size.
  static func picture(of view: UIView) -> AnyView {
    guard !view.isHidden, view.alpha > 0 else { return AnyView(EmptyView()) }
    (view as? UIButton)?.prepareLook()
    let size = view.bounds.size
    let own = view as? any StoodFor
    let subviews = own?.standInShowsSubviews == true ? [] : view.subviews
    let content = ZStack(alignment: .topLeading) {
      if let own { own.standIn.frame(width: size.width, height: size.height) }
      if let drawing = ViewDrawing(view) { drawing }
      ForEach(items(subviews)) { item in placed(item.view, from: view.bounds.origin) }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    var result = decorated(view, AnyView(content))
    if view.overrideUserInterfaceStyle != .unspecified {
      let scheme: ColorScheme = view.overrideUserInterfaceStyle == .dark ? .dark : .light
      result = AnyView(result.environment(\.colorScheme, scheme))
    }
    return UIKitTouches.attached(to: result, of: view)
  }

  /// A subview, known by itself however others come and go.
  struct Item: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }
  static func items(_ views: [UIView]) -> [Item] { views.map(Item.init) }

  static func placed(_ view: UIView, from origin: CGPoint) -> AnyView {
    let frame = view.frame
    let content = picture(of: view).frame(width: frame.width, height: frame.height)
    return AnyView(
      LayerTransform.applied(
        to: AnyView(content), view.layer.transform, view.transform, frame.size,
        view.layer.anchorPoint
      )
      .offset(x: frame.minX - origin.x, y: frame.minY - origin.y))
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
          ForEach(Array(layer.shownSublayers.enumerated()), id: \.offset) { entry in
            LayerPicture.picture(of: entry.element)
          }
        }
      })
    if layer.masksToBounds { result = AnyView(result.clipShape(shape)) }
    if layer.borderWidth > 0, let color = layer.borderColor {
      result = AnyView(
        result.overlay(shape.strokeBorder(Color(color), lineWidth: layer.borderWidth)))
    }
    result = LayerPicture.masked(result, by: layer.mask)
    if let mask = view.mask {
      result = AnyView(result.mask(alignment: .topLeading) { placed(mask, from: .zero) })
    }
    result = LayerPicture.shadowed(result, layer)
    let opacity = Double(view.alpha) * Double(layer.opacity)
    result = AnyView(result.opacity(opacity))
    if let name = view.accessibilityIdentifier {
      result = AnyView(result.accessibilityIdentifier(name))
    }
    if let label = view.accessibilityLabel {
      result = AnyView(result.accessibilityLabel(Text(verbatim: label)))
    }
    return LayerPicture.moving(layer, result) {
      decorated(view, content)
    }
  }
}

/// What a class of the user's draws by itself.
struct ViewDrawing: View {
  private let context: CGContext

  /// `nil` for classes of UIKit's own, and where nothing is drawn.
  @MainActor init?(_ view: UIView) {
    guard view.isUsers, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    let context = CGContext(noting: view.bounds.size)
    DrawingContexts.with(context) {
      if let label = view as? UILabel {
        label.drawText(in: label.bounds)
      } else {
        view.draw(view.bounds)
      }
      view.layer.draw(in: context)
    }
    guard !context.items.isEmpty else { return nil }
    self.context = context
  }

  var body: some View {
    let items = context.items
    Canvas { context, _ in context.draw(items) }
      .allowsHitTesting(false)
  }
}

extension UIView {
  /// Whether its class is none of UIKit's: such a class may draw itself and take touches.
  var isUsers: Bool {
    !String(reflecting: type(of: self)).hasPrefix("UIKit.") && !(self is HostedView)
  }
}

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
    let content = ZStack(alignment: .topLeading) {
      AnyView(ownContent(view).frame(width: size.width, height: size.height))
      ForEach(Array(view.subviews.enumerated()), id: \.offset) { entry in
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

  // MARK: Contents

  private static func ownContent(_ view: UIView) -> AnyView {
    switch view {
    case let label as UILabel: AnyView(text(label))
    case let image as UIImageView: picture(image)
    case let button as UIButton: self.button(button)
    case let hosted as HostedView: hosted.content
    case let effect as UIVisualEffectView: blur(effect)
    case let spinner as UIActivityIndicatorView: self.spinner(spinner)
    case let field as UITextField: self.field(field)
    case let text as UITextView: self.text(text)
    case let bar as UIProgressView: progress(bar)
    default: UIKitControls.picture(of: view)
    }
  }

  static func text(_ label: UILabel) -> some View {
    Text(label.text ?? "")
      .font(Font(label.font))
      .foregroundColor(Color(uiColor: label.textColor))
      .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
      .multilineTextAlignment(alignment(label.textAlignment))
      .minimumScaleFactor(
        label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.01) : 1
      )
      .frame(maxWidth: .infinity, alignment: frameAlignment(label.textAlignment))
  }

  private static func text(_ view: UITextView) -> AnyView {
    AnyView(
      Text(view.text ?? "")
        .font(view.font.map { Font($0) })
        .foregroundColor(view.textColor.map { Color(uiColor: $0) })
        .multilineTextAlignment(alignment(view.textAlignment))
        .padding(.leading, view.textContainerInset.left + linePadding)
        .padding(.trailing, view.textContainerInset.right + linePadding)
        .padding(.top, view.textContainerInset.top)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: top(view.textAlignment)))
  }

  /// What a text view leaves free beside its lines; UIKit's documented default.
  private static let linePadding: CGFloat = 5

  private static func field(_ field: UITextField) -> AnyView {
    let isEmpty = field.text?.isEmpty ?? true
    let shown = isEmpty ? field.placeholder ?? "" : field.text ?? ""
    let color = isEmpty ? UIColor.placeholderText : field.textColor ?? .label
    let text = Text(
      field.isSecureTextEntry && !isEmpty ? String(repeating: "•", count: shown.count) : shown
    )
    .font(field.font.map { Font($0) })
    .foregroundColor(Color(uiColor: color))
    .lineLimit(1)
    let isRounded = field.borderStyle == .roundedRect
    // facts/controls.md §4: inset 7, radius 5, a border of 0.65 at 20 % black.
    return AnyView(
      text.padding(.horizontal, isRounded ? 7 : 0)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: frameAlignment(field.textAlignment)
        )
        .overlay {
          if isRounded {
            RoundedRectangle(cornerRadius: 5).strokeBorder(
              Color.black.opacity(0.2), lineWidth: 0.65)
          }
        })
  }

  private static func picture(_ view: UIImageView) -> AnyView {
    guard let image = view.image else { return AnyView(EmptyView()) }
    let tinted = Image(uiImage: image).foregroundColor(Color(uiColor: view.tintColor))
    switch view.contentMode {
    case .scaleAspectFit: return AnyView(resizable(image, view).scaledToFit())
    case .scaleAspectFill: return AnyView(resizable(image, view).scaledToFill())
    case .scaleToFill, .redraw: return AnyView(resizable(image, view))
    default: return AnyView(tinted)
    }
  }

  private static func resizable(_ image: UIImage, _ view: UIImageView) -> some View {
    Image(uiImage: image).resizable().foregroundColor(Color(uiColor: view.tintColor))
  }

  private static func button(_ button: UIButton) -> AnyView {
    let color = Color(uiColor: button.titleColor ?? button.tintColor)
    return AnyView(
      Button(action: { button.sendActions(for: .touchUpInside) }) {
        HStack {
          if let image = button.image { Image(uiImage: image) }
          if let title = button.title { Text(title).font(button.titleLabel.map { Font($0.font) }) }
        }
        .foregroundColor(color)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      })
  }

  private static func blur(_ view: UIVisualEffectView) -> AnyView {
    guard let blur = view.effect as? UIBlurEffect else { return AnyView(EmptyView()) }
    return AnyView(Rectangle().fill(BlurMaterial.material(blur.style)))
  }

  private static func spinner(_ view: UIActivityIndicatorView) -> AnyView {
    guard view.isAnimating || !view.hidesWhenStopped else { return AnyView(EmptyView()) }
    return AnyView(
      ProgressView().controlSize(view.style == .large ? .large : .regular)
        .tint(view.color.map { Color(uiColor: $0) }))
  }

  private static func progress(_ view: UIProgressView) -> AnyView {
    AnyView(
      ProgressView(value: Double(min(max(view.progress, 0), 1)))
        .tint(view.progressTintColor.map { Color(uiColor: $0) }))
  }

  // MARK: Alignment

  private static func alignment(_ alignment: NSTextAlignment) -> TextAlignment {
    switch alignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
  private static func frameAlignment(_ alignment: NSTextAlignment) -> Alignment {
    switch alignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
  private static func top(_ alignment: NSTextAlignment) -> Alignment {
    switch alignment {
    case .center: .top
    case .right: .topTrailing
    default: .topLeading
    }
  }
}

/// The materials of UIKit's blurs.
enum BlurMaterial {
  static func material(_ style: UIBlurEffect.Style) -> Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThinMaterial
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thickMaterial
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regularMaterial
    }
  }
}

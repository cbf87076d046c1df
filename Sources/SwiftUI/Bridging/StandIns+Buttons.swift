import HangaRuntime
import UIKit

extension UIButton: StoodFor {
  var isSizedByStandIn: Bool { true }

  var standIn: AnyView {
    let look: AnyView = configuration.map(configured) ?? plain
    guard showsMenuAsPrimaryAction, let menu else { return look }
    return AnyView(
      Menu {
        MenuEntries(elements: menu.children)
      } label: {
        label
      })
  }

  private func press() {
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  private var label: AnyView {
    configuration.map { AnyView(content($0)) } ?? AnyView(plainLabel)
  }

  // MARK: Without a configuration

  private var plain: AnyView {
    AnyView(
      Button(action: press) { plainLabel }
        .buttonStyle(UIKitButtonStyle(dims: buttonType != .custom || adjustsImageWhenHighlighted))
        .disabled(!isEnabled))
  }

  @ViewBuilder private var plainLabel: some View {
    let insets = contentEdgeInsets
    // What the system's buttons leave above and below their titles.
    let least: CGFloat = insets == .zero && currentImage == nil ? 6 : 0
    HStack(spacing: 0) {
      if let image = currentImage {
        UIKitButtonImage(
          image: image, configuration: symbolConfigurations[state],
          isTinted: buttonType != .custom || image.isSymbolImage
        )
        .padding(EdgeInsets(imageEdgeInsets))
      }
      title.padding(EdgeInsets(titleEdgeInsets))
    }
    .foregroundColor(Color(uiColor: shownColor))
    .padding(EdgeInsets(insets))
    .padding(.vertical, least)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contents)
    .background {
      if let image = currentBackgroundImage { UIKitImage.view(of: image, mode: .scaleToFill) }
    }
    .contentShape(Rectangle())
  }

  private var shownColor: UIColor {
    // Titles of the system's buttons that say nothing for the disabled state fade.
    if !isEnabled, buttonType != .custom, saidTitleColor == nil { return .tertiaryLabel }
    return currentTitleColor
  }

  @ViewBuilder private var title: some View {
    let rules = TextRules(
      lines: titleLabel?.numberOfLines ?? 1,
      lineBreak: titleLabel?.lineBreakMode ?? .byTruncatingMiddle,
      alignment: titleLabel?.textAlignment ?? .natural,
      minimumScale: titleLabel?.adjustsFontSizeToFitWidth == true
        ? max(titleLabel?.minimumScaleFactor ?? 0, 0.01) : 1)
    let font = titleLabel?.font ?? .systemFont(ofSize: 15)
    if let text = currentAttributedTitle {
      AttributedTextView(
        text: text.filled(with: [.font: font, .foregroundColor: shownColor]), rules: rules,
        fills: false)
    } else if let text = currentTitle, !text.isEmpty {
      AttributedTextView(
        text: NSAttributedString(
          string: text, attributes: [.font: font, .foregroundColor: shownColor]),
        rules: rules, fills: false)
    }
  }

  private var contents: Alignment {
    let horizontal: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      case .center, .fill: .center
      }
    let vertical: VerticalAlignment =
      switch contentVerticalAlignment {
      case .top: .top
      case .bottom: .bottom
      case .center, .fill: .center
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  // MARK: With a configuration

  private func configured(_ configuration: Configuration) -> AnyView {
    AnyView(
      Button(role: role == .destructive ? .destructive : nil, action: press) {
        content(configuration)
      }
      .buttonStyle(UIKitButtonStyle(dims: true))
      .disabled(!isEnabled))
  }

  private func content(_ configuration: Configuration) -> some View {
    let look = ConfiguredLook(configuration, tint: tintColor, isEnabled: isEnabled, role: role)
    let insets = configuration.contentInsets
    return ConfiguredLabel(
      configuration: configuration, title: configuration.title ?? currentTitle,
      image: configuration.image ?? currentImage
    )
    .foregroundColor(look.foreground.map { Color(uiColor: $0) })
    .padding(
      EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contents)
    .background { look.background }
    .contentShape(Rectangle())
  }
}

/// A button's label alone, which pales while it is pressed.
struct UIKitButtonStyle: ButtonStyle {
  let dims: Bool
  /// How far UIKit's buttons pale (C).
  private static let pressedOpacity = 0.3

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed && dims ? Self.pressedOpacity : 1)
  }
}

/// A button's picture at its own size.
struct UIKitButtonImage: View {
  let image: UIImage
  let configuration: UIImage.SymbolConfiguration?
  let isTinted: Bool

  var body: some View {
    if image.isSymbolImage {
      Image(uiImage: configuration.map { image.withConfiguration($0) } ?? image)
        // Symbols without a configuration are as large as UIKit's body text.
        .font(.system(size: 17))
    } else if isTinted, image.renderingMode == .automatic {
      Image(uiImage: image).renderingMode(.template)
    } else {
      Image(uiImage: image)
    }
  }
}

/// The colours and the ground of a configured button.
@MainActor
private struct ConfiguredLook {
  let foreground: UIColor?
  let background: AnyView

  // facts/controls.md §4: tinted grounds are the tint at 15 %, and corners 5.95 at the usual size.
  private static let tintedOpacity: CGFloat = 0.15
  private static let corner: CGFloat = 5.95

  init(_ configuration: UIButton.Configuration, tint: UIColor, isEnabled: Bool, role: UIButton.Role)
  {
    let tint = role == .destructive ? UIColor.systemRed : tint
    var (front, ground): (UIColor?, UIColor?)
    switch configuration.kind {
    case .plain, .borderless: (front, ground) = (tint, nil)
    case .gray, .bordered: (front, ground) = (tint, .tertiarySystemFill)
    case .tinted, .borderedTinted:
      let base = configuration.baseBackgroundColor ?? tint
      (front, ground) = (tint, base.withAlphaComponent(Self.tintedOpacity))
    case .filled, .borderedProminent, .prominentGlass: (front, ground) = (.white, tint)
    case .glass, .clearGlass: (front, ground) = (.label, nil)
    }
    if let color = configuration.baseForegroundColor { front = color }
    if let color = configuration.baseBackgroundColor, configuration.kind != .tinted,
      configuration.kind != .borderedTinted
    {
      ground = color
    }
    if let color = configuration.background.backgroundColor { ground = color }
    if !isEnabled {
      front = .tertiaryLabel
      if ground != nil { ground = .tertiarySystemFill }
    }
    foreground = front
    let isGlass = configuration.kind == .glass || configuration.kind == .clearGlass
    let shape = Self.shape(configuration, isGlass: isGlass || configuration.kind == .prominentGlass)
    let edge = configuration.background
    background = AnyView(
      ZStack {
        if isGlass { Color.clear.glassEffect(.regular, in: shape) }
        if let ground { shape.fill(Color(uiColor: ground)) }
        if let image = edge.image {
          UIKitImage.view(of: image, mode: .scaleToFill).clipShape(shape)
        }
        if edge.strokeWidth > 0, let color = edge.strokeColor {
          shape.strokeBorder(Color(uiColor: color), lineWidth: edge.strokeWidth)
        }
      })
  }

  private static func shape(_ configuration: UIButton.Configuration, isGlass: Bool) -> ButtonShape {
    let isRound = isGlass && configuration.cornerStyle == .dynamic
    switch configuration.cornerStyle {
    case .capsule: return ButtonShape(radius: nil)
    case .fixed: return ButtonShape(radius: configuration.background.cornerRadius)
    case .dynamic where isRound: return ButtonShape(radius: nil)
    case .dynamic:
      if configuration.background.cornerRadius > 0 {
        return ButtonShape(radius: configuration.background.cornerRadius)
      }
      return ButtonShape(radius: configuration.buttonSize == .large ? 2 * corner : corner)
    case .small: return ButtonShape(radius: corner / 2)
    case .medium: return ButtonShape(radius: corner)
    case .large: return ButtonShape(radius: 2 * corner)
    }
  }
}

/// A rounded rectangle, or a capsule without a radius.
nonisolated private struct ButtonShape: InsettableShape {
  var radius: CGFloat?
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: inset, dy: inset)
    let radius = radius.map { max($0 - inset, 0) } ?? min(box.width, box.height) / 2
    return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: box)
  }
  func inset(by amount: CGFloat) -> ButtonShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// Picture, title and subtitle of a configured button.
private struct ConfiguredLabel: View {
  let configuration: UIButton.Configuration
  let title: String?
  let image: UIImage?

  var body: some View {
    let isRow =
      configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    let isFirst = configuration.imagePlacement == .leading || configuration.imagePlacement == .top
    let layout =
      isRow
      ? AnyLayout(HStackLayout(spacing: configuration.imagePadding))
      : AnyLayout(VStackLayout(spacing: configuration.imagePadding))
    layout {
      if isFirst { picture }
      if hasTexts { texts }
      if !isFirst { picture }
    }
    .font(font)
  }

  private var hasTexts: Bool {
    !(title ?? "").isEmpty || configuration.attributedTitle != nil || configuration.subtitle != nil
  }
  private var font: Font {
    switch configuration.buttonSize {
    case .small, .mini: .subheadline
    case .medium, .large: .body
    }
  }

  @ViewBuilder private var picture: some View {
    if configuration.showsActivityIndicator {
      ProgressView()
    } else if let image {
      let wish = configuration.preferredSymbolConfigurationForImage
      if let wish, image.isSymbolImage {
        Image(
          uiImage: image.withConfiguration(image.symbolConfiguration.map(wish.applying) ?? wish))
      } else {
        Image(uiImage: image)
      }
    }
  }

  private var texts: some View {
    VStack(alignment: alignment, spacing: configuration.titlePadding) {
      if let text = configuration.attributedTitle {
        Text(text)
      } else if let title, !title.isEmpty {
        if let transform = configuration.titleTextAttributesTransformer {
          Text(AttributedString(title, attributes: transform(AttributeContainer())))
        } else {
          Text(verbatim: title)
        }
      }
      if let text = configuration.attributedSubtitle {
        Text(text).font(.caption)
      } else if let text = configuration.subtitle {
        Text(verbatim: text).font(.caption)
      }
    }
    .multilineTextAlignment(alignment == .leading ? .leading : .center)
  }

  private var alignment: HorizontalAlignment {
    switch configuration.titleAlignment {
    case .leading: .leading
    case .trailing: .trailing
    case .center: .center
    case .automatic: image != nil && configuration.imagePlacement == .leading ? .leading : .center
    }
  }
}

import Foundation
import HangaGeometry

/// What a row of a list shows: a picture and one or two texts.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// Where its texts stand and how they look.
  package enum Kind: Hashable, Sendable {
    case cell, subtitle, value, plainHeader, groupedHeader, plainFooter, groupedFooter, sidebar
  }
  package let kind: Kind

  /// How a text looks.
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var transform = TextTransform.none
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
  /// How the picture looks.
  public struct ImageProperties {
    public nonisolated static let standardDimension = -CGFloat.greatestFiniteMagnitude
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var cornerRadius: CGFloat = 0
    /// The largest size; a zero length is no limit.
    public var maximumSize = CGSize.zero
    /// The room it is centred in; a zero length is its own.
    public var reservedLayoutSize = CGSize.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var accessibilityIgnoresInvertColors = false
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var axesPreservingSuperviewLayoutMargins: UInt = 3
  public var alpha: CGFloat = 1

  @MainActor private init(_ kind: Kind) {
    self.kind = kind
    let (first, second): (UIFont.TextStyle, UIFont.TextStyle) =
      switch kind {
      case .cell, .sidebar: (.body, .caption1)
      case .subtitle: (.body, .caption1)
      case .value: (.body, .body)
      case .plainHeader: (.headline, .subheadline)
      case .groupedHeader, .groupedFooter, .plainFooter: (.footnote, .footnote)
      }
    let isQuiet = kind == .groupedHeader || kind == .groupedFooter || kind == .plainFooter
    textProperties = TextProperties(
      font: .preferredFont(forTextStyle: first), color: isQuiet ? .secondaryLabel : .label)
    // Grouped headers are in capitals (facts/controls.md §3).
    if kind == .groupedHeader { textProperties.transform = .uppercase }
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second),
      color: kind == .value
        ? .secondaryLabel : kind == .subtitle || kind == .cell ? .label : .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = kind == .value
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    if kind == .subtitle || kind == .value {
      directionalLayoutMargins.top = kind == .subtitle ? 6 : 11
      directionalLayoutMargins.bottom = directionalLayoutMargins.top
    }
  }

  @MainActor public static func cell() -> Self { Self(.cell) }
  @MainActor public static func subtitleCell() -> Self { Self(.subtitle) }
  @MainActor public static func valueCell() -> Self { Self(.value) }
  @MainActor public static func plainHeader() -> Self { Self(.plainHeader) }
  @MainActor public static func groupedHeader() -> Self { Self(.groupedHeader) }
  @MainActor public static func prominentInsetGroupedHeader() -> Self { Self(.plainHeader) }
  @MainActor public static func header() -> Self { Self(.groupedHeader) }
  @MainActor public static func footer() -> Self { Self(.groupedFooter) }
  @MainActor public static func plainFooter() -> Self { Self(.plainFooter) }
  @MainActor public static func groupedFooter() -> Self { Self(.groupedFooter) }
  @MainActor public static func sidebarCell() -> Self { Self(.sidebar) }
  @MainActor public static func sidebarSubtitleCell() -> Self { Self(.subtitle) }
  @MainActor public static func sidebarHeader() -> Self { Self(.plainHeader) }
  @MainActor public static func accompaniedSidebarCell() -> Self { Self(.sidebar) }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// The view of a list's configuration.
@MainActor @preconcurrency
public final class UIListContentView: UIView, UIContentView {
  private let stack = UIStackView()
  private let picture = UIImageView()
  private let texts = UIStackView()
  private let first = UILabel()
  private let second = UILabel()

  public var configuration: any UIContentConfiguration { didSet { apply() } }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.alignment = .center
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(texts)
    texts.addArrangedSubview(first)
    texts.addArrangedSubview(second)
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentHuggingPriority(.required, for: .vertical)
    picture.contentMode = .scaleAspectFit
    second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    edges = [
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    apply()
  }
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
  private var edges: [NSLayoutConstraint] = []
  private var sizes: [NSLayoutConstraint] = []

  private func apply() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    let margins = content.directionalLayoutMargins
    for (constraint, length) in zip(
      edges, [margins.leading, margins.trailing, margins.top, margins.bottom])
    { constraint.constant = length }
    stack.spacing = content.imageToTextPadding
    alpha = content.alpha
    show(content)
    let isBeside = content.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing =
      isBeside
      ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
    Self.fill(first, content.text, content.attributedText, content.textProperties)
    Self.fill(
      second, content.secondaryText, content.secondaryAttributedText,
      content.secondaryTextProperties)
  }

  private func show(_ content: UIListContentConfiguration) {
    let look = content.imageProperties
    var image = content.image
    if image?.isSymbolImage == true {
      let usual = UIImage.SymbolConfiguration(
        font: .preferredFont(forTextStyle: .body), scale: .large)
      let wanted = look.preferredSymbolConfiguration.map(usual.applying) ?? usual
      image = image?.withConfiguration(image?.symbolConfiguration.map(wanted.applying) ?? wanted)
    }
    picture.image = image
    picture.isHidden = image == nil
    if let tint = look.tintColor { picture.tintColor = look.tintColorTransformer?(tint) ?? tint }
    picture.layer.cornerRadius = look.cornerRadius
    picture.clipsToBounds = look.cornerRadius > 0
    NSLayoutConstraint.deactivate(sizes)
    sizes = []
    guard let size = image?.size, size.width > 0, size.height > 0 else { return }
    var shown = size
    let limit = look.maximumSize
    let scale = min(
      limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1, 1)
    shown = CGSize(width: size.width * scale, height: size.height * scale)
    let reserved = look.reservedLayoutSize
    // The room that the system keeps for symbols, so that texts of all rows stand below each other.
    let standard: CGFloat = image?.isSymbolImage == true ? 28 : 0
    func length(_ asked: CGFloat, _ own: CGFloat) -> CGFloat {
      asked == UIListContentConfiguration.ImageProperties.standardDimension
        ? max(own, standard)
        : asked > 0 ? max(asked, own) : own
    }
    if image?.isSymbolImage == true { picture.contentMode = .center }
    sizes = [
      picture.widthAnchor.constraint(
        equalToConstant: length(reserved.width > 0 ? reserved.width : standard, shown.width)),
      picture.heightAnchor.constraint(equalToConstant: length(reserved.height, shown.height)),
    ]
    NSLayoutConstraint.activate(sizes)
  }

  private static func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties
  ) {
    label.font = look.font
    label.textColor = look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment = look.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { text in
        switch look.transform {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }
    label.isHidden = (label.text ?? "").isEmpty
  }
}

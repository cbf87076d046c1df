import Foundation

/// What a visual effect view does to what is behind it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur with the tint of a material.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// How thick the material is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  package let style: Style
  public init(style: Style) { self.style = style }
}

/// Contents that stand out from a blur.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// How much contents stand out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// Blurs what is behind it, and shows contents above.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { touched() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() { contentView.frame = bounds }
}

/// A turning sign of work.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  package override class var usualHugging: UILayoutPriority { .defaultHigh }
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  open var style: Style { didSet { touched() } }
  open var color: UIColor! = .systemGray { didSet { touched() } }
  open var hidesWhenStopped = true { didSet { touched() } }
  public private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }
  open func startAnimating() {
    isAnimating = true
    touched()
  }
  open func stopAnimating() {
    isAnimating = false
    touched()
  }
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

/// A bar that shows how far work has come.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// 0…1.
  open var progress: Float = 0 { didSet { if progress != oldValue { touched() } } }
  public enum Style: Int, Sendable { case `default`, bar }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor? { didSet { touched() } }
  open var trackTintColor: UIColor? { didSet { touched() } }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// facts/controls.md §4.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

import Foundation
import HangaGeometry

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// Asks for a gap as wide as the stack's own.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { touched() } }
  open var spacing: CGFloat = 0 { didSet { touched() } }
  open var distribution = Distribution.fill { didSet { touched() } }
  open var alignment = Alignment.fill { didSet { touched() } }
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false { didSet { touched() } }
  public private(set) var arrangedSubviews: [UIView] = []
  private var gaps: [ObjectIdentifier: CGFloat] = [:]

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    touched()
  }
  /// The view is no longer arranged; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    touched()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gaps[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    touched()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    let gap = gaps[ObjectIdentifier(arrangedSubview)] ?? spacing
    return gap == Self.spacingUseSystem ? 8 : gap
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}

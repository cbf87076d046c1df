import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A view that draws a shape, over which more can be drawn along the same shape.
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// What is filled.
  var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, LeafView {
  /// What is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// By which rule.
  public var fillStyle: FillStyle

  /// `shape` filled with `style`.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    func length(_ offer: CGFloat?) -> CGFloat? { offer.map { $0 > 0 ? $0 : 0 } }
    return shape.sizeThatFits(
      ProposedViewSize(width: length(proposal.width), height: length(proposal.height)))
  }

  package func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let outline = shape.outline(in: frame, environment: context.environment)
    let fill = style._fill(in: StyleContext(frame: frame, leaf: context))
    return fill.items(for: outline, rule: fillStyle.rule)
  }

  /// Within the outline, unless nothing shows there.
  package func isTouched(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool {
    let frame = CGRect(origin: .zero, size: size)
    let outline = shape.outline(in: frame, environment: context.environment)
    guard outline.filled.path.contains(point, eoFill: fillStyle.isEOFilled) else { return false }
    return draw(in: frame, context: context).contains(where: \.isVisible)
  }

  package func hasOtherLayout(than other: Self) -> Bool {
    !ViewComparison.areEqual(shape, other.shape)
  }

  package var dumpName: String? { ShapeNames.short(of: Content.self) }
}

extension _ShapeView: Animatable {
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

enum ShapeNames {
  private static let wrappers = [
    "_StrokedShape<", "_TrimmedShape<", "_SizedShape<", "OffsetShape<", "RotatedShape<",
    "ScaledShape<", "TransformedShape<",
  ]

  /// A shape's name in dumps: that of the shape at the heart of it.
  static func short(of type: Any.Type) -> String {
    var name = String(describing: type)[...]
    while let wrapper = wrappers.first(where: { name.hasPrefix($0) }) {
      name = name.dropFirst(wrapper.count).dropLast()
    }
    return String(name.prefix { $0 != "<" })
  }
}

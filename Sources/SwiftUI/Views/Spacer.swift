import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Empty space that grows along its stack.
///
/// - Reports: along the stack the proposal but at least the minimum, across it nothing; outside
///   stacks the same in both axes.
nonisolated public struct Spacer: LeafView, Sendable {
  /// Points; `nil` is the default distance.
  public var minLength: CGFloat?
  /// A gap of at least `minLength` points; `nil` is the default distance.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let least = max(minLength ?? LayoutConstants.spacerLength, 0)
    func length(_ offer: CGFloat?) -> CGFloat { max(offer ?? least, least) }
    guard let axis = context.stackAxis else {
      return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
    return CGSize(length(proposal[axis]), along: axis, by: 0)
  }

  package func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] { [] }

  package func spacing(in context: LeafContext) -> ViewSpacing {
    // Across its stack it wishes nothing: a row of a text and a spacer keeps a text's distance.
    context.stackAxis.map { .zero(along: $0) } ?? .zero
  }

  package func layoutPriority(in context: LeafContext) -> Double { -.infinity }
  package func hasOtherLayout(than other: Spacer) -> Bool { minLength != other.minLength }
}

import HangaLayout
import HangaRuntime
import UIKit

/// A view of UIKit's, sized by what it says of itself and drawn by views that stand for it.
struct RepresentedView: View {
  let view: UIView
  /// Counts the changes of the view that no update has made.
  let version: StateLocation<Int>
  let fills: Bool
  let ownSize: @MainActor (ProposedViewSize) -> CGSize?

  var body: some View {
    _ = version.read()
    return GeometryReader { proxy in
      // Read here too: the picture is made anew when the view has changed.
      let _ = version.read()
      let safe = overlap(proxy.frame(in: .global))
      if let container = view as? ContainerRootView {
        // Bars and lists inside are SwiftUI's: within the safe area they reach out of it themselves.
        container.standIn.padding(safe)
      } else {
        UIKitPicture.laidOut(view, in: proxy.size, safeArea: safe)
      }
    }
    .modifier(
      RepresentedSize(
        view: view, fills: fills, ownSize: ownSize, version: version.read()))
  }
}

extension RepresentedView {
  /// What of the screen's safe area lies over a frame, which is told to UIKit whatever SwiftUI's
  /// views ignore of it.
  private func overlap(_ frame: CGRect) -> EdgeInsets {
    let context = ScreenContext.current
    let (safe, size) = (context.safeAreaInsets, context.size)
    return EdgeInsets(
      top: max(safe.top - max(frame.minY, 0), 0), leading: max(safe.left - max(frame.minX, 0), 0),
      bottom: max(safe.bottom - max(size.height - frame.maxY, 0), 0),
      trailing: max(safe.right - max(size.width - frame.maxX, 0), 0))
  }
}

/// - Proposes: its own size.
/// - Reports: what the representable answers; else, on each axis, the proposal: not more than the
///   intrinsic length where the view hugs it and not less where it resists being compressed, and
///   that length where nothing is proposed.
nonisolated private struct RepresentedSize: UnaryLayout {
  let view: UIView
  let fills: Bool
  var ownSize: @MainActor (ProposedViewSize) -> CGSize?
  /// Sizes are asked for anew with every change.
  var version: Int

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize {
    // Layout runs on the main actor, as all passes do.
    MainActor.assumeIsolated {
      if let size = ownSize(proposal) { return size }
      if fills { return proposal.replacingUnspecifiedDimensions() }
      return UIKitPicture.making { RepresentedLength.size(of: view, proposal) }
    }
  }

  func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, ProposedViewSize(size)) }
}

/// How large views of UIKit's are in SwiftUI's layouts.
@MainActor
enum RepresentedLength {
  /// From which priority on a view keeps its intrinsic length (C: the default high one).
  private static let holding = UILayoutPriority.defaultHigh.rawValue
  /// What is proposed where nothing is (facts/layout.md §1).
  private static let unspecified: CGFloat = 10

  static func size(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
    var natural = view.intrinsicContentSize
    // Constraints and stacks inside make a natural size as well, which gives way.
    let isConstrained =
      (natural.width < 0 || natural.height < 0) && ConstraintSolver.needsSolving(view)
    if isConstrained {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if natural.width < 0, fitting.width > 0 { natural.width = fitting.width }
      if natural.height < 0, fitting.height > 0 { natural.height = fitting.height }
    }
    var size = CGSize(
      width: length(view, .horizontal, proposal.width, natural.width, gives: isConstrained),
      height: 0)
    if isConstrained, view.intrinsicContentSize.height < 0 {
      natural.height =
        view.systemLayoutSizeFitting(
          CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    // Texts of several lines are as high as the width makes them.
    if let height = view._heightForWidth(size.width), natural.height >= 0 {
      natural.height = height
    }
    size.height = length(view, .vertical, proposal.height, natural.height, gives: isConstrained)
    return size
  }

  private static func length(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ proposed: CGFloat?, _ natural: CGFloat,
    gives: Bool
  ) -> CGFloat {
    guard natural >= 0 else { return proposed ?? unspecified }
    guard let proposed else { return natural }
    var length = proposed
    if view.contentHuggingPriority(for: axis).rawValue >= holding { length = min(length, natural) }
    // A text that can be broken gives way across.
    let breaks = axis == .horizontal && view._heightForWidth(1) != nil
    let resists = view.contentCompressionResistancePriority(for: axis).rawValue >= holding
    if resists, !gives, !breaks { length = max(length, natural) }
    return length
  }
}

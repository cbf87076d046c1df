import HangaLayout
import HangaRuntime
import UIKit

/// A view of UIKit's, sized by what it says of itself and drawn by views that stand for it.
struct RepresentedView: View {
  let view: UIView
  let ownSize: @MainActor (ProposedViewSize) -> CGSize?

  var body: some View {
    let own = view as? any StoodFor
    let isSizedByStandIn = own?.isSizedByStandIn ?? false
    Group {
      if let own, isSizedByStandIn {
        UIKitPicture.decorated(view, own.standIn)
      } else {
        GeometryReader { proxy in
          UIKitPicture.laidOut(view, in: proxy.size)
        }
      }
    }
    .modifier(
      RepresentedSize(
        intrinsic: isSizedByStandIn ? nil : view.intrinsicContentSize, ownSize: ownSize,
        hugs: (holds(.horizontal), holds(.vertical))))
  }

  /// A view that resists growing keeps its intrinsic length (C: from the default high priority on).
  private func holds(_ axis: NSLayoutConstraint.Axis) -> Bool {
    view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
  }
}

/// - Proposes: its own size.
/// - Reports: what the representable answers; else the size of its child, if there is no intrinsic
///   one; else, on each axis, the proposal, but the intrinsic
///   length where nothing is proposed or the view keeps to it.
nonisolated private struct RepresentedSize: UnaryLayout {
  var intrinsic: CGSize?
  var ownSize: @MainActor (ProposedViewSize) -> CGSize?
  var hugs: (width: Bool, height: Bool)

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize {
    // Layout runs on the main actor, as all passes do.
    if let size = MainActor.assumeIsolated({ ownSize(proposal) }) { return size }
    guard let intrinsic else { return child.sizeThatFits(proposal) }
    return CGSize(
      width: length(proposal.width, intrinsic.width, hugs.width),
      height: length(proposal.height, intrinsic.height, hugs.height))
  }

  private func length(_ proposed: CGFloat?, _ intrinsic: CGFloat, _ hugs: Bool) -> CGFloat {
    if intrinsic >= 0, hugs || proposed == nil { return intrinsic }
    return proposed ?? 10
  }

  func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, intrinsic == nil ? proposal : ProposedViewSize(size))
  }
}

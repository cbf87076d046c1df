import Foundation
import HangaLayout
import HangaRuntime

/// What lies over a screen between its bars.
///
/// - Proposes: the proposal.
/// - Reports: the proposal, or nothing where it is empty.
final class ScreenOverlay: LayoutNode {
  private let content: SoleContent<VStackLayout>

  init(owner: ViewNode, contents: @escaping () -> [LayoutNode]) {
    content = SoleContent(owner: owner, layout: VStackLayout(), contents: contents)
    super.init(owner: owner)
  }

  func contentsDidChange() {
    content.contentsDidChange(in: self)
    invalidateLayout()
  }

  private var child: LayoutNode? { content.element(in: self) }
  var isEmpty: Bool { child == nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child?.sizeThatFits(proposal) ?? .zero
  }
  override func placeChildren() { child?.place(at: .zero, proposal: proposal, in: self) }
  override var layoutChildren: [LayoutNode] { child.map { [$0] } ?? [] }
  override var dumpName: String? { nil }
}

import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// What a popover's arrow points at.
nonisolated public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point in shares of the view's size.
  case point(UnitPoint)
}

/// A card with an arrow where there is room, else a sheet (facts/controls.md §6).
nonisolated struct PopoverStyle: PresentationStyle {
  let anchor: PopoverAttachmentAnchor
  let edge: Edge

  func makeLayer(_ host: PresentationHost) -> PresentationLayer {
    let scene = host.graph.root?.environment ?? host.environment
    let isNarrow = scene.horizontalSizeClass == .compact || scene.horizontalSizeClass == nil
    let isLow = scene.verticalSizeClass == .compact
    guard isNarrow || isLow else { return PopoverLayer(host, anchor: anchor, edge: edge) }
    let requests = host.requests
    switch (isLow ? requests.verticalAdaptation : requests.horizontalAdaptation).kind {
    case .automatic, .sheet: return SheetLayer(host, isCover: false)
    case .fullScreenCover: return SheetLayer(host, isCover: true)
    case .none, .popover: return PopoverLayer(host, anchor: anchor, edge: edge)
    }
  }
  func change(_ environment: inout EnvironmentValues) {
    environment.isElevated = true
    environment.horizontalSizeClass = .compact
  }
  var name: String { "Popover" }
}

extension View {
  /// Shows a popover while `isPresented` is true.
  ///
  /// - Parameter arrowEdge: the popover's edge where its arrow is, if there is room.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(isPresented: isPresented, make: content),
        style: PopoverStyle(anchor: attachmentAnchor, edge: arrowEdge)))
  }

  /// Shows a popover while `item` has a value.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(item: item, make: content),
        style: PopoverStyle(anchor: attachmentAnchor, edge: arrowEdge)))
  }
}

import HangaLayout
import HangaRuntime

/// Views laid out by a layout of any kind.
nonisolated public struct _LayoutView<L: Layout, Content: View>: ContainerView {
  package let layout: L
  package let content: Content
}

extension Layout {
  /// The views of `content`, laid out by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension _LayoutView: DumpListed {
  package static var listing: DumpListing { .named(TypeNames.short(of: L.self)) }
}

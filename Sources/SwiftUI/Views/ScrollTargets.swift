import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Where a scroll view comes to rest after a drag.
nonisolated public protocol ScrollTargetBehavior {}

/// Rests at whole windows.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Rests at the edges of views.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a target view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

private enum TargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[TargetBehaviorKey.self] }
    set { self[TargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Says where the scroll views inside come to rest after a drag. At rest it changes nothing.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }

  /// Makes the views of a layout places at which a drag may come to rest.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Ties the id of the view at `anchor` to a value: writing it scrolls there.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, id: id, anchor: anchor)
  }
}

/// Scrolls to the bound id when it is set.
nonisolated struct ScrollPositionView<Content: View, ID: Hashable>: View {
  let content: Content
  @Binding var id: ID?
  let anchor: UnitPoint?

  init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    (self.content, self.anchor) = (content, anchor)
    _id = id
  }

  var body: some View {
    ScrollViewReader { proxy in
      content.onChange(of: id, initial: true) {
        if let id { proxy.scrollTo(id, anchor: anchor) }
      }
    }
  }
}

extension ScrollPositionView: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

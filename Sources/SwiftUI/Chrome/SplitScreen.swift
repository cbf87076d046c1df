import Foundation
import HangaLayout
import HangaRuntime
import UIKit

/// A split view on a wide screen: columns side by side, or over the detail.
nonisolated struct SplitScreen<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitColumns<Sidebar, Content, Detail>
  let visibility: Binding<NavigationSplitViewVisibility>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var widths: [CGFloat?] = [nil, nil]
  @State private var lacksToggle = false
  @State private var target = SplitTarget()
  @Environment(\.splitKind) private var kind

  init(
    columns: SplitColumns<Sidebar, Content, Detail>,
    visibility: Binding<NavigationSplitViewVisibility>?
  ) { (self.columns, self.visibility) = (columns, visibility) }

  var body: some View {
    let size = ScreenContext.current.size
    let isUpright = size.height > size.width
    let shown = shownColumns(isUpright)
    let isOver = kind == .prominentDetail || kind == .automatic && isUpright
    SplitLayout(widths: widths.map { $0 ?? SplitMetrics.columnWidth }, isOver: isOver) {
      SplitColumn(role: .detail) {
        if !shown.sidebar, !shown.content { toggle }
      } content: {
        SplitDetail(detail: columns.detail, target: target)
      }
      .splitPlace(.detail)
      if isOver, shown.sidebar || shown.content {
        Color.black.opacity(SplitMetrics.dim).ignoresSafeArea()
          .onTapGesture(perform: show(.detailOnly))
          .splitPlace(.detail)
      }
      if shown.content, let content = columns.content {
        SplitColumn(role: .content) {
          if !shown.sidebar { toggle }
        } content: {
          content.modifier(SplitDestinations(target: target)).environment(\.listKind, .plain)
        }
        .onPreferenceChange(SplitWidthKey.self) { widths[1] = $0 }
        .splitPlace(.content)
        SplitLine().splitPlace(.contentEnd)
      }
      if shown.sidebar {
        SplitColumn(role: .sidebar) {
          toggle
        } content: {
          columns.sidebar.modifier(SplitDestinations(target: target))
            .environment(\.listKind, .sidebar)
        }
        .onPreferenceChange(SplitWidthKey.self) { widths[0] = $0 }
        .onPreferenceChange(SplitToggleKey.self) { lacksToggle = $0 }
        .splitPlace(.sidebar)
        SplitLine().splitPlace(.sidebarEnd)
      }
    }
  }

  private var asked: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }

  /// Which columns show beside the detail.
  private func shownColumns(_ isUpright: Bool) -> (sidebar: Bool, content: Bool) {
    let hasContent = columns.content != nil
    switch asked.value {
    case .detailOnly: return (false, false)
    case .all: return (true, hasContent)
    case .doubleColumn: return (!hasContent, hasContent)
    case .automatic: return isUpright ? (false, false) : (!hasContent, hasContent)
    }
  }

  private func show(_ value: NavigationSplitViewVisibility) -> () -> Void {
    let binding = (visibility ?? $ownVisibility)
      .animation(.easeInOut(duration: SplitMetrics.slide))
    return { binding.wrappedValue = value }
  }

  /// Shows one column more, or the detail alone where all show.
  @ViewBuilder private var toggle: some View {
    if !lacksToggle {
      let size = ScreenContext.current.size
      let shown = shownColumns(size.height > size.width)
      let next: NavigationSplitViewVisibility =
        if shown.sidebar {
          columns.content == nil ? .detailOnly : .doubleColumn
        } else {
          columns.content == nil || shown.content ? .all : .doubleColumn
        }
      Button(action: UserAction.onMain(show(next))) {
        Image(systemName: "sidebar.leading")
      }
    }
  }
}

/// A column with bars of its own.
nonisolated struct SplitColumn<Content: View, Toggle: View>: View {
  let role: SplitRole
  let toggle: Toggle
  let content: Content

  init(
    role: SplitRole, @ViewBuilder toggle: () -> Toggle, @ViewBuilder content: () -> Content
  ) {
    (self.role, self.toggle, self.content) = (role, toggle(), content())
  }

  var body: some View {
    NavigationStack {
      let item = ToolbarItem(placement: .topBarLeading) { toggle }
      content.modifier(
        ToolbarModifier(items: ToolbarItem<(), Toggle>._view(of: item), areFirst: true))
    }
    .environment(\.splitColumn, role)
    .environment(\.isInSplit, true)
    .background(Color(uiColor: role == .sidebar ? .secondarySystemBackground : .systemBackground))
    .transition(.move(edge: .leading))
  }
}

/// The detail, or the screen that a link of another column has shown in its place.
nonisolated struct SplitDetail<Detail: View>: View {
  let detail: Detail
  let target: SplitTarget

  init(detail: Detail, target: SplitTarget) { (self.detail, self.target) = (detail, target) }

  var body: some View {
    if let shown = target.shown {
      shown.view.id(shown.id)
    } else {
      detail
    }
  }
}

/// The line between two columns, over bars and all.
nonisolated struct SplitLine: View {
  @Environment(\.pixelLength) private var pixel
  var body: some View {
    Color(uiColor: .separator).frame(width: pixel).ignoresSafeArea()
  }
}

extension SplitColumn: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
extension SplitDetail: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
extension SplitLine: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
extension SplitScreen: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

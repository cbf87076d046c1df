import HangaRuntime
import UIKit

/// What a view controller shows, across the room it is given and under its bars.
struct ControllerContent: View {
  let controller: UIViewController
  private let serial = UIKitPicture.serial()
  @State private var version = 0

  init(_ controller: UIViewController) { self.controller = controller }

  var body: some View {
    content
      .onAppear {
        let watched = controller.view
        watched?.onChange = { if !UIKitPicture.isMaking { version += 1 } }
        controller.onChange = { if !UIKitPicture.isMaking { version += 1 } }
        controller.appear()
      }
      .onDisappear { controller.disappear() }
  }

  @ViewBuilder private var content: some View {
    let _ = version
    if let hosted = controller.view as? HostedView {
      hosted.content
    } else if let container = controller.view as? ContainerRootView {
      container.standIn
    } else if controller.view is UIScrollView {
      // Lists reach below bars by themselves.
      GeometryReader { proxy in
        let _ = version
        UIKitPicture.laidOut(controller.view, in: proxy.size)
      }
    } else {
      GeometryReader { proxy in
        let _ = version
        let safe = proxy.safeAreaInsets
        let size = CGSize(
          width: proxy.size.width + safe.leading + safe.trailing,
          height: proxy.size.height + safe.top + safe.bottom)
        UIKitPicture.laidOut(controller.view, in: size, safeArea: safe)
          .frame(width: size.width, height: size.height)
          .offset(x: -safe.leading, y: -safe.top)
      }
    }
  }
}

extension ContainerRootView: StoodFor {
  var standIn: AnyView {
    switch container {
    case let stack as UINavigationController: AnyView(NavigationStandIn(controller: stack))
    case let tabs as UITabBarController: AnyView(TabsStandIn(controller: tabs))
    case let pages as UIPageViewController: AnyView(PagesStandIn(controller: pages))
    case let split as UISplitViewController: AnyView(SplitStandIn(controller: split))
    default: AnyView(EmptyView())
    }
  }
  var standInShowsSubviews: Bool { false }
}

/// The screens of a navigation controller.
private struct NavigationStandIn: View {
  let controller: UINavigationController
  private let serial = UIKitPicture.serial()

  init(controller: UINavigationController) { self.controller = controller }

  private var path: Binding<[Int]> {
    Binding(
      get: { Array(1..<max(controller.viewControllers.count, 1)) },
      set: { new in
        while controller.viewControllers.count > new.count + 1 {
          guard controller.popViewController(animated: true) != nil else { return }
        }
      })
  }

  var body: some View {
    NavigationStack(path: path) {
      if let root = controller.viewControllers.first {
        ScreenStandIn(controller: root, stack: controller)
          .navigationDestination(for: Int.self) { index in
            if controller.viewControllers.indices.contains(index) {
              ScreenStandIn(controller: controller.viewControllers[index], stack: controller)
            }
          }
      }
    }
    .tint(tint)
  }

  private var tint: Color? {
    let own = controller.navigationBar.tintInForce ?? controller.view.tintInForce
    return own.map { Color(uiColor: $0) }
  }
}

/// A screen with what its item says of the bar.
private struct ScreenStandIn: View {
  let controller: UIViewController
  let stack: UINavigationController
  private let serial = UIKitPicture.serial()
  @State private var search = ""

  init(controller: UIViewController, stack: UINavigationController) {
    (self.controller, self.stack) = (controller, stack)
  }

  private var item: UINavigationItem { controller.navigationItem }

  private var isLarge: Bool {
    guard stack.navigationBar.prefersLargeTitles else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      return stack.viewControllers.first === controller || stack.navigationBar.prefersLargeTitles
    }
  }

  var body: some View {
    // Loading the view is when most screens say what their bar shows.
    let _ = UIKitPicture.making { controller.loadViewIfNeeded() }
    let screen = ControllerContent(controller)
      .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
      .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .toolbar(stack.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar { tools }
      .modifier(BarColors(item: item, bar: stack.navigationBar))
    if let searching = item.searchController {
      screen.searchable(
        text: Binding(
          get: { searching.searchBar.text ?? "" }, set: { searching.searchBar.enter($0) }),
        prompt: searching.searchBar.placeholder.map { Text(verbatim: $0) })
    } else {
      screen
    }
  }

  @ToolbarContentBuilder private var tools: some ToolbarContent {
    ToolbarItemGroup(placement: .topBarLeading) {
      ForEach(shown(item.leftBarButtonItems).indices, id: \.self) {
        BarItemStandIn(item: shown(item.leftBarButtonItems)[$0])
      }
    }
    ToolbarItem(placement: .principal) {
      if let view = item.titleView { EmbeddedView(view: view) }
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      // UIKit counts from the edge inwards.
      let items = Array(shown(item.rightBarButtonItems).reversed())
      ForEach(items.indices, id: \.self) { BarItemStandIn(item: items[$0]) }
    }
    ToolbarItemGroup(placement: .bottomBar) {
      let items = stack.isToolbarHidden ? [] : controller.toolbarItems ?? []
      ForEach(items.indices, id: \.self) { BarItemStandIn(item: items[$0]) }
    }
  }

  private func shown(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    (items ?? []).filter { !$0.isHidden }
  }
}

/// The colours that a screen or its bar asks for.
private struct BarColors: ViewModifier {
  let item: UINavigationItem
  let bar: UINavigationBar

  func body(content: Content) -> some View {
    let look =
      item.scrollEdgeAppearance ?? item.standardAppearance ?? bar.scrollEdgeAppearance
      ?? bar.givenStandard
    if let color = look?.backgroundColor ?? bar.barTintColor {
      content.toolbarBackground(Color(uiColor: color), for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    } else {
      content
    }
  }
}

/// A button of a bar.
struct BarItemStandIn: View {
  let item: UIBarButtonItem
  private let serial = UIKitPicture.serial()

  init(item: UIBarButtonItem) { self.item = item }

  var body: some View {
    if let view = item.customView {
      EmbeddedView(view: view)
    } else if item.systemItem == .flexibleSpace {
      Spacer(minLength: 0)
    } else if item.systemItem == .fixedSpace {
      Color.clear.frame(width: max(item.width, 0), height: 1)
    } else if let menu = item.menu {
      Menu {
        MenuEntries(elements: menu.children)
      } label: {
        label
      }
      .tint(item.tintColor.map { Color(uiColor: $0) }).disabled(!item.isEnabled)
    } else {
      Button {
        item.press()
      } label: {
        label
      }
      .tint(item.tintColor.map { Color(uiColor: $0) }).disabled(!item.isEnabled)
      .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    }
  }

  @ViewBuilder private var label: some View {
    if let image = item.image {
      Image(uiImage: image)
    } else if let system = item.systemItem?.look {
      switch system {
      case .title(let title):
        Text(verbatim: title).fontWeight(item.style == .plain ? nil : .semibold)
      case .symbol(let name): Image(systemName: name)
      }
    } else {
      let attributes = item.titleAttributes[UIControl.State.normal.rawValue] ?? [:]
      Text(verbatim: item.title ?? "")
        .font((attributes[.font] as? UIFont).map { Font($0) })
        .fontWeight(item.style == .plain || attributes[.font] != nil ? nil : .semibold)
        .foregroundColor((attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) })
    }
  }
}

extension UIBarButtonItem.SystemItem {
  enum Look {
    case title(String)
    case symbol(String)
  }
  /// What the system shows for it.
  var look: Look? {
    switch self {
    case .done: .title("Done")
    case .cancel: .title("Cancel")
    case .edit: .title("Edit")
    case .save: .title("Save")
    case .undo: .title("Undo")
    case .redo: .title("Redo")
    case .add: .symbol("plus")
    case .compose: .symbol("square.and.pencil")
    case .reply: .symbol("arrowshape.turn.up.left")
    case .action: .symbol("square.and.arrow.up")
    case .organize: .symbol("folder")
    case .bookmarks: .symbol("book")
    case .search: .symbol("magnifyingglass")
    case .refresh: .symbol("arrow.clockwise")
    case .stop, .close: .symbol("xmark")
    case .camera: .symbol("camera")
    case .trash: .symbol("trash")
    case .play: .symbol("play.fill")
    case .pause: .symbol("pause.fill")
    case .rewind: .symbol("backward.fill")
    case .fastForward: .symbol("forward.fill")
    case .flexibleSpace, .fixedSpace, .pageCurl: nil
    }
  }
}

/// The screens of a tab bar controller.
private struct TabsStandIn: View {
  let controller: UITabBarController
  private let serial = UIKitPicture.serial()

  init(controller: UITabBarController) { self.controller = controller }

  var body: some View {
    let screens = controller.viewControllers ?? []
    TabView(
      selection: Binding(get: { controller.selectedIndex }, set: { controller.touchTab($0) })
    ) {
      ForEach(screens.indices, id: \.self) { index in
        let screen = screens[index]
        let item = screen.tabBarItem
        ControllerContent(screen)
          .toolbar(controller.isTabBarHidden ? .hidden : .automatic, for: .tabBar)
          .tabItem {
            let isChosen = controller.selectedIndex == index
            if let image = isChosen ? item?.selectedImage ?? item?.image : item?.image {
              Image(uiImage: image)
            }
            Text(verbatim: item?.title ?? screen.title ?? "")
          }
          .badge(item?.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
    .tint((controller.tabBar.tintInForce ?? controller.view.tintInForce).map { Color(uiColor: $0) })
  }
}

/// The pages of a page view controller.
private struct PagesStandIn: View {
  let controller: UIPageViewController
  private let serial = UIKitPicture.serial()

  init(controller: UIPageViewController) { self.controller = controller }

  var body: some View {
    let pages = UIKitPicture.making { controller.pages }
    let shown = controller.viewControllers?.first
    let selection = Binding<Int>(
      get: { pages.firstIndex { $0 === shown } ?? 0 },
      set: { if pages.indices.contains($0) { controller.turn(to: pages[$0]) } })
    let hasDots = (controller.dataSource?.presentationCount(for: controller) ?? 0) > 0
    if pages.count == 1 {
      ControllerContent(pages[0])
    } else if controller.navigationOrientation == .horizontal {
      TabView(selection: selection) {
        ForEach(pages.indices, id: \.self) { ControllerContent(pages[$0]).tag($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: hasDots ? .always : .never))
    } else {
      GeometryReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(pages.indices, id: \.self) { index in
              ControllerContent(pages[index])
                .frame(width: proxy.size.width, height: proxy.size.height).id(index)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging).scrollIndicators(.hidden)
        .scrollPosition(
          id: Binding<Int?>(
            get: { selection.wrappedValue },
            set: { if let page = $0 { selection.wrappedValue = page } }))
      }
    }
  }
}

/// The columns of a split view controller.
private struct SplitStandIn: View {
  let controller: UISplitViewController
  private let serial = UIKitPicture.serial()

  init(controller: UISplitViewController) { self.controller = controller }

  var body: some View {
    if controller.isCollapsed {
      let front = controller.columns[.compact] ?? controller.columns[controller.frontColumn]
      if let screen = front ?? controller.columns[.secondary] { ControllerContent(screen) }
    } else if let middle = controller.columns[.supplementary] {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        column(.primary)
      } content: {
        ControllerContent(middle)
      } detail: {
        column(.secondary)
      }
    } else {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        column(.primary)
      } detail: {
        column(.secondary)
      }
    }
  }

  @ViewBuilder private func column(_ column: UISplitViewController.Column) -> some View {
    if let screen = controller.columns[column] { ControllerContent(screen) }
  }
  private var visibility: NavigationSplitViewVisibility {
    switch controller.displayMode {
    case .secondaryOnly: .detailOnly
    case .oneBesideSecondary, .oneOverSecondary: .doubleColumn
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
    case .automatic: .automatic
    }
  }
}

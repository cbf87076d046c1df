import SwiftUI

/// Lazy containers, grids, navigation: each listed signature once.
enum ContainerCalls {
  @MainActor static func lazy(_ v: Text) {
    // api: view_init LazyHStack(alignment:spacing:content:)
    _ = LazyHStack(alignment: .top, spacing: 1, content: { v })
    // api: view_init LazyHStack(spacing:){}
    _ = LazyHStack(spacing: 1) { v }
    // api: swiftui_type GridItem
    // api: swiftui_type_init GridItem()
    // api: swiftui_type_init GridItem(_:)
    // api: implicit_member .flexible()
    let columns: [GridItem] = [GridItem(), GridItem(.flexible())]
    // api: swiftui_type_init GridItem(_:spacing:)
    _ = GridItem(.fixed(1), spacing: 1)
    // api: swiftui_type_init GridItem(spacing:)
    _ = GridItem(spacing: 1)
    // api: view_init LazyVGrid(columns:alignment:content:)
    _ = LazyVGrid(columns: columns, alignment: .center, content: { v })
    // api: view_init LazyVGrid(columns:alignment:spacing:content:)
    _ = LazyVGrid(columns: columns, alignment: .center, spacing: 1, content: { v })
    // api: view_init LazyVGrid(columns:content:)
    _ = LazyVGrid(columns: columns, content: { v })
    // api: view_init LazyVGrid(columns:spacing:){}
    _ = LazyVGrid(columns: columns, spacing: 1) { v }
    // api: view_init LazyVGrid(columns:spacing:content:)
    _ = LazyVGrid(columns: columns, spacing: 1, content: { v })
    // api: view_init LazyVStack(alignment:){}
    _ = LazyVStack(alignment: .leading) { v }
    // api: view_init LazyVStack(alignment:spacing:){}
    _ = LazyVStack(alignment: .leading, spacing: 1) { v }
    // api: view_init LazyVStack(alignment:spacing:content:)
    _ = LazyVStack(alignment: .leading, spacing: 1, content: { v })
    // api: view_init LazyVStack(alignment:spacing:pinnedViews:content:)
    _ = LazyVStack(alignment: .leading, spacing: 1, pinnedViews: [], content: { v })
    // api: view_init LazyVStack(spacing:){}
    _ = LazyVStack(spacing: 1) { v }
    // api: view_init LazyVStack(spacing:pinnedViews:){}
    _ = LazyVStack(spacing: 1, pinnedViews: []) { v }
    // api: view_init LazyVStack(spacing:pinnedViews:content:)
    _ = LazyVStack(spacing: 1, pinnedViews: [], content: { v })
    // api: view_init LazyVStack{}
    _ = LazyVStack { v }
    // api: view_init Grid(alignment:verticalSpacing:){}
    _ = Grid(alignment: .leading, verticalSpacing: 1) {
      // api: view_init GridRow{}
      GridRow { v }
    }
    // api: view_init ViewThatFits(in:){}
    _ = ViewThatFits(in: .horizontal) { v }
    // api: view_init ViewThatFits{}
    _ = ViewThatFits { v }
    // api: view_init Image(uiImage:)
    // api: image_source Image(uiImage:expr)
    _ = Image(uiImage: UIImage())
    // api: swiftui_type ImageResource
    _ = Image(ImageResource(name: "a", bundle: .main))
    // api: swiftui_type ImageRenderer
    // api: swiftui_type_init ImageRenderer(content:)
    _ = ImageRenderer(content: v)
    // api: value_member .move(fromOffsets:toOffset:)
    var numbers = [1, 2]
    numbers.move(fromOffsets: IndexSet(integer: 0), toOffset: 2)
  }

  struct Place: Hashable {}

  @MainActor static func navigation(
    _ v: Text, _ isOn: Binding<Bool>, _ number: Binding<Int?>, _ path: Binding<NavigationPath>
  ) {
    // api: view_init NavigationLink(_:){}
    _ = NavigationLink("a") { v }
    // api: view_init NavigationLink(_:destination:)
    _ = NavigationLink("a", destination: v)
    // api: view_init NavigationLink(destination:){}
    _ = NavigationLink(destination: v) { v }
    // api: view_init NavigationLink(destination:isActive:label:)
    _ = NavigationLink(destination: v, isActive: isOn, label: { v })
      // api: modifier_sig isDetailLink(_:)
      .isDetailLink(false)
    // api: view_init NavigationLink(destination:label:)
    _ = NavigationLink(destination: v, label: { v })
    // api: view_init NavigationLink(destination:tag:selection:){}
    _ = NavigationLink(destination: v, tag: 1, selection: number) { v }
    // api: view_init NavigationLink(destination:tag:selection:label:)
    _ = NavigationLink(destination: v, tag: 1, selection: number, label: { v })
    // api: view_init NavigationLink(value:){}
    _ = NavigationLink(value: Place()) { v }
    // api: view_init NavigationLink{} label:{}
    _ = NavigationLink {
      v
    } label: {
      v
    }
    // api: view_init NavigationStack(path:){}
    _ = NavigationStack(path: path) {
      // api: modifier_sig navigationDestination(for:){}
      v.navigationDestination(for: Place.self) { _ in v }
    }
  }
}

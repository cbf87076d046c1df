import HangaRuntime
import UIKit

extension UISearchBar: StoodFor {
  var standInShowsSubviews: Bool { true }
  var standIn: AnyView { AnyView(SearchBarStandIn(bar: self)) }
}

/// A search bar of UIKit's.
private struct SearchBarStandIn: View {
  let bar: UISearchBar
  private let serial = UIKitPicture.serial()
  @FocusState private var isFocused: Bool

  init(bar: UISearchBar) { self.bar = bar }

  // facts/controls.md §4: a field of 36, its corners 10, with 8 beside and 10 above and below.
  private static let height: CGFloat = 36
  private static let corner: CGFloat = 10
  private static let side: CGFloat = 8

  var body: some View {
    VStack(spacing: 0) {
      if let prompt = bar.prompt { Text(verbatim: prompt).font(.footnote).frame(height: 20) }
      HStack(spacing: Self.side) {
        field
        if bar.showsCancelButton {
          Button("Cancel") {
            isFocused = false
            bar.delegate?.searchBarCancelButtonClicked(bar)
          }
          .font(.body)
        }
      }
      .padding(.horizontal, Self.side)
      .frame(height: 56)
      if bar.showsScopeBar, let titles = bar.scopeButtonTitles {
        Picker(selection: scope) {
          ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
        } label: {
          EmptyView()
        }
        .pickerStyle(.segmented).padding(.horizontal, Self.side).frame(height: 44)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background { ground }
    .disabled(!bar.isEnabled)
    .tint(bar.tintInForce.map { Color(uiColor: $0) })
    .onAppear {
      bar.moveFocus = { isFocused = $0 }
      if bar.wantsFocus { isFocused = true }
    }
    .onChange(of: isFocused) { bar.focusChanged(to: isFocused) }
  }

  private var scope: Binding<Int> {
    Binding(
      get: { bar.selectedScopeButtonIndex },
      set: {
        bar.selectedScopeButtonIndex = $0
        bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: $0)
      })
  }

  private var field: some View {
    HStack(spacing: 6) {
      Image(uiImage: bar.icons[.search] ?? UIImage(systemName: "magnifyingglass")!)
        .foregroundColor(.secondary)
      TextField(
        text: Binding(get: { bar.text ?? "" }, set: { bar.enter($0) }),
        prompt: Text(verbatim: bar.placeholder ?? "")
      ) { EmptyView() }
      .textFieldStyle(.plain)
      .foregroundColor(bar.searchTextField.textColor.map { Color(uiColor: $0) })
      .focused($isFocused)
      .submitLabel(.search)
      .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
      if !(bar.text ?? "").isEmpty {
        Button {
          bar.enter("")
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
        }
        .font(.system(size: 15))
      } else if bar.showsBookmarkButton {
        Button {
          bar.delegate?.searchBarBookmarkButtonClicked(bar)
        } label: {
          Image(systemName: "book")
        }
      }
    }
    .font(.system(size: 17))
    .padding(.horizontal, 8)
    .frame(height: Self.height)
    .background {
      if let image = bar.fieldImage {
        UIKitImage.view(of: image, mode: .scaleToFill)
      } else {
        RoundedRectangle(cornerRadius: Self.corner, style: .continuous)
          .fill(Color(uiColor: bar.searchTextField.backgroundColor ?? .tertiarySystemFill))
      }
    }
  }

  @ViewBuilder private var ground: some View {
    if let image = bar.backgroundImage {
      UIKitImage.view(of: image, mode: .scaleToFill)
    } else if bar.searchBarStyle != .minimal {
      if let color = bar.barTintColor { Color(uiColor: color) } else { Rectangle().fill(.bar) }
    }
  }
}

extension UIToolbar: StoodFor {
  var standInShowsSubviews: Bool { false }
  var standIn: AnyView {
    let items = (items ?? []).filter { !$0.isHidden }
    return AnyView(
      HStack(spacing: 16) {
        ForEach(items.indices, id: \.self) { BarItemStandIn(item: items[$0]) }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background {
        if let color = barTintColor { Color(uiColor: color) } else { Rectangle().fill(.bar) }
      }
      .overlay(alignment: .top) { Divider() }
      .tint(tintInForce.map { Color(uiColor: $0) }))
  }
}

extension UINavigationBar: StoodFor {
  var standInShowsSubviews: Bool { false }
  var standIn: AnyView {
    let item = topItem
    let look = givenStandard
    let leading = item?.leftBarButtonItems ?? []
    let trailing = Array((item?.rightBarButtonItems ?? []).reversed())
    let title = look?.titleTextAttributes ?? titleTextAttributes ?? [:]
    return AnyView(
      ZStack {
        HStack(spacing: 16) {
          if leading.isEmpty, let back = backItem {
            Label(back.title ?? "Back", systemImage: "chevron.backward").foregroundStyle(.tint)
          }
          ForEach(leading.indices, id: \.self) { BarItemStandIn(item: leading[$0]) }
          Spacer(minLength: 0)
          ForEach(trailing.indices, id: \.self) { BarItemStandIn(item: trailing[$0]) }
        }
        if let view = item?.titleView {
          EmbeddedView(view: view)
        } else {
          Text(verbatim: item?.title ?? "")
            .font((title[.font] as? UIFont).map { Font($0) } ?? .headline)
            .foregroundColor((title[.foregroundColor] as? UIColor).map { Color(uiColor: $0) })
        }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if let color = look?.backgroundColor ?? barTintColor {
          Color(uiColor: color)
        } else {
          Rectangle().fill(.bar)
        }
      }
      .overlay(alignment: .bottom) { Divider() }
      .tint(tintInForce.map { Color(uiColor: $0) }))
  }
}

extension UITabBar: StoodFor {
  var standInShowsSubviews: Bool { false }
  var standIn: AnyView {
    let items = items ?? []
    return AnyView(
      HStack(spacing: 0) {
        ForEach(items.indices, id: \.self) { index in
          let item = items[index]
          let isChosen = item === self.selectedItem
          Button {
            self.selectedItem = item
            self.delegate?.tabBar(self, didSelect: item)
          } label: {
            VStack(spacing: 2) {
              if let image = isChosen ? item.selectedImage ?? item.image : item.image {
                Image(uiImage: image).font(.system(size: 22)).frame(height: 28)
              }
              Text(verbatim: item.title ?? "").font(.system(size: 10, weight: .medium))
            }
            .frame(maxWidth: .infinity)
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
          }
          .buttonStyle(.plain)
        }
      }
      .frame(maxHeight: .infinity)
      .background {
        if let color = barTintColor { Color(uiColor: color) } else { Rectangle().fill(.bar) }
      }
      .overlay(alignment: .top) { Divider() }
      .tint(tintInForce.map { Color(uiColor: $0) }))
  }
}

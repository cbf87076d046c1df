import Foundation
import HangaLayout
import HangaRuntime
import UIKit

/// A table of UIKit's as a list.
struct TableStandIn: View {
  let table: UITableView
  private let serial = UIKitPicture.serial()

  init(table: UITableView) { self.table = table }

  var body: some View {
    ScrollViewReader { reader in
      list
        .modifier(RefreshedScroll(control: table.refreshControl))
        .modifier(ScrollReports(view: table))
        .modifier(SafeScroll(view: table))
        .scrollDisabled(!table.isScrollEnabled)
        .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
        .onAppear {
          table.rowScroller = { path, place, isAnimated in
            let anchor: UnitPoint? =
              switch place {
              case .top: .top
              case .middle: .center
              case .bottom: .bottom
              case .none: nil
              }
            guard isAnimated else { return reader.scrollTo(path, anchor: anchor) }
            withAnimation { reader.scrollTo(path, anchor: anchor) }
          }
          if let (path, place) = table.wantedRow { table.rowScroller?(path, place, false) }
        }
    }
  }

  @ViewBuilder private var list: some View {
    let rows = List { content }
      .modifier(ListGround(color: table.hasGivenBackground ? table.backgroundColor : nil))
    switch table.style {
    case .plain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    }
  }

  @ViewBuilder private var content: some View {
    if let header = table.tableHeaderView {
      EmbeddedRow(view: header).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        .listRowBackground(Color.clear)
    }
    ForEach(0..<table.numberOfSections, id: \.self) { section in
      Section {
        ForEach(paths(section), id: \.self) { path in row(path) }
          .onDelete(perform: isDeletable(section) ? { delete($0, section) } : nil)
          .onMove(perform: isMovable(section) ? { move($0, $1, section) } : nil)
      } header: {
        header(section)
      } footer: {
        footer(section)
      }
    }
    if let footer = table.tableFooterView, footer.frame.height > 0 {
      EmbeddedRow(view: footer).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        .listRowBackground(Color.clear)
    }
  }

  /// Rows can be deleted while they are edited, and by swiping where no other buttons are given.
  private func isDeletable(_ section: Int) -> Bool {
    guard let first = paths(section).first else { return false }
    return table.dataSource?.tableView(table, canEditRowAt: first) ?? false
  }
  private func isMovable(_ section: Int) -> Bool {
    guard table.isEditing, let first = paths(section).first else { return false }
    return table.dataSource?.tableView(table, canMoveRowAt: first) ?? false
  }
  private func delete(_ rows: IndexSet, _ section: Int) {
    for row in rows.sorted(by: >) {
      table.dataSource?.tableView(
        table, commit: .delete, forRowAt: IndexPath(row: row, section: section))
    }
  }
  private func move(_ rows: IndexSet, _ target: Int, _ section: Int) {
    guard let row = rows.first else { return }
    let place = target > row ? target - 1 : target
    table.dataSource?.tableView(
      table, moveRowAt: IndexPath(row: row, section: section),
      to: IndexPath(row: place, section: section))
    table.reloadData()
  }

  private func paths(_ section: Int) -> [IndexPath] {
    (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
  }

  @ViewBuilder private func header(_ section: Int) -> some View {
    if let view = table.tableDelegate?.tableView(table, viewForHeaderInSection: section) {
      let height = table.tableDelegate?.tableView(table, heightForHeaderInSection: section) ?? -1
      EmbeddedRow(view: view, height: height > 0 ? height : nil).listRowInsets(EdgeInsets())
        .textCase(nil)
    } else if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
      Text(verbatim: title)
    }
  }

  @ViewBuilder private func footer(_ section: Int) -> some View {
    if let view = table.tableDelegate?.tableView(table, viewForFooterInSection: section) {
      let height = table.tableDelegate?.tableView(table, heightForFooterInSection: section) ?? -1
      EmbeddedRow(view: view, height: height > 0 ? height : nil).listRowInsets(EdgeInsets())
    } else if let title = table.dataSource?.tableView(table, titleForFooterInSection: section) {
      Text(verbatim: title)
    }
  }

  @ViewBuilder private func row(_ path: IndexPath) -> some View {
    if let cell = table.shownCell(at: path) {
      let delegate = table.tableDelegate
      let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
      CellPicture(cell: cell, height: height >= 0 ? height : nil)
        .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
        .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
        .contentShape(Rectangle())
        .onTapGesture { table.touchRow(path) }
        .modifier(
          SwipedRow(
            leading: delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
            trailing: delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path),
            cell: cell)
        )
        .modifier(
          RowMenu(
            configuration: delegate?.tableView(
              table, contextMenuConfigurationForRowAt: path, point: .zero)))
    }
  }
}

private struct ListGround: ViewModifier {
  let color: UIColor?
  func body(content: Content) -> some View {
    if let color {
      content.scrollContentBackground(.hidden).background(Color(uiColor: color))
    } else {
      content
    }
  }
}

/// The buttons of a swiped row.
struct SwipedRow: ViewModifier {
  let leading: UISwipeActionsConfiguration?
  let trailing: UISwipeActionsConfiguration?
  let cell: UIView

  func body(content: Content) -> some View {
    content
      .swipeActions(
        edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true
      ) {
        buttons(leading)
      }
      .swipeActions(
        edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true
      ) {
        buttons(trailing)
      }
  }

  @ViewBuilder private func buttons(_ configuration: UISwipeActionsConfiguration?) -> some View {
    if let actions = configuration?.actions {
      ForEach(actions.indices, id: \.self) { index in
        let action = actions[index]
        Button(role: action.style == .destructive ? .destructive : nil) {
          action.handler(action, cell) { _ in }
        } label: {
          if let image = action.image {
            Label {
              Text(verbatim: action.title ?? "")
            } icon: {
              Image(uiImage: image)
            }
          } else {
            Text(verbatim: action.title ?? "")
          }
        }
        .tint(tint(action))
      }
    }
  }

  private func tint(_ action: UIContextualAction) -> Color {
    if let color = action.backgroundColor { return Color(uiColor: color) }
    return action.style == .destructive ? .red : .gray
  }
}

private struct RowMenu: ViewModifier {
  let configuration: UIContextMenuConfiguration?
  func body(content: Content) -> some View {
    if let entries = configuration?.menu()?.children {
      content.contextMenu { MenuEntries(elements: entries) }
    } else {
      content
    }
  }
}

/// A view of UIKit's across a list.
struct EmbeddedRow: View {
  let view: UIView
  var height: CGFloat?
  private let serial = UIKitPicture.serial()

  init(view: UIView, height: CGFloat? = nil) { (self.view, self.height) = (view, height) }

  var body: some View {
    GeometryReader { proxy in UIKitPicture.laidOut(view, in: proxy.size) }
      .modifier(RowSize(view: view, height: height, least: 0))
  }
}

/// - Proposes: its own size.
/// - Reports: the proposed width, and the height that the view's constraints want at it.
nonisolated private struct RowSize: UnaryLayout {
  let view: UIView
  let height: CGFloat?
  let least: CGFloat
  /// Tells one picture's layout from the next.
  let serial: Int

  @MainActor init(view: UIView, height: CGFloat?, least: CGFloat) {
    (self.view, self.height, self.least) = (view, height, least)
    serial = UIKitPicture.serial()
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize {
    // Layout runs on the main actor, as all passes do.
    MainActor.assumeIsolated {
      let width = proposal.width ?? view.frame.width
      if let height { return CGSize(width: width, height: height) }
      let wanted = UIKitPicture.making { () -> CGFloat in
        let fitting = view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : view.frame.height
      }
      return CGSize(width: width, height: max(wanted, least))
    }
  }
  func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, ProposedViewSize(size)) }
}

/// A cell in its row: its own texts, its configuration, or what it holds in their place.
struct CellPicture: View {
  let cell: UITableViewCell
  let height: CGFloat?
  private let serial = UIKitPicture.serial()
  @Environment(\.era) private var era

  init(cell: UITableViewCell, height: CGFloat?) { (self.cell, self.height) = (cell, height) }

  var body: some View {
    content
      .listRowBackground(ground)
      .accessibilityIdentifier(cell.accessibilityIdentifier ?? "")
  }

  private var ground: AnyView? {
    if let color = cell.backgroundConfiguration?.backgroundColor {
      return AnyView(
        RoundedRectangle(cornerRadius: cell.backgroundConfiguration?.cornerRadius ?? 0)
          .fill(Color(uiColor: color)))
    }
    if cell.isSelected, cell.selectionStyle != .none {
      if let view = cell.selectedBackgroundView {
        return AnyView(GeometryReader { UIKitPicture.laidOut(view, in: $0.size) })
      }
      return AnyView(Color(uiColor: .systemGray4))
    }
    if let view = cell.backgroundView {
      return AnyView(GeometryReader { UIKitPicture.laidOut(view, in: $0.size) })
    }
    let color = cell.backgroundColor ?? cell.contentView.backgroundColor
    return color.map { AnyView(Color(uiColor: $0)) }
  }

  @ViewBuilder private var content: some View {
    let _ = cell.updateConfiguration(using: cell.configurationState)
    if let configuration = cell.contentConfiguration {
      configured(configuration).modifier(CellAccessory(cell: cell)).listRowInsets(EdgeInsets())
    } else if cell.contentView.subviews.isEmpty {
      HStack(spacing: ListMetrics.iconGap) {
        if let image = cell.imageView?.shownImage { picture(image) }
        texts
      }
      .padding(.leading, CGFloat(cell.indentationLevel) * cell.indentationWidth)
      .frame(height: height.map { max($0 - 2 * ListMetrics.rowInsets(era).top, 0) })
      .modifier(CellAccessory(cell: cell, isInset: true))
    } else {
      GeometryReader { proxy in
        let _ = cell.layoutInRow(proxy.size)
        UIKitPicture.laidOut(cell.contentView, in: proxy.size)
      }
      .modifier(
        RowSize(
          view: cell.contentView, height: height,
          least: height == nil ? ListMetrics.rowHeight(era) : 0)
      )
      .modifier(CellAccessory(cell: cell))
      .listRowInsets(EdgeInsets())
    }
  }

  private func configured(_ configuration: any UIContentConfiguration) -> AnyView {
    if let hosted = configuration as? any HostedConfiguration {
      return hosted.cellContent(least: height ?? ListMetrics.rowHeight(era))
    }
    let view = configuration.makeContentView()
    return AnyView(
      GeometryReader { proxy in UIKitPicture.laidOut(view, in: proxy.size) }
        .modifier(RowSize(view: view, height: height, least: ListMetrics.rowHeight(era))))
  }

  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    if image.isSymbolImage {
      Image(uiImage: image).imageScale(.large).foregroundColor(
        Color(uiColor: cell.imageView?.tintColor ?? .systemBlue))
    } else {
      // Pictures that are higher than their row shrink to it.
      let limit = ListMetrics.rowHeight(era)
      if image.size.height > limit {
        Image(uiImage: image).resizable().scaledToFit().frame(height: limit)
      } else {
        Image(uiImage: image)
      }
    }
  }

  @ViewBuilder private var texts: some View {
    switch cell.style {
    case .default:
      label(cell.textLabel, .body)
      Spacer(minLength: 0)
    case .subtitle:
      VStack(alignment: .leading, spacing: 0) {
        label(cell.textLabel, .body)
        label(cell.detailTextLabel, .caption)
      }
      Spacer(minLength: 0)
    case .value1:
      label(cell.textLabel, .body)
      Spacer(minLength: ListMetrics.accessoryGap)
      label(cell.detailTextLabel, .body, quiet: true)
    case .value2:
      label(cell.textLabel, .caption)
      label(cell.detailTextLabel, .caption)
      Spacer(minLength: 0)
    }
  }

  /// A text of the cell's own: what the label was told, else as the row has it.
  @ViewBuilder private func label(_ label: UILabel?, _ font: Font, quiet: Bool = false) -> some View
  {
    if let label, let text = label.text, !text.isEmpty {
      let given = label.hasGivenFont ? Font(label.font) : font
      let color =
        label.hasGivenColor ? Color(uiColor: label.textColor) : quiet ? Color.secondary : nil
      if label.hasAttributes {
        AttributedTextView(text: label.content, rules: label.rules, fills: false)
      } else {
        Text(verbatim: text).font(given).foregroundColor(color)
          .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
          .multilineTextAlignment(label.textAlignment.lines)
          .frame(
            maxWidth: label.textAlignment == .center || label.textAlignment == .right
              ? .infinity : nil,
            alignment: label.textAlignment.box)
      }
    }
  }
}

/// What stands at the end of a row.
private struct CellAccessory: ViewModifier {
  let cell: UITableViewCell
  /// Whether the row leaves its usual margins around the contents.
  var isInset = false
  @Environment(\.era) private var era

  func body(content: Content) -> some View {
    if let view = cell.accessoryView {
      HStack(spacing: ListMetrics.accessoryGap) {
        content
        EmbeddedView(view: view)
      }
      .padding(.trailing, isInset ? 0 : ListMetrics.rowInsets(era).trailing)
    } else if cell.accessoryType == .none {
      content
    } else {
      HStack(spacing: ListMetrics.accessoryGap) {
        content
        symbols
      }
      .padding(.trailing, isInset ? 0 : ListMetrics.rowInsets(era).trailing)
    }
  }

  @ViewBuilder private var symbols: some View {
    switch cell.accessoryType {
    case .none: EmptyView()
    case .disclosureIndicator: chevron
    case .checkmark: Image(systemName: "checkmark").foregroundStyle(.tint)
    case .detailButton: Image(systemName: "info.circle").foregroundStyle(.tint)
    case .detailDisclosureButton:
      Image(systemName: "info.circle").foregroundStyle(.tint)
      chevron
    }
  }
  private var chevron: some View {
    Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold)).foregroundStyle(
      .tertiary)
  }
}

/// A collection of UIKit's laid out as a list.
struct CollectionListStandIn: View {
  let collection: UICollectionView
  let look: UICollectionLayoutListConfiguration
  private let serial = UIKitPicture.serial()

  init(collection: UICollectionView, look: UICollectionLayoutListConfiguration) {
    (self.collection, self.look) = (collection, look)
  }

  var body: some View {
    let rows = List { content }
      .modifier(RefreshedScroll(control: collection.refreshControl))
      .modifier(ScrollReports(view: collection))
      .modifier(SafeScroll(view: collection))
      .modifier(ListGround(color: look.backgroundColor))
    switch look.appearance {
    case .plain, .sidebarPlain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    case .sidebar: rows.listStyle(.sidebar)
    }
  }

  private var content: some View {
    ForEach(0..<collection.numberOfSections, id: \.self) { section in
      let paths = (0..<collection.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
      let isHeaded = look.headerMode == .firstItemInSection
      Section {
        ForEach(isHeaded ? Array(paths.dropFirst()) : paths, id: \.self) { row($0) }
      } header: {
        if isHeaded, let first = paths.first, let cell = collection.shownCell(at: first) {
          ListCellPicture(cell: cell, isHeader: true)
        } else if look.headerMode == .supplementary {
          edge(UICollectionView.elementKindSectionHeader, section)
        }
      } footer: {
        if look.footerMode == .supplementary {
          edge(UICollectionView.elementKindSectionFooter, section)
        }
      }
    }
  }

  @ViewBuilder private func edge(_ kind: String, _ section: Int) -> some View {
    if let view = collection.shownView(kind, at: IndexPath(item: 0, section: section)) {
      if let cell = view as? UICollectionViewCell {
        ListCellPicture(cell: cell, isHeader: true)
      } else {
        EmbeddedRow(view: view).listRowInsets(EdgeInsets()).textCase(nil)
      }
    }
  }

  @ViewBuilder private func row(_ path: IndexPath) -> some View {
    if let cell = collection.shownCell(at: path) {
      ListCellPicture(cell: cell, isHeader: false)
        .listRowSeparator(look.showsSeparators ? .automatic : .hidden)
        .contentShape(Rectangle())
        .onTapGesture { collection.touchItem(path) }
        .modifier(
          SwipedRow(
            leading: look.leadingSwipeActionsConfigurationProvider?(path),
            trailing: look.trailingSwipeActionsConfigurationProvider?(path), cell: cell))
    }
  }
}

/// A collection's cell in a list's row.
private struct ListCellPicture: View {
  let cell: UICollectionViewCell
  let isHeader: Bool
  private let serial = UIKitPicture.serial()
  @Environment(\.era) private var era

  init(cell: UICollectionViewCell, isHeader: Bool) { (self.cell, self.isHeader) = (cell, isHeader) }

  var body: some View {
    HStack(spacing: ListMetrics.accessoryGap) {
      ForEach(accessories(leading: true).indices, id: \.self) {
        accessory(accessories(leading: true)[$0])
      }
      content
      ForEach(accessories(leading: false).indices, id: \.self) {
        accessory(accessories(leading: false)[$0])
      }
    }
    .padding(.leading, accessories(leading: true).isEmpty ? 0 : ListMetrics.rowInsets(era).leading)
    .padding(
      .trailing, accessories(leading: false).isEmpty ? 0 : ListMetrics.rowInsets(era).trailing
    )
    .listRowInsets(EdgeInsets())
    .listRowBackground(ground)
    .textCase(nil)
  }

  private var ground: AnyView? {
    if let color = cell.backgroundConfiguration?.backgroundColor ?? cell.backgroundColor {
      return AnyView(Color(uiColor: color))
    }
    return cell.isSelected ? AnyView(Color(uiColor: .systemGray4)) : nil
  }

  @ViewBuilder private var content: some View {
    let least = isHeader ? 0 : ListMetrics.rowHeight(era)
    if let hosted = cell.contentConfiguration as? any HostedConfiguration {
      AnyView(hosted.cellContent(least: least))
    } else {
      let inner: UIView = cell.contentConfiguration?.makeContentView() ?? cell.contentView
      GeometryReader { proxy in UIKitPicture.laidOut(inner, in: proxy.size) }
        .modifier(RowSize(view: inner, height: nil, least: least))
    }
  }

  private func accessories(leading: Bool) -> [UICellAccessory] {
    ((cell as? UICollectionViewListCell)?.accessories ?? []).filter {
      $0.isLeading == leading && $0.displayed != .whenEditing
    }
  }

  @ViewBuilder private func accessory(_ accessory: UICellAccessory) -> some View {
    switch accessory.kind {
    case .symbol(let name, let isTinted, let isFaint):
      Image(systemName: name).font(.system(size: isFaint ? 14 : 17, weight: .semibold))
        .foregroundStyle(isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
    case .label(let text): Text(verbatim: text).foregroundStyle(.secondary)
    case .view(let view): EmbeddedView(view: view)
    }
  }
}

extension UIScrollView: StoodFor {
  var standInShowsSubviews: Bool { true }
  var standIn: AnyView { own }
  private var own: AnyView {
    if let table = self as? UITableView { return AnyView(TableStandIn(table: table)) }
    if let text = self as? UITextView { return TextViewStandIn.view(text) }
    if let collection = self as? UICollectionView,
      let look = (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
    {
      return AnyView(CollectionListStandIn(collection: collection, look: look))
    }
    return AnyView(ScrollStandIn(view: self))
  }
}

import Foundation
import HangaRuntime
import UIKit

extension UITableView: StoodFor {
  var standInShowsSubviews: Bool { true }

  /// A list of the cells that the data source gives.
  var standIn: AnyView {
    let list = List {
      ForEach(0..<numberOfSections, id: \.self) { section in
        Section {
          ForEach(0..<self.numberOfRows(inSection: section), id: \.self) { row in
            self.row(at: IndexPath(row: row, section: section))
              .listRowSeparator(self.separatorStyle == .none ? .hidden : .automatic)
          }
        } header: {
          if let title = self.dataSource?.tableView(self, titleForHeaderInSection: section) {
            Text(verbatim: title)
          }
        } footer: {
          if let title = self.dataSource?.tableView(self, titleForFooterInSection: section) {
            Text(verbatim: title)
          }
        }
      }
    }
    return switch style {
    case .plain: AnyView(list.listStyle(.plain))
    case .grouped: AnyView(list.listStyle(.grouped))
    case .insetGrouped: AnyView(list.listStyle(.insetGrouped))
    }
  }

  @ViewBuilder private func row(at path: IndexPath) -> some View {
    if let cell = dataSource?.tableView(self, cellForRowAt: path) {
      let delegate = delegate as? any UITableViewDelegate
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      CellPicture(cell: cell, height: height >= 0 ? height : nil)
        .contentShape(Rectangle())
        .onTapGesture { delegate?.tableView(self, didSelectRowAt: path) }
    }
  }
}

/// A cell in its row: its own texts, or what it holds in their place.
struct CellPicture: View {
  let cell: UITableViewCell
  let height: CGFloat?
  @Environment(\.era) private var era

  init(cell: UITableViewCell, height: CGFloat?) { (self.cell, self.height) = (cell, height) }

  var body: some View {
    if cell.contentView.subviews.isEmpty {
      HStack(spacing: ListMetrics.iconGap) {
        if let image = cell.imageView?.image { Image(uiImage: image) }
        texts
        if let symbol { Image(systemName: symbol).foregroundStyle(accessoryColor) }
      }
      .frame(height: height.map { max($0 - 2 * ListMetrics.rowInsets(era).top, 0) })
      .listRowBackground(cell.backgroundColor.map { Color(uiColor: $0) })
    } else {
      UIKitPicture.natural(cell.contentView)
        .frame(height: height ?? ListMetrics.rowHeight(era))
        .listRowInsets(EdgeInsets())
        .listRowBackground(cell.backgroundColor.map { Color(uiColor: $0) })
    }
  }

  @ViewBuilder private var texts: some View {
    switch cell.style {
    case .default:
      label(cell.textLabel)
      Spacer(minLength: 0)
    case .subtitle:
      VStack(alignment: .leading, spacing: 0) {
        label(cell.textLabel)
        label(cell.detailTextLabel).font(.caption)
      }
      Spacer(minLength: 0)
    case .value1, .value2:
      label(cell.textLabel)
      Spacer(minLength: ListMetrics.accessoryGap)
      label(cell.detailTextLabel).foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private func label(_ label: UILabel?) -> some View {
    if let text = label?.text, !text.isEmpty { Text(verbatim: text) }
  }

  private var symbol: String? {
    switch cell.accessoryType {
    case .none: nil
    case .disclosureIndicator: "chevron.forward"
    case .checkmark: "checkmark"
    case .detailDisclosureButton, .detailButton: "info.circle"
    }
  }

  private var accessoryColor: AnyShapeStyle {
    cell.accessoryType == .disclosureIndicator ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.tint)
  }
}

import Foundation
import HangaLayout
import HangaRuntime

/// The rows of a menu.
nonisolated struct MenuCard<Content: View>: PrimitiveView {
  let content: Content

  nonisolated static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    MenuCardNode(view, in: inputs)
  }
}

final class MenuCardNode<Content: View>: TypedNode<MenuCard<Content>> {
  private var content: TypedNode<Content>!
  private var element: MenuCardElement!
  private var rowEnvironment = DerivedEnvironment()

  override init(_ view: MenuCard<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    content = Content._makeNode(
      view.content, in: childInputs.with(environmentOfRows).with(implicitLayout: nil))
    element = MenuCardElement(owner: self) { [unowned self] in content.elements }
  }

  private var environmentOfRows: EnvironmentValues {
    rowEnvironment.values(from: environment) {
      $0.isInMenu = true
      $0.font = .system(size: MenuMetrics.headerSize)
      $0.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(Color.secondary)])
      $0.buttonStyle = AnyButtonStyle(MenuRowButtonStyle())
      $0.labelStyle = AnyLabelStyle(MenuRowLabelStyle())
      $0.toggleStyle = AnyToggleStyle(MenuToggleStyle())
    }
  }

  override func didUpdate(from old: MenuCard<Content>, environmentChanged: Bool) {
    content.update(view.content, environmentOfRows)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
  override var listing: DumpListing? { .contentOnly }
  override var isContainer: Bool { true }
  override func contentsDidChange() { element?.contentsDidChange() }
  override func makeElements() -> [LayoutNode] { [element] }
}

private enum InMenuKey: EnvironmentKey { static let defaultValue = false }
private enum CheckKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension EnvironmentValues {
  /// Whether views are the rows of a menu.
  package var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }

  /// Whether the row of a menu is checked; `nil` where it cannot be.
  package var menuCheck: Bool? {
    get { self[CheckKey.self] }
    set { self[CheckKey.self] = newValue }
  }
}

/// A row of a menu: what it says at its beginning, a picture at its end.
nonisolated struct MenuRowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      label: configuration.label, role: configuration.role, isPressed: configuration.isPressed)
  }
}

nonisolated struct MenuRow: View {
  let label: PrimitiveButtonStyleConfiguration.Label
  let role: ButtonRole?
  let isPressed: Bool
  @Environment(\.menuCheck) private var check
  @Environment(\.isEnabled) private var isEnabled

  init(
    label: PrimitiveButtonStyleConfiguration.Label, role: ButtonRole?, isPressed: Bool
  ) {
    (self.label, self.role, self.isPressed) = (label, role, isPressed)
  }

  var body: some View {
    MenuRowLayout { parts }
      .font(.system(size: MenuMetrics.labelSize))
      .foregroundStyle(color)
      .lineLimit(2)
      .overlay(alignment: .leading) {
        if check == true {
          Image(systemName: "checkmark")
            .font(.system(size: MenuMetrics.labelSize - 2, weight: .semibold))
            .foregroundStyle(color)
            .offset(x: -2)
        }
      }
      .modifier(ChoiceHighlight(isPressed: isPressed, reach: MenuMetrics.width))
      .contentShape(Rectangle())
  }

  /// A title with what explains it below, and a picture; a label of another kind as it is.
  @ViewBuilder private var parts: some View {
    let sequence = label.content.sequence
    let texts = sequence.compactMap { $0 as? Text }
    let pictures = sequence.compactMap { $0 as? Image }
    if texts.count > 1, texts.count + pictures.count == sequence.count {
      VStack(alignment: .leading, spacing: 0) {
        texts[0]
        ForEach(1..<texts.count, id: \.self) { index in
          texts[index].font(.system(size: MenuMetrics.subtitleSize)).foregroundStyle(.secondary)
        }
      }
      ForEach(pictures.indices, id: \.self) { pictures[$0] }
    } else {
      label
    }
  }

  private var color: Color {
    if !isEnabled { return ButtonMetrics.disabledLabel }
    return role == .destructive ? .red : .primary
  }
}

extension MenuRow: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// Title and icon as two things, for a row to set apart.
nonisolated struct MenuRowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title
    configuration.icon
  }
}

/// Puts the first view at the beginning of a row and the last at its end.
///
/// - Proposes: to all but the first nothing, to the first what they leave.
/// - Reports: the proposed width; the height of a row, or more for a title of two lines.
nonisolated struct MenuRowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? MenuMetrics.width
    guard let title = subviews.first else {
      return CGSize(width: width, height: MenuMetrics.rowHeight)
    }
    let own = title.sizeThatFits(titleOffer(width, subviews))
    let padding = MenuMetrics.rowHeight / 2
    return CGSize(width: width, height: max(MenuMetrics.rowHeight, own.height + padding))
  }

  private func titleOffer(_ width: CGFloat, _ subviews: Subviews) -> ProposedViewSize {
    let end =
      subviews.count > 1
      ? 2 * MenuMetrics.iconCenter - MenuMetrics.margin + MenuMetrics.iconGap : MenuMetrics.margin
    return ProposedViewSize(width: max(width - MenuMetrics.margin - end, 0), height: nil)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let title = subviews.first else { return }
    title.place(
      at: CGPoint(x: bounds.minX + MenuMetrics.margin, y: bounds.midY), anchor: .leading,
      proposal: titleOffer(bounds.width, subviews))
    for icon in subviews.dropFirst() {
      icon.place(
        at: CGPoint(x: bounds.maxX - MenuMetrics.iconCenter, y: bounds.midY), anchor: .center,
        proposal: .unspecified)
    }
  }
}

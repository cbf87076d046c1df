import HangaLayout
import HangaRuntime

final class SectionNode<Parent: View, Content: View, Footer: View>:
  TypedNode<Section<Parent, Content, Footer>>, SectionHolding
{
  private var header: TypedNode<SectionTitle<Parent>>!
  private var content: TypedNode<Content?>!
  private var footer: TypedNode<Footer>!
  private var headerValues = DerivedEnvironment()
  private var footerValues = DerivedEnvironment()

  override init(_ view: Section<Parent, Content, Footer>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    header = SectionTitle<Parent>._makeNode(title, in: childInputs.with(headerEnvironment))
    content = Content?._makeNode(shownContent, in: childInputs)
    footer = Footer._makeNode(view.footer, in: childInputs.with(footerEnvironment))
  }

  /// The content unless the section is closed, read so that its binding wakes this node.
  private var shownContent: Content? {
    let isExpanded = Reentry.tracked(for: self) { view.isExpanded?.wrappedValue ?? true }
    return isExpanded ? view.content : nil
  }

  private var title: SectionTitle<Parent> {
    let showsArrow = environment.sectionLook?.showsArrows == true
    return SectionTitle(title: view.header, isExpanded: showsArrow ? view.isExpanded : nil)
  }

  private var headerEnvironment: EnvironmentValues {
    headerValues.values(from: environment) { $0.sectionLook?.header(&$0) }
  }

  private var footerEnvironment: EnvironmentValues {
    footerValues.values(from: environment) { $0.sectionLook?.footer(&$0) }
  }

  override func didUpdate(
    from old: Section<Parent, Content, Footer>, environmentChanged: Bool
  ) {
    header.update(title, headerEnvironment)
    content.update(shownContent, environment)
    footer.update(view.footer, footerEnvironment)
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    didUpdate(from: view, environmentChanged: false)
  }

  override var children: [ViewNode] {
    guard let header, let content, let footer else { return [] }
    return [header, content, footer]
  }

  func part(of child: ViewNode) -> SectionPart? {
    if child === header { return .header }
    return child === footer ? .footer : .content
  }
}

/// A section's header, with an arrow where it opens and closes.
nonisolated struct SectionTitle<Title: View>: View {
  let title: Title
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let isExpanded {
      HStack(spacing: 0) {
        title
        Spacer(minLength: ListMetrics.accessoryGap)
        Image(systemName: "chevron.forward")
          .font(.system(size: ListMetrics.chevronSize, weight: .semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
      }
      .contentShape(Rectangle())
      .onTapGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
    } else {
      title
    }
  }
}

extension SectionTitle: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// How the sections of a container show their headers and footers.
nonisolated struct SectionLook {
  let header: (inout EnvironmentValues) -> Void
  let footer: (inout EnvironmentValues) -> Void
  /// Whether sections that open and close have an arrow for it.
  let showsArrows: Bool
}

private enum SectionLookKey: EnvironmentKey {
  static var defaultValue: SectionLook? { nil }
}

extension EnvironmentValues {
  var sectionLook: SectionLook? {
    get { self[SectionLookKey.self] }
    set { self[SectionLookKey.self] = newValue }
  }
}

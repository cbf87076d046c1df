import HangaLayout
import HangaRuntime

/// One section of the views that another view resolves to.
///
/// Views outside of any `Section` that stand beside each other are one without header and footer.
nonisolated public struct SectionConfiguration: Identifiable {
  /// Names a section among its siblings.
  public struct ID: Hashable {
    fileprivate let value: AnyHashable
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  /// What the first of the views carries for its container.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }

  fileprivate init(_ views: SubviewsCollection) {
    func part(_ part: SectionPart) -> SubviewsCollection {
      SubviewsCollection(views: views.filter { $0.place.part == part })
    }
    (header, content, footer) = (part(.header), part(.content), part(.footer))
    let section = views.first?.place.section
    id = ID(
      value: section.map { AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable(views.first?.id))
  }
}

/// The sections of the views that another view resolves to, in order.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  init(_ views: SubviewsCollection) {
    var runs: [[Subview]] = []
    for view in views {
      if let last = runs.last?.first, last.place.section === view.place.section {
        runs[runs.count - 1].append(view)
      } else {
        runs.append([view])
      }
    }
    sections = runs.map { SectionConfiguration(SubviewsCollection(views: $0)) }
  }
}

/// What is made of the sections that another view resolves to.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result

  public var body: some View {
    GroupElementsOfContent(base: base) { transform(SectionCollection($0)) }
  }
}

extension GroupSectionsOfContent: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension Group {
  /// Makes something of the sections that `view` resolves to.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// The sections that another view resolves to, for a `ForEach`; known once they are shown.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let base: AnyView
  public typealias Element = SectionConfiguration
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration { fatalError("no section is known yet") }
}

extension ForEachSectionCollection: SubviewSource {
  func shown(_ content: Any) -> AnyView {
    let content = content as? (SectionConfiguration) -> Content
    return AnyView(
      GroupSectionsOfContent(base: base) { sections in
        ForEach(sections) { content?($0) }
      })
  }
}

extension ForEach {
  /// A view for each of the sections that `view` resolves to.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
  {
    self.init(
      data: ForEachSectionCollection(base: AnyView(view)), content: content, id: { $0.id },
      isConstantRange: false)
  }
}

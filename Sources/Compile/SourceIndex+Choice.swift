import Foundation

extension SourceIndex {
  /// What to show.
  package enum Choice: Equatable, Sendable {
    case preview(Preview)
    case app(Root)
    case view(ViewType)
    /// `preview` is the name of one of its previews; `nil` for the first.
    case provider(Root, preview: String?)

    /// Where it is declared.
    package var place: Place {
      switch self {
      case .preview(let preview): preview.place
      case .app(let root), .provider(let root, _): root.place
      case .view(let view): view.place
      }
    }

    /// For messages.
    package var title: String {
      switch self {
      case .preview(let preview): preview.name ?? "#Preview in line \(preview.place.line)"
      case .app(let root), .provider(let root, nil): root.name
      case .provider(_, let name?): name
      case .view(let view): view.name
      }
    }
  }

  /// What to show when nobody says: the first `#Preview`; else the `@main` app; else the first
  /// view that needs no argument and that no other view names, where one that is made of other
  /// views of the files goes before one that stands alone, such as a left-over page; else the
  /// first `PreviewProvider`, and at last the first view that needs no argument.
  ///
  /// - A view that takes objects from its surroundings is shown as the `PreviewProvider` in its
  ///   file shows it, which alone has them.
  /// - Of a project, a whole folder, the app goes before previews, which each show a part.
  package func defaultChoice(ofProject isProject: Bool = false) throws -> Choice {
    if isProject, let app, !app.isPrivate { return .app(app) }
    if let preview = previews.first { return .preview(preview) }
    if let app, !app.isPrivate { return .app(app) }
    let simple = views.filter { !$0.needsArguments && !$0.isGeneric && !$0.isPrivate }
    let roots = simple.filter { !mentionedViews.contains(Self.lastPart($0.name)) }
    if let root = roots.first(where: \.mentionsViews) ?? roots.first {
      if root.takesObjects,
        let provider = previewProviders.first(where: {
          $0.place.file == root.place.file && !$0.isPrivate
        })
      {
        return try choice(named: provider.name)
      }
      return .view(root)
    }
    if let provider = previewProviders.first(where: { !$0.isPrivate }) {
      return .provider(provider, preview: nil)
    }
    if let view = simple.first { return .view(view) }
    throw ChoiceFailure.nothingToShow(views: views.map(\.name))
  }

  /// The view, preview, app or preview provider called `name`, or the provider of a preview that is
  /// called so.
  package func choice(named name: String) throws -> Choice {
    if let view = views.first(where: { $0.name == name || Self.lastPart($0.name) == name }) {
      if view.isPrivate { throw ChoiceFailure.isPrivate(view) }
      if view.isGeneric { throw ChoiceFailure.isGeneric(view) }
      if view.needsArguments { throw ChoiceFailure.needsArguments(view) }
      return .view(view)
    }
    if let preview = previews.first(where: { $0.name == name }) { return .preview(preview) }
    if let app, app.name == name { return .app(app) }
    if let provider = previewProviders.first(where: { $0.name == name }) {
      return .provider(provider, preview: nil)
    }
    let named = previewProviders.first { $0.previewNames.contains(name) }
    if let named = named ?? previewProviders.first(where: \.hasWorkedOutNames) {
      return .provider(named, preview: name)
    }
    let names = previews.compactMap(\.name) + previewProviders.flatMap(\.previewNames)
    throw ChoiceFailure.unknown(name, names: views.map(\.name) + names)
  }
}

/// Why no view could be chosen.
package enum ChoiceFailure: Error, Equatable, CustomStringConvertible {
  case nothingToShow(views: [String])
  case unknown(String, names: [String])
  case needsArguments(SourceIndex.ViewType)
  case isGeneric(SourceIndex.ViewType)
  case isPrivate(SourceIndex.ViewType)

  package var description: String {
    switch self {
    case .nothingToShow(let views) where views.isEmpty:
      "the files declare no View, #Preview or @main App"
    case .nothingToShow(let views):
      "every View needs arguments (\(views.joined(separator: ", "))); add a #Preview that makes one"
    case .unknown(let name, let names) where names.isEmpty:
      "there is no View called “\(name)”; the files declare none"
    case .unknown(let name, let names):
      "there is no View called “\(name)”; the files declare \(names.joined(separator: ", "))"
    case .needsArguments(let view):
      "\(at(view))the View “\(view.name)” needs arguments; add a #Preview that makes one"
    case .isGeneric(let view):
      "\(at(view))the View “\(view.name)” is generic; add a #Preview that makes one"
    case .isPrivate(let view):
      "\(at(view))the View “\(view.name)” is private; add a #Preview that makes one"
    }
  }

  private func at(_ view: SourceIndex.ViewType) -> String {
    "\(view.place.file):\(view.place.line): "
  }
}

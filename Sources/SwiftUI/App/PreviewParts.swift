import Foundation
import HangaRuntime

/// One preview of several.
struct PreviewPart {
  let view: AnyView
  var wish = PreviewWish()
}

/// A view that may stand for several previews: those of a `PreviewProvider` are one for each view
/// that a group, a block or a `ForEach` holds.
@MainActor protocol PreviewParts {
  var previewParts: [PreviewPart] { get }
}

/// Takes views apart into previews.
@MainActor enum PreviewWalk {
  static func parts(of view: Any) -> [PreviewPart] {
    if let several = view as? any PreviewParts { return several.previewParts }
    guard let view = view as? any View else { return [] }
    return [PreviewPart(view: AnyView(erasing: view))]
  }
}

extension Group: PreviewParts {
  @MainActor var previewParts: [PreviewPart] { PreviewWalk.parts(of: content) }
}

extension TupleView: PreviewParts {
  @MainActor var previewParts: [PreviewPart] {
    Mirror(reflecting: value).children.flatMap { PreviewWalk.parts(of: $0.value) }
  }
}

extension ForEach: PreviewParts {
  @MainActor var previewParts: [PreviewPart] { data.flatMap { PreviewWalk.parts(of: content($0)) } }
}

extension Optional: PreviewParts {
  @MainActor var previewParts: [PreviewPart] { map { PreviewWalk.parts(of: $0) } ?? [] }
}

extension _ConditionalContent: PreviewParts {
  @MainActor var previewParts: [PreviewPart] {
    switch storage {
    case .trueContent(let view): PreviewWalk.parts(of: view)
    case .falseContent(let view): PreviewWalk.parts(of: view)
    }
  }
}

/// What is done to several views is done to each of them.
extension ModifiedContent: PreviewParts where Content: View, Modifier: ViewModifier {
  @MainActor var previewParts: [PreviewPart] {
    let parts = PreviewWalk.parts(of: content)
    let asked = (modifier as? PreviewWishModifier)?.wish ?? PreviewWish()
    return parts.map { part in
      let isAlone = parts.count == 1
      return PreviewPart(
        view: isAlone ? AnyView(self) : AnyView(part.view.modifier(modifier)),
        wish: asked.filling(part.wish))
    }
  }
}

/// Notes what a view asks of its preview; it changes nothing about the view.
nonisolated struct PreviewWishModifier: EnvironmentWriting, Equatable {
  var wish: PreviewWish
  var listedName: String? { nil }
  func write(to environment: inout EnvironmentValues) {}
}

/// One preview of a `PreviewProvider`; only code that the tool writes needs it.
public struct _ProvidedPreview: View, WishingPreview {
  private let part: PreviewPart
  package var wish: PreviewWish { part.wish }
  public var body: some View { part.view }

  private init(_ part: PreviewPart) { self.part = part }

  /// The preview called `name`, or the first; a `_MissingPreview` where there is none.
  public static func make<P: PreviewProvider>(of provider: P.Type, named name: String?) -> Any {
    let parts = PreviewWalk.parts(of: provider.previews)
    let found = name == nil ? parts.first : parts.first { $0.wish.name == name }
    if let found { return _ProvidedPreview(found) }
    return _MissingPreview(name: name, names: parts.compactMap(\.wish.name))
  }
}

/// Stands for a preview that is not there.
public struct _MissingPreview: Sendable {
  package let name: String?
  package let names: [String]
}

extension _ProvidedPreview: DumpListed {
  nonisolated package static var listing: DumpListing { .contentOnly }
}

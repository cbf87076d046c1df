import Hanga
import HangaCompile

/// Finds where the elements of a tree are written, by walking the tree and the source side by side.
///
/// An element is found if, inside what holds it, a view or modifier of its name is written; of
/// several, the one with its text, else the next in order. What is not found is said to be inside the
/// nearest thing around it that was. Views that show instead of each other and cannot be told apart
/// are all named.
struct SourceFinder {
  private let index: SourceIndex
  private var sources: [String: String] = [:]

  private init(_ index: SourceIndex) { self.index = index }

  /// Where each element is written, by its path.
  static func sources(of tree: ElementTree, in screen: CompiledScreen) -> [String: String] {
    var finder = SourceFinder(screen.index)
    var start: [SourceOutline] = []
    if case .preview(let preview) = screen.choice { start = preview.outline }
    var scope = Scope(outlines: start, members: [:], around: nil)
    for element in tree.elements { finder.find(element, in: &scope) }
    return finder.sources
  }

  /// The candidates for the elements of one view, of which some are taken.
  private struct Scope {
    var outlines: [SourceOutline]
    /// Helpers of the type that the outlines are in.
    var members: SourceIndex.Outlines
    /// What was found last, further out.
    var around: SourceIndex.Place?
    /// How many candidates of each name have gone.
    var taken: [String: Int] = [:]
  }

  private mutating func find(_ element: ElementTree.Element, in scope: inout Scope) {
    let candidates = candidates(for: element.type, in: scope.outlines, scope.members, depth: 0)
    let match = choose(element, candidates, &scope)
    let place = match.first?.place
    sources[element.identity] = text(match, around: scope.around)
    // Inside one of the files' own views its body counts, else what the match holds.
    var inner = Scope(
      outlines: match.first?.inner ?? scope.outlines, members: scope.members,
      around: place ?? scope.around)
    if let type = index.outlines[element.type] ?? lastPart(element.type) {
      let view = index.views.first { $0.name == element.type }
      inner = Scope(
        outlines: type["body"] ?? [], members: type, around: place ?? view?.place ?? scope.around)
    }
    for child in element.children { find(child, in: &inner) }
    // Siblings of something that was not found may be found inside it.
    if match.isEmpty { scope.taken.merge(inner.taken) { max($0, $1) } }
  }

  private func lastPart(_ type: String) -> SourceIndex.Outlines? {
    let views = index.views.filter { SourceIndex.lastPart($0.name) == type }
    return views.count == 1 ? index.outlines[views[0].name] : nil
  }

  /// Everything of that name in `outlines`, in the order in which it is written; a helper's name
  /// stands for what the helper is made of.
  private func candidates(
    for name: String, in outlines: [SourceOutline], _ members: SourceIndex.Outlines, depth: Int
  ) -> [SourceOutline] {
    guard depth < Self.mostHelpers else { return [] }
    return outlines.flatMap { outline -> [SourceOutline] in
      let isMatch = outline.name == name
      if !isMatch, let helper = members[outline.name] {
        return candidates(for: name, in: helper, members, depth: depth + 1)
          + candidates(for: name, in: outline.inner, members, depth: depth + 1)
      }
      let inside = candidates(for: name, in: outline.inner, members, depth: depth)
      return isMatch ? [outline] + inside : inside
    }
  }

  /// How deep helpers may name helpers.
  private static let mostHelpers = 12

  private func choose(
    _ element: ElementTree.Element, _ candidates: [SourceOutline], _ scope: inout Scope
  ) -> [SourceOutline] {
    guard !candidates.isEmpty else { return [] }
    if let text = element.text {
      let said = candidates.filter { $0.text == text }
      if said.count == 1 { return said }
    }
    let taken = scope.taken[element.type, default: 0]
    scope.taken[element.type] = taken + 1
    // More elements than expressions: a loop repeats the last.
    let next = candidates[min(taken, candidates.count - 1)]
    guard next.isConditional else { return [next] }
    return [next] + candidates.filter { $0.isConditional && $0 != next }
  }

  private func text(_ match: [SourceOutline], around: SourceIndex.Place?) -> String? {
    guard let first = match.first else { return around.map { "inside \($0.file):\($0.line)" } }
    let others = match.dropFirst().map(\.place).filter { $0.file == first.place.file }
    let lines = [first.place.line] + others.map(\.line).filter { $0 != first.place.line }
    return first.place.file + ":" + lines.map(String.init).joined(separator: " or ")
  }
}

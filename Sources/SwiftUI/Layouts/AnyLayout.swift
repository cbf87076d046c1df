import Foundation
import HangaGeometry
import HangaLayout

/// A layout whose type is hidden: changing the type keeps the children's identity.
nonisolated public struct AnyLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  let box: any AnyLayoutBox

  /// Hides the type of `layout`; another layout keeps the views' identity and state.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout: layout)
  }

  /// The hidden layout's own memory.
  public struct Cache {
    var value: Any
    let type: Any.Type
  }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type != box.layoutType {
      cache = makeCache(subviews: subviews)
    } else {
      box.update(&cache, subviews)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    box.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.place(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.alignment(of: guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.alignment(of: guide, bounds, proposal, subviews, &cache)
  }
}

nonisolated protocol AnyLayoutBox {
  var layoutType: Any.Type { get }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache
  func update(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache)
  func alignment(
    of guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
  func alignment(
    of guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
}

nonisolated struct LayoutBox<L: Layout>: AnyLayoutBox {
  let layout: L
  var layoutType: Any.Type { L.self }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: layout.makeCache(subviews: subviews), type: L.self)
  }

  /// Takes the typed cache out, hands it to `body` and puts it back.
  private func withCache<R>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var typed = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(value: typed, type: L.self) }
    return body(&typed)
  }

  func update(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func alignment(
    of guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func alignment(
    of guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

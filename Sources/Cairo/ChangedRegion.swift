import Foundation
import HangaDrawing
import HangaGeometry

/// The pixels in which two lists may differ, as a few rectangles that do not touch.
struct ChangedRegion {
  private(set) var parts: [PixelRect] = []

  /// More parts than this are joined: each is a walk through the list.
  private static let mostParts = 4

  /// What must be drawn anew to turn the picture of `old` into that of `new`.
  ///
  /// 1. Items that differ, the old ones and the new ones, where they leave marks.
  /// 2. Materials that see a pixel of these, with all that they see: what is below them must be
  ///    there as it was when they were drawn.
  static func between(
    _ old: [DisplayItem], _ new: [DisplayItem], _ map: CGAffineTransform, in whole: PixelRect
  ) -> ChangedRegion {
    var region = ChangedRegion()
    region.addDifferences(old, new, map, within: whole)
    var reaches: [PixelRect] = []
    if !gatherReaches(new, map, whole, isInsideBlur: false, &reaches), !region.parts.isEmpty {
      return ChangedRegion(parts: [whole])
    }
    var isGrowing = !region.parts.isEmpty
    while isGrowing {
      let before = region.parts
      for reach in reaches where before.contains(where: { !$0.intersection(reach).isEmpty }) {
        region.add(reach)
      }
      isGrowing = region.parts != before
    }
    return region
  }

  /// Adds a rectangle; those that touch become one.
  private mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty, !parts.contains(where: { $0.contains(rect) }) else { return }
    var sum = rect
    while let index = parts.firstIndex(where: { !$0.intersection(sum).isEmpty }) {
      sum = sum.union(parts.remove(at: index))
    }
    parts.append(sum)
    if parts.count > Self.mostParts {
      let all = parts.reduce(PixelRect.empty) { $0.union($1) }
      parts = [all]
    }
  }

  // MARK: Differences

  private mutating func addDifferences(
    _ old: [DisplayItem], _ new: [DisplayItem], _ map: CGAffineTransform, within clip: PixelRect
  ) {
    var (start, oldEnd, newEnd) = (0, old.count, new.count)
    while start < oldEnd, start < newEnd, old[start] == new[start] { start += 1 }
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    guard oldEnd - start == newEnd - start else {
      for item in old[start..<oldEnd] + new[start..<newEnd] { add(item, map, within: clip) }
      return
    }
    for index in start..<oldEnd where old[index] != new[index] {
      addDifference(old[index], new[index], map, within: clip)
    }
  }

  private mutating func add(
    _ item: DisplayItem, _ map: CGAffineTransform, within clip: PixelRect
  ) {
    add(InkBounds.of(item, map).intersection(clip))
  }

  private mutating func addDifference(
    _ old: DisplayItem, _ new: DisplayItem, _ map: CGAffineTransform, within clip: PixelRect
  ) {
    if case .group(let effect, let oldItems) = old, case .group(effect, let newItems) = new,
      Self.areDrawnAlike(oldItems, newItems)
    {
      switch effect {
      // Each pixel of these depends on the same pixel of what is inside.
      case .opacity, .blend, .flatten, .colorMatrix, .luminanceToAlpha:
        return addDifferences(oldItems, newItems, map, within: clip)
      case .clip(let outline, _):
        // Where a rectangle does not end on pixels, what is inside decides how it is drawn.
        if case .rectangle(let rect) = outline, Painter.wholePixels(rect, map) == nil { break }
        let rect = outline.boundingRect
        let inner = rect.isNull ? .empty : PixelRect(touching: rect.applying(map))
        return addDifferences(oldItems, newItems, map, within: clip.intersection(inner))
      case .transform(let transform):
        return addDifferences(oldItems, newItems, transform.concatenating(map), within: clip)
      case .projection, .blur, .shadow, .mask, .alphaThreshold: break
      }
    }
    add(old, map, within: clip)
    add(new, map, within: clip)
  }

  /// Whether a group of the ones takes the same way through the painter as one of the others: it
  /// has shorter ways for a single item, and for what does not blend.
  private static func areDrawnAlike(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
    func isShape(_ items: [DisplayItem]) -> Bool {
      switch items.first {
      case nil, .fill, .stroke: true
      case .glyphs, .image, .backdrop, .group: false
      }
    }
    let areLong = old.count > 1 && new.count > 1
    let areSingle = old.count == 1 && new.count == 1 && !isShape(old) && !isShape(new)
    return (areLong || areSingle) && Painter.blends(old) == Painter.blends(new)
  }

  // MARK: Materials

  /// Finds what materials see.
  ///
  /// - Returns: whether that is all; one inside a blur or the like is seen farther away.
  private static func gatherReaches(
    _ items: [DisplayItem], _ map: CGAffineTransform, _ whole: PixelRect, isInsideBlur: Bool,
    _ reaches: inout [PixelRect]
  ) -> Bool {
    for item in items {
      switch item {
      case .backdrop(let outline, let recipe):
        if isInsideBlur { return false }
        reaches.append(Painter.backdropReach(outline, recipe, map, in: whole))
      case .group(let effect, let inner):
        var (innerMap, isBlur) = (map, isInsideBlur)
        switch effect {
        case .transform(let transform): innerMap = transform.concatenating(map)
        case .projection, .blur, .shadow, .mask, .alphaThreshold: isBlur = true
        case .opacity, .clip, .blend, .flatten, .colorMatrix, .luminanceToAlpha: break
        }
        guard gatherReaches(inner, innerMap, whole, isInsideBlur: isBlur, &reaches) else {
          return false
        }
      case .fill, .stroke, .glyphs, .image: break
      }
    }
    return true
  }
}

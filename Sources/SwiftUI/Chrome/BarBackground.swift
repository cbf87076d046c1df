import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// What lies behind the items of a bar.
enum BarBackground {
  /// What to draw for a bar in `frame`.
  ///
  /// - Parameters:
  ///   - isCovering: whether content lies under the bar; where none does, bars are transparent.
  ///   - hairline: the edge of the bar that borders on the content.
  ///   - edges: given where the bar has the look of iOS 26, which has no background of its own.
  ///   - look: what the app asks of all such bars; it comes after what views ask of this one.
  static func items(
    for requests: BarRequests, in frame: CGRect, isCovering: Bool, hairline: VerticalEdge,
    look: BarLook, edges: ScrollEdgeWishes? = nil, environment: EnvironmentValues,
    graph: ViewGraph
  ) -> [DisplayItem] {
    var environment = environment
    if let scheme = requests.colorScheme { environment.colorScheme = scheme }
    switch requests.background {
    case .hidden: return []
    case .visible: break
    case .automatic:
      if !isCovering, look.layers == nil { return [] }
      if let edges, look.layers == nil, requests.style == nil {
        return ScrollEdgeEffect.items(
          in: frame, at: hairline == .bottom ? .top : .bottom, edges, environment)
      }
    }
    if let style = requests.style { return fill(style, in: frame, environment, graph) }
    var items =
      look.layers?.flatMap { self.items(for: $0, in: frame, environment, graph) }
      ?? self.items(for: .bar, in: frame, environment, graph)
    if let color = look.layers == nil ? UIBarAppearance.usualShadow : look.line {
      let length = ChromeMetrics.hairline * environment.pixelLength
      let y = hairline == .bottom ? frame.maxY : frame.minY - length
      let line = CGRect(x: frame.minX, y: y, width: frame.width, height: length)
      let resolved = color.resolved(environment.traitCollection)
      if resolved.alpha > 0 { items.append(.fill(.rectangle(line), .color(resolved), FillRule())) }
    }
    return items
  }

  /// What the bar has as a view of its own, below its background.
  static func ground(
    _ look: BarLook, in frame: CGRect, _ environment: EnvironmentValues, _ graph: ViewGraph
  ) -> [DisplayItem] {
    guard let color = look.ground else { return [] }
    return items(for: .color(color), in: frame, environment, graph)
  }

  private static func items(
    for layer: BarLook.Layer, in frame: CGRect, _ environment: EnvironmentValues,
    _ graph: ViewGraph
  ) -> [DisplayItem] {
    switch layer {
    case .bar:
      let isDark = environment.colorScheme == .dark
      return [.backdrop(.rectangle(frame), isDark ? .barDark : .barLight)]
    case .material(let material):
      return fill(AnyShapeStyle(material), in: frame, environment, graph)
    case .color(let color):
      let resolved = color.resolved(environment.traitCollection)
      return resolved.alpha > 0 ? [.fill(.rectangle(frame), .color(resolved), FillRule())] : []
    case .image(let image):
      // As large as the bar; a picture without pixels leaves nothing.
      guard let reference = Image(uiImage: image).reference(in: graph, environment) else {
        return []
      }
      let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
      let paint = Paint.image(reference, tile: frame, part: whole)
      return [.fill(.rectangle(frame), paint, FillRule())]
    }
  }

  private static func fill(
    _ style: AnyShapeStyle, in frame: CGRect, _ environment: EnvironmentValues,
    _ graph: ViewGraph
  ) -> [DisplayItem] {
    let context = StyleContext(environment: environment, frame: frame, graph: graph)
    return style._fill(in: context).items(for: .rectangle(frame))
  }
}

extension BackdropRecipe {
  /// The material of bars: facts/layout.md §14.
  static let barLight = BackdropRecipe(
    name: "barLight", blurRadius: 22.5, saturation: 1.1, brightness: 0.10, amount: 0.75,
    luminanceCurve: [0.80, 0.90, 1.10, 0.825])
  static let barDark = BackdropRecipe(
    name: "barDark", blurRadius: 22.5, saturation: 2.0, brightness: -0.10, amount: 0.75,
    luminanceCurve: [0.23, 0.52, 0.27, 0.255])
}

/// Whether scrolled content lies under a bar.
enum ScrolledContent {
  static func isUnderTop(of rect: CGRect, in node: LayoutNode) -> Bool {
    any(in: node) { scroll in
      let frame = scroll.visibleRect.applying(scroll.transform(to: nil))
      return scroll.hasContentAbove && frame.minY < rect.maxY
        && frame.maxX > rect.minX && frame.minX < rect.maxX
    }
  }

  static func isUnderBottom(of rect: CGRect, in node: LayoutNode) -> Bool {
    any(in: node) { scroll in
      let frame = scroll.visibleRect.applying(scroll.transform(to: nil))
      return scroll.contentOffset.y < scroll.range.height && frame.maxY > rect.minY
        && frame.maxX > rect.minX && frame.minX < rect.maxX
    }
  }

  private static func any(in node: LayoutNode, where matches: (ScrollElement) -> Bool) -> Bool {
    if let scroll = node as? ScrollElement, scroll.axes.contains(.vertical) {
      return matches(scroll)
    }
    return node.layoutChildren.contains { any(in: $0, where: matches) }
  }
}

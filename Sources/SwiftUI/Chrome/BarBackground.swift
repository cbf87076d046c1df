import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// What lies behind the items of a bar.
enum BarBackground {
  /// What to draw for a bar in `frame`.
  ///
  /// - Parameters:
  ///   - isCovering: whether content lies under the bar; where none does, bars are transparent.
  ///   - hairline: the edge of the bar that borders on the content.
  static func items(
    for requests: BarRequests, in frame: CGRect, isCovering: Bool, hairline: VerticalEdge,
    environment: EnvironmentValues
  ) -> [DisplayItem] {
    switch requests.background {
    case .hidden: return []
    case .visible: break
    case .automatic: if !isCovering { return [] }
    }
    var environment = environment
    if let scheme = requests.colorScheme { environment.colorScheme = scheme }
    if let style = requests.style {
      let context = StyleContext(environment: environment, frame: frame)
      return style._fill(in: context).items(for: .rectangle(frame))
    }
    let isDark = environment.colorScheme == .dark
    let length = ChromeMetrics.hairline * environment.pixelLength
    let y = hairline == .bottom ? frame.maxY : frame.minY - length
    let line = CGRect(x: frame.minX, y: y, width: frame.width, height: length)
    return [
      .backdrop(.rectangle(frame), isDark ? .barDark : .barLight),
      .fill(.rectangle(line), .color(isDark ? Self.darkHairline : Self.lightHairline), FillRule()),
    ]
  }

  /// Colours: facts/controls.md §2.1.
  private static let lightHairline = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.3)
  private static let darkHairline = ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.15)
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

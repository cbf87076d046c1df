import Foundation
import HangaLayout
import HangaRuntime

/// What an item of a bar is besides what it shows.
struct BarItemWish: Equatable {
  /// Whether it is the screen's main action.
  var isProminent = false
  /// Whether it lies on no sheet of glass.
  var isBare = false
  /// Whether it only parts the items on its sides.
  var isSpacer = false
}

/// Items that share a sheet of glass: neighbouring symbols and pictures do, words and the main
/// action have one of their own.
struct BarItemGroup {
  struct Place {
    let node: LayoutNode
    /// From the group's leading end.
    var x: CGFloat
    let size: CGSize
  }

  private(set) var places: [Place] = []
  private(set) var width: CGFloat = 0
  private(set) var wish = BarItemWish()
  private var isOpen = true

  /// - Parameters:
  ///   - items: from the leading end.
  ///   - height: of the sheets; what is proposed to the items.
  ///   - isApart: whether each item has a sheet of its own.
  static func groups(
    of items: [LayoutNode], _ wishes: [ObjectIdentifier: BarItemWish], height: CGFloat,
    isApart: Bool = false
  ) -> [BarItemGroup] {
    var groups: [BarItemGroup] = []
    var isParted = true
    for node in items {
      let wish = wishes[ObjectIdentifier(node)] ?? BarItemWish()
      if wish.isSpacer || node.layoutPriority == -.infinity {
        isParted = true
        continue
      }
      let own = node.sizeThatFits(ProposedViewSize(width: nil, height: height))
      guard own.width > 0 || own.height > 0 else { continue }
      let isAlone = isApart || wish != BarItemWish() || node.showsText
      if isAlone || isParted || groups.last?.isOpen != true { groups.append(BarItemGroup()) }
      let last = groups.count - 1
      groups[last].add(node, own, wish, height: height)
      groups[last].isOpen = !isAlone
      isParted = false
    }
    return groups
  }

  private mutating func add(
    _ node: LayoutNode, _ size: CGSize, _ wish: BarItemWish, height: CGFloat
  ) {
    let inset = node.showsText ? GlassBarMetrics.textInset : GlassBarMetrics.symbolInset
    let slot = wish.isBare ? size.width : max(height, size.width + 2 * inset)
    places.append(Place(node: node, x: width + (slot - size.width) / 2, size: size))
    width += slot
    self.wish = wish
  }
}

extension LayoutNode {
  /// Whether words are among what it shows.
  var showsText: Bool {
    owner.viewType == Text.self || layoutChildren.contains { $0.showsText }
  }
}

private enum BarItemBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether items of a bar lie on sheets of glass.
  var barItemBackground: Visibility {
    get { self[BarItemBackgroundKey.self] }
    set { self[BarItemBackgroundKey.self] = newValue }
  }
}

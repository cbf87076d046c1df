import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// What a screen with bars at its edges has for its content.
struct ScreenRoom {
  /// How far the screen reaches into the unsafe area, a keyboard included.
  let insets: PhysicalInsets
  /// The screen with the unsafe area it touches, in its element's space.
  let box: CGRect
  private let keyboard: CGFloat
  /// The unsafe area and the bars, without a keyboard.
  private(set) var taken: PhysicalInsets

  init(of element: LayoutNode) {
    let touching = element.touchingInsets()
    let box = touching.grow(CGRect(origin: .zero, size: element.size))
    (self.box, insets) = (box, Self.covered(box, of: element, atLeast: touching))
    keyboard = element.keyboardCover(in: touching)
    taken = insets
    taken.bottom -= keyboard
  }

  /// Bars keep clear of the unsafe area also where a view around them has let them into it.
  private static func covered(
    _ box: CGRect, of element: LayoutNode, atLeast touching: PhysicalInsets
  ) -> PhysicalInsets {
    guard let area = element.inheritedSafeArea, area.outer.intersects(box) else { return touching }
    let safe = area.container
    var insets = touching
    insets.top = max(insets.top, min(safe.minY - box.minY, safe.minY - area.outer.minY))
    insets.left = max(insets.left, min(safe.minX - box.minX, safe.minX - area.outer.minX))
    insets.bottom = max(insets.bottom, min(box.maxY - safe.maxY, area.outer.maxY - safe.maxY))
    insets.right = max(insets.right, min(box.maxX - safe.maxX, area.outer.maxX - safe.maxX))
    return insets
  }

  /// Gives points at the edges away to bars.
  mutating func take(top: CGFloat = 0, bottom: CGFloat = 0) {
    taken.top += top
    taken.bottom += bottom
  }

  /// The part that neither bars nor a keyboard cover; the keyboard lies over the bottom bar.
  var safe: CGRect {
    var covered = taken
    covered.bottom = max(taken.bottom, insets.bottom)
    return covered.shrink(box)
  }

  var area: SafeArea { SafeArea(outer: box, container: taken.shrink(box), keyboard: safe) }

  /// Proposes the safe part to `content` and centres what it reports there.
  func place(_ content: LayoutNode, in element: LayoutNode) {
    let offer = ProposedViewSize(safe.size)
    let own = content.sizeThatFits(offer)
    let origin = CGPoint(x: safe.midX - own.width / 2, y: safe.midY - own.height / 2)
    content.place(at: origin, proposal: offer, in: element)
  }

  /// What covers a bar at the bottom from outside.
  var bottomBarInsets: PhysicalInsets {
    PhysicalInsets(left: insets.left, bottom: insets.bottom - keyboard, right: insets.right)
  }

  /// Puts `bar` at the bottom, as high as what is taken there; without height if it is hidden.
  func placeBottomBar(_ bar: LayoutNode, isShown: Bool, in element: LayoutNode) {
    let height = isShown ? taken.bottom : 0
    bar.place(
      at: CGPoint(x: box.minX, y: box.maxY - height),
      proposal: ProposedViewSize(width: box.width, height: height), in: element)
  }
}

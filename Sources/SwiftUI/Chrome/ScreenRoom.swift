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
    insets = element.touchingInsets()
    box = insets.grow(CGRect(origin: .zero, size: element.size))
    keyboard = element.keyboardCover(in: insets)
    taken = insets
    taken.bottom -= keyboard
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

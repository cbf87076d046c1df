import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Ties where a scroll view inside is to a value of the user's.
nonisolated struct ScrollPositionModifier: PrimitiveModifier {
  /// Where the value sends the scroll view.
  struct Wish: Equatable {
    let target: ScrollPosition.Target
    var serial = 0
  }
  let wish: Wish?
  let anchor: UnitPoint?
  /// Told which view shows as the user scrolls; run on the main actor only.
  let report: (AnyHashable?) -> Void

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ScrollPositionNode(view, in: inputs)
  }
}

final class ScrollPositionNode<Content: View>: PassThroughNode<Content, ScrollPositionModifier>,
  ScrollFollower
{
  private weak var scroll: ScrollElement?
  /// The view that was last told of, which is no wish when it comes back.
  private var told: AnyHashable?
  private var hasTold = false

  override func didMakeChild() { if let wish = modifier.wish { apply(wish, isAnimated: false) } }

  override func modifierDidChange(from old: ScrollPositionModifier) {
    guard let wish = modifier.wish, wish != old.wish else { return }
    if hasTold, case .id(let id, _) = wish.target, id == told { return }
    hasTold = false
    apply(wish, isAnimated: animatingTransaction != nil)
  }

  func follow(_ scroll: ScrollElement) {
    guard self.scroll == nil else { return }
    self.scroll = scroll
    // A scroll view that comes later is sent there too.
    if child != nil, let wish = modifier.wish { apply(wish, isAnimated: false) }
  }

  private func apply(_ wish: ScrollPositionModifier.Wish, isAnimated: Bool) {
    if case .id(let id, let anchor) = wish.target {
      let transaction = isAnimated ? effectiveTransaction : Transaction()
      let proxy = ScrollViewProxy(node: self)
      return withTransaction(transaction) {
        proxy.scrollTo(id, anchor: anchor ?? modifier.anchor)
      }
    }
    // The layout must be done first.
    graph.enqueue(
      for: self,
      UserAction.onMain { [weak self] in
        guard let scroll = self?.scroll else { return }
        scroll.scroll(to: wish.target.offset(in: scroll), isAnimated: isAnimated)
      })
  }

  func scrollDidMove(_ scroll: ScrollElement) {
    guard scroll === self.scroll, scroll.isMovedByHand else { return }
    let id = scroll.idOfTarget(at: modifier.anchor)
    guard !hasTold || id != told else { return }
    (told, hasTold) = (id, true)
    modifier.report(id)
  }
}

extension ScrollPosition.Target {
  /// Where a scroll view is scrolled to that shows this.
  fileprivate func offset(in scroll: ScrollElement) -> CGPoint {
    var offset = scroll.contentOffset
    switch self {
    case .id: break
    case .edge(.top): offset.y = 0
    case .edge(.bottom): offset.y = scroll.range.height
    case .edge(.leading): offset.x = scroll.isRightToLeft ? scroll.range.width : 0
    case .edge(.trailing): offset.x = scroll.isRightToLeft ? 0 : scroll.range.width
    case .point(let x, let y):
      offset.x = x ?? offset.x
      offset.y = y ?? offset.y
    }
    return offset
  }
}

/// Reads the value in a body, so that its changes send the scroll view.
nonisolated struct ScrollPositionView<Content: View, ID: Hashable>: View {
  let content: Content
  @Binding var id: ID?
  let anchor: UnitPoint?

  init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    (self.content, self.anchor) = (content, anchor)
    _id = id
  }

  var body: some View {
    let binding = $id
    content.modifier(
      ScrollPositionModifier(
        wish: id.map { .init(target: .id(AnyHashable($0), nil)) }, anchor: anchor
      ) { shown in
        if let shown = shown?.base as? ID, binding.wrappedValue != shown {
          binding.wrappedValue = shown
        }
      })
  }
}

nonisolated struct ScrollPlaceView<Content: View>: View {
  let content: Content
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?

  init(content: Content, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    (self.content, self.anchor) = (content, anchor)
    _position = position
  }

  var body: some View {
    let binding = $position
    let serial = position.serial
    content.modifier(
      ScrollPositionModifier(
        wish: position.target.map { .init(target: $0, serial: serial) }, anchor: anchor
      ) { binding.wrappedValue.userDidScroll(to: $0) })
  }
}

extension ScrollPositionView: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
extension ScrollPlaceView: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension View {
  /// Ties the id of the view at `anchor` to a value: writing it scrolls there, scrolling writes it.
  ///
  /// Scrolling writes ids of the views of a `scrollTargetLayout()`.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, id: id, anchor: anchor)
  }

  /// Ties where a scroll view inside is to a value.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPlaceView(content: self, position: position, anchor: anchor)
  }
}

import HangaRuntime
import UIKit

/// Touches of the scene, told to UIKit's views and their recognisers.
@MainActor
enum UIKitTouches {
  static func attached(to content: AnyView, of view: UIView) -> AnyView {
    guard view.isUserInteractionEnabled else { return AnyView(content.allowsHitTesting(false)) }
    var result = content
    let recognizers = (view.gestureRecognizers ?? []).filter(\.isEnabled)
    if view.isUsers || !recognizers.isEmpty || isPlainControl(view) {
      result = AnyView(result.contentShape(Rectangle()))
    }
    for recognizer in recognizers { result = gesture(recognizer, on: result, view) }
    if view.isUsers { result = raw(result, view) }
    if let control = view as? UIControl, isPlainControl(view) {
      result = AnyView(
        result.onTapGesture {
          control.sendActions(for: .touchDown)
          control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        })
    }
    for case let menu as UIContextMenuInteraction in view.interactions {
      let place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let configuration = menu.delegate?.contextMenuInteraction(
        menu, configurationForMenuAtLocation: place)
      if let entries = configuration?.menu()?.children {
        result = AnyView(result.contextMenu { MenuEntries(elements: entries) })
      }
    }
    return result
  }

  /// A control of the user's own, which nothing stands for.
  private static func isPlainControl(_ view: UIView) -> Bool {
    guard let control = view as? UIControl, !(view is any StoodFor) else { return false }
    return control.isEnabled && control.hasTouchActions
  }

  /// Fingers as a class of the user's sees them.
  private static func raw(_ content: AnyView, _ view: UIView) -> AnyView {
    let finger = Finger(view)
    return AnyView(
      content.simultaneousGesture(
        DragGesture(minimumDistance: 0, coordinateSpace: space(view))
          .onChanged { finger.move(to: $0.location) }
          .onEnded { finger.end(at: $0.location) }))
  }

  /// One touch on its way.
  @MainActor private final class Finger {
    private weak var view: UIView?
    init(_ view: UIView) { self.view = view }

    func move(to place: CGPoint) {
      guard let view else { return }
      if let touch = view.currentTouch {
        (touch.lastPlace, touch.place, touch.phase) = (touch.place, place, .moved)
        view.touchesMoved([touch], with: event(touch))
      } else {
        let touch = UITouch(view)
        (touch.place, touch.lastPlace) = (place, place)
        view.currentTouch = touch
        view.touchesBegan([touch], with: event(touch))
      }
    }
    func end(at place: CGPoint) {
      guard let view, let touch = view.currentTouch else { return }
      view.currentTouch = nil
      (touch.lastPlace, touch.place, touch.phase) = (touch.place, place, .ended)
      view.touchesEnded([touch], with: event(touch))
    }
    private func event(_ touch: UITouch) -> UIEvent {
      let event = UIEvent()
      event.allTouches = [touch]
      return event
    }
  }

  /// That of the view which SwiftUI shows: it stays where it is while views in it are moved.
  private static func space(_ view: UIView) -> NamedCoordinateSpace {
    .named(ObjectIdentifier(view.shownRoot))
  }

  // MARK: Recognisers

  private static func gesture(
    _ recognizer: UIGestureRecognizer, on content: AnyView, _ view: UIView
  ) -> AnyView {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      return AnyView(
        content.onTapGesture(count: tap.numberOfTapsRequired, coordinateSpace: space(view)) {
          place in
          guard tap.mayBegin else { return }
          tap.place = place
          tap.become(.ended)
        })
    case let press as UILongPressGestureRecognizer:
      return AnyView(
        content.gesture(
          LongPressGesture(minimumDuration: press.minimumPressDuration)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: space(view)))
            .onChanged { value in
              guard case .second(true, let drag) = value else { return }
              if let drag { press.place = drag.location }
              if press.state == .possible {
                guard press.mayBegin else { return }
                press.become(.began)
              } else if drag != nil {
                press.become(.changed)
              }
            }
            .onEnded { _ in if press.state != .possible { press.become(.ended) } }))
    case let swipe as UISwipeGestureRecognizer:
      return AnyView(
        content.gesture(
          DragGesture(minimumDistance: 10, coordinateSpace: space(view)).onEnded { value in
            guard swipe.mayBegin, swipe.direction.contains(direction(value.translation)) else {
              return
            }
            swipe.place = value.startLocation
            swipe.become(.ended)
          }))
    case let pan as UIPanGestureRecognizer:
      return AnyView(
        content.gesture(
          DragGesture(minimumDistance: 10, coordinateSpace: space(view))
            .onChanged { follow(pan, $0) }
            .onEnded { value in
              guard pan.state != .possible else { return }
              follow(pan, value, isOver: true)
            }))
    case let pinch as UIPinchGestureRecognizer:
      return AnyView(
        content.gesture(
          MagnifyGesture()
            .onChanged { value in
              pinch.scale = value.magnification
              pinch.become(pinch.state == .possible ? .began : .changed)
            }
            .onEnded { value in
              pinch.scale = value.magnification
              pinch.become(.ended)
            }))
    case let rotation as UIRotationGestureRecognizer:
      return AnyView(
        content.gesture(
          RotateGesture()
            .onChanged { value in
              rotation.rotation = CGFloat(value.rotation.radians)
              rotation.become(rotation.state == .possible ? .began : .changed)
            }
            .onEnded { _ in rotation.become(.ended) }))
    default: return content
    }
  }

  private static func follow(
    _ pan: UIPanGestureRecognizer, _ value: DragGesture.Value, isOver: Bool = false
  ) {
    let isNew = pan.state == .possible
    if isNew {
      guard pan.mayBegin else { return }
      pan.begin()
    }
    pan.place = value.location
    pan.moved = CGPoint(x: value.translation.width, y: value.translation.height)
    pan.speed = CGPoint(x: value.velocity.width, y: value.velocity.height)
    pan.become(isOver ? .ended : isNew ? .began : .changed)
  }

  private static func direction(_ way: CGSize) -> UISwipeGestureRecognizer.Direction {
    if way.width.magnitude > way.height.magnitude { return way.width > 0 ? .right : .left }
    return way.height > 0 ? .down : .up
  }
}

/// The entries of a menu of UIKit's.
struct MenuEntries: View {
  let elements: [UIMenuElement]

  var body: some View {
    ForEach(elements.indices, id: \.self) { index in entry(elements[index]) }
  }

  private func entry(_ element: UIMenuElement) -> AnyView {
    switch element {
    case let action as UIAction:
      guard !action.attributes.contains(.hidden) else { return AnyView(EmptyView()) }
      return AnyView(
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
          action.handler(action)
        } label: {
          Label {
            Text(verbatim: action.title)
            if let subtitle = action.subtitle { Text(verbatim: subtitle) }
          } icon: {
            if action.state == .on {
              Image(systemName: "checkmark")
            } else if let image = action.image {
              Image(uiImage: image)
            }
          }
        }
        .disabled(action.attributes.contains(.disabled)))
    case let menu as UIMenu:
      let entries = MenuEntries(elements: menu.children)
      if menu.options.contains(.displayInline) {
        return menu.title.isEmpty
          ? AnyView(Section { entries }) : AnyView(Section(menu.title) { entries })
      }
      return AnyView(
        Menu {
          entries
        } label: {
          Label {
            Text(verbatim: menu.title)
          } icon: {
            if let image = menu.image { Image(uiImage: image) }
          }
        })
    case let deferred as UIDeferredMenuElement:
      var known: [UIMenuElement] = []
      deferred.provider { known = $0 }
      return AnyView(MenuEntries(elements: known))
    default: return AnyView(EmptyView())
    }
  }
}

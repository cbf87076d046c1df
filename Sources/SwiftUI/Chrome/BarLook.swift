import Foundation
import HangaDrawing
import HangaRuntime
import UIKit

/// What an app asks of all its bars of one kind by UIKit's appearances. Views that ask something
/// of their own bar come first.
struct BarLook {
  /// What lies behind the items, lowest first; `nil` leaves it to the system.
  var layers: [Layer]?
  /// The line between bar and content, if `layers` are given.
  var line: UIColor?
  /// Always there, below everything else: the background of the bar as a view.
  var ground: UIColor?

  enum Layer {
    case bar
    case material(Material)
    case color(UIColor)
    case image(UIImage)
  }

  /// A look without wishes.
  static let usual = BarLook()

  // MARK: Made of appearances

  /// - Parameter isCovering: whether content lies below the bar.
  static func navigationBar(isCovering: Bool, isCompact: Bool) -> BarLook {
    onMain {
      guard let bar = Appearances.known(UINavigationBar.self) else { return usual }
      let standard = isCompact ? bar.compactAppearance ?? bar.givenStandard : bar.givenStandard
      let edge =
        isCompact
        ? bar.compactScrollEdgeAppearance ?? bar.scrollEdgeAppearance : bar.scrollEdgeAppearance
      var look = BarLook()
      if isCovering {
        look =
          standard.map(BarLook.init)
          ?? BarLook(
            tint: bar.barTintColor, image: bar.backgroundImage, shadow: bar.shadowImage,
            isTranslucent: bar.isTranslucent)
      } else if let edge {
        look = BarLook(edge)
      }
      look.ground = bar.backgroundColor
      return look
    }
  }

  /// - Parameter isCovering: whether content lies below the bar.
  static func tabBar(isCovering: Bool) -> BarLook {
    onMain {
      guard let bar = Appearances.known(UITabBar.self) else { return usual }
      var look = BarLook()
      if isCovering {
        look =
          bar.givenStandard.map(BarLook.init)
          ?? BarLook(
            tint: bar.barTintColor, image: bar.backgroundImage, shadow: bar.shadowImage,
            isTranslucent: bar.isTranslucent)
      } else if let edge = bar.scrollEdgeAppearance {
        look = BarLook(edge)
      }
      look.ground = bar.backgroundColor
      return look
    }
  }

  /// - Parameter isCovering: whether content lies below the bar.
  static func toolbar(isCovering: Bool) -> BarLook {
    onMain {
      guard let bar = Appearances.known(UIToolbar.self) else { return usual }
      var look = BarLook()
      if isCovering {
        look =
          bar.givenStandard.map(BarLook.init)
          ?? BarLook(
            tint: bar.barTintColor, image: nil, shadow: nil, isTranslucent: bar.isTranslucent)
      } else if let edge = bar.scrollEdgeAppearance {
        look = BarLook(edge)
      }
      look.ground = bar.backgroundColor
      return look
    }
  }

  private init() {}

  @MainActor private init(_ appearance: UIBarAppearance) {
    var layers: [Layer] = []
    if let effect = appearance.backgroundEffect {
      layers.append(
        effect.style == .systemChromeMaterial ? .bar : .material(effect.style.material))
    }
    if let color = appearance.backgroundColor { layers.append(.color(color)) }
    if let image = appearance.backgroundImage { layers.append(.image(image)) }
    self.layers = layers
    line = appearance.shadowColor
  }

  /// The older way of saying it. A picture without pixels leaves nothing behind the items, and
  /// then no line either if the line's picture has none.
  @MainActor private init(
    tint: UIColor?, image: UIImage?, shadow: UIImage?, isTranslucent: Bool
  ) {
    guard tint != nil || image != nil || !isTranslucent else { return }
    if let image {
      layers = [.image(image)]
      line = shadow == nil ? UIBarAppearance.usualShadow : nil
    } else {
      let color = tint.map { Layer.color($0) }
      layers =
        isTranslucent ? [.bar] + [color].compactMap { $0 } : [color ?? .color(.systemBackground)]
      line = UIBarAppearance.usualShadow
    }
  }
}

/// What an app asks of the words and symbols in its bars.
struct BarInk {
  var color: UIColor?
  var font: UIFont?

  init(_ attributes: [NSAttributedString.Key: Any]? = nil) {
    color = attributes?[.foregroundColor] as? UIColor
    font = attributes?[.font] as? UIFont
  }

  /// What `other` says where this says nothing.
  func filled(from other: BarInk) -> BarInk {
    var result = self
    result.color = color ?? other.color
    result.font = font ?? other.font
    return result
  }

  /// Of titles in navigation bars.
  static func title(isLarge: Bool) -> BarInk {
    onMain {
      guard let bar = Appearances.known(UINavigationBar.self) else { return BarInk() }
      let (old, appearance) = (
        isLarge ? bar.largeTitleTextAttributes : bar.titleTextAttributes,
        isLarge ? bar.scrollEdgeAppearance ?? bar.givenStandard : bar.givenStandard
      )
      let new = appearance.map { isLarge ? $0.largeTitleTextAttributes : $0.titleTextAttributes }
      return BarInk(new).filled(from: BarInk(old))
    }
  }

  /// Colours the items of navigation bars as the app asks, where no view does.
  static func tint(_ environment: inout EnvironmentValues) {
    let tint = onMain { Appearances.known(UINavigationBar.self)?.givenTint }
    guard !environment.isTintAsked, let tint else { return }
    environment.tintStyle = AnyShapeStyle(Color(uiColor: tint))
  }

  /// Of a tab's icon and of its words.
  static func tab(isSelected: Bool, isRow: Bool) -> (icon: UIColor?, title: BarInk) {
    onMain {
      var (icon, title) = (UIColor?.none, BarInk())
      guard let bar = Appearances.known(UITabBar.self) else { return (nil, itemTitle(isSelected)) }
      let appearance = bar.givenStandard ?? bar.scrollEdgeAppearance
      let items = isRow ? appearance?.inlineLayoutAppearance : appearance?.stackedLayoutAppearance
      let state = isSelected ? items?.selected : items?.normal
      icon = state?.iconColor
      title = BarInk(state?.titleTextAttributes)
      let usual = isSelected ? bar.givenTint : bar.unselectedItemTintColor
      title = title.filled(from: itemTitle(isSelected))
      title.color = title.color ?? usual
      return (icon ?? usual, title)
    }
  }

  @MainActor private static func itemTitle(_ isSelected: Bool) -> BarInk {
    guard let item = Appearances.known(UITabBarItem.Appearance.self) else { return BarInk() }
    let state = isSelected ? UIControl.State.selected : .normal
    return BarInk(item.titleAttributes[state.rawValue])
  }

  /// What lies behind a tab's badge.
  static var badge: UIColor? {
    onMain {
      let items = Appearances.known(UITabBar.self)?.givenStandard?.stackedLayoutAppearance
      return items?.normal.badgeBackgroundColor
        ?? Appearances.known(UITabBarItem.Appearance.self)?.badgeColor
    }
  }
}

/// Asks UIKit's objects, which live on the main actor as every pass does.
func onMain<T>(_ body: @MainActor () -> T) -> T {
  // What comes back is only used on the main actor.
  nonisolated(unsafe) var result: T?
  MainActor.assumeIsolated { result = body() }
  return result!
}

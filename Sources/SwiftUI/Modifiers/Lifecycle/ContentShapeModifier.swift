import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// What a shape given by `contentShape` counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For pictures of what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For pictures above menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For focus rings.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// For assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The outline within which touches reach the view.
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: ElementMarking {
  let shape: ContentShape
  let isEvenOdd: Bool
  let kinds: ContentShapeKinds

  package func admitsTouch(at point: CGPoint, size: CGSize, in environment: EnvironmentValues)
    -> Bool?
  {
    guard kinds.contains(.interaction) else { return nil }
    let outline = shape.outline(in: CGRect(origin: .zero, size: size), environment: environment)
    return outline.filled.path.contains(point, eoFill: isEvenOdd)
  }
}

extension View {
  /// Lets touches reach the view within `shape` instead of where it draws.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: .interaction))
  }
  /// Sets the shape in which the view is touched.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: kind))
      .modifier(PreviewShapeTrait(kinds: kind, shape: shape))
  }
}

/// The outline of a view that a menu lifts from the screen.
nonisolated struct PreviewShapeTrait<S: Shape>: ElementTrait {
  let kinds: ContentShapeKinds
  let shape: S

  func value<K: ViewTraitKey>(for key: K.Type) -> K.Value? {
    guard key == PreviewShapeKey.self, kinds.contains(.contextMenuPreview) else { return nil }
    let shape = shape
    let outline: PreviewShapeKey.Value = { rect, environment in
      shape.outline(in: rect, environment: environment).filled
    }
    return outline as? K.Value
  }
}

nonisolated enum PreviewShapeKey: ViewTraitKey {
  typealias Value = (CGRect, EnvironmentValues) -> Outline
}

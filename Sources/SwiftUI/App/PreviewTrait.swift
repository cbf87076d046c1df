import HangaRuntime

/// The namespace of what previews can be asked for.
nonisolated public struct Preview {
  /// What a preview of a view can be asked for.
  public enum ViewTraits {}
}

/// How an editor is asked to show a preview. A picture's size, device and orientation are given
/// where it is drawn.
nonisolated public struct PreviewTrait<T>: Sendable {
  /// Puts the preview's view into surroundings; `nil` where the trait asks for none.
  let surround: (@MainActor @Sendable (AnyView) -> AnyView)?

  init(_ surround: (@MainActor @Sendable (AnyView) -> AnyView)? = nil) {
    self.surround = surround
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  /// Points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
}

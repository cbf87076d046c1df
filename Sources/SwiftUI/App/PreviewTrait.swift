import HangaRuntime

/// The namespace of what previews can be asked for.
nonisolated public struct Preview {
  /// What a preview of a view can be asked for.
  public enum ViewTraits {}
}

/// How a preview is to be shown; what is said where the picture is asked for goes before it.
nonisolated public struct PreviewTrait<T>: Sendable {
  /// Puts the preview's view into surroundings; `nil` where the trait asks for none.
  let surround: (@MainActor @Sendable (AnyView) -> AnyView)?
  var wish = PreviewWish()

  init(_ surround: (@MainActor @Sendable (AnyView) -> AnyView)? = nil) {
    self.surround = surround
  }

  init(wish: PreviewWish) {
    surround = nil
    self.wish = wish
  }
}

/// What a preview asks of its picture; `nil` leaves it to who draws.
nonisolated package struct PreviewWish: Equatable, Sendable {
  package enum Layout: Equatable, Sendable {
    case device
    case sizeThatFits
    /// Points.
    case fixed(CGSize)
  }

  package var layout: Layout?
  package var isLandscape: Bool?
  /// The device's name.
  package var device: String?
  /// What the preview is called.
  package var name: String?

  /// What `inner` asks, and this where that says nothing.
  func filling(_ inner: PreviewWish) -> PreviewWish {
    PreviewWish(
      layout: inner.layout ?? layout, isLandscape: inner.isLandscape ?? isLandscape,
      device: inner.device ?? device, name: inner.name ?? name)
  }
}

/// A preview's view that knows what is asked of its picture.
@MainActor package protocol WishingPreview { var wish: PreviewWish { get } }

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self(wish: PreviewWish(layout: .device)) }
  public static var sizeThatFitsLayout: Self { Self(wish: PreviewWish(layout: .sizeThatFits)) }
  /// Points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(wish: PreviewWish(layout: .fixed(CGSize(width: width, height: height))))
  }
  public static var portrait: Self { Self(wish: PreviewWish(isLandscape: false)) }
  public static var portraitUpsideDown: Self { portrait }
  public static var landscapeLeft: Self { Self(wish: PreviewWish(isLandscape: true)) }
  public static var landscapeRight: Self { landscapeLeft }
}

/// A surface being drawn on, the pixels that may change, and what lies below it.
struct Canvas {
  let surface: Surface
  /// What is worked out: coverage, the size of groups, what a blur sees.
  private(set) var clip: PixelRect
  /// What is written: the clip, or the part of it that is drawn anew.
  ///
  /// It never decides how something is worked out, so that a part drawn anew has the very bits
  /// that drawing everything gives it.
  private(set) var window: PixelRect
  /// The canvas a group's own surface will land on, in the same coordinates.
  private(set) var below: [Surface] = []

  init(surface: Surface) {
    self.surface = surface
    clip = surface.bounds
    window = surface.bounds
  }

  /// Whether only a part is written.
  var isPartial: Bool { window != clip }

  func clipped(to rect: PixelRect) -> Canvas {
    var copy = self
    copy.clip = clip.intersection(rect)
    copy.window = window.intersection(rect)
    return copy
  }

  /// The same canvas of which only the pixels in `rect` are written.
  func windowed(to rect: PixelRect) -> Canvas {
    var copy = self
    copy.window = window.intersection(rect)
    return copy
  }

  /// The canvas of a group's surface whose backdrops see through to this one.
  ///
  /// - Parameter isWhole: whether pixels outside the window count, as they do for a blur.
  func group(_ surface: Surface, isWhole: Bool = false) -> Canvas {
    var inner = Canvas(surface: surface)
    if !isWhole && isPartial { inner.window = window.intersection(surface.bounds) }
    inner.below = below + [self.surface]
    return inner
  }
}

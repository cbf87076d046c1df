/// A surface being drawn on, the pixels that may change, and what lies below it.
struct Canvas {
  let surface: Surface
  var clip: PixelRect
  /// The canvas a group's own surface will land on, in the same coordinates.
  var below: [Surface] = []

  init(surface: Surface, clip: PixelRect? = nil, below: [Surface] = []) {
    self.surface = surface
    self.clip = (clip ?? surface.bounds).intersection(surface.bounds)
    self.below = below
  }

  func clipped(to rect: PixelRect) -> Canvas {
    var copy = self
    copy.clip = clip.intersection(rect)
    return copy
  }

  /// The canvas of a group's surface whose backdrops see through to this one.
  func group(_ surface: Surface) -> Canvas {
    Canvas(surface: surface, below: below + [self.surface])
  }
}

import HangaMotion
import Testing

struct AnimationDescriptionTests {
  /// Messages name animations as they are written; nothing in them changes from run to run.
  @Test(arguments: [
    (Animation.easeInOut(duration: 0.5), "easeInOut(duration: 0.5)"),
    (.linear(duration: 1).delay(0.25), "linear(duration: 1.0).delay(0.25)"),
    (
      .easeIn(duration: 2).repeatForever(autoreverses: false),
      "easeIn(duration: 2.0).repeatForever(autoreverses: false)"
    ),
    (
      .linear(duration: 1).speed(2).repeatCount(3),
      "linear(duration: 1.0).speed(2.0).repeatCount(3, autoreverses: true)"
    ),
    (
      .spring(response: 0.3, dampingFraction: 0.7),
      "spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0.0)"
    ),
  ])
  func animationsAreDescribedAsTheyAreWritten(animation: Animation, text: String) {
    #expect(animation.description == text)
  }
}

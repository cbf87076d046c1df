import Testing

@testable import HangaRuntime

struct SleepDurationTests {
  /// What is asked for, and by how much the machine's clock went on meanwhile, in seconds.
  @Test(arguments: [
    (0.1, 12e-6), (0.1, 3e-3), (0.25, 1e-6), (1, 0.02), (0.35, 40e-6), (0.0833, 5e-6),
    (0.002, 1e-4),
  ])
  func theRoundNumberThatWasAskedForIsFound(asked: Double, gone: Double) {
    let found = SleepDuration.seconds(between: asked - gone, and: asked + gone / 4)
    #expect(abs(found - asked) < 1e-9)
  }

  @Test func wholeTicksAreFound() {
    // A sixtieth of a second is two ticks and no round decimal.
    let found = SleepDuration.seconds(between: 1.0 / 60 - 8e-6, and: 1.0 / 60 + 1e-6)
    #expect(abs(found - 1.0 / 60) < 1e-9)
  }

  @Test func whatIsOverIsNoDuration() {
    #expect(SleepDuration.seconds(between: -1, and: -0.5) == 0)
  }
}

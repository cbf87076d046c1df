import HangaGeometry

/// What a spring makes of a step and of a push at one instant.
///
/// The equation is linear: position = step · target + push · initial velocity, and the same for
/// the velocity with the two rates. (`facts/animation.md §3`, rearranged.)
struct SpringResponse {
  var step: Double
  var push: Double
  var stepRate: Double
  var pushRate: Double

  init(_ spring: Spring, at time: Double) {
    let time = max(time, 0)
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    if frequency.isInfinite {
      self.init(step: 1, push: 0, stepRate: 0, pushRate: 0)
    } else if ratio < 1 {
      self.init(swinging: frequency, ratio: ratio, time: time)
    } else if ratio == 1 {
      self.init(critical: frequency, time: time)
    } else {
      self.init(crawling: frequency, ratio: ratio, time: time)
    }
  }

  private init(step: Double, push: Double, stepRate: Double, pushRate: Double) {
    self.step = step
    self.push = push
    self.stepRate = stepRate
    self.pushRate = pushRate
  }

  private init(swinging frequency: Double, ratio: Double, time: Double) {
    let decay = ratio * frequency
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let envelope = Elementary.exponential(-decay * time)
    let (sine, cosine) = Elementary.sineAndCosine(swing * time)
    let share = decay / swing * sine
    self.init(
      step: 1 - envelope * (cosine + share), push: envelope * sine / swing,
      stepRate: envelope * sine * (decay * decay / swing + swing),
      pushRate: envelope * (cosine - share))
  }

  private init(critical frequency: Double, time: Double) {
    let phase = frequency * time
    let envelope = Elementary.exponential(-phase)
    self.init(
      step: 1 - envelope * (1 + phase), push: envelope * time,
      stepRate: envelope * frequency * phase, pushRate: envelope * (1 - phase))
  }

  private init(crawling frequency: Double, ratio: Double, time: Double) {
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let fast = -ratio * frequency - spread
    // The product of the roots is ω₀²; dividing keeps the digits that subtracting would lose.
    let slow = frequency * frequency / fast
    let gap = slow - fast
    let slowDecay = Elementary.exponential(slow * time)
    let fastDecay = Elementary.exponential(fast * time)
    self.init(
      step: 1 - (slow * fastDecay - fast * slowDecay) / gap,
      push: (slowDecay - fastDecay) / gap,
      stepRate: slow * fast * (slowDecay - fastDecay) / gap,
      pushRate: (slow * slowDecay - fast * fastDecay) / gap)
  }
}

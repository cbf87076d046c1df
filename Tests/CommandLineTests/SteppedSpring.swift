/// The integrator of springs as `facts/animation.md §3.1` states it, written down once more.
struct SteppedSpring {
  var response: Double
  var ratio: Double

  /// How far it has come on its way of `length` points, `time` seconds after it began at rest.
  func way(of length: Double, at time: Double) -> Double {
    let frequency = 2 * Double.pi / response
    let (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
    let step = 1.0 / 300
    var (place, speed, force, clock) = (0.0, 0.0, 0.0, 0.0)
    while clock < time - 1e-9 {
      let middle = speed + force * step / 2
      place += middle * step
      force = stiffness * (length - place) - damping * middle
      speed = middle + force * step / 2
      clock += step
      let rests = max(speed * speed, force * force) <= 0.0036
      if rests && abs(length - place) <= 0.01 * abs(length) { return length }
    }
    return place
  }
}

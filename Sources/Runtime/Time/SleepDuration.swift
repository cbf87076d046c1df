/// Recovers the duration that a sleep asked for from one that was measured.
///
/// The runtime turns a duration into an instant of the machine's clock before it asks to be woken.
/// What remains is some microseconds short, differently each time.
enum SleepDuration {
  /// The roundest number between two that are close: whole seconds, then tenths down to a tenth of
  /// a millisecond, then whole ticks; else the greater.
  static func seconds(between low: Double, and high: Double) -> Double {
    guard high > 0 else { return 0 }
    for parts in [1.0, 10, 100, 1000, 10_000] {
      let candidate = (high * parts).rounded(.down) / parts
      if candidate >= low, candidate > 0 { return candidate }
    }
    let rate = Double(SceneClock.rate)
    let candidate = (high * rate).rounded(.down) / rate
    return candidate >= low && candidate > 0 ? candidate : high
  }
}

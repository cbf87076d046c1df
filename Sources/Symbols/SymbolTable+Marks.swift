extension SymbolTable {
  /// The levels and colours of pieces, `name: mark…`, as `SymbolMark` reads them; the last mark is for
  /// all further pieces. What stands for a sign, a cloud or a lamp comes first, what it lies on or
  /// what accompanies it second. All of it is C but the two cited.
  ///
  /// Clouds are white in colour, which shows on grounds only, and their first level is the cloud: both
  /// are known from many apps' complaints about white on white.
  static func marks(_ name: String) -> [SymbolMark]? {
    guard let line = markIndex[name], let colon = line.firstIndex(of: ":") else { return nil }
    return line[line.index(after: colon)...].split(separator: " ").compactMap { SymbolMark($0) }
  }

  private static let markIndex = LineIndex([markLines])

  static let markLines = #"""
    sun.max: 1y 2y
    sun.max.fill: 1y 2y
    sun.min: 1y 2y
    sun.min.fill: 1y 2y
    sunrise: 1y 2y
    sunrise.fill: 1y 2y
    sunset: 1y 2y
    sunset.fill: 1y 2y
    moon.stars: 1 2 2
    moon.stars.fill: 1 2 2
    cloud.fill: 1w
    cloud.drizzle: 1 2c
    cloud.drizzle.fill: 1w 2c
    cloud.rain: 1 2c
    cloud.rain.fill: 1w 2c
    cloud.heavyrain: 1 2c
    cloud.heavyrain.fill: 1w 2c
    cloud.snow: 1 2c
    cloud.snow.fill: 1w 2c
    cloud.sleet: 1 2c
    cloud.sleet.fill: 1w 2c
    cloud.hail: 1 2c
    cloud.hail.fill: 1w 2c
    cloud.fog: 1 2a
    cloud.fog.fill: 1w 2a
    cloud.bolt: 1 2y
    cloud.bolt.fill: 1w 2y
    cloud.bolt.rain: 1 2y 3c
    cloud.bolt.rain.fill: 1w 2y 3c
    cloud.sun: 1 2y
    cloud.sun.fill: 1w 2y
    cloud.moon: 1 2
    cloud.moon.fill: 1w 2
    snowflake: 1c
    thermometer.sun: 1 2r 2y
    thermometer.sun.fill: 1 2r 2y
    thermometer.snowflake: 1 2c
    drop.fill: 1c
    bolt.fill: 1y
    leaf.fill: 1g
    heart.fill: 1r
    star.fill: 1y
    phone.fill: 1g
    phone.down.fill: 1r
    battery.100: 2 1g 2
    battery.75: 2 1g 2
    battery.50: 2 1g 2
    battery.25: 2 1r 2
    battery.0: 2
    battery.100.bolt: - 1
    wifi: 1v 2v 2v
    cellularbars: -v
    chart.bar: -v
    chart.bar.fill: -v
    speaker.wave.1: 1 2v
    speaker.wave.1.fill: 1 2v
    speaker.wave.2: 1 2v
    speaker.wave.2.fill: 1 2v
    speaker.wave.3: 1 2v
    speaker.wave.3.fill: 1 2v
    square.stack.3d.up: 1 2 3
    square.stack.3d.up.fill: 1 3 2
    square.stack: 1 2
    square.stack.fill: 1 2
    person.2: 2 1 1
    person.2.fill: 2 1
    person.3: 2 2 1 1
    person.3.fill: 2 2 1
    person.3.sequence: 3 2 2 1 1
    person.3.sequence.fill: 3 2 1
    person.crop.circle: 2 1 1
    person.crop.square: 2 1 1
    person.crop.rectangle: 2 1 1
    mappin.and.ellipse: 1 1 2
    square.and.pencil: 2 1
    square.and.arrow.up: 2 1
    square.and.arrow.down: 2 1
    square.and.arrow.up.fill: 2 1
    square.and.arrow.down.fill: 2 1
    exclamationmark.triangle.fill: 2y 1w
    exclamationmark.octagon.fill: 2r 1w
    xmark.octagon.fill: 2r 1w
    exclamationmark.shield.fill: 2y 1w
    checkmark.shield.fill: 2g 1w
    xmark.shield.fill: 2r 1w
    checkmark.seal.fill: 2b 1w
    xmark.seal.fill: 2r 1w
    plus.circle.fill: 1w 2g
    minus.circle.fill: 1w 2r
    checkmark.circle.fill: 1w 2g
    xmark.circle.fill: 1w 2r
    exclamationmark.circle.fill: 1w 2r
    phone.circle.fill: 1w 2g
    phone.down.circle.fill: 1w 2r
    """#
}

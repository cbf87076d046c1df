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
    sun.dust: 1y 2a
    sun.dust.fill: 1y 2a
    sun.haze: 1y 2a
    sun.haze.fill: 1y 2a
    sun.rain: 1y 2c
    sun.rain.fill: 1y 2c
    sun.snow: 1y 2c
    sun.snow.fill: 1y 2c
    moon.dust: 1 2a
    moon.dust.fill: 1 2a
    moon.haze: 1 2a
    moon.haze.fill: 1 2a
    moonrise: 1 2
    moonrise.fill: 1 2
    moonset: 1 2
    moonset.fill: 1 2
    cloud.sun.rain: 2y 1 1 3c
    cloud.sun.rain.fill: 2y 1w 3c
    cloud.sun.bolt: 2y 1 1 3y
    cloud.sun.bolt.fill: 2y 1w 3y
    cloud.moon.rain: 2 1 1 3c
    cloud.moon.rain.fill: 2 1w 3c
    cloud.moon.bolt: 2 1 1 3y
    cloud.moon.bolt.fill: 2 1w 3y
    cloud.rainbow.half: 2r 1 1
    cloud.rainbow.half.fill: 2r 1w
    wind.snow: 2a 1c
    smoke.fill: 1a
    tornado: 1a
    hurricane: 1a
    tropicalstorm: 1a
    water.waves.and.arrow.up: 2c 2c 1
    water.waves.and.arrow.down: 2c 2c 1
    thermometer.and.liquid.waves: 1r 2c
    thermometer.variable.and.figure: 1r 2
    drop.halffull: 1c
    flame.fill: 1o
    trash: 1r
    trash.fill: 1r
    carrot.fill: 1o 2g
    carrot: 1o 2g
    airtag.radiowaves.forward: 1 1 2
    airtag.radiowaves.forward.fill: 1 1 2
    sensor.tag.radiowaves.forward: 1 1 2
    sensor.tag.radiowaves.forward.fill: 1 1 2
    key.radiowaves.forward: 1 2
    key.radiowaves.forward.fill: 1 2
    applewatch.radiowaves.left.and.right: 1 2
    alarm.waves.left.and.right: 1 2
    alarm.waves.left.and.right.fill: 1 2
    person.wave.2: 1 2
    person.wave.2.fill: 1 2
    bell.and.waves.left.and.right: 1 2
    bell.and.waves.left.and.right.fill: 1 2
    phone.connection: 1 2
    phone.connection.fill: 1 2
    iphone.radiowaves.left.and.right: 1 2
    dot.radiowaves.forward: 1 2
    dot.radiowaves.up.forward: 1 2
    dot.radiowaves.left.and.right: 1 2
    hand.wave: 1 2
    hand.wave.fill: 1 2
    hand.tap: 1 2
    hand.tap.fill: 1 2
    hand.rays: 1 2
    hand.rays.fill: 1 2
    hand.pinch: 1 2
    hand.pinch.fill: 1 2
    hand.draw: 1 2
    hand.draw.fill: 1 2
    cursorarrow.rays: 1 2
    cursorarrow.click: 1 2
    cursorarrow.click.2: 1 2
    person.2.wave.2: 1 1 2
    person.2.wave.2.fill: 1 1 2
    antenna.radiowaves.left.and.right: 1 2
    lock.display: 2 1
    lock.laptopcomputer: 2 1
    lock.desktopcomputer: 2 1
    lock.ipad: 2 1
    lock.iphone: 2 1
    lock.applewatch: 2 1
    lock.open.display: 2 1
    lock.open.laptopcomputer: 2 1
    lock.open.desktopcomputer: 2 1
    lock.open.ipad: 2 1
    lock.open.iphone: 2 1
    lock.open.applewatch: 2 1
    play.display: 2 1
    play.desktopcomputer: 2 1
    play.laptopcomputer: 2 1
    exclamationmark.applewatch: 2 1
    checkmark.applewatch: 2 1
    arrow.down.applewatch: 2 1
    display.and.arrow.down: 2 1
    desktopcomputer.and.arrow.down: 2 1
    laptopcomputer.and.arrow.down: 2 1 2
    iphone.and.arrow.forward: 2 1
    ipad.and.arrow.forward: 2 1
    iphone.and.arrow.left.and.arrow.right: 2 1
    rectangle.portrait.and.arrow.right: 2 1
    arrow.up.trash: 2 1
    tray.and.arrow.down: 2 1
    tray.and.arrow.up: 2 1
    square.and.arrow.up.on.square: 2 2 1
    square.and.arrow.down.on.square: 2 2 1
    plus.viewfinder: 2 1
    camera.viewfinder: 2 1
    doc.viewfinder: 2 1
    doc.viewfinder.fill: 2 1
    location.viewfinder: 2 1
    person.fill.viewfinder: 2 1
    text.viewfinder: 2 1
    dot.viewfinder: 2 1
    ellipsis.viewfinder: 2 1
    key.viewfinder: 2 1
    creditcard.viewfinder: 2 1
    vial.viewfinder: 2 1
    faceid: 2 1
    opticid: 2 1
    barcode.viewfinder: 2 1
    plus.magnifyingglass: 2 1
    minus.magnifyingglass: 2 1
    exclamationmark.magnifyingglass: 2 1
    1.magnifyingglass: 2 1
    location.magnifyingglass: 2 1
    sparkle.magnifyingglass: 2 1
    arrow.up.left.and.down.right.magnifyingglass: 2 1
    text.magnifyingglass: 2 1
    doc.text.magnifyingglass: 2 2 1
    rectangle.and.text.magnifyingglass: 2 2 1
    goforward.5: 2 1
    goforward.10: 2 1
    goforward.15: 2 1
    goforward.30: 2 1
    goforward.45: 2 1
    goforward.60: 2 1
    goforward.75: 2 1
    goforward.90: 2 1
    gobackward.5: 2 1
    gobackward.10: 2 1
    gobackward.15: 2 1
    gobackward.30: 2 1
    gobackward.45: 2 1
    gobackward.60: 2 1
    gobackward.75: 2 1
    gobackward.90: 2 1
    goforward.plus: 2 1
    gobackward.minus: 2 1
    checkmark.gobackward: 2 1
    exclamationmark.arrow.triangle.2.circlepath: 2 1
    gearshape.arrow.triangle.2.circlepath: 2 1
    exclamationmark.arrow.circlepath: 2 1
    lock.rotation: 2 1
    lock.open.rotation: 2 1
    music.note.house: 2 1
    play.house: 2 1
    bolt.house: 2 1
    sparkles.tv: 2 1
    4k.tv: 2 1
    music.note.tv: 2 1
    play.tv: 2 1
    photo.tv: 2 1
    questionmark.square.dashed: 2 1
    plus.square.dashed: 2 1
    questionmark.circle.dashed: 2 1
    checkmark.circle.dotted: 2 1
    arrow.down.circle.dotted: 2 1
    lock.circle.dotted: 2 1
    person.crop.circle.dashed: 2 1
    person.crop.circle.dotted: 2 1
    text.badge.plus: 2 1
    text.badge.minus: 2 1
    text.badge.checkmark: 2 1
    text.badge.xmark: 2 1
    text.badge.star: 2 1
    questionmark.app.dashed: 2 1
    lock.app.dashed: 2 1
    appclip: 2 1
    gauge.with.dots.needle.0percent: 2 1
    gauge.with.dots.needle.33percent: 2 1
    gauge.with.dots.needle.50percent: 2 1
    gauge.with.dots.needle.67percent: 2 1
    gauge.with.dots.needle.100percent: 2 1
    gauge.with.dots.needle.bottom.0percent: 2 1
    gauge.with.dots.needle.bottom.50percent: 2 1
    gauge.with.dots.needle.bottom.100percent: 2 1
    gauge: 2 1
    gauge.low: 2 1
    gauge.open.with.lines.needle.33percent: 2 1
    battery.75.bolt: - 1
    battery.50.bolt: - 1
    battery.25.bolt: - 1
    wave.3.right: -v
    externaldrive.connected.to.line.below: 1 2
    externaldrive.connected.to.line.below.fill: 1 2
    figure.walk.treadmill: 1 2
    figure.run.treadmill: 1 2
    figure.walk.arrival: 1 2
    figure.walk.departure: 1 2
    figure.walk.motion: 1 2
    headlight.high.beam: 1 2
    headlight.high.beam.fill: 1 2
    headlight.low.beam: 1 2
    headlight.low.beam.fill: 1 2
    warninglight: 1 2
    warninglight.fill: 1 2
    light.beacon.max: 1 2
    light.beacon.max.fill: 1 2
    square.3.layers.3d.top.filled: 1 2
    square.stack.3d.down.right: 1 2 3
    square.stack.3d.down.right.fill: 1 2 3
    figure.roll: 1 1 2
    figure.roll.runningpace: 1 1 2
    figure.american.football: 1 1 2
    figure.archery: 1 1 2
    figure.australian.football: 1 1 2
    figure.badminton: 1 1 2
    figure.barre: 1 1 2
    figure.baseball: 1 1 2
    figure.basketball: 1 1 2
    figure.bowling: 1 1 2
    figure.boxing: 1 1 2
    figure.climbing: 1 1 2
    figure.core.training: 1 1 2
    figure.cricket: 1 1 2
    figure.skiing.crosscountry: 1 1 2
    figure.cross.training: 1 1 2
    figure.curling: 1 1 2
    figure.disc.sports: 1 1 2
    figure.skiing.downhill: 1 1 2
    figure.elliptical: 1 1 2
    figure.fencing: 1 1 2
    figure.fishing: 1 1 2
    figure.flexibility: 1 1 2
    figure.strengthtraining.functional: 1 1 2
    figure.strengthtraining.traditional: 1 1 2
    figure.golf: 1 1 2
    figure.hand.cycling: 1 1 2
    figure.handball: 1 1 2
    figure.highintensity.intervaltraining: 1 1 2
    figure.hiking: 1 1 2
    figure.hockey: 1 1 2
    figure.hunting: 1 1 2
    figure.indoor.cycle: 1 1 2
    figure.outdoor.cycle: 1 1 2
    figure.jumprope: 1 1 2
    figure.lacrosse: 1 1 2
    figure.mind.and.body: 1 1 2
    figure.mixed.cardio: 1 1 2
    figure.open.water.swim: 1 1 2
    figure.pool.swim: 1 1 2
    figure.water.fitness: 1 1 2
    figure.waterpolo: 1 1 2
    figure.pickleball: 1 1 2
    figure.pilates: 1 1 2
    figure.play: 1 1 2
    figure.racquetball: 1 1 2
    figure.rolling: 1 1 2
    figure.rower: 1 1 2
    figure.outdoor.rowing: 1 1 2
    figure.rugby: 1 1 2
    figure.skating: 1 1 2
    figure.snowboarding: 1 1 2
    figure.surfing: 1 1 2
    figure.soccer: 1 1 2
    figure.stair.stepper: 1 1 2
    figure.stairs: 1 1 2
    figure.step.training: 1 1 2
    figure.table.tennis: 1 1 2
    figure.tennis: 1 1 2
    figure.track.and.field: 1 1 2
    figure.volleyball: 1 1 2
    """#
}

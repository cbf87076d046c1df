extension SymbolTable {
  /// Hearts, shields, flags, cameras, gauges and instruments.
  static let tools = #"""
    arrow.up.heart: under heart; s M0 22V-18M-14-4L0-18L14-4
    arrow.up.heart.fill: use heart.fill; ks M0 22V-18M-14-4L0-18L14-4
    arrow.down.heart: under heart; s M0-18V20M-14 6L0 20L14 6
    arrow.down.heart.fill: use heart.fill; ks M0-18V20M-14 6L0 20L14 6
    arrow.clockwise.heart: under heart; use arrow.clockwise 0 0 .4
    arrow.clockwise.heart.fill: use heart.fill; kuse arrow.clockwise 0 0 .42
    heart.rectangle: s R-53-36 106 72 13; use heart.fill 0 0 .42
    heart.rectangle.fill: f R-57.7-40.7 115.4 81.4 17.5; kuse heart.fill 0 1 .44
    heart.gauge.open: s M-31 36A47 47 0 1 1 31 36; use heart.fill 0 -2 .44
    heart.text.clipboard: under clipboard; use heart.fill 0 -6 .34; s*.8 M-20 24H20M-20 38H4
    heart.text.clipboard.fill: use clipboard.fill; kuse heart.fill 0 -6 .36; ks*.8 M-20 24H20M-20 38H4
    chart.line.text.clipboard: under clipboard; s*.8 M-20 4L-8-8L4 4L20-14M-20 24H20M-20 38H4
    chart.line.text.clipboard.fill: use clipboard.fill; ks*.8 M-20 4L-8-8L4 4L20-14M-20 24H20M-20 38H4
    heart.badge.bolt.fill: use heart.fill; cut0 bolt.fill 28 24 .5; put bolt.fill 28 24 .44
    line.horizontal.star.fill.line.horizontal: s M-56 0H-30M30 0H56; use star.fill 0 0 .5
    shield.righthalf.filled: use shield.lefthalf.filled 0 0 -1 1
    shield.checkered: use shield; f M-36-32Q-14-36 0-46V0H-38ZM0 0H38Q34 30 0 48Z
    bolt.shield: under shield; use bolt.fill 0 -4 .46
    bolt.shield.fill: use shield.fill; kuse bolt.fill 0 -4 .46
    staroflife.fill c: f M-12-50H12V-21L37-35L49-15L24 0L49 15L37 35L12 21V50H-12V21L-37 35L-49 15L-24 0L-49-15L-37-35L-12-21Z
    staroflife.shield: under shield; use staroflife 0 -4 .4
    staroflife.shield.fill: use shield.fill; kuse staroflife 0 -4 .42
    firewall od: s R-50-40 100 80 8; s*.8 M-50-13H50M-50 13H50M-16-40V-13M18-40V-13M0-13V13M-32-13V13M32-13V13M-16 13V40M18 13V40
    flag.2.crossed c: s M-48-30L36 46M48-30L-36 46; b*.8 M-46-30Q-34-46-14-38L-2-26L-22-4L-46-28ZM46-30Q34-46 14-38L2-26L22-4L46-28Z
    flag.2.crossed.fill: = flag.2.crossed
    flag.checkered.2.crossed: s M-48-30L36 46M48-30L-36 46; s*.8 M-46-30Q-34-46-14-38L-2-26L-22-4L-46-28ZM46-30Q34-46 14-38L2-26L22-4L46-28Z; f M-46-30Q-40-38-32-40L-22-30L-33-16ZM46-30Q40-38 32-40L22-30L33-16ZM-22-30L-12-40L-2-26L-12-16ZM22-30L12-40L2-26L12-16Z
    flag.filled.and.flag.crossed: s M-48-30L36 46M48-30L-36 46; b*.8 M-46-30Q-34-46-14-38L-2-26L-22-4L-46-28Z; s*.8 M46-30Q34-46 14-38L2-26L22-4L46-28Z
    flag.pattern.checkered c: = flag.checkered
    flag.pattern.checkered.2.crossed: = flag.checkered.2.crossed
    location.north.line o: s M0-46L30 20L0 8L-30 20Z; s+ M-30 42H30
    location.app e: s R-41-41 82 82 24; use location.fill 0 0 .46
    location.fill.viewfinder: = location.viewfinder
    location.magnifyingglass: use magnifyingglass; use location.fill -10.5 -10.5 .34
    bell.badge.circle: under circle; use bell.badge.fill 0 0 .5
    bell.badge.circle.fill: f O0 0 49.8; kuse bell.badge.fill 0 0 .5
    bell.badge.slash: use bell.badge; cut slash.24 0 0 1.2; use slash.24 0 0 1.2
    bell.badge.slash.fill: use bell.badge.fill; cut slash.24 0 0 1.2; use slash.24 0 0 1.2
    bolt.horizontal.icloud: under cloud; use bolt.horizontal.fill 0 4 .42
    bolt.horizontal.icloud.fill: use cloud.fill; kuse bolt.horizontal.fill 0 4 .44
    lock.icloud: under cloud; use lock.fill 0 3 .36
    lock.icloud.fill: use cloud.fill; kuse lock.fill 0 4 .38
    key.icloud: under cloud; use key.fill 0 4 .38
    key.icloud.fill: use cloud.fill; kuse key.fill 0 5 .4
    arrow.clockwise.icloud: under cloud; use arrow.clockwise 0 4 .36
    arrow.clockwise.icloud.fill: use cloud.fill; kuse arrow.clockwise 0 5 .38
    arrow.counterclockwise.icloud: under cloud; use arrow.counterclockwise 0 4 .36
    arrow.counterclockwise.icloud.fill: use cloud.fill; kuse arrow.counterclockwise 0 5 .38
    arrow.triangle.2.circlepath.icloud: under cloud; use arrow.triangle.2.circlepath 0 4 .38
    arrow.triangle.2.circlepath.icloud.fill: use cloud.fill; kuse arrow.triangle.2.circlepath 0 5 .4
    bolt.ring.closed: s O0 0 45.1; use bolt.fill 0 0 .6
    bolt.house: s M-46 4V-2L-5.5-41Q0-46 5.5-41L46-2V4M-36-9V37Q-36 44-29 44H29Q36 44 36 37V-9; use bolt.fill 0 8 .46
    bolt.house.fill: use house.solid; xf M0 0Z; cut0 bolt.fill 0 10 .5
    house.solid h: f M-4-47Q0-50 4-47L52-4Q56 0 52 4Q48 7 44 4L40 1V39Q40 49 30 49H-30Q-40 49-40 39V1L-44 4Q-48 7-52 4Q-56 0-52-4Z
    house.shell h: s M-50 1L-5.5-41Q0-46 5.5-41L50 1M-36-9V37Q-36 44-29 44H29Q36 44 36 37V-9
    music.note.house: use house.shell; use music.note 0 14 .5
    music.note.house.fill: use house.solid; cut0 music.note 0 14 .52
    play.house: use house.shell; use play.fill 2 14 .42
    play.house.fill: use house.solid; cut0 play.fill 2 14 .44
    house.and.flag c: use house.shell -8 12 .8; s M34-10V-50; b*.5 M34-50L54-42L34-34Z
    house.and.flag.fill: use house.solid -8 12 .82; s M34-10V-50; b*.5 M34-50L54-42L34-34Z
    house.lodge c: use house.shell; s*.8 M-30 8H30M-32 26H32; s*.8 M0-16V-30
    house.lodge.fill: use house.solid; xs*.7 M-44 10H44M-44 26H44
    camera.macro.circle: under circle; use camera.macro 0 0 .5
    camera.macro.circle.fill: f O0 0 49.8; kuse camera.macro 0 0 .54
    camera.shutter.button: use camera 0 8 .9; s M-22-44H22
    camera.shutter.button.fill: use camera.fill 0 8 .9; s M-22-46H22
    camera.on.rectangle: s M-38-18V-32Q-38-44-26-44H42Q54-44 54-32V6Q54 18 46 20; use camera -10 14 .78
    camera.on.rectangle.fill: s M-38-24V-32Q-38-44-26-44H42Q54-44 54-32V6Q54 18 48 20; use camera.fill -10 14 .82
    arrow.triangle.2.circlepath.camera: = camera.rotate
    arrow.triangle.2.circlepath.camera.fill: = camera.rotate.fill
    camera.metering.none: s R-53-36 106 72 11
    camera.metering.spot: s R-53-36 106 72 11; f O0 0 9
    camera.metering.partial: s R-53-36 106 72 11; s O0 0 14
    camera.metering.center.weighted: s R-53-36 106 72 11; s O0 0 16; f O0 0 6
    camera.metering.center.weighted.average: s R-53-36 106 72 11; s*.7 M-24-16Q-40 0-24 16M24-16Q40 0 24 16; f O0 0 7
    camera.metering.matrix: s R-53-36 106 72 11; s*.7 M-18-36V36M18-36V36M-53-12H53M-53 12H53
    camera.metering.multispot: s R-53-36 106 72 11; f O-26-16 6; f O26-16 6; f O0 0 6; f O-26 16 6; f O26 16 6
    camera.metering.unknown: s R-53-36 106 72 11; use questionmark 0 0 .52
    wand.and.sparkles: = wand.and.stars
    wand.and.sparkles.inverse: = wand.and.stars.inverse
    wand.and.outline: s*1.5 M-42 44L6-4; s*.8 M14-12L26-24; s M-20-44H-38Q-46-44-46-36V-18M46 18V36Q46 44 38 44H20
    wand.and.rays.inverse: = wand.and.rays
    dial.low: s O0 6 34; s M0 6L-20 26; f O-50 6 4.500; f O-42-20 4.500; f O-25-40 4.500; f O0-48 4.500; f O25-40 4.500; f O42-20 4.500; f O50 6 4.500
    dial.low.fill: f O0 6 39; xs M-4 10L-20 26; f O-52 6 4.500; f O-44-20 4.500; f O-26-42 4.500; f O0-50 4.500; f O26-42 4.500; f O44-20 4.500; f O52 6 4.500
    dial.medium: s O0 6 34; s M0 6V-22; f O-50 6 4.500; f O-42-20 4.500; f O-25-40 4.500; f O0-48 4.500; f O25-40 4.500; f O42-20 4.500; f O50 6 4.500
    dial.medium.fill: f O0 6 39; xs M0 2V-22; f O-52 6 4.500; f O-44-20 4.500; f O-26-42 4.500; f O0-50 4.500; f O26-42 4.500; f O44-20 4.500; f O52 6 4.500
    dial.high: use dial.low 0 0 -1 1
    dial.high.fill: use dial.low.fill 0 0 -1 1
    dial.min: = dial.low
    dial.min.fill: = dial.low.fill
    dial.max: = dial.high
    dial.max.fill: = dial.high.fill
    gyroscope: s O0 0 45.1; s*.8 E0 0 18 45.1; s*.8 E0 0 45.1 18; f O0 0 8
    nosign: s O0 0 44; s M-31-31L31 31
    nosign.app e: s R-41-41 82 82 24; s O0 0 22; s M-15-15L15 15
    gauge.face hd: s M-31 36A47 47 0 1 1 31 36; f O-30 18 4; f O-34-2 4; f O-24-22 4; f O-6-32 4; f O14-31 4; f O30-16 4; f O34 4 4
    gauge.arc h: s M-31 36A47 47 0 1 1 31 36
    gauge.round hd: s O0 0 45.1; f O-27 10 4; f O-27-10 4; f O-14-26 4; f O14-26 4; f O27-10 4; f O27 10 4
    gauge.with.dots.needle.0percent: use gauge.round; s*.9 M0 6L-22 24; f O0 6 8
    gauge.with.dots.needle.33percent: use gauge.round; s*.9 M0 6L-14-16; f O0 6 8
    gauge.with.dots.needle.50percent: use gauge.round; s*.9 M0 6V-26; f O0 6 8
    gauge.with.dots.needle.67percent: use gauge.round; s*.9 M0 6L14-16; f O0 6 8
    gauge.with.dots.needle.100percent: use gauge.round; s*.9 M0 6L22 24; f O0 6 8
    gauge.with.dots.needle.bottom.0percent: use gauge.face; s*.9 M0 8L-22 24; f O0 8 8
    gauge.with.dots.needle.bottom.50percent b: use gauge.face; s*.9 M0 8V-24; f O0 8 8
    gauge.with.dots.needle.bottom.100percent: use gauge.face; s*.9 M0 8L22 24; f O0 8 8
    gauge.with.needle b: s O0 0 45.1; s M0 8L16-16; f O0 8 8
    gauge.with.needle.fill: f O0 0 49.8; xs M0 8L16-18; xf O0 8 9
    gauge.low: use gauge.arc; s M0 8L-20-22; f O0 8 8
    gauge.high: = gauge
    gauge.open.with.lines.needle.33percent: use gauge.arc; s*.8 M0-42V-32M-38 6H-30M38 6H30; s M0 8L-16-16; f O0 8 8
    barometer: s O0 0 45.1; s M0 10V-22; f O0 12 7; f O-28 0 4; f O28 0 4; f O-20-20 4; f O20-20 4
    metronome o: s M-16-46H16L38 44H-38Z; s+ M0 20L30-30; s*.8 M-32 22H32
    amplifier d: s R-50-38 100 76 9; s M-50-14H50; f O-32-26 5; f O-14-26 5; f O32-26 5; s*.8 M-36 0V24M-18 0V24M0 0V24M18 0V24M36 0V24
    pianokeys.inverse: f R-57.7-43.7 115.4 87.4 14; xs*.6 M-18-39V42M18-39V42; xf R-27-42 18 46 3; xf R9-42 18 46 3
    tuningfork: s M-18-48V-14Q-18 8 0 8Q18 8 18-14V-48M0 8V48
    level o: s R-56-18 112 36 9; s*.8 O0 0 10; s*.8 M-38 0H-24M24 0H38
    lines.measurement.horizontal: s M-50-16V16M50-16V16; s*.8 M-30-8V16M-10-8V16M10-8V16M30-8V16M-50 16H50
    lines.measurement.vertical: use lines.measurement.horizontal 0 0 1 1 90
    eyedropper.halffull: use eyedropper; f M-34 36L-6 4L8 4L14 0L-14 28L-26 34Z
    eyedropper.full: use eyedropper; f M-36 38L4-8L18 4L-22 36Z
    applescript od: s M-30-44H34Q44-44 44-34V-24H24V34Q24 44 14 44H-34Q-44 44-44 34V30H-30Z; s*.8 M-12-22H10M-12-4H10M-12 14H10
    scroll ocd: s M-34-40Q-46-40-46-28V-20H-24V30Q-24 42-12 42H34Q44 42 44 30V24H24V-28Q24-40 12-40Z; s*.8 M-8-20H8M-8-2H8M-8 16H8; s- M-24-20V-28Q-24-40-34-40M24 24H-8V30Q-8 42-14 42
    printer.filled.and.paper: use printer.fill
    printer.dotmatrix o: s R-46-16 92 46 8; s+ M-30-16V-42H30V-16M-30 30V44H30V30; s*.8 M-26 12H26; f O30-2 4
    scanner o: s R-50 4 100 34 9; s+ M-46 4L36-34; f O30 22 5
    faxmachine od: s R-50-18 100 58 9; s+ M-22-18V-44H34V-18; s*.8 R-36-4 18 32 4; f O4 2 4; f O18 2 4; f O32 2 4; f O4 16 4; f O18 16 4; f O32 16 4
    latch.2.case o: s R-54-26 108 70 13; s+ M-21-26V-36Q-21-46-11-46H11Q21-46 21-36V-26; s*.8 M-54 4H54M-30-2V12M30-2V12
    suitcase.cart o: s R-22-32 62 50 9; s+ M-50-44H-40V34H46; s+*.8 M-4-32V-40H20V-32; f+ O-30 44 7; f+ O36 44 7
    suitcase.rolling ocd: s R-30-22 60 62 10; s+ M-12-22V-50H12V-22; s*.8 M-12-8V26M12-8V26; f+ O-18 47 5; f+ O18 47 5
    suitcase.rolling.and.suitcase oc: s R-46-12 40 50 8R2 0 48 38 8; s+ M-34-12V-44H-20V-12; s+ M16 0V-10H36V0
    theatermasks ocd: s M-54-32Q-28-42-4-34V-14Q-6 18-30 22Q-54 14-54-14ZM6-14Q28-24 54-14V8Q50 38 28 42Q8 38 4 16; f O-38-14 4; f O-20-14 4; s*.8 M-40 4Q-29 14-18 4; f O20 6 4; f O38 6 4; s*.8 M18 26Q29 16 40 26
    theatermask.and.paintbrush od: s M-50-40Q-22-50 6-42V-14Q4 20-22 24Q-50 16-50-14Z; f O-34-18 4; f O-12-18 4; s*.8 M-34 0Q-22 12-10 0; s+ M50-22L16 28Q6 30 2 44Q18 46 24 34Z
    puzzlepiece.extension f: file puzzle 1.1
    homekit: s M-50 4L0-44L50 4V40Q50 44 46 44H-46Q-50 44-50 40ZM-24 22L0 0L24 22V44M-24 22V44
    building.2.crop.circle: under circle; use building.2.fill 0 2 .5
    building.2.crop.circle.fill: f O0 0 49.8; kuse building.2.fill 0 2 .54
    lightbulb.led o: s M-30-16A30 30 0 0 1 30-16V-10H-30ZM-20-10V10H20V-10; s+ M-14 28H14M-10 44H10
    lightbulb.led.wide o: s M-44-8Q-44-40 0-40Q44-40 44-8ZM-20-8V10H20V-8; s+ M-14 28H14M-10 44H10
    lightbulb.min b: use lightbulb 0 8 .8; s*.8 M0-46V-42M-36-30L-33-27M36-30L33-27
    lightbulb.min.fill: use lightbulb.fill 0 8 .8; s*.8 M0-46V-42M-36-30L-33-27M36-30L33-27
    lightbulb.max: use lightbulb 0 8 .76; s*.8 M0-52V-40M-40-32L-32-24M40-32L32-24M-50 4H-40M50 4H40
    lightbulb.max.fill: use lightbulb.fill 0 8 .76; s*.8 M0-52V-40M-40-32L-32-24M40-32L32-24M-50 4H-40M50 4H40
    lightbulb.2: use lightbulb 22 -4 .76; cut lightbulb.fill -20 6 .8; use lightbulb -20 6 .76
    lightbulb.2.fill: use lightbulb.fill 22 -4 .76; put lightbulb.fill -20 6 .78
    flashlight.slash: use flashlight.off.fill; cut slash.24 0 0 1.1; use slash.24 0 0 1.1
    hammer.upright h: s M-36-46H12Q32-44 40-24Q28-32 16-26V-22H-36ZM-14-22H8V42Q8 48 2 48H-8Q-14 48-14 42Z
    hammer.upright.fill h: b M-36-46H12Q32-44 40-24Q28-32 16-26V-22H-36ZM-14-12H8V42Q8 48 2 48H-8Q-14 48-14 42Z
    """#
}

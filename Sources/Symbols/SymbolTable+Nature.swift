extension SymbolTable {
  /// Animals, plants, sky and weather.
  static let nature = #"""
    hare ocd: s M-47 17Q-51 6-41-2Q-36-7-30-8Q-38-24-36-36Q-34-42-29-36Q-22-26-19-13Q-19-30-13-37Q-7-40-6-31Q-6-20-10-8Q-4-4-1-3Q14-12 30-6Q46 2 49 20Q51 32 42 36H12Q8 36 9 31Q10 27 17 27Q10 22 4 24Q-4 28-14 38Q-18 41-23 38Q-26 34-22 30L-15 21Q-24 24-34 24Q-45 24-47 17Z; f O-33 6 4.5
    tortoise cd: s M-24 16Q-28-24 10-26Q42-26 48 16Q49 22 43 22H-18Q-24 22-24 16Z; s M-24 18Q-36 20-42 15Q-52 12-53 1Q-52-10-42-10Q-33-10-31 0Q-29 6-24 8M-12 22V34H4V23M24 22V34H39V20M48 14L56 20; f O-43 0 3.5; s*.8 M-22 4H46M10-24V4M-6 6L-2 20M24 6L28 20
    tortoise.fill cd: b M-23 12Q-26-24 10-26Q40-26 46 12Z; b M-24 20Q-36 20-42 15Q-52 12-53 1Q-52-10-42-10Q-33-10-31 0Q-29 10-20 12ZM-13 22H3V34H-13ZM24 22H39V34H24ZM46 18H48L57 22H46Z; b M-22 20H46L44 22H-20Z; xf O-43 0 3.8; xs*.5 M-32 12H60M10-26V12M-8-16L-2 2L-8 14M28-16L22 2L28 14
    dog ocd: s M-52-18L-34-24L-28-36Q-24-42-20-36L-14-24Q-4-18-4-8Q20-10 34-6Q42-18 50-20Q55-20 54-14Q50-2 44 4Q44 12 40 18L43 36Q43 42 37 42Q32 42 31 37L28 22Q14 24-2 20L-4 37Q-5 42-11 42Q-17 42-17 36L-20 12Q-26 6-28-2H-40Q-52-4-52-18Z; f O-26-18 4
    cat ocd: s M-34-44Q-34-49-30-47L-18-39Q-8-41 0-37Q6-32 6-22Q6-16 2-12Q20-2 22 20Q32 20 36 10Q38 0 34-10Q33-17 39-18Q45-18 46-10Q50 8 42 22Q36 32 22 33Q22 44 12 45H-22Q-28 44-26 39Q-24 37-20 36L-24 0Q-34-6-38-16Q-44-18-46-24Q-44-28-38-30Q-35-34-34-44Z; f O-24-25 3.8
    bird ocd: s M-50-20L-40-26Q-36-40-22-40Q-8-40-4-28Q0-16 10-12L50 8Q54 12 48 14L34 16Q26 34 4 36H-4Q-30 36-34 8Q-36-2-38-12Z; s*.8 M-12-4Q-8 14 14 16; f O-24-26 4.2; s+ M-10 36L-14 48M6 36L2 48
    ant ocd: s E0 30 13 17; s+ O0 2 9; b+ E0-22 11 10; s+*.85 M-5-31Q-8-42-18-46M5-31Q8-42 18-46M-8-2L-24-8L-34-24M8-2L24-8L34-24M-9 5H-26L-38 12M9 5H26L38 12M-9 18L-24 22L-34 44M9 18L24 22L34 44
    lizard ocd: s M0-50Q13-50 15-39Q15-31 10-25L22-21L28-31L37-25L27-8L12-11Q15 5 11 16L22 20L26 35L16 37L12 28L4 27Q6 46-14 49Q-30 50-38 40Q-34 34-28 36Q-16 38-10 32Q-9 29-9 24L-16 27L-21 40L-31 36L-26 19L-12 14Q-15 2-12-11L-25-6L-37-22L-29-29L-21-21L-10-25Q-15-31-15-39Q-13-50 0-50Z
    fossil.shell cd: s M4-48Q40-46 46-10Q48 30 10 46Q-34 46-44 10Q-44-22-12-26Q14-26 18-2Q18 18 0 20Q-14 18-14 6Q-12-4-2-2; s*.7 M4-26V-46M14-20L34-34M18-6L44-8M16 8L38 24M6 18L12 44M-6 18L-16 40M-14 6L-42 12M-14-8L-34-18
    fossil.shell.fill cd: b M-12-26L4-48Q40-46 46-10Q48 30 10 46Q-34 46-44 10Q-44-22-12-26Z; xs*.75 M-12-26Q14-26 18-2Q18 18 0 20Q-14 18-14 6Q-12-4-2-2; xs*.5 M4-26V-56M14-20L40-40M18-6L54-9M16 8L46 32M6 18L14 56M-6 18L-20 52M-14 6L-54 14M-14-8L-44-22
    teddybear ocd: s M-22-40A11 11 0 1 0-28-22Q-28-12-20-6Q-30-4-38 4Q-46 14-38 20Q-34 24-24 16Q-23 22-22 26Q-36 30-36 40Q-34 48-24 48Q-14 48-12 42H12Q14 48 24 48Q34 48 36 40Q36 30 22 26Q23 22 24 16Q34 24 38 20Q46 14 38 4Q30-4 20-6Q28-12 28-22A11 11 0 1 0 22-40Q12-48 0-48Q-12-48-22-40Z; f O-10-28 3.6; f O10-28 3.6; f E0-18 6 4.5
    allergens od: s O0 0 12O0-34 12O32-11 12O20 27 12O-20 27 12O-32-11 12
    microbe ocd: s O0 0 28; s+*.9 M0-28V-44M0 28V44M-28 0H-44M28 0H44M20-20L31-31M-20-20L-31-31M20 20L31 31M-20 20L-31 31; b+*.4 O0-47 5; b+*.4 O0 47 5; b+*.4 O-47 0 5; b+*.4 O47 0 5; b+*.4 O33-33 5; b+*.4 O-33-33 5; b+*.4 O33 33 5; b+*.4 O-33 33 5; f O-8-8 5; f O10 4 6; f O-6 12 4
    laurel.leading d: f M14 48Q-34 40-36-6Q-36-12-32-12Q-28-12-28-6Q-26 32 15 42Q18 46 14 48Z; f M-34-10Q-44-22-32-40Q-20-24-30-10Z; f M-27-14Q-22-30-4-34Q-6-16-24-10Z; f M-33 14Q-52 8-50-12Q-34-6-30 12Z; f M-24 10Q-18-8 0-8Q-4 10-22 14Z; f M-22 32Q-42 34-48 16Q-30 14-20 30Z; f M-12 28Q-8 10 10 12Q6 28-8 32Z; f M-2 44Q-20 54-34 40Q-16 32-2 42Z
    laurel.trailing: use laurel.leading 0 0 -1 1
    leaf.arrow.triangle.circlepath: use arrow.triangle.2.circlepath; use leaf.fill 0 2 .4
    leaf.arrow.trianglehead.clockwise: use arrow.trianglehead.clockwise; use leaf.fill 0 6 .38
    hanger: s M0-10V-18Q14-22 14-34Q12-46 0-46Q-10-46-12-36M0-10L-50 24Q-56 34-44 36H44Q56 34 50 24Z
    beach.umbrella o: s M-47.9 10C-53.6-16.6-43.8-34.5-18.5-43.8C6.9-53 25.9-45.6 38.6-21.5C29.6-24.7 22.4-22.1 17-13.6C7.4-16.6 0.2-14-4.6-5.7C-13.6-9-20.8-6.4-26.2 2.1C-35.8-0.9-43 1.7-47.9 10Z; s-*.7 M-26.2 2.1C-32.4-16.5-29.8-31.8-18.5-43.8C-2.1-41.9 9.7-31.8 17-13.6; s+ M-4.6-5.7L11.7 39.2; s+ M-46 48H46
    smoke oc: s M-34 34Q-54 32-54 14Q-54 0-40-4Q-40-22-22-24Q-14-38 4-36Q22-34 26-18Q40-22 48-8Q54 4 46 14Q54 22 48 30Q44 34 36 34Z; s*.8 M-28 14Q-20 4-10 12Q2 18 10 8
    sparkles.2: use sparkle -12 10 .72; use sparkle 26 -24 .5
    rays: s M0-46V-30M0 46V30M-46 0H-30M46 0H30M32-32L21-21M-32-32L-21-21M32 32L21 21M-32 32L-21 21
    slowmo d: s*.85 M0-46V-26M0 46V26M-46 0H-26M46 0H26M32-32L19-19M-32-32L-19-19M32 32L19 19M-32 32L-19 19M18-43L11-27M-18-43L-11-27M18 43L11 27M-18 43L-11 27M43-18L27-11M-43-18L-27-11M43 18L27 11M-43 18L-27 11
    timelapse d: s*.85 M0-46V-26M32-32L19-19M18-43L11-27M43-18L27-11M46 0H26M43 18L27 11M32 32L19 19M18 43L11 27M0 46V26; f O-18 43 4; f O-32 32 4; f O-43 18 4; f O-46 0 4; f O-43-18 4; f O-32-32 4; f O-18-43 4
    light.min: s M-22 22H22; f O-46 22 5; f O-34-8 5; f O0-22 5; f O34-8 5; f O46 22 5
    light.max: s M-22 22H22M-40 22H-54M40 22H54M-28-6L-38-16M28-6L38-16M0-18V-34
    flake h: s*.75 M0-10V10M-9-5L9 5M9-5L-9 5
    burst o: s M0-48L10-29L27-41L26-20L47-21L35-3L50 10L30 16L33 37L14 29L4 48L-9 31L-27 42L-27 21L-48 19L-34 3L-48-13L-27-18L-29-39L-10-29Z
    sun.small h: s O0 0 15; s M0-33V-27M0 33V27M-33 0H-27M33 0H27M23-23L19-19M-23-23L-19-19M23 23L19 19M-23 23L-19 19
    sun.small.fill h: f O0 0 18; s M0-33V-27M0 33V27M-33 0H-27M33 0H27M23-23L19-19M-23-23L-19-19M23 23L19 19M-23 23L-19 19
    sun.lefthalf.filled: use sun.max; f M0-26A26 26 0 0 0 0 26Z
    sun.righthalf.filled: use sun.max; f M0-26A26 26 0 0 1 0 26Z
    sun.dust c: use sun.small 0 -12 .9; f O-40 34 4.5; f O-20 30 4.5; f O0 34 4.5; f O20 30 4.5; f O40 34 4.5; f O-30 48 4.5; f O-10 48 4.5; f O10 48 4.5; f O30 48 4.5
    sun.dust.fill c: use sun.small.fill 0 -12 .9; f O-40 34 4.5; f O-20 30 4.5; f O0 34 4.5; f O20 30 4.5; f O40 34 4.5; f O-30 48 4.5; f O-10 48 4.5; f O10 48 4.5; f O30 48 4.5
    sun.haze c: use sun.small 0 -12 .9; s*.9 M-44 30H44M-30 46H30
    sun.haze.fill c: use sun.small.fill 0 -12 .9; s*.9 M-44 30H44M-30 46H30
    sun.rain c: use sun.small 0 -12 .9; s*.9 M-26 28L-34 46M0 28L-8 46M26 28L18 46
    sun.rain.fill c: use sun.small.fill 0 -12 .9; s*.9 M-26 28L-34 46M0 28L-8 46M26 28L18 46
    sun.snow c: use sun.small 0 -12 .9; use flake -28 40; use flake 0 40; use flake 28 40
    sun.snow.fill c: use sun.small.fill 0 -12 .9; use flake -28 40; use flake 0 40; use flake 28 40
    moon.dust c: use moon 0 -12 .7; f O-40 34 4.5; f O-20 30 4.5; f O0 34 4.5; f O20 30 4.5; f O40 34 4.5; f O-30 48 4.5; f O-10 48 4.5; f O10 48 4.5; f O30 48 4.5
    moon.dust.fill c: use moon.fill 0 -12 .7; f O-40 34 4.5; f O-20 30 4.5; f O0 34 4.5; f O20 30 4.5; f O40 34 4.5; f O-30 48 4.5; f O-10 48 4.5; f O10 48 4.5; f O30 48 4.5
    moon.haze c: use moon 0 -12 .7; s*.9 M-44 30H44M-30 46H30
    moon.haze.fill c: use moon.fill 0 -12 .7; s*.9 M-44 30H44M-30 46H30
    moon.road.lanes: use moon -18 -14 .6; s M-4 48L10-20M48 48L34-20; s*.8 M22-14V-2M22 14V26M22 40V48
    moonrise c: use moon 0 4 .54; s M-50 40H50; s*.85 M0-34V-53M-10-44L0-54L10-44
    moonrise.fill c: use moon.fill 0 4 .54; s M-50 40H50; s*.85 M0-34V-53M-10-44L0-54L10-44
    moonset c: use moon 0 4 .54; s M-50 40H50; s*.85 M0-54V-35M-10-44L0-34L10-44
    moonset.fill c: use moon.fill 0 4 .54; s M-50 40H50; s*.85 M0-54V-35M-10-44L0-34L10-44
    moonphase.new.moon.inverse: s O0 0 45.1
    moonphase.full.moon.inverse: f O0 0 49.8
    moonphase.first.quarter.inverse: s O0 0 45.1; f M0-47A47 47 0 0 1 0 47Z
    moonphase.last.quarter.inverse: s O0 0 45.1; f M0-47A47 47 0 0 0 0 47Z
    moonphase.waxing.crescent.inverse: s O0 0 45.1; f M0-47A47 47 0 0 1 0 47Q44 0 0-47Z
    moonphase.waning.crescent.inverse: use moonphase.waxing.crescent.inverse 0 0 -1 1
    moonphase.waxing.gibbous.inverse: s O0 0 45.1; f M0-47A47 47 0 0 1 0 47Q-44 0 0-47Z
    moonphase.waning.gibbous.inverse: use moonphase.waxing.gibbous.inverse 0 0 -1 1
    moonphase.new.moon: f O0 0 49.8
    moonphase.full.moon: s O0 0 45.1
    moonphase.first.quarter: = moonphase.last.quarter.inverse
    moonphase.last.quarter: = moonphase.first.quarter.inverse
    moonphase.waxing.crescent: use moonphase.waxing.gibbous.inverse 0 0 -1 1
    moonphase.waning.crescent: = moonphase.waxing.gibbous.inverse
    moonphase.waxing.gibbous: use moonphase.waxing.crescent.inverse 0 0 -1 1
    moonphase.waning.gibbous: = moonphase.waxing.crescent.inverse
    cloud.low h: file cloud 1.05
    cloud.sun.rain c: use sun.small 22 -22 .8; cut cloud.fill -8 -4 .72; use cloud -8 -4 .72; s*.9 M-26 26L-34 44M-4 26L-12 44M18 26L10 44
    cloud.sun.rain.fill c: use sun.small.fill 22 -22 .8; put cloud.fill -8 -4 .74; s*.9 M-26 30L-33 46M-4 30L-11 46M18 30L11 46
    cloud.sun.bolt c: use sun.small 22 -22 .8; cut cloud.fill -8 -4 .72; use cloud -8 -4 .72; use bolt.fill -4 36 .42
    cloud.sun.bolt.fill c: use sun.small.fill 22 -22 .8; put cloud.fill -8 -4 .74; put bolt.fill -4 34 .42
    cloud.moon.rain c: use moon.fill 26 -24 .46; cut cloud.fill -8 -4 .72; use cloud -8 -4 .72; s*.9 M-26 26L-34 44M-4 26L-12 44M18 26L10 44
    cloud.moon.rain.fill c: use moon.fill 26 -24 .46; put cloud.fill -8 -4 .74; s*.9 M-26 30L-33 46M-4 30L-11 46M18 30L11 46
    cloud.moon.bolt c: use moon.fill 26 -24 .46; cut cloud.fill -8 -4 .72; use cloud -8 -4 .72; use bolt.fill -4 36 .42
    cloud.moon.bolt.fill c: use moon.fill 26 -24 .46; put cloud.fill -8 -4 .74; put bolt.fill -4 34 .42
    cloud.rainbow.half: s*.8 M-2-14A52 52 0 0 1 50 38M-2 2A36 36 0 0 1 34 38M-2 18A20 20 0 0 1 18 38; cut cloud.fill -16 18 .6; use cloud -16 18 .6
    cloud.rainbow.half.fill: s*.8 M-2-14A52 52 0 0 1 50 38M-2 2A36 36 0 0 1 34 38M-2 18A20 20 0 0 1 18 38; put cloud.fill -16 18 .6
    cloud.rainbow.crop: = cloud.rainbow.half
    cloud.rainbow.crop.fill: = cloud.rainbow.half.fill
    wind.snow c: use wind 0 -10 .9; use flake -24 42; use flake 4 44; use flake 30 36
    aqi.low: f O-22-22 4; f O0-22 6; f O22-22 4; f O-22 0 6; f O0 0 8; f O22 0 6; f O-22 22 4; f O0 22 6; f O22 22 4
    aqi.high: f O-22-22 7; f O0-22 7; f O22-22 7; f O-22 0 7; f O0 0 7; f O22 0 7; f O-22 22 7; f O0 22 7; f O22 22 7; f O-42 0 6; f O42 0 6; f O0-42 6; f O0 42 6; f O-42-22 6; f O42-22 6; f O-42 22 6; f O42 22 6; f O-22-42 6; f O22-42 6; f O-22 42 6; f O22 42 6
    water.waves.and.arrow.up: s M-54 26Q-45 18-36 26T-18 26T0 26T18 26T36 26T54 26; s M-54 44Q-45 36-36 44T-18 44T0 44T18 44T36 44T54 44; s M0 8V-44M-18-27L0-45L18-27
    water.waves.and.arrow.down b: s M-54 26Q-45 18-36 26T-18 26T0 26T18 26T36 26T54 26; s M-54 44Q-45 36-36 44T-18 44T0 44T18 44T36 44T54 44; s M0-45V7M-18-10L0 8L18-10
    thermometer.and.liquid.waves: use thermometer.medium 0 -10 .86; s*.9 M-50 40Q-42 33-34 40T-18 40M18 40Q26 33 34 40T50 40M-50 24Q-42 17-34 24T-18 24M18 24Q26 17 34 24T50 24
    thermometer.variable: = thermometer.medium
    thermometer.variable.and.figure c: use thermometer.medium -24 0 .9; use figure 24 4 .84
    drop.degreesign ox: s M-8-46Q-36-8-36 12A28 28 0 0 0 20 12Q20-8-8-46Z; s+*.8 O36-32 10
    drop.triangle e: s M-5.8-35.5Q0-45 5.8-35.5L46.5 30Q51.5 39.5 41 39.5H-41Q-51.5 39.5-46.5 30Z; use drop.fill 0 10 .4
    drop.halffull: use drop; f M-33 14A33 33 0 0 0 33 14Z
    umbrella.percent o: s M-50-6Q-44-46 0-46Q44-46 50-6Z; s+ M0-46V-52M0-6V4; use+ percent 2 30 .46
    sun.horizon.fill: s M-54 20H54M-34 38H34; b M-21 20A21 21 0 0 1 21 20Z; s M0-16V-29M-26-6L-35-15M26-6L35-15
    """#
}

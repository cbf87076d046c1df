extension SymbolTable {
  /// Lights, doors, water, furniture and appliances.
  static let rooms = #"""
    fan cxdb: s O0 0 9; s+ M-8-5Q-26-16-22-34Q-16-48 2-42Q16-34 3-9M8-5Q26-16 38-4Q46 10 32 22Q18 30 5 8M0 10Q2 32-14 40Q-30 44-36 28Q-38 12-9 5
    fan.fill d: f O0 0 12; b M-8-9Q-26-16-22-34Q-16-48 2-42Q16-34 7-11ZM11-4Q26-16 38-4Q46 10 32 22Q18 30 8 10ZM-2 13Q2 32-14 40Q-30 44-36 28Q-38 12-12 4Z; xs*.5 O0 0 15; f O0 0 10
    fan.desk: s O0-12 34; use fan 0 -12 .56; s M0 22V44M-22 46H22
    fan.desk.fill: f O0-12 38; cut0 fan.fill 0 -12 .6; s M0 26V44M-22 46H22
    fan.floor: s O0-20 28; use fan 0 -20 .46; s M0 8V46M-20 48H20
    fan.floor.fill: f O0-20 32; cut0 fan.fill 0 -20 .5; s M0 12V46M-20 48H20
    fan.ceiling d: s M-10-46H10M0-46V-14; s O0-4 10; s M-10-4Q-54-16-54-2Q-52 8-10 0M10-4Q54-16 54-2Q52 8 10 0; s*.9 M-6 6Q-14 28 0 30Q14 28 6 6
    fan.ceiling.fill: s M-10-46H10M0-46V-14; f O0-4 13; b M-10-5Q-54-16-54-2Q-52 8-10 1ZM10-5Q54-16 54-2Q52 8 10 1ZM-6 8Q-14 28 0 30Q14 28 6 8Z
    fan.and.light.ceiling: use fan.ceiling 0 -4; s M-16 40A16 16 0 0 1 16 40Z
    fan.and.light.ceiling.fill: use fan.ceiling.fill 0 -4; f M-20 42A20 20 0 0 1 20 42Z
    fan.oscillation: use fan 0 -6 .84; s*.8 M-40 34Q0 56 40 34M-40 46V33H-28M40 46V33H28
    fan.oscillation.fill: use fan.fill 0 -6 .84; s*.8 M-40 34Q0 56 40 34M-40 46V33H-28M40 46V33H28
    lamp.floor o: s M-12-48H12L24-14H-24Z; s+ M0-14V46M-18 48H18
    lamp.ceiling o: s M-12-20H12L38 18H-38Z; s+ M0-48V-20; s+*.9 M-14 26Q0 44 14 26
    light.recessed o: s M-46-30H46V-18H-46Z; s+ M-22-18L-34 0M22-18L34 0M0-2V14M-20 6L-28 22M20 6L28 22
    light.recessed.3 o: s R-18-30 36 14 4; s+ R-58-30 36 14 4; s+ R22-30 36 14 4; s+*.8 M0-2V14M-40-2V14M40-2V14
    light.panel o: s R-42-42 84 84 8; s*.8 R-22-22 44 44 4
    light.cylindrical.ceiling o: s M-18-26H18V4H-18Z; s+ M-30-46H30M0-46V-26M0 18V32M-20 14L-28 26M20 14L28 26
    light.strip.2 o: s R-50-24 100 16 8R-50 10 100 16 8
    light.ribbon o: s M-50-20Q-20-40 0-14T50-14V6Q20 26 0 0T-50 0Z; f O-30-10 4; f O30-2 4
    chandelier od: s M-44-4H-28V12H-44ZR28-4 16 16 0R-8 6 16 16 0; s+ M0-48V6M0-26Q-36-26-36-6M0-26Q36-26 36-6M-36 18V26M36 18V26M0 28V36
    lightswitch.on sd: s R-30-48 60 96 12; s*.8 R-12-24 24 48 6; f R-8-20 16 20 3
    lightswitch.on.fill d: f R-34.7-52.7 69.4 105.4 16; xf R-16-28 32 56 8; f R-9-21 18 22 3
    lightswitch.off sd: s R-30-48 60 96 12; s*.8 R-12-24 24 48 6; f R-8 0 16 20 3
    lightswitch.off.fill d: f R-34.7-52.7 69.4 105.4 16; xf R-16-28 32 56 8; f R-9-1 18 22 3
    button.programmable s: s O0 0 45.1; s O0 0 28; f O0 0 10
    switch.programmable os: s R-30-48 60 96 12; s*.8 M-30 0H30; f O0-24 6; f O0 24 6
    poweroutlet.type.a os: s R-36-44 72 88 20; s*.9 M-12-14V12M12-14V12
    poweroutlet.type.b os: s R-36-44 72 88 20; s*.9 M-12-20V0M12-20V0; f O0 20 8
    poweroutlet.type.c os: s O0 0 45.1; f O-17 0 8; f O17 0 8
    poweroutlet.type.d os: s O0 0 45.1; f O-18 14 7; f O18 14 7; f O0-18 9
    poweroutlet.type.e os: s O0 0 45.1; f O-18 4 8; f O18 4 8; f O0-22 6
    poweroutlet.type.f os: s O0 0 45.1; f O-17 0 8; f O17 0 8; s M0-45V-34M0 45V34
    poweroutlet.type.g os: s R-42-44 84 88 16; s*.9 M-24 14H-10M10 14H24M0-24V-8
    poweroutlet.type.h os: s O0 0 45.1; s*.9 M-16-4L-22 16M16-4L22 16M0-26V-12
    poweroutlet.type.i os: s O0 0 45.1; s*.9 M-22-10L-10-22M22-10L10-22M0 8V26
    poweroutlet.strip o: s R-24-50 48 100 12; s*.7 M-8-36V-26M8-36V-26M-8-14V-4M8-14V-4M-8 8V18M8 8V18; f O0 36 6
    powerplug.portrait o: s M-30-16H30V4Q30 26 0 26Q-30 26-30 4Z; s+ M-14-46V-16M14-46V-16M0 26V50
    powercord: s M-36-30H-6V-2H-36ZM-36-24H-50M-36-8H-50M-6-16H20Q40-16 40 4V24Q40 42 20 42H-50
    powercord.fill: b M-36-30H-6V-2H-36Z; s M-36-24H-50M-36-8H-50M-6-16H20Q40-16 40 4V24Q40 42 20 42H-50
    web.camera oc: s O0-14 32; s O0-14 13; s+ M-14 20L-26 46H26L14 20
    video.doorbell o: s R-26-50 52 100 24; s O0-22 12; f O0 24 10
    entry.lever.keypad ob: s R-28-50 56 100 12; f O-10-34 4; f O10-34 4; f O-10-20 4; f O10-20 4; f O-10-6 4; f O10-6 4; s*.9 M-10 26H40
    door.right.hand.closed: use door.left.hand.closed 0 0 -1 1
    door.right.hand.open: use door.left.hand.open 0 0 -1 1
    door.sliding.left.hand.closed d: s R-46-46 92 92 6; s M0-46V46; s*.8 M-34-34H-12V34H-34Z; f R7-6 5 14 2
    door.garage.closed db: s M-50 46V-20L0-46L50-20V46; s M-32 46V-6H32V46; s*.8 M-32 10H32M-32 26H32M-32 42H32
    door.garage.open b: s M-50 46V-20L0-46L50-20V46; s M-32 46V-6H32V46; s*.8 M-32 8H32
    door.french.closed d: s R-40-48 80 96 5; s M0-48V48; s*.7 R-28-34 16 30 2; s*.7 R12-34 16 30 2; f O-8 12 4; f O8 12 4
    door.french.open: s M-24-48H24M-24 48H24; s M-24-48L-52-36V52L-24 48ZM24-48L52-36V52L24 48Z
    pedestrian.gate.closed d: s M-46-36V44M46-36V44M-28-20V44M-10-26V44M10-26V44M28-20V44M-46-4H46M-46 28H46
    pedestrian.gate.open: s M-46-36V44M46-36V44M-46-4L-8-24V48L-46 28M-27-14V38
    window.vertical.closed: s R-38-48 76 96 6; s M-38 0H38
    window.vertical.open: s R-38-48 76 96 6; s M-38-14H38M-38 14H38; f R-38-42 76 26 0
    window.horizontal: s R-50-38 100 76 6; s M-10-38V38M10-38V38
    window.horizontal.closed: s R-50-38 100 76 6; s M0-38V38
    window.ceiling: s M-30-38H30L46 38H-46ZM-38 0H38
    window.casement: s R-22-48 44 96 4; s M-22-48L-48-34V42L-22 48M22-48L48-34V42L22 48
    window.awning: s M-44-44H44V44H-44Z; s M-44-44L-30 16H58L44-44
    blinds.horizontal.closed d: s M-44-46H44V-36H-44Z; s M-38-24H38M-38-10H38M-38 4H38M-38 18H38M-38 32H38M-38 46H38
    blinds.horizontal.open d: s M-44-46H44V-36H-44Z; s M-38-24H38M-38-12H38; s*.6 M-30-12V40M30-12V40
    blinds.vertical.closed d: s M-48-44H48; s M-40-34V44M-24-34V44M-8-34V44M8-34V44M24-34V44M40-34V44
    blinds.vertical.open: s M-48-44H48; s M-42-34V44M-30-34V44M30-34V44M42-34V44
    roller.shade.closed: s M-44-46H44V-32H-44Z; s M-36-32V40H36V-32
    roller.shade.open: s M-44-46H44V-32H-44Z; s M-36-32V-10H36V-32; s*.7 M0-10V2
    roman.shade.closed d: s M-46-46H46; s M-38-46V42H38V-46M-38-22H38M-38 0H38M-38 22H38
    curtains.closed d: s M-50-46H50; s M-42-36V44H42V-36M-26-36V44M-10-36V44M10-36V44M26-36V44
    curtains.open: s M-50-46H50; s M-44-40V44H-26Q-34 20-26 6Q-10-10-10-40M44-40V44H26Q34 20 26 6Q10-10 10-40
    air.purifier o: s R-32-46 64 92 18; s*.8 M-14-26H14M-14-12H14; s*.8 O0 16 9
    dehumidifier o: s R-38-46 76 92 12; use drop.fill 0 14 .4; s*.8 M-20-28H20
    humidifier o: s M-28 44V8Q-28-10 0-14Q28-10 28 8V44Z; s+*.9 M-18-26Q-24-36-14-46M0-28Q-6-38 4-48M18-26Q12-36 22-46
    humidifier.and.droplets o: s M-28 44V8Q-28-10 0-14Q28-10 28 8V44Z; f+ O-22-26 4; f+ O0-30 4; f+ O22-26 4; f+ O-12-42 4; f+ O12-42 4
    heater.vertical od: s R-44-34 88 66 8; s M-22-34V32M0-34V32M22-34V32; s+ M-32 32V44M32 32V44
    air.conditioner.horizontal o: s R-54-34 108 40 10; s*.8 M-38-8H38; s+*.9 M-32 18Q-26 28-34 40M0 18Q6 28-2 40M32 18Q38 28 30 40
    air.conditioner.vertical o: s R-28-48 56 96 10; s*.8 M-14-30H14M-14-16H14; s*.8 O0 20 10
    sprinkler o: s M-14 44V16Q-14 6 0 6Q14 6 14 16V44Z; s+*.8 M0-8V-20M-20-6L-30-18M20-6L30-18M-36 8L-50 2M36 8L50 2
    sprinkler.and.droplets o: s M-14 44V16Q-14 6 0 6Q14 6 14 16V44Z; f+ O0-12 4; f+ O-20-8 4; f+ O20-8 4; f+ O-34-22 4; f+ O34-22 4; f+ O0-30 4; f+ O-38 2 4; f+ O38 2 4
    spigot od: s M-48-18H-8V-28H14V-18Q42-18 44 12V18H24V12Q22 4 10 4H-48Z; s+ M3-28V-42M-16-44H22; f+ M34 28Q44 40 34 46Q24 40 34 28Z
    shower od: s M-30 4Q-30-20-4-20Q22-20 22 4Z; s+ M-4-20V-30Q-4-46 14-46Q34-46 34-24V48; s+*.8 M-22 16V22M-4 16V22M14 16V22M-22 34V40M-4 34V40M14 34V40
    shower.handheld od: s M-46-18Q-40-46-10-44L2-30L-30-4Q-42-6-46-18Z; s+ M-4-36L44-36V46; s+*.8 M-40 8L-44 16M-24 4L-26 14M-8-6L-4 6M-36 28L-38 36M-18 26L-18 36
    shower.sidejet o: s M-48-24H-34V24H-48Z; s+*.8 M-20-24L-8-28M2-32L14-36M-20 0H-8M4 0H16M28 0H40M-20 24L-8 28M2 32L14 36
    bathtub od: s M-52 2H52V10Q52 32 30 32H-30Q-52 32-52 10Z; s+ M-40 2V-32Q-40-46-28-46Q-16-46-16-34M-26-30H-6M-32 32L-38 44M32 32L38 44
    contact.sensor o: s R-44-44 40 88 8R14-36 20 72 6; f O-24-22 5
    sensor o: s R-40-40 80 80 20; s O0 0 16; f O0 0 5
    carbon.monoxide.cloud: under cloud; use c -12 4 .32; use o 14 4 .3
    carbon.monoxide.cloud.fill: use cloud.fill; kuse c -12 4 .32; kuse o 14 4 .3
    carbon.dioxide.cloud: under cloud; use c -20 4 .3; use o 3 4 .28; use 2 22 10 .2
    carbon.dioxide.cloud.fill: use cloud.fill; kuse c -20 4 .3; kuse o 3 4 .28; kuse 2 22 10 .2
    pipe.and.drop o: s M-52-34H12Q40-34 40-8V-2H14V-6Q14-10 8-10H-52Z; f+ M28 12Q44 32 28 44Q12 32 28 12Z
    hifireceiver o: s R-54-28 108 56 9; s*.8 O28 0 13; s*.8 M-38-10H-2; f O-34 10 4; f O-20 10 4; f O-6 10 4
    videoprojector o: s R-54-24 108 48 10; s O22 0 14; s*.8 M-40-6H-16M-40 8H-24; s+ M-36 24V36M36 24V36
    balloon.2: use balloon 20 -6 .84; cut balloon.fill -20 4 .88; use balloon -20 4 .84
    balloon.2.fill: use balloon.fill 20 -6 .84; put balloon.fill -20 4 .86
    laser.burst: s*.8 M0-10V-48M8-8L34-38M10 0H50M8 8L34 38M0 10V48M-8 8L-34 38M-10 0H-50M-8-8L-34-38; f O0 0 8; f O18-44 4; f O-18-44 4; f O18 44 4; f O-18 44 4
    frying.pan o: s O-16 4 34; s+ M12-18L50-46; s O-16 4 20
    popcorn ocd: s M-34-4H34L24 48H-24Z; s+ M-32-6Q-46-10-42-24Q-36-36-24-30Q-22-46-6-46Q6-48 12-38Q26-46 36-34Q46-22 36-8; s*.9 M-10 8L-6 40M10 8L6 40
    chair.lounge o: s M-48-8L-34 20H44L34-2H-24L-32-16Z; s+ M-30 20L-38 44M34 20L42 44
    chair.fill: b M-20-46H20V-6H-20Z; s M-28 10H28M-20-6V10M20-6V10M-24 10V46M24 10V46
    table.furniture: s M-54-24H54V-12H-54ZM-42-12V40M42-12V40
    table.furniture.fill: b M-54-24H54V-12H-54Z; s M-42-12V40M42-12V40
    cabinet o: s R-46-38 92 68 6; s M0-38V30; f O-10-4 4.5; f O10-4 4.5; s+ M-36 30V42M36 30V42
    fireplace: s M-52-42H52V-28H-52ZM-44-28V44H44V-28; s*.9 M0 34Q-18 34-18 18Q-18 6-6-8Q-2 2 4 0Q10-4 8-12Q20 2 18 18Q18 34 0 34Z
    fireplace.fill: b M-52-42H52V-28H-52ZM-44-28V44H44V-28Z; xf M0 38Q-20 38-20 20Q-20 6-6-10Q-2 2 4 0Q10-4 8-14Q22 2 20 20Q20 38 0 38Z
    washer ocd: s R-42-48 84 96 11; s O0 10 24; f O-28-32 4.5; f O-14-32 4.5; s*.8 M10-32H28; s*.8 M-14 14Q-6 6 0 14T14 14
    dryer ocd: s R-42-48 84 96 11; s O0 10 24; f O-28-32 4.5; f O-14-32 4.5; s*.8 M10-32H28; s*.8 M-8 0Q-2 8-8 18M6 0Q12 8 6 18
    dishwasher ocd: s R-42-48 84 96 11; s*.8 M-42-24H42; f O-28-36 4.5; s*.8 O0 14 22; s*.8 O0 14 9
    oven od: s R-42-48 84 96 11; s*.8 M-42-22H42; f O-24-35 4.5; f O-8-35 4.5; f O24-35 4.5; s*.9 R-26-6 52 34 6
    stove od: s R-42-30 84 76 9; s*.8 M-42-6H42; f O-26-18 4.5; f O-10-18 4.5; f O24-18 4.5; s*.9 R-26 10 52 22 5; s+ M-32-42H-10M10-42H32
    cooktop od: s R-50-38 100 76 12; s*.8 O-24-12 12; s*.8 O24-12 12; s*.8 O-24 18 8; s*.8 O24 18 8
    microwave od: s R-56-34 112 68 10; s*.9 R-42-18 56 36 5; f O36-16 4.5; f O36 0 4.5; f O36 16 4.5
    refrigerator o: s R-34-50 68 100 11; s*.9 M-34-10H34; s*.9 M-20-34V-24M-20 6V22
    sink o: s M-50 6H50L40 40H-40Z; s+ M0 6V-20Q0-40 18-40Q34-40 34-24M-20 6V-12M-30-12H-10
    toilet ocd: s M-32-48H-8V-2H36Q40 20 16 30L20 48H-20L-16 28Q-32 18-32-2Z; s*.8 M-32-4H36
    stairs: s M-50 46H-28V24H-4V2H20V-20H44V-44
    tent.2: use tent 16 -6 .8; cut tent.fill -16 8 .72; use tent -16 8 .7
    tent.2.fill: use tent.fill 16 -6 .8; put tent.fill -16 8 .72
    signpost.right.and.left oc: s M-40-44H30L44-33L30-22H-40ZM40-10H-30L-44 1L-30 12H40Z; s+ M0-50V-44M0-22V-10M0 12V50
    signpost.and.arrowtriangle.up oc: s M-36-14H36V12H-36Z; s+ M0 12V50; f+ M0-48L16-24H-16Z
    cylinder oc: s M-36-32Q-36-46 0-46Q36-46 36-32V32Q36 46 0 46Q-36 46-36 32Z; s*.9 M-36-32Q-36-18 0-18Q36-18 36-32
    cylinder.split.1x2 o: s M-36-32Q-36-46 0-46Q36-46 36-32V32Q36 46 0 46Q-36 46-36 32Z; s*.9 M-36-32Q-36-18 0-18Q36-18 36-32M-36 0Q-36 14 0 14Q36 14 36 0
    cone o: s M0-46L40 30Q40 44 0 44Q-40 44-40 30Z; s-*.9 M-40 30Q-40 18 0 18Q40 18 40 30
    pyramid o: s M0-44L48 20L4 44L-48 20Z; s M0-44L4 44
    torus: s E0 0 50 32; s*.9 M-24-4Q0 14 24-4M-18 0Q0-12 18 0
    cube.transparent o: s M0-51L44-26V26L0 51L-44 26V-26Z; s*.6 M-44-26L0 0L44-26M0 0V51M0-51V0M-44 26L0 0L44 26
    square.stack.3d.down.right x: s M-46-20L-8-40V14L-46 34Z; s*.9 M6-32L16-37V16L-2 26; s*.9 M30-34L42-40V12L22 24
    square.stack.3d.down.right.fill: b M-46-20L-8-40V14L-46 34Z; s*.9 M6-32L16-37V16L-2 26; s*.9 M30-34L42-40V12L22 24
    square.stack.3d.down.forward: = square.stack.3d.down.right
    square.stack.3d.down.forward.fill: = square.stack.3d.down.right.fill
    square.stack.3d.forward.dottedline: = square.stack.3d.down.right
    square.2.layers.3d.top.filled: s M-49 13L0 37L49 13; b M0-36L49-12L0 12L-49-12Z
    square.2.layers.3d.bottom.filled: s M0-36L49-12L0 12L-49-12Z; b M-49 13L-24 2L0 14L24 2L49 13L0 37Z
    square.2.layers.3d.fill: b M0-44L49-20L0 4L-49-20Z; b M-49 19L-26 9L0 22L26 9L49 19L0 43Z
    square.3.layers.3d.top.filled: b M0-46L49-22L0 2L-49-22Z; s M-49 1L0 25L49 1; s M-49 23L0 47L49 23
    square.3.layers.3d.middle.filled: s M0-46L49-22L0 2L-49-22Z; b M-49 2L-30-8L0 7L30-8L49 2L0 26Z; s M-49 23L0 47L49 23
    square.3.layers.3d.bottom.filled: s M0-46L49-22L0 2L-49-22Z; s M-49 1L0 25L49 1; b M-49 23L-24 17L0 29L24 17L49 23L0 47Z
    square.3.layers.3d.down.right: = square.stack.3d.down.right
    square.3.layers.3d.down.left x: use square.stack.3d.down.right 0 0 -1 1
    square.3.layers.3d.down.forward: = square.stack.3d.down.right
    scale.3d: s M-8 8V-40M-8 8L-40 36M-8 8H42; b*.6 R-16-50 16 16 3; b*.6 R34 0 16 16 3; b*.6 R-48 28 16 16 3
    rotate.3d c: use rotate.piece; use rotate.piece 0 0 1 1 90
    selection.pin.in.out: s R-30-40 60 60 6; s M0 20V48; b*.6 R-38-48 16 16 3; b*.6 R22-48 16 16 3; b*.6 R-38 12 16 16 3; b*.6 R22 12 16 16 3
    light.beacon.max o: s M-24 32V-2A24 24 0 0 1 24-2V32Z; s+ M-34 44H34; s+ M0-40V-50M-32-28L-40-36M32-28L40-36
    light.beacon.min o: s M-24 32V-2A24 24 0 0 1 24-2V32Z; s+ M-34 44H34; f+ O0-42 4; f+ O-32-30 4; f+ O32-30 4
    door.sliding.right.hand.closed: use door.sliding.left.hand.closed 0 0 -1 1
    door.sliding.left.hand.open: s R-46-46 92 92 6; s*.8 M-4-34H-26V34H-4Z; s M10-46V46
    door.sliding.right.hand.open: use door.sliding.left.hand.open 0 0 -1 1
    door.garage.double.bay.closed b: s M-56 46V-20L0-46L56-20V46; s*.8 M-42 46V-6H-6V46M6 46V-6H42V46M-42 12H-6M-42 28H-6M6 12H42M6 28H42
    door.garage.double.bay.open b: s M-56 46V-20L0-46L56-20V46; s*.8 M-42 46V-6H-6V46M6 46V-6H42V46M-42 6H-6M6 6H42
    drop.keypad.rectangle o: s R-34-48 68 96 12; use drop.fill 0 -18 .36; f O-14 12 4; f O0 12 4; f O14 12 4; f O-14 28 4; f O0 28 4; f O14 28 4
    lamp.ceiling.inverse: = lamp.ceiling.fill
    light.recessed.inverse: = light.recessed.fill
    light.recessed.3.inverse: = light.recessed.3.fill
    light.cylindrical.ceiling.inverse: = light.cylindrical.ceiling.fill
    rotate.piece h: s M-30-16Q-48-10-48 0Q-48 18 0 18Q48 18 48 0Q48-10 30-16M14-26L28-16L18-3
    rotate.3d.fill: f O0 0 49.8; xs*.7 M-18-10Q-30-7-30 0Q-30 11 0 11Q30 11 30 0Q30-7 18-10; xs*.7 M10-18Q7-30 0-30Q-11-30-11 0Q-11 30 0 30Q7 30 10 18
    """#
}

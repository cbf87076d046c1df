extension SymbolTable {
  /// Cars, trains, roads and the signs on a dashboard.
  static let vehicles = #"""
    airplane.ticket e: s M-54-30H54V-12A12 12 0 0 0 54 12V30H-54V12A12 12 0 0 0-54-12Z; use airplane 0 0 .44
    airplane.up.right: use airplane 0 0 1 1 -45
    airplane.cloud: use airplane 12 -12 .74; put cloud.fill -16 24 .6
    airplane.path.dotted: use airplane 14 -14 .74 .74 -45; f O-20 16 4; f O-32 26 4; f O-42 38 4; f O-48 50 4
    bus.doubledecker od: s M-34 40V-40Q-34-50-24-50H24Q34-50 34-40V40ZM-34-8H34; f O-20 24 5; f O20 24 5; s+ M-26 40V50M26 40V50; s*.8 M-20-28H20M-20 8H20
    tram.fill.tunnel: s M-50 46V2Q-50-50 0-50Q50-50 50 2V46; use tram.fill 0 8 .66
    tram.card e: s R-56-38 112 76 13; use tram.fill 0 0 .56
    cablecar od: s M-40-10H40V24Q40 38 26 38H-26Q-40 38-40 24Z; s+ M-52-34L52-48M0-42V-10; s*.8 M-40 12H40M0-10V12
    lightrail od: s M-30 30V-24Q-30-38-16-38H16Q30-38 30-24V30Q30 38 20 38H-20Q-30 38-30 30Z; s*.8 R-18-24 36 24 5; f O-14 18 5; f O14 18 5; s+ M-24 40L-34 52M24 40L34 52M-14-50H14M0-50V-38
    car.rear od: s M-42 28V0L-32-30Q-30-36-24-36H24Q30-36 32-30L42 0V28Q42 34 36 34H-36Q-42 34-42 28Z; s*.8 M-34-4H34M-14 16H14; f O-30 12 5; f O30 12 5; s+ M-34 36V44M34 36V44
    car.front.waves.up od: s M-40 38V16L-30-8Q-28-14-22-14H22Q28-14 30-8L40 16V38Q40 42 36 42H-36Q-40 42-40 38Z; s*.8 M-30 14H30; f O-26 28 5; f O26 28 5; s+*.9 M-20-26Q0-38 20-26M-32-40Q0-58 32-40
    car.front.waves.down od: s M-40 10V-12L-30-36Q-28-42-22-42H22Q28-42 30-36L40-12V10Q40 14 36 14H-36Q-40 14-40 10Z; s*.8 M-30-14H30; f O-26 0 5; f O26 0 5; s+*.9 M-20 28Q0 38 20 28M-32 42Q0 58 32 42
    car.2: use car 26 -10 .66; cut car.fill -18 8 .7; use car -18 8 .68
    car.2.fill: use car.fill 26 -10 .66; put car.fill -18 8 .7
    car.side cd: s M-44 24H-56V8Q-56-4-42-6L-26-26Q-22-32-14-32H14Q22-32 28-26L42-8Q58-6 58 8V24H46M20 24H-18; s O-31 24 12; s O33 24 12; s*.8 M-32-8H34M0-30V-8
    car.side.fill cd: b M-44 24H-56V8Q-56-4-42-6L-26-26Q-22-32-14-32H14Q22-32 28-26L42-8Q58-6 58 8V24Z; xf O-31 26 17; xf O33 26 17; f O-31 26 12; f O33 26 12; xs*.8 M0-26V-8; xf M-30-8L-18-23H-5V-8ZM5-8V-23H15L30-8Z
    car.side.lock: use car.side 0 10 .86; put lock.fill 0 -36 .36
    car.side.lock.fill: use car.side.fill 0 10 .86; put lock.fill 0 -36 .36
    car.side.air.fresh: use car.side; s*.8 M-16 6H10M2-2L11 6L2 14
    car.window.right b: s M-44 36V-4Q-30-40 10-40H44V36Z; s*.8 M-44 4H44
    car.window.left b: use car.window.right 0 0 -1 1
    car.ferry od: s M-48 10L-34 42H34L48 10Z; s+ M-34 10V-10L-22-30H22L34-10V10; s+*.8 M-26-10H26; f+ O-16 0 4; f+ O16 0 4
    car.rear.road.lane: use car.rear.fill 0 8 .6; s M-54 46L-36-30M54 46L36-30
    car.rear.and.tire.marks x: use car.rear 0 -10 .8; s*.8 M-30 30Q-20 36-30 42T-30 54M30 30Q40 36 30 42T30 54
    truck.pickup.side cd: s M-46 22H-58V-4H2V-26H22Q28-26 32-20L42-4Q58-2 58 8V22H48M20 22H-20; s O-33 22 12; s O34 22 12; s*.8 M2-4H40
    truck.pickup.side.fill cd: b M-46 22H-58V-4H2V-26H22Q28-26 32-20L42-4Q58-2 58 8V22Z; xf O-33 24 17; xf O34 24 17; f O-33 24 12; f O34 24 12; xf M10-5V-18H21L30-5Z
    suv.side cd: s M-44 24H-56V-4L-46-28Q-44-34-36-34H14Q22-34 28-28L42-8Q58-6 58 8V24H46M20 24H-18; s O-31 24 12; s O33 24 12; s*.8 M-50-8H36M-8-32V-8
    suv.side.fill cd: b M-44 24H-56V-4L-46-28Q-44-34-36-34H14Q22-34 28-28L42-8Q58-6 58 8V24Z; xf O-31 26 17; xf O33 26 17; f O-31 26 12; f O33 26 12; xf M-46-8L-38-26H-12V-8ZM-3-8V-26H15L30-8Z
    moped cd: s O-34 24 15; s O36 24 15; s M-20 24H10L22-28H36M10 24Q8 0 24-8M-46 4Q-44-6-34-6H-8Q-2 6 10 6
    moped.fill cd: f O-34 24 20; f O36 24 20; xf O-34 24 8; xf O36 24 8; b M-46 2Q-44-8-34-8H-6Q0 6 12 6L10 14H-20Q-30 4-46 2Z; s M10 12L22-28H36
    motorcycle cd: s O-36 22 18; s O38 22 18; s M-36 22L-14-4H16L38 22M16-4L8-26H26M-44-10H-20L-14-4M-14-4L-2 22H18L16-4
    motorcycle.fill cd: f O-36 22 22; f O38 22 22; xf O-36 22 10; xf O38 22 10; b M-46-12H-20L-12-6H16L18 20H-2Z; s M14-6L8-26H26M14-4L36 20
    stroller od: s M-34-4A32 32 0 0 1-2-42V-4H34Q34 20 6 20H-10Q-34 20-34-4Z; s+ M34-4L42-24H54M-8 20L-18 36M8 20L18 36; s+ O-22 40 8; s+ O20 40 8
    train.side.front.car d: s M-56-24H6Q40-24 54 8Q56 24 44 24H-56M-56 40H56; s*.8 M-40-8H-20M-6-8H16; s*.8 M-56 6H44
    train.side.middle.car d: s R-54-26 108 52 8; s M-56 42H56; s*.8 R-38-12 22 16 3; s*.8 R16-12 22 16 3; s*.8 M-6-26V26M6-26V26
    train.side.rear.car: use train.side.front.car 0 0 -1 1
    parkingsign cs: s M-18 40V-38H6Q28-38 28-14Q28 10 6 10H-18
    fuelpump.exclamationmark: use fuelpump -8 0; use exclamationmark 48 16 .46
    fuelpump.exclamationmark.fill: use fuelpump.fill -8 0; use exclamationmark 48 16 .46
    fuelpump.arrowtriangle.right: use fuelpump -10 0; f M44-14L60 0L44 14Z
    fuelpump.arrowtriangle.right.fill: use fuelpump.fill -10 0; f M44-14L60 0L44 14Z
    fuelpump.arrowtriangle.left: use fuelpump 10 0; f M-48-14L-62 0L-48 14Z
    fuelpump.arrowtriangle.left.fill: use fuelpump.fill 10 0; f M-48-14L-62 0L-48 14Z
    ev.charger oxd: s M-42 44V-34Q-42-46-30-46H-4Q8-46 8-34V44Z; s+ M-50 44H16M8-4H16Q26-4 26 6V24Q26 34 34 34Q42 34 42 24V-8M34-24V-12M50-24V-12M30-10H54V-4Q54 4 42 4Q30 4 30-4Z; f M-12-26L-32 6H-20L-24 28L-4-4H-16Z
    ev.charger.exclamationmark: use ev.charger -8 0 .9; use exclamationmark 56 20 .4
    ev.charger.exclamationmark.fill: use ev.charger.fill -8 0 .9; use exclamationmark 56 20 .4
    engine.combustion obd: s M-26-16H-10V-26H14V-16H26L36-6V4H46V-8H54V32H46V20H36L24 34H-16L-28 22H-38V-4H-26Z; s+ M-14-38H18M2-38V-26M-52-8V26M-52 8H-38
    headlight.high.beam o: s M8-34Q52-34 52 0Q52 34 8 34Q-6 0 8-34Z; s+ M-52-26H-16M-54-9H-22M-54 9H-22M-52 26H-16
    headlight.low.beam o: s M8-34Q52-34 52 0Q52 34 8 34Q-6 0 8-34Z; s+ M-50-16L-16-26M-54 2L-22-8M-54 20L-22 10M-50 38L-16 28
    headlight.fog o: s M8-34Q52-34 52 0Q52 34 8 34Q-6 0 8-34Z; s+*.8 M-52-12L-16-22M-54 6L-22-4M-54 24L-22 14M-36-36Q-44-18-36 0T-36 40
    headlight.daytime o: s M-16-34Q28-34 28 0Q28 34-16 34Q-30 0-16-34Z; s+ M40-30L50-38M44-10H56M44 10H56M40 30L50 38
    parkinglight o: s M-10-26Q-36-22-36 0Q-36 22-10 26Q0 0-10-26ZM10-26Q36-22 36 0Q36 22 10 26Q0 0 10-26Z; s+ M-46-20L-54-26M-48 0H-58M-46 20L-54 26M46-20L54-26M48 0H58M46 20L54 26
    warninglight o: s M-22 30V0A22 22 0 0 1 22 0V30Z; s+ M-34 42H34M0-36V-48M-32-22L-42-32M32-22L42-32M-38 4H-50M38 4H50
    light.overhead.right: s M-40-30H30L44-10H-40ZM-26 8L-36 36M0 8V40M26 8L36 36
    tirepressure d: s M-30-40Q-44-8-26 30H26Q44-8 30-40; s M-26 30L-34 44M-9 30V44M9 30V44M26 30L34 44M0-34V-2; f O0 14 6
    exclamationmark.tirepressure: = tirepressure
    heat.waves c: s M-28 36Q-44 18-28 0T-28-36M0 36Q-16 18 0 0T0-36M28 36Q12 18 28 0T28-36
    windshield.front.and.wiper d: s M-48-20Q0-50 48-20L36 32H-36Z; s*.9 M0 32L24-16
    windshield.rear.and.wiper: s R-48-30 96 62 10; s*.9 M0 32L24-8
    brakesignal: s O0 0 30; s M-40-30A50 50 0 0 0-40 30M40-30A50 50 0 0 1 40 30
    exclamationmark.brakesignal: use brakesignal; use exclamationmark 0 0 .5
    abs.brakesignal: use brakesignal; use a -15 0 .24; use b 0 0 .24; use s 15 0 .24
    parkingsign.brakesignal: use brakesignal; use parkingsign 2 0 .44
    hand.raised.brakesignal: use brakesignal; use hand.raised.fill 0 0 .4
    transmission d: s O0 0 30; s M0-44V-30M0 44V30M-44 0H-30M44 0H30M31-31L21-21M-31-31L-21-21M31 31L21 21M-31 31L-21 21; use exclamationmark 0 0 .44
    thermometer.transmission: = transmission
    oilcan o: s M-46-8H-4L16-20L50-26L34-12L18 24H-30Q-38 24-38 16V4H-46Z; s+ M-14-8V-20M-26-22H-2; f+ M48-6Q56 6 48 10Q40 6 48-6Z
    hazardsign e: s M-5.800-35.500Q0-45 5.800-35.500L46.500 30Q51.500 39.500 41 39.500H-41Q-51.500 39.500-46.500 30Z; s*.9 M0-8L20 26H-20Z
    yieldsign e: s M5.800 35.500Q0 45-5.800 35.500L-46.500-30Q-51.500-39.500-41-39.500H41Q51.500-39.500 46.500-30Z; s M0 4L-16-22H16Z
    wrongwaysign e: s O0 0 45.1; f R-28-9 56 18 4
    steeringwheel cxb: s O0 0 45.1; s O0 4 11; s M-44-4H-11M44-4H11M0 15V44
    carseat.left o: s M-20-26Q-24-44-10-44Q4-44 4-26L12 8H32Q40 8 40 18V32H-8Q-16 32-18 24L-28-10Z
    carseat.right: use carseat.left 0 0 -1 1
    carseat.right.fill: use carseat.left.fill 0 0 -1 1
    batteryblock o: s R-48-24 96 60 8; s+ M-34-36H-16M16-36H34
    minus.plus.batteryblock ex: s R-48-24 96 60 8; s*.9 M-32 6H-12M12 6H32M22-4V16; s+ M-34-36H-16M16-36H34
    bolt.batteryblock e: s R-48-24 96 60 8; use bolt.fill 0 6 .46; s+ M-34-36H-16M16-36H34
    road.lanes: s M-20-44L-44 44M20-44L44 44; s*.9 M0-44V-28M0-10V10M0 28V44
    road.lanes.curved.left: s M-30-40Q-6-10-14 44M18-40Q52 0 42 44; s*.9 M-4-38L6-22M14-4L16 12M15 30V44
    road.lanes.curved.right: use road.lanes.curved.left 0 0 -1 1
    road.lane.arrowtriangle.2.inward: s M-16-44L-26 44M16-44L26 44; f M-54-14L-34 0L-54 14ZM54-14L34 0L54 14Z
    horn o: s M-46-8H-20L28-38V38L-20 8H-46Z; s+ M42-20Q54 0 42 20
    abs c: use a -34 0 .64; use b 0 0 .64; use s 34 0 .64
    mph c: use m.small -36 4 .8; use p.small 0 6 .8; use h.small 34 0 .8
    kph c: use k.small -32 0 .8; use p.small 0 6 .8; use h.small 34 0 .8
    m.small h: s M-28 24V-16M-28-2Q-26-16-14-16Q0-16 0-2V24M0-2Q2-16 14-16Q28-16 28-2V24
    p.small h: s M-18 44V-20M-18 2Q-16-20 2-20Q20-20 20 2Q20 24 2 24Q-16 24-18 2
    h.small h: s M-18 28V-36M-18 2Q-16-12 0-12Q18-12 18 4V28
    k.small h: s M-16 28V-36M18-12L-16 14M-6 6L20 28
    licenseplate o: s R-56-32 112 64 11; use a -28 4 .34; use b -10 4 .34; use 1 10 4 .34; use 2 28 4 .34; f O-26-20 3.500; f O26-20 3.500
    sos c: use s -36 0 .72; use o 0 0 .7; use s 36 0 .72
    car.rear.waves.up: use car.front.waves.up
    car.rear.waves.up.fill: use car.front.waves.up.fill
    parkingsign.radiowaves.left.and.right: use parkingsign 0 0 .8; s M-34-24Q-46 0-34 24M34-24Q46 0 34 24
    ev.charger.arrowtriangle.right: use ev.charger -8 0 .92; f M50-12L64 0L50 12Z
    ev.charger.arrowtriangle.right.fill: use ev.charger.fill -8 0 .92; f M50-12L64 0L50 12Z
    ev.charger.arrowtriangle.left: use ev.charger 8 0 .92; f M-50-12L-64 0L-50 12Z
    ev.charger.arrowtriangle.left.fill: use ev.charger.fill 8 0 .92; f M-50-12L-64 0L-50 12Z
    taillight.fog: use headlight.fog 0 0 -1 1
    taillight.fog.fill: use headlight.fog.fill 0 0 -1 1
    automatic.headlight.high.beam: use headlight.high.beam; use a 30 0 .36
    automatic.headlight.low.beam: use headlight.low.beam; use a 30 0 .36
    light.overhead.left: use light.overhead.right 0 0 -1 1
    mirror.side.left: s M-40-24H24Q40-24 40-8V10Q40 24 26 24H-8Q-24 24-30 10Z
    mirror.side.right: use mirror.side.left 0 0 -1 1
    1.brakesignal: use brakesignal; use 1 -1 0 .5
    2.brakesignal: use brakesignal; use 2 0 0 .5
    automatic.brakesignal: use brakesignal; use a 0 0 .5
    bolt.brakesignal: use brakesignal; use bolt.fill 0 0 .44
    brakesignal.dashed: s O0 0 30; s M-40-30A50 50 0 0 0-49-10M-49 10A50 50 0 0 0-40 30M40-30A50 50 0 0 1 49-10M49 10A50 50 0 0 1 40 30
    thermometer.brakesignal: use brakesignal; use thermometer.medium 0 0 .44
    steeringwheel.and.key: use steeringwheel; put key.fill 34 32 .5
    steeringwheel.and.lock: use steeringwheel; put lock.fill 34 32 .46
    steeringwheel.arrowtriangle.left: use steeringwheel 8 0 .88; f M-46-14L-60 0L-46 14Z
    steeringwheel.arrowtriangle.right: use steeringwheel -8 0 .88; f M46-14L60 0L46 14Z
    carseat.left.and.heat.waves: use carseat.left 12 4 .84; s*.8 M-40-20Q-48-10-40 0T-40 20
    carseat.left.and.heat.waves.fill: use carseat.left.fill 12 4 .84; s*.8 M-40-20Q-48-10-40 0T-40 20
    carseat.right.and.heat.waves: use carseat.left.and.heat.waves 0 0 -1 1
    carseat.right.and.heat.waves.fill: use carseat.left.and.heat.waves.fill 0 0 -1 1
    horn.blast: use horn -8 0 .84; s M34-22Q46 0 34 22M48-34Q66 0 48 34
    horn.blast.fill: use horn.fill -8 0 .84; s M34-22Q46 0 34 22M48-34Q66 0 48 34
    2h c: use 2 -26 0; use h 28 0
    4h c: use 4 -26 0; use h 30 0
    4l c: use 4 -24 0; use l 30 0
    4a c: use 4 -28 0; use a 30 0
    1.lane: use lane; xf R-16-20 32 40 0; use 1 0 0 .5
    2.lane: use lane; xf R-16-20 32 40 0; use 2 0 0 .5
    carseat.left.1 o: use carseat.left -4 0 .84; use+ 1 40 -20 .4
    carseat.right.1 o: use carseat.right 4 0 .84; use+ 1 -40 -20 .4
    carseat.left.2 o: use carseat.left -4 0 .84; use+ 2 40 -20 .4
    carseat.right.2 o: use carseat.right 4 0 .84; use+ 2 -40 -20 .4
    carseat.left.3 o: use carseat.left -4 0 .84; use+ 3 40 -20 .4
    carseat.right.3 o: use carseat.right 4 0 .84; use+ 3 -40 -20 .4
    carseat.left.fan o: use carseat.left -4 0 .84; use+ fan 40 -22 .4
    carseat.right.fan o: use carseat.right 4 0 .84; use+ fan -40 -22 .4
    carseat.left.massage o: use carseat.left -4 0 .84; s+*.8 M-44-24Q-54-14-44-4T-44 16
    carseat.right.massage: use carseat.left.massage 0 0 -1 1
    carseat.right.massage.fill: use carseat.left.massage.fill 0 0 -1 1
    carseat.left.forward.and.backward o: use carseat.left -4 0 .84; s+*.8 M-30 46H38M-20 36L-31 46L-20 56M28 36L39 46L28 56
    carseat.right.forward.and.backward: use carseat.left.forward.and.backward 0 0 -1 1
    carseat.right.forward.and.backward.fill: use carseat.left.forward.and.backward.fill 0 0 -1 1
    carseat.left.backrest.up.and.down o: use carseat.left -4 0 .84; s+*.8 M-44-40V10M-54-30L-44-41L-34-30M-54 0L-44 11L-34 0
    carseat.right.backrest.up.and.down: use carseat.left.backrest.up.and.down 0 0 -1 1
    carseat.right.backrest.up.and.down.fill: use carseat.left.backrest.up.and.down.fill 0 0 -1 1
    carseat.left.up.and.down o: use carseat.left -4 0 .84; s+*.8 M46-40V10M36-30L46-41L56-30M36 0L46 11L56 0
    carseat.right.up.and.down: use carseat.left.up.and.down 0 0 -1 1
    carseat.right.up.and.down.fill: use carseat.left.up.and.down.fill 0 0 -1 1
    car.side.front.open o: use car.side 0 0 .9; s+*.8 M34-16L54-34
    car.side.rear.open o: use car.side 0 0 .9; s+*.8 M-36-22L-52-44
    car.side.air.circulate o: use car.side 0 0 .9; s*.7 M-12 10A10 10 0 1 1 2 10M-2 2L4 10L-5 16
    car.side.and.exclamationmark o: use car.side 0 8 .9; use+ exclamationmark 0 -42 .36
    car.side.arrowtriangle.up o: use car.side 0 8 .9; f+ M0-56L14-38H-14Z
    car.side.arrowtriangle.down o: use car.side 0 8 .9; f+ M0-36L14-54H-14Z
    car.side.arrowtriangle.up.arrowtriangle.down o: use car.side 0 8 .9; f+ M-18-56L-6-40H-30Z; f+ M18-38L30-54H6Z
    car.side.lock.open o: use car.side 0 8 .9; use+ lock.open.fill 2 -44 .34
    car.side.hill.up o: use car.side 0 -10 .84 .84 -8; s+ M-54 52L54 36
    car.side.hill.down o: use car.side 0 -10 .84 .84 8; s+ M-54 36L54 52
    suv.side.front.open o: use suv.side 0 0 .9; s+*.8 M34-16L54-34
    suv.side.rear.open o: use suv.side 0 0 .9; s+*.8 M-36-22L-52-44
    suv.side.air.circulate o: use suv.side 0 0 .9; s*.7 M-12 10A10 10 0 1 1 2 10M-2 2L4 10L-5 16
    suv.side.and.exclamationmark o: use suv.side 0 8 .9; use+ exclamationmark 0 -42 .36
    suv.side.arrowtriangle.up o: use suv.side 0 8 .9; f+ M0-56L14-38H-14Z
    suv.side.arrowtriangle.down o: use suv.side 0 8 .9; f+ M0-36L14-54H-14Z
    suv.side.arrowtriangle.up.arrowtriangle.down o: use suv.side 0 8 .9; f+ M-18-56L-6-40H-30Z; f+ M18-38L30-54H6Z
    suv.side.lock o: use suv.side 0 8 .9; use+ lock.fill 0 -44 .34
    suv.side.lock.open o: use suv.side 0 8 .9; use+ lock.open.fill 2 -44 .34
    suv.side.hill.up o: use suv.side 0 -10 .84 .84 -8; s+ M-54 52L54 36
    suv.side.hill.down o: use suv.side 0 -10 .84 .84 8; s+ M-54 36L54 52
    suv.side.air.fresh o: use suv.side 0 0 .9; s*.8 M-16 14H10M2 6L11 14L2 22
    truck.pickup.side.front.open o: use truck.pickup.side 0 0 .9; s+*.8 M34-16L54-34
    truck.pickup.side.rear.open o: use truck.pickup.side 0 0 .9; s+*.8 M-36-22L-52-44
    truck.pickup.side.air.circulate o: use truck.pickup.side 0 0 .9; s*.7 M-12 10A10 10 0 1 1 2 10M-2 2L4 10L-5 16
    truck.pickup.side.and.exclamationmark o: use truck.pickup.side 0 8 .9; use+ exclamationmark 0 -42 .36
    truck.pickup.side.arrowtriangle.up o: use truck.pickup.side 0 8 .9; f+ M0-56L14-38H-14Z
    truck.pickup.side.arrowtriangle.down o: use truck.pickup.side 0 8 .9; f+ M0-36L14-54H-14Z
    truck.pickup.side.arrowtriangle.up.arrowtriangle.down o: use truck.pickup.side 0 8 .9; f+ M-18-56L-6-40H-30Z; f+ M18-38L30-54H6Z
    truck.pickup.side.lock o: use truck.pickup.side 0 8 .9; use+ lock.fill 0 -44 .34
    truck.pickup.side.lock.open o: use truck.pickup.side 0 8 .9; use+ lock.open.fill 2 -44 .34
    truck.pickup.side.hill.up o: use truck.pickup.side 0 -10 .84 .84 -8; s+ M-54 52L54 36
    truck.pickup.side.hill.down o: use truck.pickup.side 0 -10 .84 .84 8; s+ M-54 36L54 52
    truck.pickup.side.air.fresh o: use truck.pickup.side 0 0 .9; s*.8 M-16 14H10M2 6L11 14L2 22
    convertible.side.front.open o: use convertible.side 0 0 .9; s+*.8 M34-16L54-34
    convertible.side.rear.open o: use convertible.side 0 0 .9; s+*.8 M-36-22L-52-44
    convertible.side.air.circulate o: use convertible.side 0 0 .9; s*.7 M-12 10A10 10 0 1 1 2 10M-2 2L4 10L-5 16
    convertible.side.and.exclamationmark o: use convertible.side 0 8 .9; use+ exclamationmark 0 -42 .36
    convertible.side.arrowtriangle.up o: use convertible.side 0 8 .9; f+ M0-56L14-38H-14Z
    convertible.side.arrowtriangle.down o: use convertible.side 0 8 .9; f+ M0-36L14-54H-14Z
    convertible.side.arrowtriangle.up.arrowtriangle.down o: use convertible.side 0 8 .9; f+ M-18-56L-6-40H-30Z; f+ M18-38L30-54H6Z
    convertible.side.lock o: use convertible.side 0 8 .9; use+ lock.fill 0 -44 .34
    convertible.side.lock.open o: use convertible.side 0 8 .9; use+ lock.open.fill 2 -44 .34
    convertible.side.hill.up o: use convertible.side 0 -10 .84 .84 -8; s+ M-54 52L54 36
    convertible.side.hill.down o: use convertible.side 0 -10 .84 .84 8; s+ M-54 36L54 52
    convertible.side.air.fresh o: use convertible.side 0 0 .9; s*.8 M-16 14H10M2 6L11 14L2 22
    windshield.front.and.spray: s M-48-20Q0-50 48-20L36 32H-36Z; s*.8 M-20 10Q-20-14 0-16Q20-14 20 10
    windshield.front.and.wiper.and.spray: s M-48-20Q0-50 48-20L36 32H-36Z; s*.9 M0 32L24-12; s*.7 M-24 6Q-24-14-6-16
    windshield.front.and.fluid.and.spray: s M-48-20Q0-50 48-20L36 32H-36Z; s*.8 M-20 6Q-20-14 0-16Q20-14 20 6; s*.8 M-18 20Q-9 14 0 20T18 20
    windshield.front.and.wiper.intermittent: s M-48-20Q0-50 48-20L36 32H-36Z; s*.9 M0 32L24-12; f O-24-8 4; f O-10-16 4; f O6-18 4
    windshield.front.and.wiper.and.drop: s M-48-20Q0-50 48-20L36 32H-36Z; s*.9 M0 32L24-12; use drop.fill -14 -4 .3
    windshield.front.and.heat.waves: s M-48-20Q0-50 48-20L36 32H-36Z; s*.8 M-18 22Q-26 10-18 0T-18-20M0 22Q-8 10 0 0T0-20M18 22Q10 10 18 0T18-20
    windshield.front.and.wiper.exclamationmark: s M-48-20Q0-50 48-20L36 32H-36Z; s*.9 M0 32L24-12; use exclamationmark -14 -2 .36
    windshield.rear.and.spray: s R-48-30 96 62 10; s*.8 M-20 10Q-20-14 0-16Q20-14 20 10
    windshield.rear.and.wiper.and.spray: s R-48-30 96 62 10; s*.9 M0 32L24-12; s*.7 M-24 6Q-24-14-6-16
    windshield.rear.and.fluid.and.spray: s R-48-30 96 62 10; s*.8 M-20 6Q-20-14 0-16Q20-14 20 6; s*.8 M-18 20Q-9 14 0 20T18 20
    windshield.rear.and.wiper.intermittent: s R-48-30 96 62 10; s*.9 M0 32L24-12; f O-24-8 4; f O-10-16 4; f O6-18 4
    windshield.rear.and.wiper.and.drop: s R-48-30 96 62 10; s*.9 M0 32L24-12; use drop.fill -14 -4 .3
    windshield.rear.and.heat.waves: s R-48-30 96 62 10; s*.8 M-18 22Q-26 10-18 0T-18-20M0 22Q-8 10 0 0T0-20M18 22Q10 10 18 0T18-20
    windshield.rear.and.wiper.exclamationmark: s R-48-30 96 62 10; s*.9 M0 32L24-12; use exclamationmark -14 -2 .36
    parkingsign.radiowaves.right.and.safetycone: use parkingsign -32 0 .66; s M-4-22Q8 0-4 22; s M40-34L24 30H56ZM16 34H62; s*.8 M32-4H48
    automatic.headlight.high.beam.fill: use headlight.high.beam.fill; cut0 a 28 0 .36
    automatic.headlight.low.beam.fill: use headlight.low.beam.fill; cut0 a 28 0 .36
    exclamationmark.warninglight: use warninglight; use exclamationmark 0 8 .36
    exclamationmark.warninglight.fill: use warninglight.fill; cut0 exclamationmark 0 8 .36
    traction.control.tirepressure x: use tirepressure 0 0 .8; s*.8 M-46 44Q-36 36-26 44T-6 44T14 44T34 44
    info.windshield: s M-48-20Q0-50 48-20L36 32H-36Z; use info 0 0 .44
    heat.element.windshield: s M-48-20Q0-50 48-20L36 32H-36Z; s*.7 M-20 22V-16Q-10-26-10-16V12Q0 22 0 12V-16Q10-26 10-16V12Q20 22 20 12V-18
    mirror.side.left.and.heat.waves: use mirror.side.left -8 0 .84; s*.8 M-18 8Q-24 2-18-4T-18-14M0 8Q-6 2 0-4T0-14M18 8Q12 2 18-4T18-14
    mirror.side.right.and.heat.waves: use mirror.side.left.and.heat.waves 0 0 -1 1
    hold.brakesignal: use brakesignal; use h 0 0 .46
    retarder.brakesignal: use brakesignal; use r 0 0 .46
    fluid.brakesignal: use brakesignal; s*.8 M-16-6V12Q0 18 16 12V-6; s*.7 M-16 0Q-8-6 0 0T16 0
    parkingsign.brakesignal.slash: use parkingsign.brakesignal; cut slash.24 0 0 1.3; use slash.24 0 0 1.3
    abs.brakesignal.slash: use abs.brakesignal; cut slash.24 0 0 1.3; use slash.24 0 0 1.3
    hand.raised.brakesignal.slash: use hand.raised.brakesignal; cut slash.24 0 0 1.3; use slash.24 0 0 1.3
    retarder.brakesignal.slash: use retarder.brakesignal; cut slash.24 0 0 1.3; use slash.24 0 0 1.3
    exclamationmark.transmission: = transmission
    fluid.transmission: s O0 0 30; s M0-44V-30M0 44V30M-44 0H-30M44 0H30M31-31L21-21M-31-31L-21-21M31 31L21 21M-31 31L-21 21; s*.7 M-18 6Q-9 0 0 6T18 6
    drop.transmission: s O0 0 30; s M0-44V-30M0 44V30M-44 0H-30M44 0H30M31-31L21-21M-31-31L-21-21M31 31L21 21M-31 31L-21 21; use drop.fill 0 0 .4
    figure.seated.side.airbag.on: use figure.seated.side -14 0; s O34-14 18
    figure.seated.side.airbag.off: use figure.seated.side -14 0; s O34-14 18; s M18 2L50-30
    figure.seated.side.left.airbag.on: = figure.seated.side.airbag.on
    figure.seated.side.left.airbag.off: = figure.seated.side.airbag.off
    figure.seated.seatbelt.and.airbag.on: use figure.seated.seatbelt -20 0 .9; s O36-6 20
    figure.seated.seatbelt.and.airbag.off: use figure.seated.seatbelt -20 0 .9; s O36-6 20; s M18 12L54-24
    steeringwheel.and.heat.waves: use steeringwheel 0 10 .8; s*.8 M-20-32Q-26-38-20-44T-20-54M0-34Q-6-40 0-46T0-56M20-32Q14-38 20-44T20-54
    steeringwheel.exclamationmark: use steeringwheel -10 0 .88; use exclamationmark 52 0 .6
    parkingsign.steeringwheel: use steeringwheel -8 0 .88; use parkingsign 50 22 .4
    car.top h: s M-20-44Q-20-50 0-50Q20-50 20-44V44Q20 50 0 50Q-20 50-20 44Z; s*.8 M-18-18Q0-28 18-18M-18 28Q0 34 18 28
    car.top.fill h: b M-20-44Q-20-50 0-50Q20-50 20-44V44Q20 50 0 50Q-20 50-20 44Z; xs*.8 M-16-18Q0-28 16-18M-16 28Q0 34 16 28
    car.top.radiowaves.front: use car.top 0 14 .74; s M-18-32Q0-46 18-32M-28-46Q0-66 28-46
    car.top.radiowaves.front.fill: use car.top.fill 0 14 .74; s M-18-32Q0-46 18-32M-28-46Q0-66 28-46
    car.top.radiowaves.rear: use car.top 0 -14 .74; s M-18 32Q0 46 18 32M-28 46Q0 66 28 46
    car.top.radiowaves.rear.fill: use car.top.fill 0 -14 .74; s M-18 32Q0 46 18 32M-28 46Q0 66 28 46
    car.top.lane.dashed.departure.left: use car.top 8 0 .7; s M44-44V44; s*.9 M-32-44V-24M-32-8V12M-32 28V44
    car.top.lane.dashed.departure.right: use car.top.lane.dashed.departure.left 0 0 -1 1
    car.window.right.exclamationmark: use car.window.right -8 0 .9; use exclamationmark 52 4 .6
    car.window.left.exclamationmark: use car.window.left 8 0 .9; use exclamationmark -52 4 .6
    car.window.right.xmark: use car.window.right -8 0 .9; use xmark 54 16 .3
    car.window.left.xmark: use car.window.left 8 0 .9; use xmark -54 16 .3
    arrowtriangle.up.arrowtriangle.down.window.right: use car.window.right -10 0 .88; f M52-22L62-6H42ZM52 22L62 6H42Z
    arrowtriangle.up.arrowtriangle.down.window.left: use arrowtriangle.up.arrowtriangle.down.window.right 0 0 -1 1
    minus.plus.batteryblock.stack e: s R-48-6 96 52 8; s*.9 M-32 20H-12M12 20H32M22 10V30; s+ M-34-18H-16M16-18H34; s+ M-40-34H40
    minus.plus.batteryblock.exclamationmark: use minus.plus.batteryblock -8 0 .9; use exclamationmark 52 6 .6
    minus.plus.batteryblock.exclamationmark.fill: use minus.plus.batteryblock.fill -8 0 .9; use exclamationmark 52 6 .6
    car.rear.road.lane.dashed: use car.rear.fill 0 8 .6; s*.9 M-54 46L-48 22M-45 8L-40-12M54 46L48 22M45 8L40-12
    snowflake.road.lane: use snowflake 0 4 .5; s M-54 46L-36-40M54 46L36-40
    snowflake.road.lane.dashed: use snowflake 0 4 .5; s*.9 M-54 46L-49 22M-46 8L-42-12M-39-24L-36-40M54 46L49 22M46 8L42-12M39-24L36-40
    steeringwheel.road.lane: use steeringwheel 0 4 .56; s M-54 46L-36-40M54 46L36-40
    steeringwheel.road.lane.dashed: use steeringwheel 0 4 .56; s*.9 M-54 46L-49 22M-46 8L-42-12M-39-24L-36-40M54 46L49 22M46 8L42-12M39-24L36-40
    ev.plug.dc.ccs1 o: s O0-20 28; s+ R-30 16 60 32 14; f O-10-26 6; f O10-26 6; f O0-10 6; f+ O-12 32 6; f+ O12 32 6
    ev.plug.dc.ccs2 o: s M-30-42H30Q36 2 0 2Q-36 2-30-42Z; s+ R-32 12 64 34 14; f O-12-26 5; f O12-26 5; f O0-12 5; f+ O-13 29 6; f+ O13 29 6
    ev.plug.dc.chademo o: s O0 0 45.1; s O-18 0 12; s O18 0 12; f O0-26 5; f O0 26 5
    ev.plug.dc.nacs o: s M-40-24H40Q46 40 0 40Q-46 40-40-24Z; f O-16-4 8; f O16-4 8; f O-14 18 4; f O0 20 6; f O14 18 4
    ev.plug.ac.gb.t o: s O0 0 45.1; f O-16-16 6; f O16-16 6; f O-24 6 6; f O0 6 6; f O24 6 6; f O-10 26 5; f O10 26 5
    ev.plug.dc.gb.t o: s O0 0 45.1; f O-18 0 9; f O18 0 9; f O0-24 5; f O-12 24 5; f O12 24 5; f O0 4 4
    figure.seated.side.left.fan: use figure.seated.side -14 0; use fan.fill 38 -14 .44
    figure.seated.side.left.steeringwheel: use figure.seated.side -14 0; use steeringwheel 38 -10 .44
    figure.seated.side.left.automatic: use figure.seated.side -14 0; use a 38 -14 .4
    figure.seated.side.automatic: = figure.seated.side.left.automatic
    figure.seated.side.left.air.distribution.upper: use figure.seated.side -14 0; s*.9 M52-34H20M30-44L19-34L30-24
    figure.seated.side.left.air.distribution.middle: use figure.seated.side -14 0; s*.9 M54-10H22M32-20L21-10L32 0
    figure.seated.side.left.air.distribution.lower: use figure.seated.side -14 0; s*.9 M46-14V24M36 14L46 25L56 14
    figure.seated.side.left.air.distribution.middle.and.lower: use figure.seated.side -14 0; s*.9 M52-24H20M30-34L19-24L30-14M46-6V26M36 16L46 27L56 16
    figure.seated.side.air.distribution.upper: = figure.seated.side.left.air.distribution.upper
    figure.seated.side.air.distribution.middle: = figure.seated.side.left.air.distribution.middle
    figure.seated.side.air.distribution.lower: = figure.seated.side.left.air.distribution.lower
    figure.seated.side.air.distribution.middle.and.lower: = figure.seated.side.left.air.distribution.middle.and.lower
    3.lane: use lane; xf R-16-20 32 40 0; use 3 0 0 .5
    4.lane: use lane; xf R-16-20 32 40 0; use 4 0 0 .5
    5.lane: use lane; xf R-16-20 32 40 0; use 5 0 0 .5
    6.lane: use lane; xf R-16-20 32 40 0; use 6 0 0 .5
    7.lane: use lane; xf R-16-20 32 40 0; use 7 0 0 .5
    8.lane: use lane; xf R-16-20 32 40 0; use 8 0 0 .5
    9.lane: use lane; xf R-16-20 32 40 0; use 9 0 0 .5
    10.lane: use lane; xf R-24-20 48 40 0; use 1 -11 0 .46; use 0 11 0 .46
    11.lane: use lane; xf R-24-20 48 40 0; use 1 -11 0 .46; use 1 11 0 .46
    12.lane: use lane; xf R-24-20 48 40 0; use 1 -11 0 .46; use 2 11 0 .46
    """#
}

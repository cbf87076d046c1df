extension SymbolTable {
  /// People doing things, and what they play with.
  static let figures = #"""
    figure cd: f O0-42 8.5; s*1.15 M-20-18Q0-24 20-18M-21-17L-26 6M21-17L26 6M-8-17V48M8-17V48; s*1.7 M0-14V8
    figure.2 c: use figure -26 0 .9; use figure 26 0 .9
    figure.child cd: f O0-34 12; s*1.25 M-24-6Q0-18 24-6M-9-8V44M9-8V44; s*1.9 M0-4V10
    figure.child.and.lock: use figure.child -14 0 .92; put lock 32 22 .5
    figure.child.and.lock.fill: use figure.child -14 0 .92; put lock.fill 32 22 .5
    figure.child.and.lock.open: use figure.child -14 0 .92; put lock.open 32 22 .5
    figure.and.child.holdinghands d: f O-20-42 8.5; f O24-12 8.5; s*1.15 M-36-20Q-20-24-6-18L12 10M-36-18L-42 6M-27-17V48M-13-17V48M12 8Q24 4 36 10L40 22M17 12V48M31 12V48; s*1.6 M-20-14V6M24 14V24
    figure.2.and.child.holdinghands d: f O-34-42 8; f O34-42 8; f O0-6 7.5; s*1.05 M-52-18Q-34-24-20-16L-10 12M52-18Q34-24 20-16L10 12M-53-17L-56 6M53-17L56 6M-41-17V48M-28-17V48M41-17V48M28-17V48M-10 12Q0 8 10 12M-5 14V48M5 14V48; s*1.4 M-34-14V6M34-14V6M0 16V26
    figure.2.arms.open: use figure.arms.open -26 0 .8; use figure.arms.open 26 0 .8
    figure.dress.line.vertical.figure d: f O-32-42 8; s*1.1 M-46-18Q-32-24-18-18M-48-16L-54 4M-16-16L-10 4M-38 20V48M-26 20V48; b M-38-17H-26L-18 20H-46Z; s*.8 M0-48V48; f O32-42 8; s*1.1 M16-18Q32-24 48-18M15-16L10 6M49-16L54 6M26-17V48M38-17V48; s*1.6 M32-14V8
    figure.stand.dress d: f O0-42 8.5; s*1.15 M-16-18Q0-24 16-18M-18-16L-26 6M18-16L26 6M-7 20V48M7 20V48; b M-7-17H7L16 20H-16Z
    figure.stand.line.dotted.figure.stand: use figure -40 0 .8; use figure 40 0 .8; f O-10 0 4; f O0 0 4; f O10 0 4
    figure.fall cd: f O-28-30 8.5; s*1.15 M-16-18L8 6L38-6L50-30M8 6L34 22L28 46M-16-18L-44-2M-14-18L4-38
    figure.fall.circle: under circle; use figure.fall 0 0 .56
    figure.fall.circle.fill: f O0 0 49.8; kuse figure.fall 0 0 .56
    figure.wave.circle: under circle; use figure.wave 2 0 .58
    figure.wave.circle.fill: f O0 0 49.8; kuse figure.wave 2 0 .58
    figure.2.circle: under circle; use figure.2 0 0 .54
    figure.2.circle.fill: f O0 0 49.8; kuse figure.2 0 0 .54
    figure.child.circle: under circle; use figure.child 0 0 .58
    figure.child.circle.fill: f O0 0 49.8; kuse figure.child 0 0 .58
    figure.walk.diamond: under diamond; use figure.walk 0 0 .54
    figure.walk.diamond.fill: use diamond.fill; kuse figure.walk 0 0 .54
    figure.walk.arrival: use figure.walk -26 0 .92; use mappin 34 0 .74
    figure.walk.departure: use figure.walk 22 0 .92; use mappin -34 0 .74
    figure.walk.motion b: use figure.walk 10 0; s*.8 M-50-20H-24M-54 4H-30M-50 28H-34
    figure.walk.treadmill c: use figure.walk -2 -10 .84; s M-50 42H44L52-20H38
    figure.run.treadmill c: use figure.run -4 -10 .84; s M-50 42H46L54-20H40
    figure.walk.suitcase.rolling c: use figure.walk 14 0; b*.6 R-46 10 20 28 5; s*.7 M-36 8V-6L-16-8; f O-42 45 4; f O-30 45 4
    figure.run.square.stack d: s R-44-18 88 64 14; s M-34-33H34M-26-47H26; use figure.run 0 14 .5
    figure.run.square.stack.fill d: f R-48.7-22.7 97.4 73.4 18; s M-34-36H34M-26-50H26; kuse figure.run 0 14 .5
    figure.roll cd: f O-6-44 8.5; s*1.1 M-6-28L-2 0H18L30 34H42M-4-16H18; s M-14-4A25 25 0 1 0 18 28
    figure.roll.runningpace cd: f O10-42 8.5; s*1.1 M4-28L-6-2L16 6L20 32H32M4-24L-12-12M2-24L22-14L34-20; s M-20-4A25 25 0 1 0 12 26; s*.8 M-54-26H-26M-58-8H-38
    figure.american.football cd: f O20-44 8.5; s*1.15 M12-28L-8 2L18 12L10 44M-8 2L-22 20L-46 26M12-28L-16-26L-24-6M14-24L34-12; b E34-22 11 6.5
    figure.archery cd: f O-6-44 8.5; s*1.15 M-4-26V8M-4 6L-18 46M-4 6L14 46M-4-22H40M-2-22L-24-16L-40-22; s*.8 M36-50Q58-22 36 8M36-50L-16-22L36 8
    figure.australian.football cd: f O-4-44 8.5; s*1.15 M-6-28L-8 2L-22 22L-26 48M-8 2L16 8L38-6M-6-26L-28-14L-38-30M-6-26L18-14L32-26; b E50-18 9 6
    figure.badminton cd: f O-10-42 8.5; s*1.15 M-10-26L-14 6L-26 26L-34 48M-14 6L8 18L16 46M-10-24L-32-12M-10-24L14-20L28-38; s*.8 M28-38L34-46; s*.8 E42-54 8 10; f O6-54 4
    figure.barre cd: f O-14-44 8.5; s*1.15 M-14-28V4L-18 48M-14 4L20 14L44-4M-14-26L14-14M-16-26Q-30-34-24-54; s M10-14H50M40-14V46
    figure.baseball cd: f O2-44 8.5; s*1.15 M0-28L-4 4L-22 22L-26 48M-4 4L18 16L24 48M0-26L24-20L20-34M0-24L22-22; s*1.3 M22-30L46-56
    figure.softball: = figure.baseball
    figure.basketball cd: f O4-42 8.5; s*1.15 M2-26L-4 6L-20 24L-24 48M-4 6L16 20L12 46M2-24L-20-14L-26-30M2-24L22-30L26-48; f O28-56 8
    figure.bowling cd: f O16-36 8.5; s*1.15 M6-22L-10 8L16 14L14 44M-10 8L-26 28L-52 34M6-22L-18-26L-36-14M6-20L26-2; f O-44-8 9
    figure.boxing cd: f O-2-44 8.5; s*1.15 M-4-26L-6 6L-24 24L-28 48M-6 6L14 20L20 48M-4-24L16-14L24-28M-4-24L22-26H36; f O28-32 7; f O44-26 7
    figure.climbing cd: f O-2-34 8.5; s*1.15 M-4-18L-8 10L14 16L16 34M-8 10L-24 24L-20 46M-4-18L-24-26L-22-48M-4-16L20-14L28-32; s*.8 M30-54L34-30L28-10L34 14L28 40V52
    figure.cooldown cd: f O0-44 8.5; s*1.15 M0-26V8L-14 48M0 8L14 48M0-24L-24-12L-18 8M0-24L24-34L14-50
    figure.core.training cd: f O-38-8 8.5; s*1.15 M-28 4L2 26L26-4L50 18M-24 6L6-10; s M-52 42H54
    figure.cricket cd: f O-6-42 8.5; s*1.15 M-6-26L-12 6L-26 24L-30 48M-12 6L10 18L18 48M-6-24L14-8L4 2M-6-24L10-12; s*1.5 M16 4L32 40
    figure.skiing.crosscountry cd: f O10-44 8.5; s*1.15 M6-28L-8 2L14 16L10 40M-8 2L-16 20L-38 32M6-26L24-10L36-16M6-26L-16-16L-28-6; s*.8 M-54 46H48M36-20L42 40M-28-10L-46 36
    figure.cross.training cd: f O0-30 8.5; s*1.15 M0-14V10L-20 20L-18 48M0 10L20 20L18 48M0-12L-22-22L-24-44M0-12L22-22L24-44; s M-40-46H40; s*1.6 M-44-54V-38M44-54V-38
    figure.curling cd: f O0-34 8.5; s*1.15 M-8-22L-22 4L8 10L6 36M-22 4L-34 22L-56 30M-8-20L14-2L26 14; b E34 34 16 8; s*.8 M34 26V18H42
    figure.dance cd: f O4-42 8.5; s*1.15 M4-26L-4 6L14 22L4 46M-4 6L-24 18L-40 38M4-24L26-14L38-30M4-24L-18-20L-24-42
    figure.socialdance cd: f O-24-40 8; f O22-40 8; s*1.05 M-22-26L-24 6L-36 46M-24 6L-14 46M20-26V4L12 46M20 4L34 46M-22-22L2-14L18-22M-22-24L-2-40L20-24
    figure.disc.sports cd: f O-6-42 8.5; s*1.15 M-6-26L-14 6L-30 24L-34 48M-14 6L10 14L20 44M-6-24L-28-14L-34-32M-6-24L20-14L36-24; b E46-28 11 4
    figure.skiing.downhill cd: f O14-36 8.5; s*1.15 M4-24L-14 0L12 6L-2 28M4-22L24-8L36-14M4-22L-14-20; s*.9 M-44 12L40 44Q46 46 50 42; s*.7 M36-16L22 24
    figure.elliptical cd: f O4-46 8.5; s*1.15 M2-30L-6 2L16 12L18 34M-6 2L-18 20L-30 32M2-28L16-12L32-16; s M34-38V24M-40 34L26 36; s O-32 28 12
    figure.equestrian.sports cd: f O2-48 8; s*1.05 M0-34L-4-10L14-2L10 14M0-32L16-20L28-22; s M-44 44L-38 14Q-40-6-24-6H22L38-30L50-24L48-12L38-8L34 12L38 44M-26 18L-22 44M20 18L18 44M-44-2Q-56 6-52 24
    figure.fencing cd: f O-6-42 8.5; s*1.15 M-6-26L-14 4L-34 22L-50 46M-14 4L10 12L14 44H24M-6-24L-28-24L-34-44M-6-24L18-18L30-22; s*.7 M30-22L58-30
    figure.fishing cd: f O-22-42 8.5; s*1.15 M-22-26V8L-28 48M-22 8L-10 48M-22-24L-4-8L10-14M-22-22L0-12; s*.7 M4-4L44-50Q52-30 48 14; f E48 24 6 9
    figure.flexibility cd: f O6-40 8.5; s*1.15 M2-26L-24 10H20L48 10M-24 10L-46 12M2-24L24-8L44-2M-24 12L-34 34; s M-54 46H54
    figure.strengthtraining.functional cd: f O-6-44 8.5; s*1.15 M-6-28V4L-22 22L-24 48M-6 4L14 20L18 48M-6-26L-26-10L-24 10M-6-26L16-14L28-32; b*.6 R22-46 8 14 3; b*.6 R36-54 8 14 3; s*.8 M26-38L40-48
    figure.strengthtraining.traditional cd: f O0-22 8.5; s*1.15 M0-6V18L-16 48M0 18L16 48M0-4L-22-18V-40M0-4L22-18V-40; s M-44-42H44; s*1.6 M-40-54V-30M40-54V-30; s*1.3 M-52-48V-36M52-48V-36
    figure.golf cd: f O-4-42 8.5; s*1.15 M-6-26L-12 6L-26 26L-24 48M-12 6L10 20L16 48M-6-24L14-34L8-48M-6-22L12-36; s*.8 M10-46L40-56L46-50; f O42 44 5
    figure.gymnastics cd: f O0-34 8.5; s*1.15 M0-18L-2 6M-4 8L-50 20M0 8L46 26M0-16L-22-28L-34-50M0-16L22-28L34-50
    figure.hand.cycling cd: f O-20-22 8.5; s*1.15 M-24-6L-30 20L2 26L30 30M-22-4L4 6L20-8; s O-28 30 18; s O38 32 14; s*.8 M24-8H12M20-8L38 32
    figure.handball cd: f O0-42 8.5; s*1.15 M-2-26L-8 4L-26 16L-28 42M-8 4L14 14L28 40M-2-24L-24-18L-36-4M-2-24L20-26L24-44; f O28-52 7
    figure.highintensity.intervaltraining cd: f O2-40 8.5; s*1.15 M0-24L-4 6L-24 14L-20 40M-4 6L16 16L20 46M0-22L-22-30M0-22L22-32; s*.8 M-50 8L-40-12L-34 6M40-26L50-46L56-26
    figure.hiking cd: f O4-44 8.5; s*1.15 M0-26L-6 6L12 24L16 48M-6 6L-14 26L-30 48M0-24L18-6L32-8; b*.7 M-10-30L-22-26L-24-4L-12-2Z; s*.75 M34-16L40 48
    figure.hockey cd: f O6-42 8.5; s*1.15 M2-26L-12 4L12 14L18 40M-12 4L-26 22L-42 38M2-24L24-8L16 6; s*.85 M30-22L14 34L34 44; f E48 46 7 3.5
    figure.ice.hockey c: = figure.hockey
    figure.field.hockey c: = figure.hockey
    figure.hunting cd: f O-12-44 8.5; s*1.15 M-12-26V8L-24 48M-12 8L2 48M-12-24L10-10L22-22M-12-22L0-26; s*1.1 M-6-28L52-32M-6-28L-14-20; s*.8 M52-36V-28
    figure.indoor.cycle cd: f O10-42 8.5; s*1.15 M4-28L-16-6L6 6L-2 28M4-26L16-10L30-12M-16-6L-8 14L-14 32; s O-2 28 16; s M-34 46H44M32-22V-8L36 46M-22 4H-34
    figure.outdoor.cycle cd: f O18-42 8.5; s*1.15 M8-30L-16-12L6 0L-2 22M8-28L20-12L34-14M-16-12L-10 8; s O-32 26 18; s O36 26 18; s*.85 M-32 26L-12 4L-2 24L28-2L36 26
    figure.jumprope cd: f O0-38 8.5; s*1.15 M0-22V8L-10 36M0 8L10 36M0-20L-22-6L-34-12M0-20L22-6L34-12; s*.7 M-34-12Q-64 48 0 50Q64 48 34-12
    figure.kickboxing cd: f O-12-42 8.5; s*1.15 M-10-26L-14 6L-24 26L-20 48M-14 6L16-4L44-24M-10-24L10-14L8-30M-10-24L-32-14L-26-30
    figure.lacrosse cd: f O4-40 8.5; s*1.15 M2-24L-8 6L14 18L12 46M-8 6L-20 26L-42 30M2-22L22-14L30-30M2-22L-14-12L2-2; s*.8 M-4 6L34-38; s*.8 E42-46 10 9
    figure.martial.arts cd: f O-18-38 8.5; s*1.15 M-14-24L-12 6L-22 26L-18 48M-12 6L18-8L46-26M-14-22L12-22M-14-22L-38-10L-44-28
    figure.mind.and.body cd: f O0-42 8.5; s*1.15 M0-26V14M0-24L-20-6L-38 10M0-24L20-6L38 10; s*1.3 M-4 16L-40 30Q-40 42-28 42H8M4 16L40 30Q40 42 28 42H-8
    figure.mixed.cardio cd: f O4-42 8.5; s*1.15 M2-26L-6 6L18 8L20 34M-6 6L-10 30L-6 48M2-24L-18-18L-26-34M2-24L20-12L34-22; s*.8 M-50 20H-30M-54 34H-26
    figure.open.water.swim cd: f O26-16 8.5; s*1.15 M-40 12L-8-6L14 8M-8-6L0-28L30-36; s M-54 26Q-45 18-36 26T-18 26T0 26T18 26T36 26T54 26; s M-54 42Q-45 34-36 42T-18 42T0 42T18 42T36 42T54 42
    figure.pool.swim cd: f O28-8 8.5; s*1.15 M-42 16L-8 0L14 14M-8 0L-2-22L28-28; s M-54 32Q-45 24-36 32T-18 32T0 32T18 32T36 32T54 32
    figure.water.fitness cd: f O0-34 8.5; s*1.15 M0-18V10M0-16L-22-8L-36-24M0-16L22-8L36-24; s M-54 22Q-45 14-36 22T-18 22T0 22T18 22T36 22T54 22; s M-54 40Q-45 32-36 40T-18 40T0 40T18 40T36 40T54 40
    figure.waterpolo cd: f O0-24 8.5; s*1.15 M0-8V14M0-6L-24-8L-36 4M0-6L22-16L24-36; f O28-46 8; s M-54 22Q-45 14-36 22T-18 22T0 22T18 22T36 22T54 22; s M-54 40Q-45 32-36 40T-18 40T0 40T18 40T36 40T54 40
    figure.pickleball cd: f O-8-42 8.5; s*1.15 M-8-26L-14 6L-28 24L-30 48M-14 6L8 16L20 46M-8-24L-28-10M-8-24L14-10L26-18; b*.8 R30-36 16 20 7; s*.8 M26-14L32-20; f O50 6 5
    figure.pilates cd: f O-40-2 8.5; s*1.15 M-28 8L4 30L46-10M-26 10L14 0; s M-54 44H54
    figure.play cd: f O8-40 8.5; s*1.15 M4-24L-6 6L-26 10L-28 36M-6 6L12 18L8 44M4-22L24-32M4-22L-18-24L-28-40; f O40-40 8
    figure.racquetball cd: f O-6-42 8.5; s*1.15 M-8-26L-14 6L-32 20L-36 48M-14 6L10 14L20 44M-8-24L-30-16M-8-24L14-14L28-22; s*.8 M28-22L34-28; s*.85 E44-36 11 11; f O48 2 5.5
    figure.squash: = figure.racquetball
    figure.rolling cd: f O-4-20 8.5; s*1.15 M-18-8Q-36 16-14 34Q10 44 24 26L2 14L26-2M-12-8L10 4; s M-50 48H50
    figure.rower cd: f O-12-36 8.5; s*1.15 M-16-20L-20 16L10-2L32 22M-14-18L8-10L28-10; s M-50 30H52M-36 30V44M40 30V44; s*.8 M28-10H50V20
    figure.indoor.rowing: = figure.rower
    figure.outdoor.rowing cd: f O-8-38 8.5; s*1.15 M-12-22L-16 12L12 0L24 18M-10-20L10-10L26-12; s*.85 M26-14L-30 40; s M-54 18H54Q44 34 28 34H-28Q-44 34-54 18Z
    figure.rugby cd: f O18-42 8.5; s*1.15 M10-28L-8 2L16 10L12 42M-8 2L-20 22L-44 24M10-26L26-10L14 0M10-26L-12-22L-20-4; b E24-6 9 6
    figure.sailing cd: f O-14-8 8; s*1.05 M-16 6L-20 24H2M-16 8L4 4; s M-50 32H46Q42 46 28 46H-30Q-46 46-50 32ZM20 24V-52Q50-24 46 22Z
    figure.skating cd: f O14-40 8.5; s*1.15 M6-26L-14-2L10 12L8 40M-14-2L-30 14L-50 14M6-24L26-8M6-24L-18-22L-32-8; s*.85 M-4 48H22M-54 22L-44 4
    figure.ice.skating: = figure.skating
    figure.snowboarding cd: f O2-38 8.5; s*1.15 M-2-22L-6 4L-20 16L-24 32M-6 4L16 10L20 26M-2-20L-24-18L-38-6M-2-20L20-16L36-22; s*1.2 M-48 40L44 26Q50 24 54 18
    figure.surfing cd: f O0-42 8.5; s*1.15 M-4-26L-8 0L-24 12L-26 28M-8 0L16 8L18 24M-4-24L-26-20L-40-8M-4-24L18-20L34-30; s*1.2 M-46 34L46 28; s M-54 48Q-45 40-36 48T-18 48T0 48T18 48T36 48T54 48
    figure.soccer cd: f O-4-42 8.5; s*1.15 M-6-26L-8 4L-26 20L-30 46M-8 4L14 12L30 34M-6-24L-26-14L-36-28M-6-24L14-12L28-16; f O44 40 8
    figure.indoor.soccer c: = figure.soccer
    figure.outdoor.soccer c: = figure.soccer
    figure.stair.stepper cd: f O4-46 8.5; s*1.15 M2-30L-4 2L16 8L16 28M-4 2L-12 22L-28 32M2-28L16-12L30-14; s M-44 46H44M-38 36H-20M6 32H24M34-30V24
    figure.stairs cd: f O8-46 8.5; s*1.15 M4-30L0 0L18 4L16 22M0 0L-10 16L-26 22M4-28L-14-18M4-28L22-12; s M-50 46V34H-22V32H6V28H28V14H52
    figure.step.training cd: f O0-46 8.5; s*1.15 M-2-30V2L16 10L14 28M-2 2L-12 22L-20 44M-2-28L-20-14M-2-28L18-18L24-32; s*1.2 M2 36H48; s M8 46V36M42 46V36
    figure.table.tennis cd: f O-14-42 8.5; s*1.15 M-14-26L-18 6L-32 24L-34 48M-18 6L0 20L2 48M-14-24L-34-10M-14-24L8-8L20-18; f O26-26 9; s M16 14H56; f O46-10 4.5
    figure.taichi cd: f O-6-40 8.5; s*1.15 M-6-24L-8 6L-28 16L-42 44M-8 6L14 18L18 46M-6-22L20-24L38-18M-6-22L-26-12L-40-18
    figure.tennis cd: f O-4-42 8.5; s*1.15 M-6-26L-12 6L-30 20L-34 46M-12 6L10 16L22 44M-6-24L-28-20L-38-34M-6-24L16-18L28-28; s*.85 M28-28L32-32; s*.85 E42-42 12 11; f O50-2 5
    figure.track.and.field cd: f O18-40 8.5; s*1.15 M10-26L-8 2L18 4L34 14M-8 2L-28 6L-46-4M10-24L30-18M10-24L-14-24L-24-10; s M14 46V26H40V46
    figure.volleyball cd: f O-8-34 8.5; s*1.15 M-8-18L-10 10L-24 26L-22 48M-10 10L8 24L6 48M-8-16L-28-8M-8-16L14-24L20-42; f O28-50 9
    figure.wrestling cd: f O-22-36 8; f O24-38 8; s*1.1 M-18-24L-28 4L-16 22L-24 46M-28 4L-46 20L-50 46M18-26L28 2L14 20L22 46M28 2L46 20L50 46M-18-22L14-14M18-24L-8-10
    figure.yoga cd: f O0-40 8.5; s*1.15 M0-24V6L-18 18L-20 46M0 6L24 20L46 44M-48-21H48
    figure.seated.side cd: f O-12-40 9; s*1.3 M-14-22L-10 10H16L26 40; s M-34-26L-26 24H10
    figure.seated.seatbelt cd: f O0-40 9; s*1.2 M-20-18Q0-24 20-18V14H-20Z; s*.9 M-18-20L16 16; s*1.2 M-20 16L-24 46M20 16L24 46
    voiceover c: s O0 0 45.1; f O0-23 7; s*.75 M-22-8H22M-6-6V8L-10 30M6-6V8L10 30
    oar.2.crossed c: s M-30 44L18-14M30 44L-18-14; b M14-10Q18-36 34-46Q44-48 44-38Q40-22 22-8ZM-14-10Q-18-36-34-46Q-44-48-44-38Q-40-22-22-8Z
    sportscourt ocd: s R-56-36 112 72 10; s*.8 O0 0 13; s*.8 M0-36V36M-56-14H-42V14H-56M56-14H42V14H56
    lane: s M-34-46L-46 46M34-46L46 46; s*.9 M0-46V-28M0-10V10M0 28V46
    soccerball.inverse d: f O0 0 49.8; xf M0-20L19-6L12 16H-12L-19-6Z; xs*.6 M0-18V-50M17-5.5L48-16M10.6 14.6L30 42M-10.6 14.6L-30 42M-17-5.5L-48-16
    soccerball.circle: under circle; use soccerball 0 0 .64
    soccerball.circle.fill: f O0 0 49.8; kuse soccerball 0 0 .64
    baseball ocd: s O0 0 45.1; s*.8 M-30-33Q-8 0-30 33M30-33Q8 0 30 33; s*.65 M-28-20L-17-24M-24-2H-12M-27 16L-16 20M28-20L17-24M24-2H12M27 16L16 20
    football ocd: s M-44 44Q-52 0-26-26Q0-52 44-44Q52 0 26 26Q0 52-44 44Z; s*.8 M-18 18L18-18M-14 2L-2 14M-6-6L6 6M2-14L14-2M-44 16L-16 44M44-16L16-44
    american.football oc: = football
    australian.football odc: s E0 0 52 34; s*.8 M-18 0H18M-10-8V8M0-8V8M10-8V8
    rugbyball ocd: s M-44 44Q-52 0-26-26Q0-52 44-44Q52 0 26 26Q0 52-44 44Z; s*.8 M-46 22Q-10 8 8-10T22-46M-22 46Q-8 10 10-8T46-22
    tennis.racket cd: s E-12-16 30 34; s M8 12L22 24L42 48; s*.55 M-38-2H14M-40-18H16M-36-32H10M-26-46V14M-12-50V18M2-48V16
    hockey.puck oc: s M-52-12V12Q-52 32 0 32Q52 32 52 12V-12Q52-32 0-32Q-52-32-52-12Z; s M-52-12Q-52 8 0 8Q52 8 52-12
    cricket.ball ocd: s O0 0 45.1; s*.8 M-26-37Q2 0-14 43M-12-43Q16 0 0 45; s*.6 M-16-22L-8-26M-9-6H0M-7 10H2M-9 26L-1 30
    volleyball ocd: s O0 0 45.1; s*.75 M0 0Q-6-26 12-44M0 0Q26 6 32 32M0 0Q-20 18-44 12M-14-43Q-30-20-24 8M44-8Q34-32 6-30M-30 34Q-2 40 17 22
    skateboard od: s M-56-16Q-50-4-38-4H38Q50-4 56-16Q52 12 34 12H-34Q-52 12-56-16Z; s+ O-28 26 9; s+ O28 26 9
    skis: s M-40-46L26 40Q32 48 42 44M-18-50L44 24
    skis.fill: s*1.2 M-40-46L26 40Q32 48 42 44M-18-50L44 24
    snowboard od: s M-24 48Q-44 44-38 26L16-42Q26-52 38-46Q48-38 42-26L-8 42Q-14 50-24 48Z; s*.8 M-16 6L6 24M10-26L30-10
    surfboard od: s M38-46Q46-44 44-34Q34 14-24 46Q-40 48-42 36Q-30-20 38-46Z; s*.8 M38-46L-38 44
    gym.bag ocd: s M-42-18H42Q52-18 54-6V24Q54 36 42 36H-42Q-54 36-54 24V-6Q-52-18-42-18Z; s*.8 M-26-18V36M26-18V36; s+ M-26-18Q-22-44 0-44Q22-44 26-18
    medal.star ocd: s O0 16 32; s+ M-14-14L-32-50M14-14L32-50M-8-50L6-18M8-50L0-34; use star.fill 0 16 .36
    american.football.circle: under circle; use football.fill 0 0 .58
    baseball.diamond.bases d: s M0-40L42 2L0 44L-42 2Z; b*.5 M0-50L10-40L0-30L-10-40ZM42-8L52 2L42 12L32 2ZM-42-8L-32 2L-42 12L-52 2ZM0 34L10 44L0 54L-10 44Z
    """#
}

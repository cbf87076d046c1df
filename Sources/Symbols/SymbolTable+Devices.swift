extension SymbolTable {
  /// Computers, phones, watches, sound and pictures.
  static let devices = #"""
    airtag o: s O0 0 45.1; s*.8 O0 0 12
    airtag.radiowaves.forward o: s O-16 0 32; s*.8 O-16 0 8; s+ M28-24Q40 0 28 24M44-36Q62 0 44 36
    sensor.tag.radiowaves.forward o: s R-50-24 48 48 12; s*.8 O-26 0 8; s+ M14-24Q26 0 14 24M32-36Q50 0 32 36
    display.2: s R-58-32 70 48 9; s M-23 16V32M-40 32H-6; s*.9 M-10-44H42Q56-44 56-30V0Q56 10 46 10H26
    display.and.arrow.down: s M26-46H42Q56-46 56-32V14Q56 28 42 28H-42Q-56 28-56 14V-32Q-56-46-42-46H-26M0 28V46M-24 47H24; s M0-50V4M-17-12L0 5L17-12
    desktopcomputer.and.arrow.down: s M26-46H42Q56-46 56-32V18Q56 32 42 32H-42Q-56 32-56 18V-32Q-56-46-42-46H-26M-10 32L-14 48M10 32L14 48M-24 48H24; s M0-50V4M-17-12L0 5L17-12
    laptopcomputer.and.arrow.down: s M24-36H34Q44-36 44-26V24M-44 24V-26Q-44-36-34-36H-24M-60 36H60; s M0-48V6M-16-9L0 7L16-9; f M-62 31H62V34Q62 41 54 41H-54Q-62 41-62 34Z
    play.display: use display; f M-12-28L18-10L-12 8Z
    play.desktopcomputer: use desktopcomputer; f M-10-34L16-18L-10-2Z
    play.laptopcomputer: use laptopcomputer; f M-12-22L16-6L-12 10Z
    lock.display: use display; use lock.fill 0 -11 .44
    lock.desktopcomputer: use desktopcomputer; use lock.fill 0 -18 .4
    lock.laptopcomputer: use laptopcomputer; use lock.fill 0 -7 .42
    lock.open.display: use display; use lock.open.fill 0 -11 .44
    lock.open.laptopcomputer: use laptopcomputer; use lock.open.fill 0 -7 .42
    lock.open.desktopcomputer: use desktopcomputer; use lock.open.fill 0 -18 .4
    lock.ipad: use ipad; use lock.fill 0 -4 .5
    lock.open.ipad: use ipad; use lock.open.fill 0 -4 .5
    lock.open.iphone: s R-29-54 58 108 15; use lock.open.fill 2 0 .36
    lock.applewatch: use applewatch; use lock.fill 0 0 .42
    lock.open.applewatch: use applewatch; use lock.open.fill 0 0 .42
    exclamationmark.applewatch: use applewatch; use exclamationmark 0 0 .42
    checkmark.applewatch: use applewatch; s M-13 0L-4 10L13-11
    arrow.down.applewatch: use applewatch; s M0-17V15M-12 4L0 16L12 4
    applewatch.watchface: use applewatch; s*.8 O0 0 17; s*.7 M0-9V0H7
    applewatch.radiowaves.left.and.right: use applewatch 0 0 .84; s M-42-24Q-54 0-42 24M42-24Q54 0 42 24
    applewatch.side.right: s M-10-30H6Q16-30 16-20V20Q16 30 6 30H-10ZM-10-32L-6-52M-10 32L-6 52; f R18-10 8 20 3
    applewatch.case.inset.filled: s R-29-32 58 64 17; f R-20-23 40 46 10; f R31-14 6 18 3
    watch.analog o: s O0 0 32; s M0-16V0H12; s+ M-20-26L-14-50H14L20-26M-20 26L-14 50H14L20 26
    apps.iphone.landscape: use apps.iphone 0 0 1 1 -90
    apps.ipad b: s R-41-54 82 108 13; f R-26-38 14 14 4; f R-7-38 14 14 4; f R12-38 14 14 4; f R-26-17 14 14 4; f R-7-17 14 14 4; f R12-17 14 14 4; f R-26 4 14 14 4; f R-7 4 14 14 4; f R12 4 14 14 4; s*.7 M-12 44H12
    apps.ipad.landscape: use apps.ipad 0 0 1 1 -90
    platter.filled.top.iphone: s R-29-54 58 108 15; f R-20-44 40 18 7
    platter.filled.bottom.iphone: s R-29-54 58 108 15; f R-20 26 40 18 7
    platter.2.filled.iphone: s R-29-54 58 108 15; f R-20-44 40 18 7; f R-20-20 40 18 7
    iphone.gen1: = iphone.homebutton
    iphone.gen2 cxb: s R-29-54 58 108 15; f R-14-52 28 10 5
    iphone.gen3 cxb: s R-29-54 58 108 15; s M-7-42H7
    iphone.homebutton.radiowaves.left.and.right: s R-18-50 36 100 10; s*.6 O0 40 4; s*.6 M-18-38H18M-18 30H18; s M-34-24Q-46 0-34 24M34-24Q46 0 34 24
    iphone.and.arrow.left.and.arrow.right: s M-18-20V-40Q-18-54-4-54H4Q18-54 18-40V-20M-18 20V40Q-18 54-4 54H4Q18 54 18 40V20; s M-52 0H52M-38-14L-53 0L-38 14M38-14L53 0L38 14
    iphone.and.arrow.forward: s M4-22V-40Q4-54-10-54H-34Q-48-54-48-40V40Q-48 54-34 54H-10Q4 54 4 40V22M-34-46H-12; s M-18 0H52M36-16L53 0L36 16
    ipad.and.arrow.forward: s M10-22V-40Q10-54-4-54H-42Q-56-54-56-40V40Q-56 54-42 54H-4Q10 54 10 40V22; s M-18 0H54M38-16L55 0L38 16
    arrow.turn.up.forward.iphone: use iphone -14 0; cut arrow.turn.piece; use arrow.turn.piece
    iphone.rear.camera: s R-29-54 58 108 15; s*.8 R-21-46 26 30 8; f O-8-38 5; f O-8-24 5
    ipad.rear.camera: s R-41-54 82 108 13; s*.8 R-33-46 24 24 7; f O-21-34 5
    iphone.app.switcher: s R-20-48 40 96 12; s M-34-38V38M34-38V38; s*.8 M-48-26V26M48-26V26
    iphone.motion: s R-18-46 36 92 11; s*.8 M-32-24V24M32-24V24M-44-12V12M44-12V12
    iphone.sizes: s R-46-20 38 68 10; s M-2-48H32Q46-48 46-34V34Q46 48 32 48H8
    iphone.crop.circle: s O0 0 45.1; s*.8 R-14-26 28 52 8
    ipad.gen1: = ipad.homebutton
    ipad.gen2: = ipad
    ipad.homebutton.landscape b: use ipad.homebutton 0 0 1 1 -90
    ipad.sizes: s R-52-14 50 62 10; s M6-48H42Q54-48 54-36V36Q54 48 42 48H14
    smartphone: s R-29-54 58 108 13; f O0-42 4.500
    flipphone d: s R-26-52 52 48 9; s R-26 2 52 50 9; s*.7 R-14-42 28 28 3; f O-12 18 4; f O0 18 4; f O12 18 4; f O-12 32 4; f O0 32 4; f O12 32 4
    candybarphone d: s R-26-52 52 104 13; s*.8 R-14-40 28 34 4; f O-12 8 4; f O0 8 4; f O12 8 4; f O-12 22 4; f O0 22 4; f O12 22 4; f O-12 36 4; f O0 36 4; f O12 36 4
    ipod: s R-32-52 64 104 12; s*.8 R-20-40 40 30 4; s*.8 O0 22 17
    ipodtouch: s R-30-52 60 104 13; s*.7 M-30-38H30M-30 32H30; s*.7 O0 42 4
    ipodtouch.landscape: use ipodtouch 0 0 1 1 -90
    ipodshuffle.gen1 d: s R-20-52 40 104 8; s*.8 O0-16 12; s*.7 M-20 30H20
    ipodshuffle.gen2: s R-40-24 80 48 8; s*.8 O14 0 13
    macpro.gen1 od: s R-36-40 72 80 5; s+ M-36-40V-52H36V-40M-36 40V52H36V40; s*.7 M-22-24H22M-22-12H22
    macpro.gen2 o: s M-32-34Q-32-46 0-46Q32-46 32-34V36Q32 46 0 46Q-32 46-32 36Z; s*.8 E0-34 22 6
    macpro.gen3 od: s R-36-46 72 92 6; f O-20-30 5; f O0-30 5; f O20-30 5; f O-10-18 5; f O10-18 5; f O-20-6 5; f O0-6 5; f O20-6 5; f O-10 6 5; f O10 6 5; f O-20 18 5; f O0 18 5; f O20 18 5; f O-10 30 5; f O10 30 5
    macpro.gen3.server d: s R-56-22 112 44 8; f O-38-8 4; f O-24-8 4; f O-10-8 4; f O4-8 4; f O18-8 4; f O32-8 4; f O-31 6 4; f O-17 6 4; f O-3 6 4; f O11 6 4; f O25 6 4
    macstudio ob: s R-46-30 92 60 13; f O-26 12 4; f O-12 12 4; s*.7 M8 12H30
    macbook.gen1: = laptopcomputer
    macbook.gen2: = laptopcomputer
    macbook.and.ipad: s M4 32H-60M-50 32V-24Q-50-34-40-34H24Q34-34 34-24; f M-62 27H8V37H-54Q-62 37-62 30Z; s R16-14 42 56 8
    macbook.and.applewatch: s M8 32H-60M-50 32V-24Q-50-34-40-34H24Q34-34 34-24; f M-62 27H10V37H-54Q-62 37-62 30Z; use applewatch 40 14 .56
    macbook.and.visionpro: s M4 32H-60M-50 32V-24Q-50-34-40-34H24Q34-34 34-24; f M-62 27H0V37H-54Q-62 37-62 30Z; use visionpro 30 14 .5
    macbook.slash: = laptopcomputer.slash
    desktopcomputer.and.macbook: use desktopcomputer -14 -4 .76; put laptopcomputer 28 20 .56
    laptopcomputer.and.ipad: = macbook.and.ipad
    airport.express: s R-46-22 92 44 12; f O0 0 5
    airport.extreme: s R-52-14 104 30 10; f O0 1 5
    airport.extreme.tower: s R-26-48 52 96 10; f O0 30 5
    visionpro.fill cx: b M-40-26H40Q58-26 58 2Q58 28 36 28Q20 28 14 16Q6 6 0 6Q-6 6-14 16Q-20 28-36 28Q-58 28-58 2Q-58-26-40-26Z
    opticid.fill: use viewfinder; f E0 0 28 18; xf O0 0 9
    viewfinder.rectangular: s M-54-14V-24Q-54-38-40-38H-28M28-38H40Q54-38 54-24V-14M54 14V24Q54 38 40 38H28M-28 38H-40Q-54 38-54 24V14
    ellipsis.viewfinder: use viewfinder; f O-18 0 6; f O0 0 6; f O18 0 6
    dot.circle.viewfinder: use viewfinder; s O0 0 18; f O0 0 6
    key.viewfinder: use viewfinder; use key.fill 0 0 .46
    creditcard.viewfinder: use viewfinder; use creditcard.fill 0 0 .44
    vial.viewfinder: use viewfinder; s*.8 M-10-20V10Q-10 20 0 20Q10 20 10 10V-20M-16-20H16M-10 2H10
    applepencil: s M-40 42L-34 22L30-42Q36-48 42-42Q48-36 42-30L-20 34Z
    applepencil.gen1: s M-40 42L-34 22L30-42Q36-48 42-42Q48-36 42-30L-20 34ZM18-30L30-18
    applepencil.gen2: = applepencil
    applepencil.tip: s M-18 46L0-8L18 46M-8 16H8; f M0-48L7-16H-7Z
    applepencil.and.scribble: use applepencil 8 -6 .86; s M-46 22Q-36 6-32 18Q-28 36-16 38Q8 44 38 34
    applepencil.hover: use applepencil 6 -10 .84; s*.8 M-46 44H-34M-22 44H-10
    applepencil.doubletap: use applepencil 8 -6 .84; s*.8 M-10-30A24 24 0 0 0-34-6M-14-46A40 40 0 0 0-50-10
    applepencil.squeeze: use applepencil 8 -6 .84; s*.8 M-34-14L-16 2M26 46L12 30
    digitalcrown.arrow.clockwise o: s R-50-40 44 80 16; s+ M4-22V22; s+ M24-30Q50-30 50 0Q50 26 26 30M38 42L25 30L38 18
    digitalcrown.arrow.counterclockwise o: s R-50-40 44 80 16; s+ M4-22V22; s+ M24 30Q50 30 50 0Q50-26 26-30M38-42L25-30L38-18
    digitalcrown.press o: s R-50-40 44 80 16; s+ M4-22V22; s+ M52 0H18M32-15L17 0L32 15
    airpodsmax: s M-36-4V-12Q-36-46 0-46Q36-46 36-12V-4; b*.8 R-46-2 20 42 9; b*.8 R26-2 20 42 9
    beats.headphones: = headphones
    earpods: s M-20-44Q-34-44-34-30Q-34-20-24-18V20Q-24 34-8 34H0V48M20-44Q34-44 34-30Q34-20 24-18V20Q24 34 8 34H0
    earbuds.case o: s R-46-28 92 60 24; s*.8 M-46-4H46; f O0 10 4
    airpod.left: s M14-44Q-16-46-18-24Q-18-6-2-4V38Q-2 46 6 46Q14 46 14 38Z; f E-6-26 5 7
    airpod.right: use airpod.left 0 0 -1 1
    airpods.gen3: use airpod.left -24 0 .9; use airpod.right 24 0 .9
    airpods.gen4: = airpods.gen3
    airpods.pro: = airpodspro
    airpods.max: = airpodsmax
    airpodpro.left: s M10-36Q-14-44-24-28Q-30-8-6-6V30Q-6 40 4 40Q12 40 12 32Z; b*.6 M-22-32L-34-24Q-38-12-26-10Z
    airpodpro.right: use airpodpro.left 0 0 -1 1
    airpods.chargingcase o: s R-34-42 68 84 22; s*.8 M-34-12H34; f O0 8 4
    airpods.chargingcase.wireless o: s R-34-42 68 84 22; s*.8 M-34-12H34; f O0-24 4
    airpodspro.chargingcase.wireless o: s R-50-32 100 64 26; s*.8 M-50-8H50; f O0 8 4
    homepodmini ocb: s M-30-26Q-20-34 0-34Q20-34 30-26Q44-12 44 4Q44 36 0 36Q-44 36-44 4Q-44-12-30-26Z; s*.8 E0-22 18 5
    homepodmini.2: use homepodmini 24 -6 .7; cut homepodmini.fill -20 6 .76; use homepodmini -20 6 .74
    homepodmini.2.fill: use homepodmini.fill 24 -6 .7; put homepodmini.fill -20 6 .76
    homepod.mini: = homepodmini
    homepod.mini.fill: = homepodmini.fill
    homepod.2 b: use homepod -26 0 .84; use homepod 30 0 .84
    homepod.2.fill: use homepod.fill -28 0 .84; use homepod.fill 30 0 .84
    homepod.and.homepodmini: use homepod -22 -2 .9; use homepodmini 34 18 .5
    homepod.and.homepodmini.fill: use homepod.fill -22 -2 .9; use homepodmini.fill 36 18 .5
    hifispeaker.2 b: use hifispeaker -28 0 .9; use hifispeaker 28 0 .9
    hifispeaker.2.fill: use hifispeaker.fill -28 0 .9; use hifispeaker.fill 28 0 .9
    hifispeaker.and.homepod: use hifispeaker -24 0 .9; use homepod 30 12 .6
    hifispeaker.and.homepod.fill: use hifispeaker.fill -24 0 .9; use homepod.fill 32 12 .6
    appletv.fill: f R-57.700-34.700 115.400 69.400 20; cut0 apple.logo -18 0 .36; xs*.7 M4-8H30M17-8V14
    appletvremote.gen1 od: s R-18-50 36 100 13; s*.8 O0-26 9; f O0 2 5
    appletvremote.gen2 od: s R-20-50 40 100 13; f O-7-4 4; f O7-4 4; f O-7 10 4; f O7 10 4; s-*.8 M-20-14H20
    appletvremote.gen3 od: s R-20-50 40 100 13; f O-7-4 4; f O7-4 4; f O-7 10 4; f O7 10 4
    appletvremote.gen4 od: s R-18-52 36 104 16; s*.8 O0-24 11; f O-7 2 4; f O7 2 4; f O-7 16 4; f O7 16 4
    av.remote od: s R-22-52 44 104 10; f O0-36 6; f O-8-16 4; f O8-16 4; f O-8-2 4; f O8-2 4; f O-8 12 4; f O8 12 4; s*.8 M-8 32H8
    mediastick: s R-18-34 36 82 8; s R-10-50 20 16 3
    magsafe.batterypack o: s R-30-48 60 96 14; f O0-26 6; s*.8 M-10 28H10
    cable.connector x: s R-18-10 36 34 8; s R-12-42 24 32 3; s M0 24V50
    cable.connector.horizontal: use cable.connector 0 0 1 1 -90
    cable.coaxial: s O-14 0 30; s*.8 O-14 0 13; f O-14 0 4; s M16 0H54
    tv.inset.filled: use tv; f R-43-31 86 48 5
    tv.and.mediabox.fill: f R-60.700-48.700 101.400 73.400 15; s M-30 36H10; f R20 10 40 34 8
    tv.and.hifispeaker.fill: f R-60.700-40.700 91.400 63.400 14; s M-34 34H6; xf R34-44 30 86 8; f R36-42 26 82 8; xf O49-20 6; xf O49 12 10
    sparkles.tv: use tv; use sparkle -6 -4 .4; use sparkle 16 -22 .22
    sparkles.tv.fill: use tv.fill; xf M-6-26Q-4-8 14-6Q-4-4-6 14Q-8-4-26-6Q-8-8-6-26Z
    4k.tv: use tv; use 4 -16 -7 .4; use k 16 -7 .4
    4k.tv.fill: use tv.fill; cut0 4 -16 -7 .42; cut0 k 16 -7 .42
    music.note.tv: use tv; use music.note 0 -7 .46
    music.note.tv.fill: use tv.fill; cut0 music.note 0 -7 .48
    play.tv: use tv; f M-12-24L18-7L-12 10Z
    play.tv.fill: use tv.fill; xf M-12-24L18-7L-12 10Z
    photo.tv: use tv; s*.8 M-40 14L-20-4L-6 8L14-12L40 12; f O-26-24 5
    shazam.logo o: s O0 0 45.1; s*.9 M12-20L0-28Q-18-28-20-12Q-20-4-10 4L4 14M-12 20L0 28Q18 28 20 12Q20 4 10-4L-4-14
    dot.radiowaves.forward: f O-34 0 9; s M-12-18Q0 0-12 18M8-32Q28 0 8 32M28-46Q58 0 28 46
    wave.3.right c: s M-30-18Q-18 0-30 18; s M-8-32Q14 0-8 32; s M14-46Q46 0 14 46
    wave.3.left c: use wave.3.right 0 0 -1 1
    wave.3.forward c: = wave.3.right
    wave.3.backward c: = wave.3.left
    wave.3.up c: use wave.3.right 0 0 1 1 -90
    wave.3.down c: use wave.3.right 0 0 1 1 90
    pip.swap: s M-57 2V-29Q-57-43-43-43H43Q57-43 57-29V29Q57 43 43 43H16; f R-58 14 54 34 6; s*.85 M-24-22H14M2-34L15-22L2-10
    pip.remove: s M-57 2V-29Q-57-43-43-43H43Q57-43 57-29V29Q57 43 43 43H16; f R-58 14 54 34 6; s*.85 M8-26L32-2M32-26L8-2
    guitars od: s M-36 46Q-52 40-48 22Q-46 10-34 12Q-28 14-24 6Q-20-2-10 4Q0 10-4 20Q-8 26-6 32Q-6 46-36 46Z; s+ M-10 4L10-38; s+*1.4 M8-44L16-40; s+ M14 40Q32 48 44 36Q50 24 38 18Q32 14 34 6Q32-4 22-2Q12 2 14 12; s+ M26-2L34-46
    arrow.turn.piece h: s M-22 22V4Q-22-8-10-8H34M22-22L35-8L22 6
    iphone.gen1.landscape b: use iphone.homebutton 0 0 1 1 -90
    iphone.gen2.landscape b: use iphone.gen2 0 0 1 1 -90
    iphone.gen3.landscape b: use iphone.gen3 0 0 1 1 -90
    iphone.gen1.radiowaves.left.and.right: = iphone.homebutton.radiowaves.left.and.right
    iphone.gen2.radiowaves.left.and.right: = iphone.radiowaves.left.and.right
    iphone.gen3.radiowaves.left.and.right: = iphone.radiowaves.left.and.right
    ipad.gen1.landscape: = ipad.homebutton.landscape
    ipad.gen2.landscape: = ipad.landscape
    airpods.gen3.chargingcase.wireless: = airpods.chargingcase.wireless
    airpods.gen3.chargingcase.wireless.fill: = airpods.chargingcase.wireless.fill
    airpod.gen3.left: = airpod.left
    airpod.gen3.right: = airpod.right
    hifispeaker.and.homepodmini: use hifispeaker -20 0 .9; use homepodmini 36 20 .5
    hifispeaker.and.homepodmini.fill: use hifispeaker.fill -20 0 .9; use homepodmini.fill 38 20 .5
    hearingdevice.and.signal.meter: use hearingdevice.ear -24 0 .9; f R20 14 9 20 3; f R34-2 9 36 3; f R48-20 9 54 3
    hearingdevice.and.signal.meter.fill: use hearingdevice.ear.fill -24 0 .9; f R20 14 9 20 3; f R34-2 9 36 3; f R48-20 9 54 3
    dot.scope.display: use display; s*.8 O0-10 12; s*.8 M0-30V-16M0-4V10M-20-10H-6M6-10H20
    dot.scope.laptopcomputer: use laptopcomputer; s*.8 O0-6 12; s*.8 M0-26V-12M0 0V14M-20-6H-6M6-6H20
    platter.filled.top.and.arrow.up.iphone: s R-29-40 58 94 15; f R-20-30 40 16 6; s*.8 M0 36V4M-12 15L0 3L12 15
    platter.2.filled.iphone.landscape: s R-54-29 108 58 15; f R-44-20 40 40 7; f R4-20 40 40 7
    platter.2.filled.ipad: s R-41-54 82 108 13; f R-32-44 64 36 7; f R-32-2 64 36 7
    platter.2.filled.ipad.landscape: s R-54-41 108 82 13; f R-44-31 40 62 7; f R4-31 40 62 7
    circle.filled.iphone.fill: b R-29-54 58 108 15; xf O0 0 18
    circle.filled.ipad.fill: b R-41-54 82 108 13; xf O0 0 22
    circle.filled.ipad.landscape: use circle.filled.ipad 0 0 1 1 -90
    circle.filled.ipad.landscape.fill: use circle.filled.ipad.fill 0 0 1 1 -90
    iphone.case: s R-29-54 58 108 15; s*.8 R-18-42 24 30 8
    ipad.case: s R-41-54 82 108 13; s*.8 R-30-42 22 22 7
    field.of.view.wide o: s M-46-30Q0-46 46-30L14 40H-14Z; s*.8 M-24-10Q0-18 24-10
    field.of.view.ultrawide o: s M-54-22Q0-50 54-22L14 40H-14Z; s*.8 M-30-6Q0-18 30-6
    """#
}

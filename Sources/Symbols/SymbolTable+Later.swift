extension SymbolTable {
  /// What the sixth and seventh editions of the symbols added or renamed.
  static let later = #"""
    5.arrow.trianglehead.clockwise: = goforward.5
    5.arrow.trianglehead.counterclockwise: = gobackward.5
    10.arrow.trianglehead.clockwise: = goforward.10
    10.arrow.trianglehead.counterclockwise: = gobackward.10
    15.arrow.trianglehead.clockwise: = goforward.15
    15.arrow.trianglehead.counterclockwise: = gobackward.15
    30.arrow.trianglehead.clockwise: = goforward.30
    30.arrow.trianglehead.counterclockwise: = gobackward.30
    45.arrow.trianglehead.clockwise: = goforward.45
    45.arrow.trianglehead.counterclockwise: = gobackward.45
    60.arrow.trianglehead.clockwise: = goforward.60
    60.arrow.trianglehead.counterclockwise: = gobackward.60
    75.arrow.trianglehead.clockwise: = goforward.75
    75.arrow.trianglehead.counterclockwise: = gobackward.75
    90.arrow.trianglehead.clockwise: = goforward.90
    90.arrow.trianglehead.counterclockwise: = gobackward.90
    plus.arrow.trianglehead.clockwise: = goforward.plus
    minus.arrow.trianglehead.counterclockwise: = gobackward.minus
    minus.arrow.trianglehead.clockwise: use goforward; s M-16 10H16
    plus.arrow.trianglehead.counterclockwise: use gobackward; s M0-6V26M-16 10H16
    checkmark.arrow.trianglehead.clockwise: use goforward; s M-15 10L-4 22L16-4
    airpods.pro.left: = airpodpro.left
    airpods.pro.right: = airpodpro.right
    airpods.gen4.left: = airpod.left
    airpods.gen4.right: = airpod.right
    american.football.professional: = american.football
    ecg.text.page: = waveform.path.ecg.text.page
    envelope.and.arrow.trianglehead.branch: = envelope.arrow.triangle.branch
    figure.2.left.holdinghands: = figure.2
    figure.2.right.holdinghands: = figure.2
    formfitting.gamecontroller: = gamecontroller
    head.profile.arrow.forward.and.vision.pro: = head.profile.arrow.forward.and.visionpro
    homepod.mini.2: = homepodmini.2
    homepod.and.homepod.mini: = homepod.and.homepodmini
    hifispeaker.and.homepod.mini: = hifispeaker.and.homepodmini
    ipad.landscape.and.iphone: = ipad.and.iphone
    iphone.and.arrow.forward.outward: = iphone.and.arrow.forward
    iphone.and.arrow.right.outward: = iphone.and.arrow.forward
    ipod.touch: = ipodtouch
    ipod.touch.landscape: = ipodtouch.landscape
    ipod.shuffle.gen1: = ipodshuffle.gen1
    ipod.shuffle.gen2: = ipodshuffle.gen2
    microphone.and.signal.meter: = mic.and.signal.meter
    sharedwithyou: = shared.with.you
    tachometer: = gauge
    vision.pro: = visionpro
    water.waves.and.arrow.trianglehead.down: = water.waves.and.arrow.down
    water.waves.and.arrow.trianglehead.up: = water.waves.and.arrow.up
    vision.pro.and.arrow.forward: = visionpro.and.arrow.forward
    macbook.and.vision.pro: = macbook.and.visionpro
    apple.homekit: = homekit
    apple.books.pages: = book.pages
    contextualmenu.and.pointer.arrow: = contextualmenu.and.cursorarrow
    creditcard.and.numbers: = creditcard.and.123
    dot.circle.and.pointer.arrow: = dot.circle.and.cursorarrow
    filemenu.and.pointer.arrow: = filemenu.and.cursorarrow
    headphones.over.ear: = headphones
    line.diagonal.trianglehead.up.right: = line.diagonal.arrow
    macwindow.and.pointer.arrow: = macwindow.and.cursorarrow
    pointer.arrow: = cursorarrow
    pointer.arrow.click: = cursorarrow.click
    pointer.arrow.click.2: = cursorarrow.click.2
    pointer.arrow.click.badge.clock: = cursorarrow.click.badge.clock
    pointer.arrow.motionlines: = cursorarrow.motionlines
    pointer.arrow.motionlines.click: = cursorarrow.motionlines.click
    pointer.arrow.rays: = cursorarrow.rays
    pointer.arrow.and.square.on.square.dashed: = cursorarrow.and.square.on.square.dashed
    inset.filled.rectangle.and.pointer.arrow: = rectangle.inset.filled.and.cursorarrow
    dots.and.line.vertical.and.pointer.arrow.rectangle: = dots.and.line.vertical.and.cursorarrow.rectangle
    airplane.up.forward: = airplane.up.right
    progress.indicator: = rays
    printer.inverse: = printer.fill
    slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90: = slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath
    distribute.horizontal: = distribute.horizontal.center
    distribute.vertical: = distribute.vertical.center
    airplaneseat: = carseat.right
    airpods.pro.chargingcase.wireless: = airpodspro.chargingcase.wireless
    airpods.pro.chargingcase.wireless.fill: = airpodspro.chargingcase.wireless.fill
    airpods.gen4.chargingcase.wireless: = airpods.chargingcase.wireless
    airpods.gen4.chargingcase.wireless.fill: = airpods.chargingcase.wireless.fill
    vision.pro.fill: = visionpro.fill
    ecg.text.page.fill: = waveform.path.ecg.text.page.fill
    envelope.and.arrow.trianglehead.branch.fill: = envelope.arrow.triangle.branch.fill
    formfitting.gamecontroller.fill: = gamecontroller.fill
    homepod.mini.2.fill: = homepodmini.2.fill
    homepod.and.homepod.mini.fill: = homepod.and.homepodmini.fill
    hifispeaker.and.homepod.mini.fill: = hifispeaker.and.homepodmini.fill
    microphone.and.signal.meter.fill: = mic.and.signal.meter.fill
    apple.books.pages.fill: = book.pages.fill
    distribute.horizontal.fill: = distribute.horizontal.center.fill
    distribute.vertical.fill: = distribute.vertical.center.fill
    arrow.up.circle.dotted: use circle.dotted; use arrow.up 0 0 .44
    arrow.left.circle.dotted: use circle.dotted; use arrow.left 0 0 .44
    arrow.right.circle.dotted: use circle.dotted; use arrow.right 0 0 .44
    arrow.down.left.circle.dotted: use circle.dotted; use arrow.down.left 0 0 .44
    arrow.down.right.circle.dotted: use circle.dotted; use arrow.down.right 0 0 .44
    arrow.up.left.circle.dotted: use circle.dotted; use arrow.up.left 0 0 .44
    arrow.up.right.circle.dotted: use circle.dotted; use arrow.up.right 0 0 .44
    arrow.backward.circle.dotted: = arrow.left.circle.dotted
    arrow.forward.circle.dotted: = arrow.right.circle.dotted
    arrow.up.backward.circle.dotted: = arrow.up.left.circle.dotted
    arrow.up.forward.circle.dotted: = arrow.up.right.circle.dotted
    arrow.down.backward.circle.dotted: = arrow.down.left.circle.dotted
    arrow.down.forward.circle.dotted: = arrow.down.right.circle.dotted
    inset.filled.capsule: = capsule.inset.filled
    inset.filled.diamond: = diamond.inset.filled
    inset.filled.oval: = oval.inset.filled
    inset.filled.triangle: = triangle.inset.filled
    inset.filled.tv: = tv.inset.filled
    inset.filled.capsule.portrait: = capsule.portrait.inset.filled
    inset.filled.oval.portrait: = oval.portrait.inset.filled
    inset.filled.rectangle.portrait: = rectangle.portrait.inset.filled
    inset.filled.circle.dashed: = circle.dashed.inset.filled
    inset.filled.square.dashed: = square.dashed.inset.filled
    inset.filled.rectangle.on.rectangle: = rectangle.inset.filled.on.rectangle
    inset.filled.rectangle.and.person.filled: = rectangle.inset.filled.and.person.filled
    inset.filled.rectangle.and.cursorarrow: = rectangle.inset.filled.and.cursorarrow
    inset.filled.rectangle.badge.record: = rectangle.inset.filled.badge.record
    inset.filled.applewatch.case: = applewatch.case.inset.filled
    inset.filled.lefthalf.arrow.left.rectangle: = rectangle.lefthalf.inset.filled.arrow.left
    inset.filled.righthalf.arrow.right.rectangle: = rectangle.righthalf.inset.filled.arrow.right
    inset.filled.topleading.rectangle: = rectangle.inset.topleft.filled
    inset.filled.toptrailing.rectangle: = rectangle.inset.topright.filled
    inset.filled.bottomleading.rectangle: = rectangle.inset.bottomleft.filled
    inset.filled.bottomtrailing.rectangle: = rectangle.inset.bottomright.filled
    inset.filled.topthird.square: = square.topthird.inset.filled
    inset.filled.bottomthird.square: = square.bottomthird.inset.filled
    inset.filled.leftthird.square: = square.leftthird.inset.filled
    inset.filled.rightthird.square: = square.rightthird.inset.filled
    inset.filled.leadingthird.square: = square.leadingthird.inset.filled
    inset.filled.trailingthird.square: = square.trailingthird.inset.filled
    inset.filled.lefthalf.righthalf.rectangle: s R-53-36 106 72 13; f R-41-24 37 48 5; f R4-24 37 48 5
    inset.filled.tophalf.bottomhalf.rectangle: s R-53-36 106 72 13; f R-41-24 82 20 5; f R-41 4 82 20 5
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle: s R-53-36 106 72 13; f R-41-24 37 20 5; f R4-24 37 20 5; f R-41 4 37 20 5; f R4 4 37 20 5
    inset.filled.topleft.bottomleft.righthalf.rectangle: s R-53-36 106 72 13; f R-41-24 37 20 5; f R-41 4 37 20 5; f R4-24 37 48 5
    inset.filled.lefthalf.topright.bottomright.rectangle: s R-53-36 106 72 13; f R-41-24 37 48 5; f R4-24 37 20 5; f R4 4 37 20 5
    inset.filled.tophalf.bottomleft.bottomright.rectangle: s R-53-36 106 72 13; f R-41-24 82 20 5; f R-41 4 37 20 5; f R4 4 37 20 5
    inset.filled.topleft.topright.bottomhalf.rectangle: s R-53-36 106 72 13; f R-41-24 37 20 5; f R4-24 37 20 5; f R-41 4 82 20 5
    inset.filled.leftthird.middlethird.rightthird.rectangle: s R-53-36 106 72 13; f R-41-24 22 48 5; f R-11-24 22 48 5; f R19-24 22 48 5
    inset.filled.bottomleft.bottomright.rectangle: s R-53-36 106 72 13; f R-41 4 37 20 5; f R4 4 37 20 5
    rectangle.portrait.topleft.inset.filled: s R-36-53 72 106 13; f R-24 -41 22 34 5
    inset.filled.topleft.rectangle.portrait: = rectangle.portrait.topleft.inset.filled
    rectangle.portrait.topright.inset.filled: s R-36-53 72 106 13; f R2 -41 22 34 5
    inset.filled.topright.rectangle.portrait: = rectangle.portrait.topright.inset.filled
    rectangle.portrait.bottomleft.inset.filled: s R-36-53 72 106 13; f R-24 7 22 34 5
    inset.filled.bottomleft.rectangle.portrait: = rectangle.portrait.bottomleft.inset.filled
    rectangle.portrait.bottomright.inset.filled: s R-36-53 72 106 13; f R2 7 22 34 5
    inset.filled.bottomright.rectangle.portrait: = rectangle.portrait.bottomright.inset.filled
    beziercurve: s M-40 34Q-36-30 0-30Q36-30 40 34M-54-30H-10M10-30H54; b*.5 R-8-38 16 16 3; b*.5 R-48 30 16 16 3; b*.5 R32 30 16 16 3; f O-54-30 5; f O54-30 5
    batteryblock.stack o: s R-48-6 96 52 8; s+ M-34-18H-16M16-18H34; s+ M-40-34H40
    convertible.side c: s M-44 24H-56V6Q-56-6-42-8L-6-10L8-28Q40-8 44-8Q58-6 58 8V24H46M20 24H-18; s O-31 24 12; s O33 24 12
    convertible.side.fill c: b M-44 24H-56V6Q-56-6-42-8L-6-10H40Q58-6 58 8V24Z; s M-6-10L8-30; xf O-31 26 17; xf O33 26 17; f O-31 26 12; f O33 26 12
    degreesign.celsius: s*.8 O-30-22 10; s M34-18Q26-34 12-34Q-10-34-10 0Q-10 34 12 34Q26 34 34 18
    degreesign.fahrenheit: s*.8 O-30-22 10; s M36-34H-4V34M-4 0H26
    drone o: s R-16-10 32 22 8; s+ M-14-6L-36-20M14-6L36-20M-12 12L-22 26M12 12L22 26; s+ M-54-24H-20M20-24H54M-28 28H-14M14 28H28
    figure.walk.triangle: under triangle; use figure.walk 0 10 .44
    figure.walk.triangle.fill: use triangle.fill; kuse figure.walk 0 10 .44
    fire.extinguisher o: s M-18-14Q-18-26-2-26Q14-26 14-14V42Q14 48 8 48H-12Q-18 48-18 42Z; s+ M-2-26V-40M-14-46L20-40M-2-38H12Q34-36 34-10V4; s*.8 M-18 8H14M-18 28H14
    headset c: s M-42 8V-4A42 42 0 0 1 42-4V8M40 28Q40 46 14 46; b*.8 R-48 0 18 30 8; b*.8 R30 0 18 30 8; f O6 46 7
    helmet oc: s M-46 14Q-46-38 4-38Q48-38 48 8V24Q48 30 42 30H6Q4 16-12 14Z; s+*.9 M-46 14L-40 30H4
    iphone.and.arrow.forward.inward: s M-4-22V-40Q-4-54 10-54H34Q48-54 48-40V40Q48 54 34 54H10Q-4 54-4 40V22M16-46H28; s M-54 0H22M6-16L23 0L6 16
    iphone.and.arrow.right.inward: = iphone.and.arrow.forward.inward
    person.fill.and.arrow.left.and.arrow.right.outward: use person.fill 0 0 .8; s M-44 0H-60M-50-10L-61 0L-50 10M44 0H60M50-10L61 0L50 10
    rectangle.expand.diagonal: s R-26-18 52 36 8; s M-34-18L-50-34M-50-22V-34H-38M34 18L50 34M50 22V34H38
    rectangle.grid.3x1: s R-54-34 28 68 8; s R-14-34 28 68 8; s R26-34 28 68 8
    rectangle.grid.3x1.fill: f R-58-38 35 76 9; f R-17.5-38 35 76 9; f R23-38 35 76 9
    rectangle.grid.3x3: s*.8 R-54-42 30 22 5; s*.8 R-15-42 30 22 5; s*.8 R24-42 30 22 5; s*.8 R-54-11 30 22 5; s*.8 R-15-11 30 22 5; s*.8 R24-11 30 22 5; s*.8 R-54 20 30 22 5; s*.8 R-15 20 30 22 5; s*.8 R24 20 30 22 5
    rectangle.grid.3x3.fill: f R-57-46 36 28 6; f R-18-46 36 28 6; f R21-46 36 28 6; f R-57-14 36 28 6; f R-18-14 36 28 6; f R21-14 36 28 6; f R-57 18 36 28 6; f R-18 18 36 28 6; f R21 18 36 28 6
    robotic.vacuum o: s O0 0 45.1; s O0-6 14; s*.8 M-30 28Q0 40 30 28
    squareroot: s M-50 8L-38 0L-20 38L4-38H50
    tire: s O0 0 45.1; s O0 0 22; s*.8 M0-45V-38M0 45V38M-45 0H-38M45 0H38M32-32L27-27M-32-32L-27-27M32 32L27 27M-32 32L-27 27; f O0 0 6
    tsa cx: use t -42 0 .66; use s 0 0 .66; use a 42 0 .66
    ac cx: use a -26 0 .8; use c 28 0 .8
    wheelchair: s M-24-40H-12V0H24L34 30H46M-12-20H14; s O-2 22 22; f O40 40 6
    xmark.triangle.circle.square: s O-28 24 15; s R12 10 30 30 3; s M-44-38L-16-10M-16-38L-44-10; s M27-42L43-12H11Z
    xmark.triangle.circle.square.fill: f O-28 24 19; b R13 11 28 28 3; s*1.2 M-44-38L-16-10M-16-38L-44-10; b M27-40L41-13H13Z
    envelope.stack o: s R-52-20 104 66 12; s M-46-12L-8 16Q0 22 8 16L46-12; s+ M-38-34H38M-26-48H26
    laurel.leading.laurel.trailing: use laurel.leading -26 0 .9; use laurel.trailing 26 0 .9
    waveform.path.ecg.text: s M-50-14H-26L-14-36L2 8L14-14H50; s*.8 M-44 22H44M-44 38H10
    waveform.path.ecg.text.clipboard: under clipboard; s*.8 M-26-4H-14L-6-18L6 10L14-4H26; s*.8 M-18 26H18
    waveform.path.ecg.text.clipboard.fill: use clipboard.fill; ks*.8 M-26-4H-14L-6-18L6 10L14-4H26; ks*.8 M-18 26H18
    exclamationmark.triangle.text.page: under doc; s*.8 M-20-20H4M-20-4H4; put exclamationmark.triangle.fill 24 30 .5
    exclamationmark.triangle.text.page.fill: use doc.fill; ks*.8 M-22-20H2M-22-4H2; put exclamationmark.triangle.fill 26 32 .5
    info.triangle: under triangle; use info 0 10 .48
    info.triangle.fill: use triangle.fill; kuse info 0 10 .48
    receipt e: s M-32-50H32V50L21 42L11 50L0 42L-11 50L-21 42L-32 50Z; s*.8 M-16-28H16M-16-10H16M-16 8H4
    airplane.landed: use airplane 0 -6 .9; s M-48 42H48
    airplane.up.forward.app e: s R-41-41 82 82 24; use airplane.up.right 0 0 .5
    airplane.up.right.app: = airplane.up.forward.app
    airplane.up.right.app.fill: = airplane.up.forward.app.fill
    app.grid: s R-41-41 82 82 24; s*.6 M-14-41V41M14-41V41M-41-14H41M-41 14H41
    arrow.forward.folder: under folder; s M-20 10H18M6-4L19 10L6 24
    arrow.forward.folder.fill: use folder.fill; ks M-20 12H18M6-2L19 12L6 26
    arrow.up.folder: under folder; s M0 28V-4M-13 9L0-5L13 9
    arrow.up.folder.fill: use folder.fill; ks M0 30V-2M-13 11L0-3L13 11
    arrow.trianglehead.turn.up.right: s M-30 40V8Q-30-14-8-14H10; f M8-38L44-14L8 10Z
    arrow.down.circle.badge.xmark: use arrow.down.circle; put xmark.circle.fill 34 34 .46
    arrow.down.circle.badge.pause: use arrow.down.circle; put pause.circle.fill 34 34 .46
    blood.pressure.cuff o: s M-30-44H26Q34-44 34-36V10Q34 18 26 18H-30Q-38 18-38 10V-36Q-38-44-30-44Z; s*.8 M-20-44V18; s+ M12 18V30Q12 44 24 44Q36 44 36 32V28; s+ O44 22 10
    chart.bar.xaxis.descending: f R26 8 20 18 4; f R-10-14 20 40 4; f R-46-42 20 68 4; s M-52 42H52; s*.8 M6-44L40-16M40-33V-15H22
    checkmark.app e: s R-41-41 82 82 24; s M-17 1L-5 14L18-15
    checkmark.circle.badge.plus: use checkmark.circle; put plus.circle.fill 34 34 .46
    checkmark.circle.badge.plus.fill: use checkmark.circle.fill; put plus.circle.fill 34 34 .46
    circle.on.square: s R-44-20 62 62 10; xf O16-14 34; s O16-14 28
    circle.on.square.merge: s M-14-20H-34Q-44-20-44-10V32Q-44 42-34 42H8Q18 42 18 32V14A28 28 0 1 0-12-20
    document.on.trash: use trash -8 4 .84; put doc.fill 30 -22 .4
    document.on.trash.fill: use trash.fill -8 4 .84; put doc.fill 30 -22 .4
    dot.crosshair: s M0-48V-16M0 16V48M-48 0H-16M16 0H48; f O0 0 9
    ellipsis.calendar: use calendar.blank; f O-20 12 7; f O0 12 7; f O20 12 7
    ellipsis.circle.badge: use ellipsis.circle; xf O34-34 23; f O34-34 17
    ellipsis.circle.badge.fill: use ellipsis.circle.fill; xf O34-34 23; f O34-34 17
    eye.half.closed: s M-54 0Q-36-12 0-12Q36-12 54 0Q30 32 0 32Q-30 32-54 0Z; s M-17-11A18 18 0 1 0 17-11
    eye.half.closed.fill: b M-54 0Q-36-12 0-12Q36-12 54 0Q30 32 0 32Q-30 32-54 0Z; xs*.8 M-17-11A18 18 0 1 0 17-11
    gauge.open: s M-31 36A47 47 0 1 1 31 36
    flame.gauge.open: use gauge.arc; use flame.fill 0 2 .44
    umbrella.gauge.open: use gauge.arc; use umbrella.fill 0 2 .44
    thermometer.gauge.open: use gauge.arc; use thermometer.medium 0 2 .5
    heat.waves.gauge.open: use gauge.arc; use heat.waves 0 0 .44
    fan.gauge.open: use gauge.arc; use fan.fill 0 0 .46
    aqi.medium.gauge.open: use gauge.arc; use aqi.medium 0 0 .5
    gauge.chart.lefthalf.righthalf: s M-40 22A46 46 0 1 1 40 22M0-24V-44
    gauge.chart.leftthird.topthird.rightthird: s M-40 22A46 46 0 1 1 40 22M-24-22L-34-36M24-22L34-36
    globe.fill: f O0 0 49.8; xs*.6 E0 0 20 50; xs*.6 M0-50V50M-50 0H50M-40-28Q0-12 40-28M-40 28Q0 12 40 28
    hand.thumbsdown.hand.thumbsup: use hand.thumbsup 26 -10 .64; use hand.thumbsdown -26 10 .64
    hand.thumbsdown.hand.thumbsup.fill: use hand.thumbsup.fill 26 -10 .64; put hand.thumbsdown.fill -26 10 .64
    key.shield: under shield; use key.fill 0 -4 .46
    key.shield.fill: use shield.fill; kuse key.fill 0 -4 .48
    lock.heart: under heart; use lock.fill 0 -2 .4
    lock.heart.fill: use heart.fill; kuse lock.fill 0 -2 .4
    lock.rectangle.dashed: use rectangle.dashed; use lock.fill 0 0 .46
    lock.square.dashed: use square.dashed; use lock.fill 0 0 .46
    pad.header o: s R-44-48 88 96 13; s M-44-24H44
    paint.bucket.classic: file paint-bucket 1.1
    person.2.shield: under shield; use person.2.fill 0 -4 .42
    person.2.shield.fill: use shield.fill; kuse person.2.fill 0 -4 .44
    pet.carrier oc: s R-52-22 104 62 12; s R-34-6 40 30 5; s+*.9 M-20-22Q-18-40 0-40Q18-40 20-22; s*.7 M-22-6V24M-8-6V24
    phone.pause: use phone -6 6 .9; s M24-44V-22M40-44V-22
    phone.pause.fill: use phone.fill -6 6 .9; s M24-44V-22M40-44V-22
    play.diamond: under diamond; f M-11-17L19 0L-11 17Z
    play.diamond.fill: use diamond.fill; kf M-11-18L20 0L-11 18Z
    plus.capsule e: s R-54-30 108 60 30; s M0-16V16M-16 0H16
    sensor.radiowaves.left.and.right: s R-20-20 40 40 11; f O0 0 5; s M-34-24Q-46 0-34 24M34-24Q46 0 34 24M-48-36Q-66 0-48 36M48-36Q66 0 48 36
    sensor.radiowaves.left.and.right.fill: b R-20-20 40 40 11; xf O0 0 6; s M-34-24Q-46 0-34 24M34-24Q46 0 34 24M-48-36Q-66 0-48 36M48-36Q66 0 48 36
    service.dog: use dog; f M-10-6Q10-10 22-6L18 12H-10Z
    service.dog.fill: use dog.fill; xs*.7 M-8-8L-12 14M22-8L18 18
    slider.horizontal.below.circle.lefthalf.filled: use circle.lefthalf.filled 0 -14 .6; s M-50 36H-18M6 36H50; s O-6 36 11
    slider.horizontal.below.circle.righthalf.filled: use circle.righthalf.filled 0 -14 .6; s M-50 36H-18M6 36H50; s O-6 36 11
    sparkle.text.clipboard: under clipboard; use sparkle 0 -6 .4; s*.8 M-20 24H20M-20 38H4
    sparkle.text.clipboard.fill: use clipboard.fill; kuse sparkle 0 -6 .44; ks*.8 M-20 24H20M-20 38H4
    strikethrough.double: s M22-26Q18-40 0-40Q-24-40-24-22M25 22Q25 40 0 40Q-24 40-27 26M-44-8H44M-44 8H44
    underline.double: s M-26-50V-18Q-26 10 0 10Q26 10 26-18V-50M-32 30H32M-32 48H32
    stroke.line.diagonal x: s M-35 35L35-35
    text.square.filled: f R-44.2-44.2 88.4 88.4 19.7; xs*.8 M-24-18H24M-24 0H24M-24 18H4
    suitcase.rolling.and.film e: s R-46-12 40 50 8; s+ M-34-12V-44H-20V-12; s+ R6-12 44 50 6; s+*.6 M16-12V38M40-12V38
    chevron.compact.left.chevron.compact.right: s M-22-30L-44 0L-22 30M22-30L44 0L22 30
    chevron.compact.up.chevron.compact.down: s M-30-22L0-44L30-22M-30 22L0 44L30 22
    chevron.up.chevron.right.chevron.down.chevron.left: s M-16-32L0-48L16-32M-16 32L0 48L16 32M-32-16L-48 0L-32 16M32-16L48 0L32 16
    chevron.right.dotted.chevron.right: s M4-31L35 0L4 31; f O-30-31 5; f O-15-16 5; f O0 0 5; f O-15 16 5; f O-30 31 5
    chevron.left.chevron.left.dotted: use chevron.right.dotted.chevron.right 0 0 -1 1
    chevron.forward.dotted.chevron.forward: = chevron.right.dotted.chevron.right
    chevron.backward.chevron.backward.dotted: = chevron.left.chevron.left.dotted
    chevron.down.forward.2: = chevron.down.right.2
    chevron.up.forward.2: = chevron.up.right.2
    characters.uppercase: = textformat.abc
    cable.connector.video: use cable.connector.horizontal
    """#
}

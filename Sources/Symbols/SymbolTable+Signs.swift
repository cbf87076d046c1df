extension SymbolTable {
  /// Mathematics, letters, bodies, clothes, games and marks.
  static let signs = #"""
    minus.forwardslash.plus: s*.85 M-45-25H-11M28 8V42M11 25H45M-30 42L30-42
    lessthanorequalto cs: s M33-40L-33-14L33 12M-33 36H33
    greaterthanorequalto cs: s M-33-40L33-14L-33 12M-33 36H33
    notequal cs: s M-35-13H35M-35 13H35M22-40L-22 40
    parentheses: s M-20-46Q-58 0-20 46M20-46Q58 0 20 46
    numbersign: = number
    paragraphsign: s M-4 44V-40M18 44V-40M28-40H-6Q-30-40-30-18Q-30 4-6 4
    fx: use f.small -22 2; s M8-16L36 24M36-16L8 24
    angle: s M44 38H-44L30-36M2 38Q2 16-14 4
    compass.drawing: s M0-30L-28 44M0-30L28 44M-36 10Q0 34 36 10; s O0-38 8
    scalemass o: s M-26-20H26L46 40H-46Z; s+ O0-32 11
    plus.diamond: under diamond; s M0-19V19M-19 0H19
    plus.diamond.fill: use diamond.fill; ks M0-19V19M-19 0H19
    minus.diamond: under diamond; s M-19 0H19
    minus.diamond.fill: use diamond.fill; ks M-19 0H19
    xmark.diamond: under diamond; s M-14-14L14 14M14-14L-14 14
    xmark.diamond.fill: use diamond.fill; ks M-14-14L14 14M14-14L-14 14
    checkmark.diamond: under diamond; s M-16 1L-5 13L17-14
    checkmark.diamond.fill: use diamond.fill; ks M-16 1L-5 13L17-14
    plus.rectangle e: s R-53-36 106 72 13; s M0-18V18M-18 0H18
    minus.rectangle e: s R-53-36 106 72 13; s M-18 0H18
    xmark.rectangle e: s R-53-36 106 72 13; s M-14-14L14 14M14-14L-14 14
    checkmark.rectangle e: s R-53-36 106 72 13; s M-17 1L-5 14L18-15
    plus.rectangle.portrait e: s R-36-53 72 106 13; s M0-18V18M-18 0H18
    minus.rectangle.portrait e: s R-36-53 72 106 13; s M-18 0H18
    xmark.rectangle.portrait e: s R-36-53 72 106 13; s M-14-14L14 14M14-14L-14 14
    checkmark.rectangle.portrait e: s R-36-53 72 106 13; s M-17 1L-5 14L18-15
    ellipsis.rectangle e: s R-53-36 106 72 13; f O-24 0 7; f O0 0 7; f O24 0 7
    pause.rectangle e: s R-56-42 112 84 16; s M-12-18V18M12-18V18
    lock.rectangle e: s R-53-39 106 78 13; use lock.fill 0 0 .46
    lock.square.stack e: s R-44-18 88 64 14; use lock.fill 0 14 .4; s+ M-34-33H34M-26-47H26
    lock.rectangle.stack e: s R-53-20 106 66 13; use lock.fill 0 12 .4; s+ M-38-35H38M-28-49H28
    exclamationmark.lock e: s R-31-6 62 54 13; s M0 8V22; f O0 33 5; s+ M-21-6V-24Q-21-47 0-47Q21-47 21-24V-6
    lock.open.rotation: use arrow.clockwise; use lock.open.fill 2 6 .34
    key.2.on.ring o: s O0-24 22; s+ M-16-8L-26 44L-14 48L-8 36M16-8L26 44L14 48L8 36; f O0-24 6
    key.card e: s R-54-36 108 72 12; use key.fill 0 0 .5
    123.rectangle e: s R-56-36 112 72 12; use 1 -26 0 .44; use 2 -2 0 .44; use 3 26 0 .44
    numbers: = textformat.123
    numbers.rectangle: = 123.rectangle
    numbers.rectangle.fill: = 123.rectangle.fill
    textformat.numbers: = textformat.123
    textformat.characters: = textformat.abc
    textformat.abc.dottedunderline: use textformat.abc 0 -8; f O-44 36 4; f O-27 36 4; f O-9 36 4; f O9 36 4; f O27 36 4; f O44 36 4
    textformat.characters.dottedunderline: = textformat.abc.dottedunderline
    textformat.12: use 1 -20 0 .9; use 2 18 0 .9
    textformat.superscript: use a -16 8 .9; use 1 38 -28 .4
    textformat.subscript: use a -16 -4 .9; use 1 38 30 .4
    bold.underline: use bold 0 -8 .8; s M-32 44H32
    shadow: use s -6 -6 .9; s*.5 M26-14Q24-26 6-28M-14 30Q-2 40 14 38Q32 34 30 16
    character.sutton: use a 0 0 1.1
    character.phonetic: s M20-20V24M20 0A20 20 0 1 0 20 4M-38-44L-24-32
    character.magnify: use magnifyingglass; use a -10.5 -10.5 .44
    character.square: s R-39.5-39.5 79 79 15; use a 0 0 .6
    character.square.fill: f R-44.2-44.2 88.4 88.4 19.7; kuse a 0 0 .62
    f.cursive cx: s M24-40Q4-46-2-20L-14 36Q-18 50-30 44M-20-8H14
    info.circle.text.page: under doc; s*.8 M-20 8H20M-20 28H8; put info.circle.fill 30 34 .46
    exclamationmark.questionmark: use exclamationmark -22 0; use questionmark 18 0
    at.badge.plus: use at -6 0; put plus.circle.fill 36 34 .46
    at.badge.minus: use at -6 0; put minus.circle.fill 36 34 .46
    chart.bar.xaxis.ascending b: f R-46 8 20 18 4; f R-10-14 20 40 4; f R26-42 20 68 4; s M-52 42H52; s*.8 M-46-18L-14-44M-30-44H-13V-28
    chart.bar.yaxis: s M-46-46V46; f R-34-40 44 20 4; f R-34-10 76 20 4; f R-34 20 28 20 4
    chart.line.flattrend.xyaxis c: s M-46-44V32Q-46 44-34 44H46M-28 0H36M22-13L37 0L22 13
    waveform.path.ecg.rectangle e: s R-56-39 112 78 13; s*.85 M-40 2H-24L-14-16L0 20L12-18L22 2H40
    waveform.path.ecg.text.page: under doc; s*.8 M-26 0H-14L-6-14L6 14L14 0H26; s*.8 M-18 30H18
    waveform.path.ecg.text.page.fill: use doc.fill; ks*.8 M-26 2H-14L-6-12L6 16L14 2H26; ks*.8 M-18 32H18
    waveform.path.ecg.magnifyingglass: use magnifyingglass; s*.75 M-34-10H-24L-17-22L-6 4L1-10H12
    waveform.low: s M-44-4V4M-29-8V8M-14-14V14M0-8V8M15-16V16M30-8V8M44-4V4
    waveform.mid: s M-44-5V5M-29-14V14M-14-26V26M0-16V16M15-30V30M30-14V14M44-5V5
    waveform.and.mic: use waveform -16 0 .72; use mic.fill 38 0 .7
    waveform.and.magnifyingglass: use waveform -10 -6 .78; put magnifyingglass 26 20 .6
    waveform.and.person.filled: use waveform -18 0 .7; use person.fill 36 4 .62
    simcard.2: use simcard 16 -6 .8; cut simcard.fill -14 8 .8; use simcard -14 8 .78
    simcard.2.fill: use simcard.fill 16 -6 .8; put simcard.fill -14 8 .8
    esim o: s M-34-48H14L38-24V48H-34Z; s*.8 R-18-10 38 38 6
    bonjour: s O0 0 45.1; s*.9 M-6-34L14-14L0 0L20 20L0 40M-20-20L0 0L-20 20
    hourglass.and.lock: use hourglass -14 0; put lock.fill 30 26 .5
    livephoto xd: s O0 0 16; s*.9 O0 0 29; f O0-45 3.500; f O17-41.500 3.500; f O32-32 3.500; f O41.500-17 3.500; f O45 0 3.500; f O41.500 17 3.500; f O32 32 3.500; f O17 41.500 3.500; f O0 45 3.500; f O-17 41.500 3.500; f O-32 32 3.500; f O-41.500 17 3.500; f O-45 0 3.500; f O-41.500-17 3.500; f O-32-32 3.500; f O-17-41.500 3.500
    livephoto.play: use livephoto; xf O0 0 33; f M-10-18L18 0L-10 18Z; s*.9 O0 0 29
    livephoto.badge.automatic: use livephoto; put a.circle.fill 34 34 .46
    helm d: s O0 0 30; s O0 0 10; s M0-50V-10M0 50V10M-50 0H-10M50 0H10M35-35L7-7M-35-35L-7-7M35 35L7 7M-35 35L-7 7
    dot.scope: use scope; f O0 0 9
    arcade.stick.console od: s M-44 12H44L54 40H-54Z; s+ M-16 12V-14; s+ O-16-28 14; f O20 26 6; f O36 26 6
    l.joystick e: s O0 0 45.1; s O0 0 28; use l 0 0 .4
    r.joystick e: s O0 0 45.1; s O0 0 28; use r 0 0 .4
    button.horizontal o: s R-52-22 104 44 22
    button.roundedtop.horizontal o: s M-50 24V-2Q-50-26-26-26H26Q50-26 50-2V24Z
    button.roundedbottom.horizontal o: s M-50-24V2Q-50 26-26 26H26Q50 26 50 2V-24Z
    l1.rectangle.roundedbottom e: s M-50-24V2Q-50 26-26 26H26Q50 26 50 2V-24Z; use l -10 -2 .36; use 1 12 -2 .36
    r1.rectangle.roundedbottom e: s M-50-24V2Q-50 26-26 26H26Q50 26 50 2V-24Z; use r -12 -2 .36; use 1 12 -2 .36
    l1 hc: use l -26 0; use 1 26 0
    l2 hc: use l -28 0; use 2 26 0
    lb hc: use l -28 0; use b 28 0
    lt hc: use l -30 0; use t 28 0
    r1 hc: use r -26 0; use 1 28 0
    r2 hc: use r -28 0; use 2 28 0
    rb hc: use r -28 0; use b 28 0
    rt hc: use r -28 0; use t 30 0
    swatchpalette o: s M-44-46H-10V30Q-10 46-27 46Q-44 46-44 30Z; s+ M-10-20L12-40L38-14L-10 34M-14 44H44V8H22; f O-27 30 5
    cup.and.heat.waves o: s M-44-8H32V10Q32 40 2 40H-14Q-44 40-44 10Z; s+ M32-2H40Q52-2 52 10Q52 24 31 24; s+*.9 M-24-22Q-32-32-24-42M-6-22Q-14-32-6-42M12-22Q4-32 12-42
    waterbottle o: s M-14-38H14V-28Q26-24 26-10V40Q26 50 16 50H-16Q-26 50-26 40V-10Q-26-24-14-28Z; s+ M-10-50H10; s*.8 M-26 2H26
    medical.thermometer o: s M36-46Q46-36 38-28L-16 26L-30 30L-26 16L28-38Z; s+ M-30 30L-46 46; s*.7 M14-14L20-8M2-2L8 4
    facemask o: s M-34-18Q0-40 34-18V10Q34 36 0 36Q-34 36-34 10Z; s+ M-34-14Q-56-22-54-4Q-52 16-33 16M34-14Q56-22 54-4Q52 16 33 16; s*.8 M-16 0H16M-16 14H16
    ivfluid.bag o: s M-26-40H26V14Q26 28 12 28H-12Q-26 28-26 14Z; s+ M-8-50H8M0 28V52; s*.8 M-26-6H26
    cross.vial e: s M-20-28V34Q-20 48-6 48H6Q20 48 20 34V-28Z; s+ M-28-46H28V-30H-28Z; s*.9 M0-6V24M-15 9H15
    inhaler o: s M-30-46H2V-8L40-4V16Q40 24 32 24H-30Z; s+ M-24 36V44M-8 36V44M8 36V44
    hat.cap o: s M-38 14Q-38-28 0-30Q34-28 36 10L54 16Q58 24 50 26Q10 14-38 20Z; s+ M0-30V-38
    hat.widebrim o: s M-30 10L-22-26Q-18-38 0-34Q18-38 22-26L30 10Q54 12 54 20Q54 32 0 32Q-54 32-54 20Q-54 12-30 10Z; s*.8 M-28 4Q0 14 28 4
    jacket odc: s M-20-44L-46-32L-54 36H-36V44H36V36H54L46-32L20-44L0-28Z; s*.8 M0-28V44; s*.8 M-36 36V-10M36 36V-10
    coat odc: s M-18-46L-42-36L-50 20H-34V48H34V20H50L42-36L18-46L0-24Z; s*.8 M0-24V48; f O-10 4 3.500; f O-10 20 3.500
    shoe ocd: s M-50-22L-20-26Q-14-6 4-4Q30-4 48 10Q54 14 52 26H-48Q-54 4-50-22Z; s*.8 M-52 14H52; s*.8 M-14-14L-4-22M-4-8L6-16
    shoe.2 od: s M-50-6L-24-10Q-18 6-2 8Q14 8 26 20Q30 24 28 34H-48Q-54 16-50-6Z; s+ M-28-22L-4-28Q2-12 18-10Q40-8 50 4Q54 8 52 16H36
    shoeprints.fill: f M-22 4Q-38-4-34-26Q-30-46-18-46Q-6-44-6-26Q-8-8-12 4Q-16 8-22 4ZM-24 14L-10 12Q-6 28-16 32Q-28 32-24 14Z; f M22 22Q6 14 10-8Q14-28 26-28Q38-26 38-8Q36 10 32 22Q28 26 22 22ZM20 32L34 30Q38 46 28 50Q16 50 20 32Z
    film.stack od: s R-53-16 106 62 11; s*.8 M-30-16V46M30-16V46M-30 15H30; s+ M-38-31H38M-28-46H28
    movieclapper od: s R-50-12 100 56 10; s+ M-50-12L-54-26L44-48L48-34L-50-12; s+*.7 M-32-30L-26-18M-8-36L-2-24M16-41L22-29
    face.dashed.fill: f O0 0 44; xf E-15-12 5.5 7.5; xf E15-12 5.5 7.5; xs*.8 M-22 12Q0 36 22 12; xs*.5 M-34-34L-28-28M34-34L28-28M-34 34L-28 28M34 34L28 28M0-48V-40M0 48V40M-48 0H-40M48 0H40
    eyes.inverse: f E-27 0 27 43; f E27 0 27 43; xf E-21 10 13 18; xf E33 10 13 18
    nose: s M-8-44Q-6-10-22 10Q-32 26-20 34Q-12 38-4 34Q0 38 4 34Q12 38 20 34Q32 26 22 10Q6-10 8-44
    nose.fill: b M-8-44Q-6-10-22 10Q-32 26-20 34Q-12 38-4 34Q0 38 4 34Q12 38 20 34Q32 26 22 10Q6-10 8-44Z
    comb od: s M-50-22H50Q54-22 54-16V-4H-54V-16Q-54-22-50-22Z; s+ M-48-4V24M-32-4V24M-16-4V24M0-4V24M16-4V24M32-4V24M48-4V24
    mustache o: s M0-4Q-10-22-28-14Q-40-6-56-14Q-50 22-22 18Q-6 16 0 4Q6 16 22 18Q50 22 56-14Q40-6 28-14Q10-22 0-4Z
    mouth o: s M-54 0Q-20-30-6-18Q0-14 6-18Q20-30 54 0Q24 34 0 34Q-24 34-54 0Z; s*.8 M-50 0Q-20-4 0 2Q20-4 50 0
    sunglasses d: file sunglasses 1.15
    brain.fill d: b M0-36Q-8-48-22-42Q-34-40-34-26Q-48-18-42-2Q-50 16-36 24Q-34 42-18 42Q-4 44 0 32ZM0-36Q8-48 22-42Q34-40 34-26Q48-18 42-2Q50 16 36 24Q34 42 18 42Q4 44 0 32Z; xs*.6 M0-34V34M-20-18Q-12-14-12-4M20-18Q12-14 12-4M-26 10Q-16 10-14 20M26 10Q16 10 14 20
    brain.head.profile: s M-16 50V34H-26Q-34 34-34 26V12L-46 8L-34-14Q-34-50 6-50Q46-48 46-10Q46 8 34 20V50; use brain 8 -12 .5
    brain.head.profile.fill: b M-16 50V34H-26Q-34 34-34 26V12L-46 8L-34-14Q-34-50 6-50Q46-48 46-10Q46 8 34 20V50Z; cut0 brain.fill 8 -12 .5; s*.6 M8-30V6
    brain.filled.head.profile: s M-16 50V34H-26Q-34 34-34 26V12L-46 8L-34-14Q-34-50 6-50Q46-48 46-10Q46 8 34 20V50; use brain.fill 8 -12 .5
    head.profile h: s M-16 50V34H-26Q-34 34-34 26V12L-46 8L-34-14Q-34-50 6-50Q46-48 46-10Q46 8 34 20V50
    hearingdevice.ear: use ear -6 6 .9; s M-10-50Q30-54 40-20
    hearingdevice.ear.fill: use ear.fill -6 6 .9; s M-10-50Q30-54 40-20
    hand.raised.app e: s R-41-41 82 82 24; use hand.raised.fill 0 0 .52
    hand.raised.fingers.spread d: s M-22 14L-46-12Q-50-20-43-22Q-38-24-34-19L-20-5L-34-40Q-36-47-30-49Q-24-50-21-44L-9-12L-8-48Q-7-54-1-54Q5-54 6-48V-12L18-42Q21-48 27-46Q33-43 31-37L21-3L36-16Q42-20 46-16Q49-11 45-6L26 24Q20 50-4 50Q-22 50-22 14Z
    hand.raised.fingers.spread.fill: b M-22 14L-46-12Q-50-20-43-22Q-38-24-34-19L-20-5L-34-40Q-36-47-30-49Q-24-50-21-44L-9-12L-8-48Q-7-54-1-54Q5-54 6-48V-12L18-42Q21-48 27-46Q33-43 31-37L21-3L36-16Q42-20 46-16Q49-11 45-6L26 24Q20 50-4 50Q-22 50-22 14Z
    hand.raised.palm.facing: use hand.raised 0 0 -1 1
    hand.raised.palm.facing.fill: use hand.raised.fill 0 0 -1 1
    hand.palm.facing: = hand.raised.palm.facing
    hand.palm.facing.fill: = hand.raised.palm.facing.fill
    hand.rays: use hand.raised 0 12 .72; s*.8 M0-40V-52M-26-34L-33-44M26-34L33-44
    hand.rays.fill: use hand.raised.fill 0 12 .72; s*.8 M0-40V-52M-26-34L-33-44M26-34L33-44
    hand.pinch: use hand.point.up.left 2 8 .86; s*.8 M-40-36L-30-26M-44-14H-34
    hand.pinch.fill: use hand.point.up.left.fill 2 8 .86; s*.8 M-40-36L-30-26M-44-14H-34
    hand.draw: use hand.point.up.left 10 14 .76; s M-50-2Q-44-44-26-34Q-16-26-34-8
    hand.draw.fill: use hand.point.up.left.fill 10 14 .76; s M-50-2Q-44-44-26-34Q-16-26-34-8
    hand.draw.badge.ellipsis: use hand.draw; xf O38 38 26; f O38 38 20; xf O29 38 3.500; xf O38 38 3.500; xf O47 38 3.500
    hand.point.up.left.and.text: use hand.point.up.left -22 6 .8; s M20-26H54M20-4H54M20 18H40
    hand.point.up.left.and.text.fill: use hand.point.up.left.fill -22 6 .8; s M20-26H54M20-4H54M20 18H40
    hands.and.sparkles: use hand.raised -26 12 -.66 .66; use hand.raised 26 12 .66; use sparkle 0 -40 .3
    hands.and.sparkles.fill: use hand.raised.fill -26 12 -.66 .66; use hand.raised.fill 26 12 .66; use sparkle 0 -40 .3
    photo.on.rectangle.angled.fill: = photo.on.rectangle.fill
    sparkles.rectangle.stack e: s R-53-20 106 66 13; use sparkle -8 14 .44; use sparkle 22 2 .22; s+ M-38-35H38M-28-49H28
    checkmark.rectangle.stack e: s R-53-20 106 66 13; s M-17 13L-5 26L18-3; s+ M-38-35H38M-28-49H28
    app.gift e: s R-41-41 82 82 24; use gift.fill 0 0 .46
    app.connected.to.app.below.fill: f R-25-50 50 40 12; f R-25 10 50 40 12; s*.8 M0-10V10
    arrow.down.app e: s R-41-41 82 82 24; s M0-20V19M-15 5L0 20L15 5
    arrow.up.forward.app e: s R-41-41 82 82 24; s M-16 16L16-16M-6-17H17V6
    xmark.app e: s R-41-41 82 82 24; s M-14-14L14 14M14-14L-14 14
    questionmark.app e: s R-41-41 82 82 24; use questionmark 0 0 .55
    questionmark.app.dashed: use app.dashed; use questionmark 0 0 .55
    lock.app.dashed: use app.dashed; use lock.fill 0 -1 .44
    appclip: use app.dashed; f O0 0 10
    appstore: s O0 0 45.1; s M-4-24L16 14M4-24L-16 14M-24 10H8M16 10H24
    flashlight.off.fill: f M-22-50H22V-36Q22-26 13-18V42Q13 50 5 50H-5Q-13 50-13 42V-18Q-22-26-22-36Z; xs*.6 M-24-36H24; xf R-4-6 8 20 4
    flashlight.on.fill: f M-22-36H22V-30Q22-20 13-12V44Q13 52 5 52H-5Q-13 52-13 44V-12Q-22-20-22-30Z; xs*.5 M-24-26H24; xf R-4 0 8 18 4; s*.8 M0-44V-54M-20-44L-26-53M20-44L26-53
    flashlight h: use flashlight.off.fill
    flashlight.off hc: use flashlight.off.fill
    flashlight.on hc: use flashlight.on.fill
    badge.plus.radiowaves.right: s O-22 0 28; s*.8 M-22-12V12M-34 0H-10; s M20-22Q32 0 20 22M36-34Q54 0 36 34
    backward.frame: use forward.frame 0 0 -1 1
    backward.frame.fill: use forward.frame.fill 0 0 -1 1
    speaker.plus.fill: use speaker.fill -14 0; s M16 0H44M30-14V14
    speaker.minus.fill: use speaker.fill -14 0; s M16 0H44
    speaker.zzz: use speaker -14 4; s*.8 M18 0H40L18 26H40
    speaker.zzz.fill: use speaker.fill -14 4; s*.8 M18 0H40L18 26H40
    repeat.badge.xmark: use repeat; put xmark.circle.fill 38 32 .44
    music.microphone: = music.mic
    music.pages e: s M-40-46H16L40-22V46H-40Z; use music.note 0 8 .5
    microphone: = mic
    microphone.fill: = mic.fill
    swiftdata: use swift -8 0 .7; s*.8 M24-30H48M28-10H48M28 10H48M24 30H48
    globe.desk o: s O4-10 30; s+ M-30-38A44 44 0 0 0 34 22M4 32V46M-20 48H28
    globe.badge.chevron.backward: use globe; put chevron.left.circle.fill 34 34 .44
    network.badge.shield.half.filled: use globe; put shield.lefthalf.filled 34 30 .46
    shippingbox.and.arrow.backward: use shippingbox 10 0 .84; s M-30 0H-58M-46-12L-58 0L-46 12
    shippingbox.and.arrow.backward.fill: use shippingbox.fill 10 0 .84; s M-30 0H-58M-46-12L-58 0L-46 12
    slider.horizontal.2.square.on.square: s M-18-24H-32Q-44-24-44-12V32Q-44 44-32 44H12Q24 44 24 32V24; s R-20-44 64 64 12; s*.6 M-8-22H4M20-22H32M-8-2H8M24-2H32; s*.6 O12-22 6; s*.6 O16-2 6
    slider.horizontal.2.gobackward: use gobackward; s*.6 M-18 2H-4M12 2H18M-18 20H-10M6 20H18; s*.6 O4 2 6; s*.6 O-2 20 6
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath: use rectangle -4 -6 .9; s*.6 M-36-14H-12M8-14H28M-36 4H-24M-6 4H4; put arrow.triangle.2.circlepath 34 22 .44
    slider.horizontal.2.square.badge.arrow.down: use slider.horizontal.2.square; put arrow.down.circle.fill 34 34 .46
    slider.horizontal.below.rectangle: s R-50-42 100 48 11; s M-50 32H-18M6 32H50; s O-6 32 11
    slider.horizontal.below.square.filled.and.square: f R-50-42 42 42 10; s R12-40 36 36 8; s M-50 32H-18M6 32H50; s O-6 32 11
    slider.horizontal.below.square.and.square.filled: s R-48-40 36 36 8; f R10-42 42 42 10; s M-50 32H-18M6 32H50; s O-6 32 11
    slider.horizontal.below.sun.max: use sun.max 0 -16 .6; s M-50 34H-18M6 34H50; s O-6 34 11
    point.topleft.down.to.point.bottomright.curvepath o: s O-36-34 11; s+ O36 34 11; s+ M-24-34H-8Q14-34 0 0Q-14 34 8 34H24
    point.topleft.down.curvedto.point.bottomright.up.fill: f O-36-34 15; f O36 34 15; s M-24-34H20Q42-34 42-16Q42 0 20 0H-20Q-42 0-42 17Q-42 34-20 34H24
    point.bottomleft.forward.to.point.topright.scurvepath o: s O-38 32 11; s+ O38-32 11; s+ M-26 32H-6Q6 32 6 20V-20Q6-32 18-32H26
    point.forward.to.point.capsulepath o: s O-38 0 11; s+ O38 0 11; s+ M-30-10Q-24-30 0-30Q24-30 30-10M-30 10Q-24 30 0 30Q24 30 30 10
    point.3.filled.connected.trianglepath.dotted: f O0-34 15; f O-36 28 15; f O36 28 15; f O-18-3 5; f O18-3 5; f O0 28 5
    arrow.up.and.down.and.sparkles: use arrow.up.and.down -20 0; use sparkle 28 8 .44; use sparkle 44 -26 .24
    burn d: s*.8 M-34-34L34 34M34-34L-34 34M-48 0H48M0-48V48; xf O0 0 16; s O0 0 12
    lifepreserver o: s O0 0 45.1; s O0 0 20; s*.9 M-14-14L-32-32M14-14L32-32M-14 14L-32 32M14 14L32 32
    recordingtape c: s O-32 0 20; s O32 0 20; s M-32 20H32
    fibrechannel: s M-50-20H50M-50 0H50M-50 20H50; f O-24-20 8; f O24 0 8; f O-8 20 8
    finder: s R-46-46 92 92 16; s*.9 M4-46Q-14-10-10 10H8Q6 24 12 46M-26-14V-4M26-14V-4M-28 16Q0 36 28 16
    siri: s O0 0 45.1; s*.9 M-34 0Q-17-34 0 0T34 0M-34 0Q-17 26 0 0T34 0
    apple.intelligence: s*.6 M0-44C1-44 2-43 3-42C4-40 5-38 7-35C9-33 11-30 13-26C15-23 18-20 20-16C23-13 26-10 29-7C31-4 34-1 36 1C38 3 40 5 41 6C43 8 43 9 43 10C43 11 42 11 40 12C38 13 36 14 33 15C30 16 27 17 23 18C19 20 15 22 11 23C7 25 4 27 0 29C-3 31-6 33-9 35C-12 37-14 38-15 39C-17 40-18 40-19 40C-20 39-20 38-21 36C-21 34-21 32-22 29C-22 26-22 22-23 18C-24 14-24 10-25 6C-26 2-27-3-29-6C-30-10-31-14-32-17C-33-19-34-22-35-24C-35-25-35-27-34-27C-34-28-33-28-31-28C-29-28-26-28-23-28C-20-27-17-27-13-27C-9-26-4-26 0-26C4-26 9-26 13-27C17-27 20-27 23-28C26-28 29-28 31-28C33-28 34-28 34-27C35-27 35-25 35-24C34-22 33-19 32-17C31-14 30-10 29-6C27-3 26 2 25 6C24 10 24 14 23 18C22 22 22 26 22 29C21 32 21 34 21 36C20 38 20 39 19 40C18 40 17 40 15 39C14 38 12 37 9 35C6 33 3 31 0 29C-4 27-7 25-11 23C-15 22-19 20-23 18C-27 17-30 16-33 15C-36 14-38 13-40 12C-42 11-43 11-43 10C-43 9-43 8-41 6C-40 5-38 3-36 1C-34-1-31-4-29-7C-26-10-23-13-20-16C-18-20-15-23-13-26C-11-30-9-33-7-35C-5-38-4-40-3-42C-2-43-1-44 0-44Z
    apple.image.playground e: s R-44-44 88 88 20; use sparkle -8 8 .6; use sparkle 22 -20 .3
    apple.writing.tools: use pencil -8 8 .8; use sparkle 30 -30 .4; use sparkle -30 -36 .24
    apple.meditate: = figure.mind.and.body
    apple.haptics.and.music.note: use music.note 0 0 .8; s*.8 M-34-22Q-44 0-34 22M34-22Q44 0 34 22
    apple.haptics.and.exclamationmark.triangle: use exclamationmark.triangle 0 0 .7; s*.8 M-46-22Q-56 0-46 22M46-22Q56 0 46 22
    livetext.viewfinder: = text.viewfinder
    long.text.page.and.pencil: s M32-4V-38Q32-50 20-50H-26Q-38-50-38-38V38Q-38 50-26 50H0; s*.8 M-20-28H14M-20-10H14M-20 8H0; put pencil 26 24 .58
    long.text.page.and.pencil.fill: b M32 50V-38Q32-50 20-50H-26Q-38-50-38-38V38Q-38 50-26 50Z; xs*.8 M-20-28H14M-20-10H14M-20 8H0; put pencil 26 24 .58
    placeholdertext.fill: f R-46-34 92 14 4; f R-46-8 92 14 4; f R-46 18 60 14 4
    speaker.square: s R-39.5-39.5 79 79 15; use speaker.fill 10 0 .46
    speaker.square.fill: f R-44.2-44.2 88.4 88.4 19.7; kuse speaker.fill 10 0 .48
    speaker.slash.circle: under circle; use speaker.slash.fill 0 0 .5
    speaker.slash.circle.fill: f O0 0 49.8; kuse speaker.slash.fill 0 0 .52
    alarm.waves.left.and.right: use alarm 0 0 .84; s M-46-26Q-58 2-46 30M46-26Q58 2 46 30
    alarm.waves.left.and.right.fill: use alarm.fill 0 0 .84; s M-46-26Q-58 2-46 30M46-26Q58 2 46 30
    checkmark.circle.badge.questionmark: use checkmark.circle; put questionmark.circle.fill 34 34 .46
    checkmark.circle.badge.xmark: use checkmark.circle; put xmark.circle.fill 34 34 .46
    checkmark.circle.badge.questionmark.fill: use checkmark.circle.fill; put questionmark.circle.fill 34 34 .46
    checkmark.circle.badge.xmark.fill: use checkmark.circle.fill; put xmark.circle.fill 34 34 .46
    checkmark.circle.trianglebadge.exclamationmark: use checkmark.circle; put exclamationmark.triangle.fill 34 32 .46
    arrow.up.circle.badge.clock: use arrow.up.circle; put clock 36 34 .44
    arrow.uturn.left.circle.badge.ellipsis: use arrow.uturn.left.circle; put ellipsis.circle.fill 34 34 .46
    arrow.uturn.backward.circle.badge.ellipsis: = arrow.uturn.left.circle.badge.ellipsis
    wrench.adjustable d: file wrench-adjustable 1.1
    key.radiowaves.forward x: use key -14 0 .84; s M34-22Q46 0 34 22M48-34Q66 0 48 34
    key.radiowaves.forward.fill: use key.fill -14 0 .84; s M34-22Q46 0 34 22M48-34Q66 0 48 34
    arrow.up.backward.and.arrow.down.forward.rectangle: = arrow.up.left.and.arrow.down.right.rectangle
    arrow.down.forward.and.arrow.up.backward.rectangle: = arrow.down.right.and.arrow.up.left.rectangle
    arrow.up.forward.and.arrow.down.backward.rectangle: = arrow.up.right.and.arrow.down.left.rectangle
    arrow.down.backward.and.arrow.up.forward.rectangle: = arrow.down.left.and.arrow.up.right.rectangle
    battery.75.bolt: use battery.75; put bolt.fill -7 0 .7
    battery.50.bolt: use battery.50; put bolt.fill -7 0 .7
    battery.25.bolt: use battery.25; put bolt.fill -7 0 .7
    battery.75percent.bolt: = battery.75.bolt
    battery.50percent.bolt: = battery.50.bolt
    battery.25percent.bolt: = battery.25.bolt
    battery.100percent.circle: under circle; use battery.100 0 0 .54
    battery.100percent.circle.fill: f O0 0 49.8; kuse battery.100 0 0 .56
    circle.hexagonpath.fill: f O0-34 15; f O0 34 15; f O-29.4-17 15; f O29.4-17 15; f O-29.4 17 15; f O29.4 17 15
    circles.hexagonpath.fill: = circle.hexagonpath.fill
    gauge.badge.plus: use gauge; put plus.circle.fill 34 32 .46
    gauge.badge.minus: use gauge; put minus.circle.fill 34 32 .46
    gauge.with.dots.needle.bottom.50percent.badge.plus: use gauge.with.dots.needle.bottom.50percent; put plus.circle.fill 34 32 .46
    gauge.with.dots.needle.bottom.50percent.badge.minus: use gauge.with.dots.needle.bottom.50percent; put minus.circle.fill 34 32 .46
    keyboard.chevron.compact.down.fill: use keyboard.fill 0 -12; s M-16 32L0 39L16 32
    keyboard.chevron.compact.left: use keyboard 8 0 .88; s M-56-12L-62 0L-56 12
    keyboard.chevron.compact.left.fill: use keyboard.fill 8 0 .88; s M-56-12L-62 0L-56 12
    keyboard.onehanded.left: s R-58-32 116 64 11; use keyboard -22 0 .52; s*.8 M32-14L22 0L32 14M44-14V14
    keyboard.onehanded.right: use keyboard.onehanded.left 0 0 -1 1
    mic.and.signal.meter: use mic -22 0; f R8 14 10 20 3; f R24-2 10 36 3; f R40-20 10 54 3
    mic.and.signal.meter.fill: use mic.fill -22 0; f R8 14 10 20 3; f R24-2 10 36 3; f R40-20 10 54 3
    pano.badge.play: use pano; put play.circle.fill 40 30 .46
    pano.badge.play.fill: use pano.fill; put play.circle.fill 40 30 .46
    photo.tv.fill: use tv.fill; xs*.8 M-40 14L-20-4L-6 8L14-12L40 12; xf O-26-24 5.5
    questionmark.folder.fill: use folder.fill; kuse questionmark 0 10 .46
    square.3.layers.3d.fill: = square.stack.3d.up.fill
    square.and.arrow.down.on.square.fill: s M-27-28H-33Q-44-28-44-14V16Q-44 27-35 28M14-28H16Q28-28 28-18; f R-29-11 76 70 14; xs*2.2 M9-20V26; s M9-54V26M-6 12L9 27L24 12; xs M9 20V26M-6 12L9 27L24 12
    square.and.arrow.up.on.square.fill: s M-27-28H-33Q-44-28-44-14V16Q-44 27-35 28; f R-29-11 76 70 14; xs*2.2 M9-20V26; s M9 24V-53M-6-39L9-54L24-39
    storefront.fill: s M-46-40H46L52-16Q50-4 40-4Q28-4 26-14Q24-4 13-4Q2-4 0-14Q-2-4-13-4Q-24-4-26-14Q-28-4-40-4Q-50-4-52-16Z; f M-46 4H46V42Q46 48 40 48H-40Q-46 48-46 42ZM-46-44H46L55-18H-55Z; xf R-28 18 24 18 3; xf R12 16 20 34 3
    tablecells.badge.ellipsis: use tablecells; xf O40 34 26; f O40 34 20; xf O31 34 3.5; xf O40 34 3.5; xf O49 34 3.5
    person.crop.circle.dashed.circle: under circle; use person.crop.circle.dashed 0 0 .6
    4.alt hcs: s M14 35V-35M-24-35V2Q-24 10-16 10H26
    6.alt hcs: s M10-35L-18 4; s O0 14 21
    9.alt hcs: s M-10 35L18-4; s O0-14 21
    r.square.on.square: use square.on.square; use r 11 -11 .44
    h.square.on.square: use square.on.square; use h 11 -11 .44
    j.square.on.square: use square.on.square; use j 11 -11 .44
    circle.filled.iphone: s R-29-54 58 108 15; f O0 0 16
    circle.filled.ipad: s R-41-54 82 108 13; f O0 0 20
    rectangle.dashed.badge.record: use rectangle.dashed; xf O42 28 24; f O42 28 17
    rectangle.inset.filled.badge.record: use rectangle.inset.filled; xf O42 28 24; f O42 28 17
    menubar.dock.rectangle.badge.record: use menubar.dock.rectangle; xf O42 28 24; f O42 28 17
    clock.circle: under circle; s*.8 O0 0 25; s*.8 M0-15V0H-10
    clock.circle.fill: f O0 0 49.8; ks*.8 O0 0 26; ks*.8 M0-15V0H-10
    envelope.open.badge.clock: use envelope.open; put clock 36 32 .46
    calendar.and.person: use calendar -6 -4 .9; put person.fill 34 24 .56
    circle.filled.pattern.diagonalline.rectangle: s R-36-36 90 72 12; f O-26 0 24; s*.6 M14-20L30-34M10 4L48-30M18 30L50 0
    shield.pattern.checkered: = shield.checkered
    rectangle.pattern.checkered: = rectangle.checkered
    circle.bottomrighthalf.pattern.checkered: = circle.bottomrighthalf.checkered
    person.crop.circle.dotted.circle: = person.crop.circle.dashed.circle
    square.and.arrow.up.badge.checkmark: use square.and.arrow.up; put checkmark.circle.fill 38 42 .46
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill: = arrow.up.and.down.righttriangle.up.righttriangle.down.fill
    arrow.down.left.topright.rectangle o: s R-14-44 66 48 9; s+ M-44 44L-14 14M-44 20V44H-20
    arrow.up.right.bottomleft.rectangle o: s R-52-2 66 46 9; s+ M14-14L46-44M22-45H47V-20
    arrow.down.right.topleft.rectangle o: s R-52-44 66 46 9; s+ M14 14L46 44M22 45H47V20
    arrow.up.left.bottomright.rectangle o: s R-14-2 66 46 9; s+ M-14-14L-46-44M-22-45H-47V-20
    dots.and.line.vertical.and.cursorarrow.rectangle: use rectangle; f O-36-16 4; f O-36 0 4; f O-36 16 4; s*.8 M-20-22V22; use cursorarrow.fill 14 2 .5
    applewatch.and.arrow.forward: use applewatch -18 0 .9; s M10 0H52M36-16L53 0L36 16
    visionpro.and.arrow.forward: use visionpro -22 0 .6; s M18 0H54M40-14L55 0L40 14
    head.profile.arrow.forward.and.visionpro: use head.profile; s*.9 M-50-16H-20
    arcade.stick.and.arrow.up: use arcade.stick -12 6 .86; s*.9 M36 20V-28M22-14L36-29L50-14
    arcade.stick.and.arrow.down: use arcade.stick -12 6 .86; s*.9 M36-28V20M22 6L36 21L50 6
    arcade.stick.and.arrow.left: use arcade.stick 0 -10 .8; s*.9 M-24 44H24M-10 32L-25 44L-10 56
    arcade.stick.and.arrow.right: use arcade.stick 0 -10 .8; s*.9 M-24 44H24M10 32L25 44L10 56
    arcade.stick.and.arrow.left.and.arrow.right: use arcade.stick 0 -10 .8; s*.9 M-30 44H30M-16 32L-31 44L-16 56M16 32L31 44L16 56
    arcade.stick.and.arrow.up.and.arrow.down: use arcade.stick -12 6 .86; s*.9 M36-28V28M22-14L36-29L50-14M22 14L36 29L50 14
    pedal.accelerator o: s M-16-46H18L26 26Q26 34 18 34H-14Q-22 34-22 26Z; s M-8-26H10M-9-8H12M-10 10H14; s+ M-34 48H38
    pedal.brake o: s R-40-24 80 40 9; s M-20-24V16M0-24V16M20-24V16; s+ M0 16V46
    pedal.clutch: = pedal.brake
    gearshift.layout.sixspeed d: s M-34-30V30M0-30V30M34-30V30M-34 0H34; f O-34-36 6; f O-34 36 6; f O0-36 6; f O0 36 6; f O34-36 6; f O34 36 6
    paddleshifter.left o: s M-26-46Q14-42 18-8V44H-6V4Q-8-14-26-16Z; s*.8 M-18-31H-6
    paddleshifter.right: use paddleshifter.left 0 0 -1 1
    paddleshifter.right.fill: use paddleshifter.left.fill 0 0 -1 1
    ev.plug.ac.type.1 o: s O0 0 45.1; f O-14-12 7; f O14-12 7; f O0 12 7
    ev.plug.ac.type.2 o: s M-40-30H40Q50 46 0 46Q-50 46-40-30Z; f O-16-12 6; f O16-12 6; f O-22 8 6; f O0 8 6; f O22 8 6
    beats.earphones: = earpods
    xserve.raid: = xserve
    figure.seated.side.right: use figure.seated.side 0 0 -1 1
    figure.seated.side.left: = figure.seated.side
    hands.sparkles: = hands.and.sparkles
    hands.sparkles.fill: = hands.and.sparkles.fill
    doc.text.viewfinder: = doc.viewfinder
    tv.music.note: = music.note.tv
    tv.music.note.fill: = music.note.tv.fill
    music.house: = music.note.house
    music.house.fill: = music.note.house.fill
    speaker.1: = speaker.wave.1
    speaker.1.fill: = speaker.wave.1.fill
    speaker.2: = speaker.wave.2
    speaker.2.fill: = speaker.wave.2.fill
    speaker.3: = speaker.wave.3
    speaker.3.fill: = speaker.wave.3.fill
    arrow.swap: = arrow.triangle.swap
    arrow.merge: = arrow.triangle.merge
    arrow.pull: = arrow.triangle.pull
    arrow.up.down: = arrow.up.and.down
    arrow.left.right: = arrow.left.and.right
    arrow.up.right.diamond: = arrow.triangle.turn.up.right.diamond
    arrow.up.right.diamond.fill: = arrow.triangle.turn.up.right.diamond.fill
    arrow.2.circlepath.circle: = arrow.triangle.2.circlepath.circle
    bin.xmark: = xmark.bin
    bin.xmark.fill: = xmark.bin.fill
    ellipses.bubble: = ellipsis.bubble
    ellipses.bubble.fill: = ellipsis.bubble.fill
    lock.rotation.open: = lock.open.rotation
    minus.slash.plus: = minus.forwardslash.plus
    plus.slash.minus: = plus.forwardslash.minus
    chevron.left.slash.chevron.right: = chevron.left.forwardslash.chevron.right
    person.2.square.stack: = person.2.crop.square.stack
    person.2.square.stack.fill: = person.2.crop.square.stack.fill
    person.crop.square.fill.and.at.rectangle: = person.crop.square.filled.and.at.rectangle
    rectangle.3.offgrid.bubble.left: = rectangle.3.group.bubble
    rectangle.3.offgrid.bubble.left.fill: = rectangle.3.group.bubble.fill
    rectangle.3.group.bubble.left: = rectangle.3.group.bubble
    rectangle.3.group.bubble.left.fill: = rectangle.3.group.bubble.fill
    circle.grid.hex: = circle.hexagongrid
    circle.grid.hex.fill: = circle.hexagongrid.fill
    line.horizontal.2.decrease: = line.2.horizontal.decrease
    arrow.right.page.on.clipboard: = arrow.right.doc.on.clipboard
    arrow.up.page.on.clipboard: = arrow.up.doc.on.clipboard
    duffle.bag: = gym.bag
    text.bubble.rtl: = text.bubble
    bubble.left.and.text.bubble.right.rtl: = bubble.left.and.text.bubble.right
    plus.square.fill.on.square: = plus.square.fill.on.square.fill
    rectangle.inset.fill: = rectangle.inset.filled
    point.topleft.down.curvedto.point.filled.bottomright.up: = point.topleft.down.curvedto.point.bottomright.up.fill
    point.fill.topleft.down.curvedto.point.fill.bottomright.up: = point.topleft.down.curvedto.point.bottomright.up.fill
    point.topleft.down.to.point.bottomright.filled.curvepath: = point.topleft.down.to.point.bottomright.curvepath.fill
    squareshape.dashed.squareshape: = squareshape.dotted.squareshape
    rectangle.leadinghalf.fill: = rectangle.leadinghalf.filled
    dial: = dial.medium
    dial.fill: = dial.medium.fill
    sparkles.square.fill.on.square: = sparkles.square.filled.on.square
    directcurrent: s M-44-10H44M-44 12H-22M-8 12H8M22 12H44
    alternatingcurrent: s M-44 0Q-22-48 0 0T44 0
    swirl.circle.righthalf.filled: s O0 0 45.1; f M0-47A47 47 0 0 1 0 47Q-26 24 0 0T0-47Z
    swirl.circle.righthalf.filled.inverse: use swirl.circle.righthalf.filled 0 0 1 1 180
    line.3.crossed.swirl.circle: s O0 0 45.1; s*.8 M-30-20L30 20M0-40L0 40M30-20L-30 20
    line.3.crossed.swirl.circle.fill: f O0 0 49.8; xs*.8 M-30-20L30 20M0-40L0 40M30-20L-30 20
    graph.2d: s M-40-44V40H46; s*.9 M-26 24Q-6 24 4-2Q14-30 38-30
    graph.3d: s M-8 8V-44M-8 8L-44 36M-8 8H46; s*.8 M-30 10Q-14-34 8-14Q24 0 40-26
    widget.small b: s R-44-44 88 88 20; s*.8 R-28-28 26 26 7
    widget.medium b: s R-56-34 112 68 17; f R-42-20 40 40 8
    widget.large b: s R-44-44 88 88 20; f R-28-28 56 56 9
    widget.extralarge b: s R-58-40 116 80 17; f R-44-26 88 52 8
    checkmark.seal.text.page: under doc; s*.8 M-20-20H4M-20-4H4; put checkmark.seal.fill 22 30 .5
    checkmark.seal.text.page.fill: use doc.fill; ks*.8 M-22-20H2M-22-4H2; put checkmark.seal.fill 24 32 .5
    music.note.square.stack e: s R-44-18 88 64 14; use music.note 0 14 .46; s+ M-34-33H34M-26-47H26
    rectangle.on.rectangle.dashed: s R-56-20 90 64 12; s M-36-30V-32Q-36-44-24-44H-18M-2-44H12M28-44H44Q56-44 56-32V-26M56-10V4M52 18Q48 20 42 20
    person.crop.square.on.square.angled: under square.on.square; f O11-17 8; f M-6 8Q-4-6 11-6Q26-6 28 8Z
    person.crop.square.on.square.angled.fill: use square.fill.on.square.fill; kf O12-20 9; kf M-6 8Q-4-6 12-6Q28-6 30 8Z
    exclamationmark.message: under message; use exclamationmark 0 -2 .5
    exclamationmark.message.fill: use message.fill; kuse exclamationmark 0 -2 .5
    questionmark.message: under message; use questionmark 0 -2 .5
    questionmark.message.fill: use message.fill; kuse questionmark 0 -2 .5
    fleuron: s M0 40V-6M0 20Q-14 4-36 14Q-28 32 0 20Q28 32 36 14Q14 4 0 20ZM0-6Q-24-8-22-30Q-6-30 0-6Q6-30 22-30Q24-8 0-6Z
    fleuron.fill: b M0 20Q-14 4-36 14Q-28 32 0 20Q28 32 36 14Q14 4 0 20ZM0-6Q-24-8-22-30Q-6-30 0-6Q6-30 22-30Q24-8 0-6Z; s M0 42V-6
    autostartstop: s M30-26A40 40 0 1 1 6-39.5M-8-50L8-40L-4-26; use a 0 0 .56
    axle.2: s M-26-30V30M26-30V30M-42-40V-20M-10-40V-20M10-40V-20M42-40V-20M-42 20V40M-10 20V40M10 20V40M42 20V40M-42-30H-10M10-30H42M-42 30H-10M10 30H42M-26 0H26
    glowplug: s M-30 20Q-30-20-14-20Q0-20 0 0Q0 20 14 20Q30 20 30-20M-30 20H-44M30-20H44
    music.note.arrow.trianglehead.clockwise: use arrow.trianglehead.clockwise; use music.note 0 6 .42
    play.circle.dashed: use circle.dashed; f M-14-22L22 0L-14 22Z
    slider.horizontal.2.arrow.trianglehead.counterclockwise: = slider.horizontal.2.gobackward
    chevron.up.right.2: use chevron.down.right.2 0 0 1 -1
    chevron.down.left.2: use chevron.down.right.2 0 0 -1 1
    chevron.up.left.2: use chevron.down.right.2 0 0 -1 -1
    lines.measurement.horizontal.aligned.bottom: s M-50 26H50; s*.8 M-50 26V-10M-30 26V10M-10 26V4M10 26V4M30 26V10M50 26V-10
    person.badge.plus.fill: = person.fill.badge.plus
    person.badge.minus.fill: = person.fill.badge.minus
    flag.and.flag.filled.crossed: use flag.filled.and.flag.crossed 0 0 -1 1
    badge.plus.radiowaves.forward: = badge.plus.radiowaves.right
    rectangle.filled.and.hand.point.up.left: = rectangle.and.hand.point.up.left.fill
    rectangle.and.hand.point.up.left.filled: = rectangle.and.hand.point.up.left
    circle.rectangle.filled.pattern.diagonalline: use circle.filled.pattern.diagonalline.rectangle 0 0 -1 1
    circle.dashed.rectangle: s R-36-36 90 72 12; xf O-26 0 26; use circle.dashed -26 0 .46
    circle.rectangle.dashed: use rectangle.dashed 8 0 .9; xf O-26 0 28; s O-26 0 22
    trapezoid.and.line.vertical o: s M-34-34L34-18V18L-34 34Z; s+ M0-48V-34M0 34V48
    trapezoid.and.line.horizontal o: s M-34 34L-18-34H18L34 34Z; s+ M-48 0H-36M36 0H48
    dot.arrowtriangles.up.right.down.left.circle: s O0 0 45.1; f O0 0 7; f M0-34L8-22H-8Z; f M0 34L8 22H-8Z; f M-34 0L-22-8V8Z; f M34 0L22-8V8Z
    point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath o: s O-38 32 11; s+ M-26 32H-6Q6 32 6 20V-14Q6-30 20-30Q32-30 32-16V-4; f+ M32 14L20-6H44Z
    keyboard.onehanded.left.fill: b R-58-32 116 64 11; cut0 keyboard.fill -22 0 .52; xs*.7 M32-14L22 0L32 14M44-14V14
    keyboard.onehanded.right.fill: use keyboard.onehanded.left.fill 0 0 -1 1
    soccerball.circle.inverse: under circle; use soccerball.inverse 0 0 .66
    soccerball.circle.fill.inverse: f O0 0 49.8; kuse soccerball.inverse 0 0 .66
    l.joystick.press.down e: s O0 10 34; use l 0 10 .4; s+ M-16-44L0-32L16-44
    r.joystick.press.down e: s O0 10 34; use r 0 10 .4; s+ M-16-44L0-32L16-44
    l.joystick.tilt.up e: s O0 8 34; use l 0 8 .4; s+ M-14-34L0-46L14-34
    l.joystick.tilt.down e: s O0-8 34; use l 0 -8 .4; s+ M-14 34L0 46L14 34
    l.joystick.tilt.left e: s O8 0 34; use l 8 0 .4; s+ M-34-14L-46 0L-34 14
    l.joystick.tilt.right e: s O-8 0 34; use l -8 0 .4; s+ M34-14L46 0L34 14
    r.joystick.tilt.up e: s O0 8 34; use r 0 8 .4; s+ M-14-34L0-46L14-34
    r.joystick.tilt.down e: s O0-8 34; use r 0 -8 .4; s+ M-14 34L0 46L14 34
    r.joystick.tilt.left e: s O8 0 34; use r 8 0 .4; s+ M-34-14L-46 0L-34 14
    r.joystick.tilt.right e: s O-8 0 34; use r -8 0 .4; s+ M34-14L46 0L34 14
    l4.button.horizontal e: s R-52-22 104 44 22; use l -12 0 .34; use 4 12 0 .34
    r4.button.horizontal e: s R-52-22 104 44 22; use r -12 0 .34; use 4 12 0 .34
    lm.button.horizontal e: s R-52-22 104 44 22; use l -12 0 .34; use m 12 0 .34
    rm.button.horizontal e: s R-52-22 104 44 22; use r -12 0 .34; use m 12 0 .34
    m1.button.horizontal e: s R-52-22 104 44 22; use m -12 0 .34; use 1 12 0 .34
    m2.button.horizontal e: s R-52-22 104 44 22; use m -12 0 .34; use 2 12 0 .34
    m3.button.horizontal e: s R-52-22 104 44 22; use m -12 0 .34; use 3 12 0 .34
    m4.button.horizontal e: s R-52-22 104 44 22; use m -12 0 .34; use 4 12 0 .34
    p1.button.horizontal e: s R-52-22 104 44 22; use p -12 0 .34; use 1 12 0 .34
    p2.button.horizontal e: s R-52-22 104 44 22; use p -12 0 .34; use 2 12 0 .34
    p3.button.horizontal e: s R-52-22 104 44 22; use p -12 0 .34; use 3 12 0 .34
    p4.button.horizontal e: s R-52-22 104 44 22; use p -12 0 .34; use 4 12 0 .34
    l2.button.roundedtop.horizontal e: s M-50 24V-2Q-50-26-26-26H26Q50-26 50-2V24Z; use l -12 0 .34; use 2 12 0 .34
    r2.button.roundedtop.horizontal e: s M-50 24V-2Q-50-26-26-26H26Q50-26 50-2V24Z; use r -12 0 .34; use 2 12 0 .34
    lt.button.roundedtop.horizontal e: s M-50 24V-2Q-50-26-26-26H26Q50-26 50-2V24Z; use l -12 0 .34; use t 12 0 .34
    rt.button.roundedtop.horizontal e: s M-50 24V-2Q-50-26-26-26H26Q50-26 50-2V24Z; use r -12 0 .34; use t 12 0 .34
    l.button.roundedbottom.horizontal e: s M-50-24V2Q-50 26-26 26H26Q50 26 50 2V-24Z; use l 0 0 .36
    r.button.roundedbottom.horizontal e: s M-50-24V2Q-50 26-26 26H26Q50 26 50 2V-24Z; use r 0 0 .36
    l1.button.roundedbottom.horizontal e: s M-50-24V2Q-50 26-26 26H26Q50 26 50 2V-24Z; use l -12 0 .34; use 1 12 0 .34
    r1.button.roundedbottom.horizontal e: s M-50-24V2Q-50 26-26 26H26Q50 26 50 2V-24Z; use r -12 0 .34; use 1 12 0 .34
    lb.button.roundedbottom.horizontal e: s M-50-24V2Q-50 26-26 26H26Q50 26 50 2V-24Z; use l -12 0 .34; use b 12 0 .34
    rb.button.roundedbottom.horizontal e: s M-50-24V2Q-50 26-26 26H26Q50 26 50 2V-24Z; use r -12 0 .34; use b 12 0 .34
    poweroutlet.type.j os: s O0 0 45.1; f O-18-6 7; f O18-6 7; f O0 12 7
    poweroutlet.type.k os: s O0 0 45.1; f O-17-8 8; f O17-8 8; f O0 18 8
    poweroutlet.type.l os: s O0 0 45.1; f O-22 0 7; f O0 0 7; f O22 0 7
    poweroutlet.type.m os: s O0 0 45.1; f O-18 14 8; f O18 14 8; f O0-18 10
    poweroutlet.type.n os: s O0 0 45.1; f O-17 4 8; f O17 4 8; f O0-12 6
    poweroutlet.type.o os: s O0 0 45.1; f O-17 10 8; f O17 10 8; f O0-16 8
    digitalcrown.horizontal.arrow.clockwise: use digitalcrown.arrow.clockwise 0 0 1 1 -90
    digitalcrown.horizontal.arrow.counterclockwise: use digitalcrown.arrow.counterclockwise 0 0 1 1 -90
    digitalcrown.horizontal.press: use digitalcrown.press 0 0 1 1 -90
    digitalcrown.horizontal.arrow.clockwise.fill: use digitalcrown.arrow.clockwise.fill 0 0 1 1 -90
    digitalcrown.horizontal.press.fill: use digitalcrown.press.fill 0 0 1 1 -90
    button.vertical.right.press o: s R-50-40 44 80 16; s+ M4-14V14; s+ M52 0H18M32-15L17 0L32 15
    button.vertical.left.press: use button.vertical.right.press 0 0 -1 1
    button.vertical.left.press.fill: use button.vertical.right.press.fill 0 0 -1 1
    button.horizontal.top.press: use button.vertical.right.press 0 0 1 1 -90
    button.horizontal.top.press.fill: use button.vertical.right.press.fill 0 0 1 1 -90
    person.crop.circle.dashed.circle.fill: f O0 0 49.8; kuse person.crop.circle.dashed 0 0 .62
    person.crop.circle.dotted.circle.fill: = person.crop.circle.dashed.circle.fill
    circle.lefthalf.filled.righthalf.striped.horizontal.inverse: use circle.lefthalf.filled.righthalf.striped.horizontal 0 0 -1 1
    circle.lefthalf.striped.horizontal.inverse: use circle.lefthalf.striped.horizontal 0 0 -1 1
    r.square.on.square.fill: use square.fill.on.square.fill; kuse r 12.5 -12.5 .46
    h.square.on.square.fill: use square.fill.on.square.fill; kuse h 12.5 -12.5 .46
    j.square.on.square.fill: use square.fill.on.square.fill; kuse j 12.5 -12.5 .46
    squareshape.squareshape.dotted: use squareshape.dotted.squareshape
    tablecells.fill.badge.ellipsis: use tablecells.fill; xf O40 34 26; f O40 34 20; xf O31 34 3.5; xf O40 34 3.5; xf O49 34 3.5
    arrow.down.backward.toptrailing.rectangle: = arrow.down.left.topright.rectangle
    arrow.down.forward.topleading.rectangle: = arrow.down.right.topleft.rectangle
    arrow.up.backward.bottomtrailing.rectangle: = arrow.up.left.bottomright.rectangle
    arrow.up.forward.bottomleading.rectangle: = arrow.up.right.bottomleft.rectangle
    play.rectangle.on.rectangle.circle: under circle; use play.rectangle.on.rectangle.fill 0 0 .5
    play.rectangle.on.rectangle.circle.fill: f O0 0 49.8; kuse play.rectangle.on.rectangle.fill 0 0 .52
    rectangle.portrait.topleading.inset.filled: = rectangle.portrait.topleft.inset.filled
    rectangle.portrait.toptrailing.inset.filled: = rectangle.portrait.topright.inset.filled
    rectangle.portrait.bottomleading.inset.filled: = rectangle.portrait.bottomleft.inset.filled
    rectangle.portrait.bottomtrailing.inset.filled: = rectangle.portrait.bottomright.inset.filled
    rectangle.portrait.leadinghalf.inset.filled: = rectangle.portrait.lefthalf.inset.filled
    rectangle.portrait.trailinghalf.inset.filled: = rectangle.portrait.righthalf.inset.filled
    rectangle.portrait.leadingthird.inset.filled: = rectangle.portrait.leftthird.inset.filled
    rectangle.portrait.trailingthird.inset.filled: = rectangle.portrait.rightthird.inset.filled
    flashlight.slash.circle: under circle; use flashlight.slash 0 0 .54
    flashlight.slash.circle.fill: f O0 0 49.8; kuse flashlight.slash 0 0 .56
    printer.dotmatrix.filled.and.paper: = printer.dotmatrix.fill
    window.ceiling.closed: s M-30-38H30L46 38H-46Z
    window.casement.closed: s R-38-48 76 96 4; s M0-48V48; f O-7 0 4; f O7 0 4
    window.awning.closed: s R-44-44 88 88 4; s M-44 0H44
    roman.shade.open: s M-46-46H46; s M-38-46V-12H38V-46M-38-28H38
    lock.rectangle.on.rectangle.fill: use rectangle.on.rectangle.fill; kuse lock.fill -11 11 .42
    questionmark.key.filled: use key.fill -10 8 .84; use questionmark 44 -22 .42
    ipodshuffle.gen3: s R-14-52 28 104 8; s*.7 M-5-36H5
    ipodshuffle.gen4: s R-40-40 80 80 14; s O0 0 22; f O0 0 6
    iphone.smartbatterycase.gen2: s R-29-54 58 108 15; s R-20-14 40 58 9; f R-16-46 16 22 6
    iphone.smartbatterycase.gen1: = iphone.smartbatterycase.gen2
    platter.filled.bottom.and.arrow.down.iphone: use platter.filled.top.and.arrow.up.iphone 0 0 1 -1
    ipad.case.and.iphone.case: use ipad.case -18 0 .9; use iphone.case 36 20 .56
    applepencil.adapter.usb.c o: s R-20-30 40 60 12; s+ M-8-30V-46H8V-30; s+ M-8 30V44M8 30V44
    platter.filled.top.applewatch.case: s R-29-32 58 64 17; f R-20-23 40 20 8; f R31-14 6 18 3
    platter.filled.bottom.applewatch.case: s R-29-32 58 64 17; f R-20 3 40 20 8; f R31-14 6 18 3
    platter.top.applewatch.case: s R-29-32 58 64 17; s*.7 R-18-21 36 16 6; f R31-14 6 18 3
    platter.bottom.applewatch.case: s R-29-32 58 64 17; s*.7 R-18 5 36 16 6; f R31-14 6 18 3
    watchface.applewatch.case: s R-29-32 58 64 17; s*.7 M0-12V0H9; f R31-14 6 18 3
    digitalcrown.horizontal.arrow.counterclockwise.fill: use digitalcrown.arrow.counterclockwise.fill 0 0 1 1 -90
    airpodspro.chargingcase.wireless.radiowaves.left.and.right: use airpodspro.chargingcase.wireless 0 0 .7; s M-48-24Q-60 0-48 24M48-24Q60 0 48 24
    airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill: use airpodspro.chargingcase.wireless.fill 0 0 .7; s M-48-24Q-60 0-48 24M48-24Q60 0 48 24
    homepod.and.appletv: use homepod -24 -4 .84; put appletv 22 24 .6
    homepod.and.appletv.fill: use homepod.fill -24 -4 .84; put appletv.fill 22 24 .6
    homepodmini.and.appletv: use homepodmini -26 0 .7; put appletv 22 20 .6
    homepodmini.and.appletv.fill: use homepodmini.fill -26 0 .7; put appletv.fill 22 20 .6
    homepod.mini.and.appletv: = homepodmini.and.appletv
    homepod.mini.and.appletv.fill: = homepodmini.and.appletv.fill
    hifispeaker.and.appletv: use hifispeaker -26 -4 .84; put appletv 22 26 .6
    hifispeaker.and.appletv.fill: use hifispeaker.fill -26 -4 .84; put appletv.fill 22 26 .6
    distribute.horizontal.left: s M-42-46V46M10-46V46; s R-32-26 24 52 6; s R20-26 24 52 6
    distribute.horizontal.left.fill: s M-42-46V46M10-46V46; b R-30-26 22 52 6; b R22-26 22 52 6
    distribute.horizontal.right: use distribute.horizontal.left 0 0 -1 1
    distribute.horizontal.right.fill: use distribute.horizontal.left.fill 0 0 -1 1
    distribute.vertical.top: use distribute.horizontal.left 0 0 1 1 90
    distribute.vertical.top.fill: use distribute.horizontal.left.fill 0 0 1 1 90
    distribute.vertical.bottom: use distribute.horizontal.left 0 0 1 1 -90
    distribute.vertical.bottom.fill: use distribute.horizontal.left.fill 0 0 1 1 -90
    arrowkeys.left.filled: s R-15-46 30 38 8R-15 6 30 38 8R26 6 30 38 8; b R-56 6 30 38 8
    arrowkeys.right.filled: use arrowkeys.left.filled 0 0 -1 1
    arrowkeys.up.filled: s R-56 6 30 38 8R-15 6 30 38 8R26 6 30 38 8; b R-15-46 30 38 8
    arrowkeys.down.filled: s R-15-46 30 38 8R-56 6 30 38 8R26 6 30 38 8; b R-15 6 30 38 8
    zl.button.roundedtop.horizontal e: s M-50 24V-2Q-50-26-26-26H26Q50-26 50-2V24Z; use z -12 0 .34; use l 12 0 .34
    zr.button.roundedtop.horizontal e: s M-50 24V-2Q-50-26-26-26H26Q50-26 50-2V24Z; use z -12 0 .34; use r 12 0 .34
    button.angledtop.vertical.left o: s M-26 46V-16Q-26-46 4-46H26V46Z
    button.angledtop.vertical.right: use button.angledtop.vertical.left 0 0 -1 1
    button.angledtop.vertical.right.fill: use button.angledtop.vertical.left.fill 0 0 -1 1
    l2.button.angledtop.vertical.left e: s M-26 46V-16Q-26-46 4-46H26V46Z; use l -9 8 .3; use 2 11 8 .3
    r2.button.angledtop.vertical.right e: s M26 46V-16Q26-46-4-46H-26V46Z; use r -10 8 .3; use 2 11 8 .3
    circle.dotted.and.circle: use circle.dotted -18 0 .7; s O22 0 28
    """#
}

extension SymbolTable {
  /// Things, rooms, devices and tools.
  static let objects = #"""
    house cbx: s M-50 1L-5.5-41Q0-46 5.5-41L50 1M-36-9V37Q-36 44-29 44H29Q36 44 36 37V-9; s*.9 M-11 44V17H11V44; f M23-45H34V-16L23-26Z
    house.fill cb: s M-50 1L-5.5-41Q0-46 5.5-41L50 1; f M23-46H34V-18L23-28Z; f M-3-27Q0-30 3-27L38 5V39Q38 49 28 49H14V20Q14 16 10 16H-10Q-14 16-14 20V49H-28Q-38 49-38 39V5Z
    gear cbd: s*.9 O0 0 33; s*.75 O0 0 9; s*.75 M9 0H30M-4.5-8L-15-26M-4.5 8L-15 26; s*.85 M43 0H47M40.4 14.7L44.2 16.1M32.9 27.6L36 30.2M21.5 37.2L23.5 40.7M7.5 42.3L8.2 46.3M-7.5 42.3L-8.2 46.3M-21.5 37.2L-23.5 40.7M-32.9 27.6L-36 30.2M-40.4 14.7L-44.2 16.1M-43 0H-47M-40.4-14.7L-44.2-16.1M-32.9-27.6L-36-30.2M-21.5-37.2L-23.5-40.7M-7.5-42.3L-8.2-46.3M7.5-42.3L8.2-46.3M21.5-37.2L23.5-40.7M32.9-27.6L36-30.2M40.4-14.7L44.2-16.1; s*.5 O0 0 39
    gearshape fcb: file gear 1.05
    gearshape.2: use gearshape 16 -14 .68; put gearshape -28 25 .46
    gearshape.2.fill: use gearshape.fill 16 -14 .68; put gearshape.fill -28 25 .46
    magnifyingglass c48: s O-10.5-10.5 33.2M13.5 13.5L43.5 44.500
    plus.magnifyingglass: use magnifyingglass; s*.85 M-10.5-25V4M-25-10.5H4
    minus.magnifyingglass: use magnifyingglass; s*.85 M-25-10.5H4
    text.magnifyingglass: s M-50-34H20M-50-8H-22M-50 18H-22M-50 40H0; put magnifyingglass 18 14 .68
    doc.text.magnifyingglass: under doc; s*.8 M-20-24H6; put magnifyingglass 20 24 .62
    sparkle.magnifyingglass: use magnifyingglass; use sparkle -10.5 -10.5 .36
    bell fcxbs: file bell 1.08
    bell.and.waves.left.and.right: use bell 0 0 .92; s M-44-26Q-54 0-44 24M44-26Q54 0 44 24
    bell.and.waves.left.and.right.fill: use bell.fill 0 0 .92; s M-44-26Q-54 0-44 24M44-26Q54 0 44 24
    heart fcxsb: file heart 1.1
    suit.heart: = heart
    suit.heart.fill: = heart.fill
    heart.text.square: s R-39.5-39.5 79 79 15; use heart.fill -10 -10 .36; s*.8 M14-16H24M14-2H24M-22 20H24
    heart.text.square.fill: f R-44.2-44.2 88.4 88.4 19.7; kuse heart.fill -10 -10 .36; ks*.8 M14-16H24M14-2H24M-22 20H24
    star fcxsb: file star 1.1
    star.leadinghalf.filled: file star-half 1.1
    star.lefthalf.fill: = star.leadinghalf.filled
    star.leadinghalf.fill: = star.leadinghalf.filled
    suit.club fc: file suit-club 1
    suit.spade fc: file suit-spade 1
    suit.diamond fc: file suit-diamond 1
    bolt fcxbs: file lightning 1.1
    bolt.horizontal c: use bolt 0 0 1 1 90
    bolt.horizontal.fill: use bolt.fill 0 0 1 1 90
    bolt.heart: under heart; use bolt.fill 0 -2 .42
    bolt.heart.fill: use heart.fill; kuse bolt.fill 0 -2 .42
    bolt.car: use car; use bolt.fill 0 -4 .3
    bolt.car.fill: use car.fill; kuse bolt.fill 0 -4 .3
    bolt.car.circle: under circle; use car.fill 0 0 .56
    bolt.car.circle.fill: f O0 0 49.8; cut0 car.fill 0 2 .58; put bolt.fill 0 -4 .24
    flame fc: s M3-47C10-32 36-18 36 12C36 34 20 48 0 48C-20 48-36 35-36 14C-36-4-26-12-22-22C-16-16-14-12-12-7C-2-16 4-30 3-47Z; s*.9 M-13 46C-18 30-6 24 0 12C8 20 18 30 11 46
    flame.fill: f M-2-51C-4-56 3-57 6-51C14-35 41-20 41 12C41 37 23 53 0 53C-23 53-41 38-41 14C-41-6-30-14-26-25C-25-29-21-29-18-26C-15-23-12-19-11-15C-4-24-1-36-2-51Z; xf M1 12C10 22 19 29 19 37C19 45 11 49 1 49C-10 49-18 45-18 36C-18 27-6 22 1 12Z
    drop fc: file droplet 1.05
    leaf c: s M-44 44Q-36 18-4-2M-30 22Q-40-6-14-26Q6-42 46-44Q48 0 26 22Q2 44-30 22Z
    leaf.fill c: f M-46 49Q-51 46-49 42Q-44 28-36 19Q-42-8-18-29Q4-47 46-49Q51-49 51-44Q53 0 30 25Q4 49-29 30Q-36 36-40 46Q-42 50-46 49Z; xs*.6 M-32 21Q-18 4 4-6
    tree fc: file tree 1.1
    camera.macro dcx: file flower1 1
    ladybug dfcx: file bug 1.05
    pawprint cd: s E0 24 24 20; s E-36 0 9 13; s E36 0 9 13; s E-15-28 9 14; s E15-28 9 14
    pawprint.fill c: f M0-6C18-6 31 16 31 30C31 44 17 44 0 41C-17 44-31 44-31 30C-31 16-18-6 0-6Z; f E-39-4 12 16; f E39-4 12 16; f E-17-32 12 17; f E17-32 12 17
    eye fcxsb: file eye 1.15
    eyes: s E-27 0 22 38; s E27 0 22 38; f E-21 10 10 14; f E33 10 10 14
    eyebrow: s M-44 10Q-10-24 44 4
    eyeglasses x: s O-30 4 20; s O30 4 20; s M-10 0Q0-8 10 0M-50 0L-56-8M50 0L56-8
    sunglasses.fill d: file sunglasses 1.15
    ear fcb: file ear 1.1
    hand.thumbsup fcx: file hand-thumbs-up 1.1
    hand.thumbsdown fcx: file hand-thumbs-down 1.1
    hand.point.up fc: file hand-index 1.1
    hand.point.up.left fc: file hand-index-thumb 1.1
    hand.tap: use hand.point.up.left 2 10 .8; s M-28-22A22 22 0 1 1 10-26
    hand.tap.fill: use hand.point.up.left.fill 2 10 .8; s M-28-22A22 22 0 1 1 10-26
    hand.point.right: use hand.point.up 0 0 1 1 90
    hand.point.right.fill: use hand.point.up.fill 0 0 1 1 90
    hand.point.left: use hand.point.up 0 0 -1 1 90
    hand.point.left.fill: use hand.point.up.fill 0 0 -1 1 90
    hand.point.down: use hand.point.up 0 0 1 -1
    hand.point.down.fill: use hand.point.up.fill 0 0 1 -1
    hand.point.up.braille: use hand.point.up -16 0; f O42 2 5.5; f O42 18 5.5; f O42 34 5.5; f O57 2 5.5; f O57 18 5.5
    hand.point.up.braille.fill: use hand.point.up.fill -16 0; f O42 2 5.5; f O42 18 5.5; f O42 34 5.5; f O57 2 5.5; f O57 18 5.5
    hand.raised cxsd: s M-38 6V-16Q-38-23-31-23Q-24-23-24-16V0V-34Q-24-41-17-41Q-10-41-10-34V-4V-42Q-10-49-3-49Q4-49 4-42V-4V-36Q4-43 11-43Q18-43 18-36V10L29-4Q35-10 41-5Q44-2 41 4L26 34Q18 49 0 49Q-38 49-38 14Z
    hand.raised.fill cx: f M-42 10V-18Q-42-26-34-26Q-27-26-27-18V0H-24V-36Q-24-44-16-44Q-9-44-9-36V-4H-6V-44Q-6-52 1-52Q8-52 8-44V-4H11V-38Q11-46 18-46Q25-46 25-38V8L31-2Q37-10 44-6Q50-3 46 5L31 37Q22 54 0 54Q-42 54-42 14Z
    hand.wave d: use hand.raised 2 4 .86 .86 -18; s*.8 M-48 20Q-46 36-34 46M32-48Q44-44 48-32
    hand.wave.fill: use hand.raised.fill 2 4 .86 .86 -18; s*.8 M-48 20Q-46 36-34 46M32-48Q44-44 48-32
    hands.clap c: put hand.raised 16 8 .7 .7 18; put hand.raised -8 10 .76 .76 -12; s*.8 M-20-36L-26-48M2-40V-53M24-38L31-49
    hands.clap.fill: put hand.raised.fill 16 8 .7 .7 18; put hand.raised.fill -8 10 .76 .76 -12; s*.8 M-20-36L-26-48M2-40V-53M24-38L31-49
    figure.stand c: use figure
    figure.walk cd: f O6-44 8.5; s*1.12 M4-26L-3 6L14 24L20 48M-3 6L-10 26L-24 46M4-26L-16-14L-22 6M4-26L14-8L28-2
    figure.run cd: f O17-43 8.5; s*1.12 M10-24L-4 8L18 20L12 46M-4 8L-14 24L-40 26M10-24L-16-28L-28-12M10-24L22-6L38-10
    figure.wave d: f O-6-42 8.5; s*1.15 M-26-17Q-6-24 8-18L24-44M-27-16L-32 8M-14-17V48M2-17V48; s*1.7 M-6-14V8
    figure.arms.open d: f O0-42 8.5; s*1.15 M-38-30L-12-18Q0-22 12-18L38-30M-7-16L-14 48M7-16L14 48; s*1.6 M0-12V10
    accessibility c: s O0 0 45.1; f O0-23 7; s*.75 M-22-9Q0-4 22-9M0-6V8M-10 30L-5 8H5L10 30
    accessibility.fill: f O0 0 49.8; kf O0-23 7; ks*.75 M-22-9Q0-4 22-9M0-6V8M-10 30L-5 8H5L10 30
    face.smiling c: s O0 0 45.1; f E-15-12 5.5 7.5; f E15-12 5.5 7.5; s*.8 M-22 12Q0 36 22 12
    face.smiling.inverse: f O0 0 49.8; xf E-15-12 5.5 7.5; xf E15-12 5.5 7.5; xs*.8 M-22 12Q0 36 22 12
    face.smiling.fill: = face.smiling.inverse
    smiley: = face.smiling
    smiley.fill: = face.smiling.inverse
    face.dashed: use circle.dashed; f E-15-12 5.5 7.5; f E15-12 5.5 7.5; s*.8 M-22 12Q0 36 22 12
    faceid: use viewfinder; s*.8 M-17-17V-9M17-17V-9M2-17V6H-4M-16 17Q0 30 16 17
    touchid d: file fingerprint 1.05
    opticid: use viewfinder; s*.8 E0 0 22 13; f O0 0 7
    brain cd: s M0-36Q-8-48-22-42Q-34-40-34-26Q-48-18-42-2Q-50 16-36 24Q-34 42-18 42Q-4 44 0 32ZM0-36Q8-48 22-42Q34-40 34-26Q48-18 42-2Q50 16 36 24Q34 42 18 42Q4 44 0 32Z; s*.7 M-20-18Q-12-14-12-4M20-18Q12-14 12-4M-26 10Q-16 10-14 20M26 10Q16 10 14 20
    lungs dfc: file lungs 1.1
    camera fcxb: file camera 1.22
    camera.rotate: s M-46-26H-27Q-24-26-22-29L-17-37Q-15-40-11-40H11Q15-40 17-37L22-29Q24-26 27-26H46Q55-26 55-17V30Q55 39 46 39H-46Q-55 39-55 30V-17Q-55-26-46-26Z; s*.8 M-19 2A20 20 0 0 1 16-6M19 9A20 20 0 0 1-16 17; f M20-16V3H2Z; f M-20 27V8H-2Z
    camera.rotate.fill: f M-50-30H-28L-20-41Q-18-44-14-44H14Q18-44 20-41L28-30H50Q60-30 60-20V34Q60 44 50 44H-50Q-60 44-60 34V-20Q-60-30-50-30Z; xs*.8 M-19 2A20 20 0 0 1 16-6M19 9A20 20 0 0 1-16 17; xf M20-16V3H2ZM-20 27V8H-2Z
    camera.viewfinder: use viewfinder; use camera.fill 0 0 .42
    camera.filters: s O0-18 24; s O-18 14 24; s O18 14 24
    camera.aperture: s O0 0 45.1; s*.75 M-14-42L14-8M30-33L-13-12M44 8L1-14M14 42L-14 8M-30 33L13 12M-44-8L-1 14
    photo fcb: s R-53-41 106 82 14; f O-26-16 8.5; s M-50 24L-28 6Q-23 2-18 6L-4 18L20-5Q26-10 32-5L51 14
    photo.fill: f M-40-45.7H40Q57.7-45.7 57.7-28V28Q57.7 45.7 40 45.7H-40Q-57.7 45.7-57.7 28V-28Q-57.7-45.7-40-45.7Z; xf O-26-16 9.5; xf M-53 30L-29 9Q-23 4-17 9L-4 20L20-2Q26-7 32-2L53 18V28Q53 41 40 41H-40Q-53 41-53 30Z
    photo.on.rectangle c: s M-43-18V-32Q-43-44-31-44H39Q51-44 51-32V8Q51 20 44 20; s R-51-20 92 64 12; f O-29-2 7; s*.85 M-48 30L-30 16Q-25 12-20 16L-8 25L8 9Q13 4 18 9L38 28
    photo.on.rectangle.fill: s M-43-26V-32Q-43-44-31-44H39Q51-44 51-32V8Q51 16 50 20; f R-56-19 98 68 15; xf O-31 2 7; xs*.8 M-48 36L-30 20Q-25 16-20 20L-8 29L8 13Q13 8 18 13L36 32
    photo.on.rectangle.angled: = photo.on.rectangle
    photo.stack: s R-53-20 106 66 13; s M-38-35H38M-28-49H28; s*.8 M-48 32L-28 16Q-23 12-18 16L-6 26L16 6Q22 1 28 6L48 24
    photo.stack.fill: f R-57.7-24.7 115.4 75.4 17; s M-38-38H38M-28-52H28; xs*.8 M-48 36L-28 18Q-23 14-18 18L-6 28L16 8Q22 3 28 8L48 26
    photo.artframe c: s R-46-46 92 92 6; s*.8 R-26-26 52 52 2; s*.7 M-24 18L-10 4L4 16L14 6L24 16
    person.crop.artframe: s R-46-46 92 92 6; use person.fill 0 0 .5
    video cxbs: s R-60-31 78 62 14; s M18 4L50 26Q57 30 57 23V-23Q57-30 50-26L18-4
    video.fill cxb: f R-64.7-35.7 86.4 71.4 18; f M29-11L50-28Q61.7-35 61.7-23V23Q61.7 35 50 28L29 11Q27 9 27 6V-6Q27-9 29-11Z
    film fcd: s R-53-39 106 78 11; s*.8 M-30-39V39M30-39V39M-30 0H30M-53-20H-30M-53 0H-30M-53 20H-30M53-20H30M53 0H30M53 20H30
    film.fill c: f R-57.7-43.7 115.4 87.4 14; xs*.7 M-30-38V38M30-38V38M-27 0H27; xf R-49-29 10 11 2; xf R-49-6 10 11 2; xf R-49 17 10 11 2; xf R39-29 10 11 2; xf R39-6 10 11 2; xf R39 17 10 11 2
    mic fcxbs: s R-15.5-52 31 62 15.5; s M-33-8V0Q-33 29 0 29Q33 29 33 0V-8M0 29V50M-19 50H19
    mic.fill cxb: f R-19-56 38 68 19; s M-35-8V0Q-35 30 0 30Q35 30 35 0V-8M0 30V50M-19 50H19
    music.mic c: s O24-24 22; s M8-16L-42 36Q-46 41-42 44Q-39 47-34 43L16-8
    music.note cx: f M-8 30V-38Q-8-44-2-46L24-54Q31-56 31-49V-36Q31-30 25-28L1-20V30Q1 47-16 51Q-33 53-33 40Q-33 29-18 27Q-8 26-8 20Z
    music.note.list: s M-50-34H12M-50-10H4M-50 14H-8; use music.note 28 6 .74
    music.quarternote.3: use music.note -34 8 .6; use music.note 0 0 .6; use music.note 34 8 .6
    pianokeys d: s R-53-39 106 78 11; s*.8 M-18-39V39M18-39V39; f R-27-39 18 44 3; f R9-39 18 44 3
    headphones cx: s M-42 14V-2A42 42 0 0 1 42-2V14; f R-48 8 20 40 8; f R28 8 20 40 8
    earbuds d: file earbuds 1.1
    airpods: use airpods.gen3
    airpodspro: use airpodpro.left -26 0; use airpodpro.right 26 0
    homepod b: s M-34-30Q-34-44 0-44Q34-44 34-30Q44 0 36 30Q30 46 0 46Q-30 46-36 30Q-44 0-34-30Z; s*.8 E0-30 24 7
    homepod.fill: f M-38-32Q-38-49 0-49Q38-49 38-32Q49 0 40 33Q34 51 0 51Q-34 51-40 33Q-49 0-38-32Z; xs*.6 E0-32 26 8
    hifispeaker fcb: file speaker 1.05
    radio c: s R-53-24 106 70 13; s M-40-24L34-50; s O24 10 17; s*.8 M-36-2H-10M-36 12H-10M-36 26H-10
    radio.fill: f R-57.7-28.7 115.4 79.4 17; s M-40-26L34-52; xs*.8 O24 10 17; xs*.8 M-36-2H-10M-36 12H-10M-36 26H-10
    tv fcxb: s R-56-44 112 74 13; s M-24 46H24
    tv.fill: f R-60.7-48.7 121.4 83.4 17; s M-24 48H24
    appletv b: s R-53-30 106 60 16; use apple.logo -16 0 .3; s*.7 M4-8H26M15-8V12
    tv.and.mediabox: s R-56-44 92 64 11; s M-30 34H10; f R20 10 40 34 8
    display b: s R-56-46 112 74 13; s M0 28V46M-24 47H24
    desktopcomputer b: s R-56-46 112 78 13; s M-56 12H56M-10 32L-14 48M10 32L14 48M-24 48H24
    laptopcomputer xb: s R-44-36 88 60 10; s M-60 36H60; f M-62 31H62V34Q62 41 54 41H-54Q-62 41-62 34Z
    laptopcomputer.and.iphone: s M18 32H-60M-46 32V-26Q-46-36-36-36H28Q38-36 38-26V-24; f M-62 27H20V37H-54Q-62 37-62 30Z; s R28-16 30 56 8
    macbook: = laptopcomputer
    macbook.and.iphone: = laptopcomputer.and.iphone
    macmini b: s R-54-18 108 36 11; f O38 4 4
    macmini.fill: f R-58.7-22.7 117.4 45.4 14; xf O38 6 4.500
    pc: = desktopcomputer
    iphone cxb: s R-29-54 58 108 15; s*.8 M-9-47H9
    iphone.homebutton xb: s R-29-54 58 108 13; s*.7 O0 42 4.5; s*.7 M-29-40H29M-29 31H29
    iphone.landscape: use iphone 0 0 1 1 -90
    iphone.radiowaves.left.and.right c: s R-18-50 36 100 11; s M-34-24Q-46 0-34 24M34-24Q46 0 34 24
    apps.iphone b: s R-29-54 58 108 15; f R-16-38 13 13 4; f R3-38 13 13 4; f R-16-19 13 13 4; f R3-19 13 13 4; f R-16 0 13 13 4; f R3 0 13 13 4
    ipad cxb: s R-41-54 82 108 13; s*.7 M-12 46H12
    ipad.homebutton b: s R-41-54 82 108 13; f O0 44 4.500
    ipad.landscape b: use ipad 0 0 1 1 -90
    ipad.and.iphone x: s M24-26V-32Q24-46 10-46H-40Q-54-46-54-32V32Q-54 46-40 46H14; s R26-18 32 64 9; s*.7 M-26 37H-8
    applewatch cxb: s R-29-32 58 64 17; s M-18-34L-14-54H14L18-34M-18 34L-14 54H14L18 34; f R31-14 6 18 3
    visionpro cxb: s M-40-26H40Q58-26 58 2Q58 28 36 28Q20 28 14 16Q6 6 0 6Q-6 6-14 16Q-20 28-36 28Q-58 28-58 2Q-58-26-40-26Z
    keyboard dfcb: file keyboard 1.2
    keyboard.chevron.compact.down: use keyboard 0 -12; s M-16 32L0 39L16 32
    computermouse fc: s R-26-50 52 100 26; s M0-30V-14
    computermouse.fill: f R-30.7-54.7 61.4 109.4 30.7; xs M0-30V-14
    magicmouse: s R-26-50 52 100 26
    magicmouse.fill: f R-30.7-54.7 61.4 109.4 30.700
    printer dfcx: file printer 1.15
    gamecontroller c: s M-34-34Q0-28 34-34Q46-34 52-8Q60 24 50 34Q40 40 26 20Q23 16 16 16H-16Q-23 16-26 20Q-40 40-50 34Q-60 24-52-8Q-46-34-34-34Z; s*.8 M-26-16V4M-36-6H-16; f O20-12 5; f O34 0 5
    gamecontroller.fill c: f M-36-39Q0-33 36-39Q50-39 57-10Q66 27 54 38Q42 46 24 23Q22 21 16 21H-16Q-22 21-24 23Q-42 46-54 38Q-66 27-57-10Q-50-39-36-39Z; xs*.8 M-26-18V4M-37-7H-15; xf O20-14 6; xf O35-1 6
    arcade.stick d: file joystick 1.05
    dpad dfc: file dpad 1.05
    server.rack d: file hdd-stack 1.05
    xserve d: file hdd-rack 1.05
    externaldrive fcxb: file hdd 1.15
    internaldrive f: file hdd 1.15
    opticaldiscdrive df: file disc 1
    opticaldisc df: file disc 1
    sdcard df: file sd-card 1.05
    simcard df: file sim 1.05
    memorychip f: s R-53-30 106 46 9; s*.8 R-36-16 24 18 3; s*.8 R12-16 24 18 3; s M-42 18V32M-21 18V32M0 18V32M21 18V32M42 18V32
    memorychip.fill: f R-57.7-34.7 115.4 55.4 13; xf R-38-20 30 26 4; xf R8-20 30 26 4; s M-42 22V34M-21 22V34M0 22V34M21 22V34M42 22V34
    cpu dfc: file cpu 1.1
    battery.100 c: s R-60-24 106 48 14; f R-49-13 84 26 5; f M52-10Q60-8 60 0Q60 8 52 10Z
    battery.75: s R-60-24 106 48 14; f R-49-13 62 26 5; f M52-10Q60-8 60 0Q60 8 52 10Z
    battery.50: s R-60-24 106 48 14; f R-49-13 41 26 5; f M52-10Q60-8 60 0Q60 8 52 10Z
    battery.25: s R-60-24 106 48 14; f R-49-13 21 26 5; f M52-10Q60-8 60 0Q60 8 52 10Z
    battery.0: s R-60-24 106 48 14; f M52-10Q60-8 60 0Q60 8 52 10Z
    battery.100percent: = battery.100
    battery.75percent: = battery.75
    battery.50percent: = battery.50
    battery.25percent: = battery.25
    battery.0percent: = battery.0
    battery.100.bolt: use battery.100; put bolt.fill -7 0 .7
    battery.100percent.bolt: = battery.100.bolt
    powerplug f: file plug 1.1
    power c50: s M-24-32A37 37 0 1 0 24-32M0-45V-4
    poweron: s M0-40V40
    poweroff: s O0 0 38
    lightbulb fcxb: file lightbulb 1.18
    lamp.desk: file lamp 1.1
    lamp.desk.fill: file lamp-fill 1.1
    lamp.table f: file lamp 1.1
    lock cxbs: s R-31-6 62 54 13; s M-21-6V-24Q-21-47 0-47Q21-47 21-24V-6
    lock.fill cxb: f R-36-11 72 64 15; s M-21-9V-26Q-21-49 0-49Q21-49 21-26V-9
    lock.open cb: s R-44-6 62 54 13; s M8-6V-24Q8-47 28-47Q48-47 48-24V-10
    lock.open.fill cb: f R-48-11 72 64 15; s M8-9V-26Q8-49 28-49Q48-49 48-26V-12
    lock.rotation: use arrow.clockwise; use lock.fill 0 6 .34
    lock.doc: under doc; use lock.fill 0 10 .36
    lock.doc.fill: use doc.fill; kuse lock.fill 0 10 .36
    lock.square: s R-39.5-39.5 79 79 15; use lock.fill 0 -1 .44
    lock.iphone: s R-29-54 58 108 15; use lock.fill 0 0 .38
    key cx: use key.shape 0 0 1 1 135
    key.fill cx: use key.shape.fill 0 0 1 1 135
    key.horizontal: use key.shape
    key.horizontal.fill: use key.shape.fill
    key.shape.fill h: f M-22-31A31 31 0 1 1-22 31A31 31 0 0 1-22-31ZM4-9H52L60 0L46 14L36 6L26 14L16 8L4 10Z; xf O-32 0 8
    key.shape h: s M-2-10H46L54 0L44 11L34 3L24 11L14 5L4 10H-2A26 26 0 1 1-2-10Z; f O-34 0 6
    pin cxs: use pin.upright
    pin.fill cx: use pin.upright.fill
    pin.upright h: s M-24-48H24M-17-48V-20Q-34-10-34 8H34Q34-10 17-20V-48M0 8V52
    pin.upright.fill h: f M-26-53H26Q32-53 32-47Q32-42 26-42H23V-23Q40-12 40 8Q40 13 35 13H-35Q-40 13-40 8Q-40-12-23-23V-42H-26Q-32-42-32-47Q-32-53-26-53Z; s*.9 M0 13V52
    mappin csx: s O0-34 15; s M0-19V48; f O-5-39 3
    mappin.and.ellipse c: s O0-38 13; s M0-25V26; s M-16 18Q-48 22-48 34Q-48 48 0 48Q48 48 48 34Q48 22 16 18
    map fc: file map 1.15
    paperclip c: s M18-18L-14 15Q-19 21-14 26Q-8 31-2 25L36-13Q48-27 37-39Q25-50 12-38L-29 3Q-48 23-30 42Q-11 60 9 40L38 11
    link cb: use link.piece; use link.piece 0 0 1 1 180
    link.piece h: s M-12 10A23 23 0 0 1-10-21L6-37A23 23 0 0 1 38-5L28 5
    scissors dcb: file scissors 1.1
    ruler fc: s M-54-18H54V22H-54Z; s*.8 M-36-16V2M-18-16V-4M0-16V2M18-16V-4M36-16V2
    ruler.fill c: f R-59-23 118 50 8; xs*.7 M-36-20V0M-18-20V-8M0-20V0M18-20V-8M36-20V0
    pencil cxb: s M-44 45L-37 21L26-42Q32-48 38-42L43-37Q48-32 43-26L-20 37ZM14-30L31-13
    pencil.line: use pencil 0 -6 .88; s M-44 50H44
    pencil.tip c: s M-26 46L0-44L26 46M-14 4Q0 14 14 4
    pencil.and.outline: use pencil 8 -2 .9; s M-40 14Q-54 26-40 38Q-30 46-12 46H6
    pencil.and.scribble: use pencil 8 -8 .9; s M-46 20Q-34 4-30 16Q-26 34-16 38Q6 46 34 36
    highlighter: s M-44 46H-10M-22 46L-32 36L-24 16L-14 6L14 34L4 42L-16 46M-14 6L30-46L50-26L14 34
    eraser fcxb: file eraser 1.15
    paintbrush df: file brush 1.1
    paintbrush.fill: file brush-fill 1.1
    paintbrush.pointed df: file brush 1.1
    paintpalette df: file palette 1.1
    paintpalette.fill: file palette-fill 1.1
    eyedropper dc: file eyedropper 1.12
    hammer.fill c: use hammer.upright.fill 0 0 .98 .98 42
    hammer c: use hammer.upright 0 0 .98 .98 42
    wrench.fill d: file wrench 1.1
    wrench d: file wrench 1.1
    wrench.adjustable.fill d: file wrench-adjustable 1.1
    screwdriver d: file screwdriver 1.1
    screwdriver.fill d: file screwdriver 1.1
    wrench.and.screwdriver dc: file tools 1.1
    wrench.and.screwdriver.fill dc: file tools 1.1
    lasso: s M-12 26Q-50 22-50-4Q-50-38 0-38Q50-38 50-8Q50 20 8 20Q-16 20-16 34Q-16 46-2 44Q10 40 6 24Q4 12-6 14
    wand.and.stars: s M-42 44L8-6; s*1.6 M-42 44L-6 8; use sparkle 24 -26 .42; use sparkle -22 -30 .28; use sparkle 34 18 .28
    wand.and.stars.inverse: = wand.and.stars
    wand.and.rays: s*1.5 M-44 46L4-2; s M18-50V-36M18 20V6M46-16H34M-12-16H0M38-36L30-28M-2-36L6-28M38 4L30-4
    sparkle: f M0-50Q4-4 50 0Q4 4 0 50Q-4 4-50 0Q-4-4 0-50Z
    sparkles c: use sparkle -8 10 .78; use sparkle 30 -30 .42; use sparkle 40 32 .26
    crop: s M-28-52V28H52M28 52V-28H-52
    crop.rotate: use crop 0 0 .8; s M30-48Q50-40 52-16M-30 48Q-50 40-52 16
    trash cxs: s M-39.8-36H39.8M-16-37V-42Q-16-50.6-8-50.6H8Q16-50.6 16-42V-37M-32.5-36L-29 41Q-28.5 50.6-19 50.6H19Q28.5 50.6 29 41L32.5-36; s*.75 M0-18V34M-13.5-18L-12 34M13.5-18L12 34
    trash.fill cx: s M-39.8-37H39.8M-16-38V-42Q-16-50.6-8-50.6H8Q16-50.6 16-42V-38; f M-37.5-27H37.5L33.7 41Q33 55.3 19 55.3H-19Q-33 55.3-33.7 41Z; xs*.75 M0-13V38M-15-13L-13.5 38M15-13L13.5 38
    tray fcxb: s M-47 4L-33-30Q-30-37-23-37H23Q30-37 33-30L47 4M-51 12V26Q-51 38-39 38H39Q51 38 51 26V12Q51 6 45 6H20Q15 6 14 11Q11 20 0 20Q-11 20-14 11Q-15 6-20 6H-45Q-51 6-51 12Z
    tray.fill cxb: s M-47 2L-33-30Q-30-37-23-37H23Q30-37 33-30L47 2; f M-45 2H-22Q-14 2-12 10Q-9 18 0 18Q9 18 12 10Q14 2 22 2H45Q55.7 2 55.7 13V26Q55.7 42.7 39 42.7H-39Q-55.7 42.7-55.7 26V13Q-55.7 2-45 2Z
    tray.full f: use tray; s M-22-14H22M-18-24H18
    tray.full.fill: use tray.fill; s M-22-14H22M-18-24H18
    tray.and.arrow.down c: s M-28-20L-30-16L-47 12M28-20L30-16L47 12M-51 20V34Q-51 46-39 46H39Q51 46 51 34V20Q51 14 45 14H20Q15 14 14 19Q11 28 0 28Q-11 28-14 19Q-15 14-20 14H-45Q-51 14-51 20Z; s M0-52V4M-15-10L0 5L15-10
    tray.and.arrow.down.fill: s M-28-20L-30-16L-47 10M28-20L30-16L47 10; f M-45 10H-22Q-14 10-12 18Q-9 26 0 26Q9 26 12 18Q14 10 22 10H45Q55.7 10 55.7 21V34Q55.7 50.7 39 50.7H-39Q-55.7 50.7-55.7 34V21Q-55.7 10-45 10Z; s M0-52V2M-15-12L0 3L15-12
    tray.and.arrow.up c: s M-28-20L-30-16L-47 12M28-20L30-16L47 12M-51 20V34Q-51 46-39 46H39Q51 46 51 34V20Q51 14 45 14H20Q15 14 14 19Q11 28 0 28Q-11 28-14 19Q-15 14-20 14H-45Q-51 14-51 20Z; s M0 6V-51M-15-37L0-52L15-37
    tray.and.arrow.up.fill: s M-28-20L-30-16L-47 10M28-20L30-16L47 10; f M-45 10H-22Q-14 10-12 18Q-9 26 0 26Q9 26 12 18Q14 10 22 10H45Q55.7 10 55.7 21V34Q55.7 50.7 39 50.7H-39Q-55.7 50.7-55.7 34V21Q-55.7 10-45 10Z; s M0 4V-51M-15-37L0-52L15-37
    archivebox c: s R-53-42 106 24 7; s M-46-18V30Q-46 43-33 43H33Q46 43 46 30V-18M-18 0H18
    archivebox.fill c: f R-57.7-46.7 115.4 30 9; f M-51-12H51V30Q51 47.7 33 47.7H-33Q-51 47.7-51 30Z; xs M-18 4H18
    shippingbox fc: file box-seam 1.1
    shippingbox.fill c: file box-seam-fill 1.1
    cube fc: file box 1.1
    cube.box f: file box-seam 1.1
    cube.box.fill c: file box-seam-fill 1.1
    arkit b: s M0-51L14-43M0-51L-14-43M-40-28V-12M40-28V-12M-40-28L-28-35M40-28L28-35M-40 28V12M40 28V12M-40 28L-26 36M40 28L26 36M0 51L-12 44M0 51L12 44; s*.9 M0 2V28M0 2L-22-10M0 2L22-10
    bag cb: s M-38-27H38L44 38Q45 50 33 50H-33Q-45 50-44 38ZM-20-14V-32Q-20-51 0-51Q20-51 20-32V-14
    bag.fill cb: f M-34-31H34Q42-31 43-24L49 36Q50 55 33 55H-33Q-50 55-49 36L-43-24Q-42-31-34-31Z; s M-20-30V-34Q-20-52 0-52Q20-52 20-34V-30; xs*.9 M-20-26V-13M20-26V-13
    cart cbt: s M-58-42H-46Q-41-42-40-37L-29 15Q-28 20-22 20H36M-36-26H47Q55-26 53-18L47 0Q45 6 38 7L-30 11; f O-20 38 8.5; f O32 38 8.500
    cart.fill cbt: s M-58-42H-46Q-41-42-40-37L-29 16Q-28 21-22 21H36; f M-40-31H49Q60-31 58-20L51 2Q49 10 40 11L-31 15Z; f O-20 38 8.5; f O32 38 8.500
    basket dfc: file basket 1.15
    handbag fc: file handbag 1.1
    suitcase c: s R-54-26 108 72 13; s M-21-26V-36Q-21-46-11-46H11Q21-46 21-36V-26M-30-26V46M30-26V46
    suitcase.fill c: f R-28-31 56 82 2; f M-36-31H-42Q-58.7-31-58.7-15V35Q-58.7 51-42 51H-36ZM36-31H42Q58.7-31 58.7-15V35Q58.7 51 42 51H36Z; s M-21-28V-36Q-21-46-11-46H11Q21-46 21-36V-28
    briefcase c: s R-54-26 108 70 13; s M-21-26V-36Q-21-46-11-46H11Q21-46 21-36V-26M-54 6H54
    briefcase.fill c: f R-58.7-31 117.4 80 16; s M-21-28V-36Q-21-46-11-46H11Q21-46 21-36V-28; xs*.6 M-62 8H62
    case f: s R-54-26 108 70 13; s M-21-26V-36Q-21-46-11-46H11Q21-46 21-36V-26
    case.fill: f R-58.7-31 117.4 80 16; s M-21-28V-36Q-21-46-11-46H11Q21-46 21-36V-28
    cross.case c: under case; s M0-6V24M-15 9H15
    cross.case.fill: use case.fill; ks*1.1 M0-6V24M-15 9H15
    backpack fcd: s R-38-34 76 80 22; s M-16-34V-40Q-16-52 0-52Q16-52 16-40V-34M-22 46V20Q-22 10-12 10H12Q22 10 22 20V46
    backpack.fill: f R-43-39 86 90 26; s M-16-37V-40Q-16-52 0-52Q16-52 16-40V-37; xs*.8 M-22 52V20Q-22 12-14 12H14Q22 12 22 20V52
    creditcard cb: s R-56-40 112 80 14; f R-56-23 112 15 0; s M-38 20H-20
    creditcard.fill cb: f M-42-44.7H42Q60.7-44.7 60.7-27V-24H-60.7V-27Q-60.7-44.7-42-44.7ZM-60.7-10H60.7V27Q60.7 44.7 42 44.7H-42Q-60.7 44.7-60.7 27Z; xs M-38 20H-20
    wallet.pass fd: s R-39-50 78 100 14; s M-39-8H-16Q-10 10 0 10Q10 10 16-8H39M-39-28H39
    wallet.pass.fill: f R-43.7-54.7 87.4 109.4 18; xs*.7 M-48-8H-16Q-10 10 0 10Q10 10 16-8H48M-48-28H48
    banknote f: file cash 1.2
    banknote.fill: f R-61-36 122 72 14; xs*.8 O0 0 17; xf O-41 0 6; xf O41 0 6
    giftcard f: s R-56-40 112 80 14; s M-22-40V40M-56-4H56M-22-4L-38-22M-22-4L-6-22
    giftcard.fill: f R-60.7-44.7 121.4 89.4 18; xs*.7 M-22-46V46M-62-4H62M-22-4L-38-22M-22-4L-6-22
    gift dfc: file gift 1.1
    tag cxs: s M-38-46H-8Q-2-46 2-42L44 0Q50 6 44 12L12 44Q6 50 0 44L-42 2Q-46-2-46-8V-38Q-46-46-38-46Z; s*.8 O-26-26 6
    tag.fill cx: f M-38-50.7H-8Q0-50.7 5-45L47-3Q56 6 47 15L15 47Q6 56-3 47L-45 5Q-50.7 0-50.7-8V-38Q-50.7-50.7-38-50.7Z; xf O-26-26 8.500
    ticket dfc: file ticket-perforated 1.15
    flag cxsb: s M-35-46V50M-35-42Q-16-52 2-43Q20-34 38-42V6Q20 14 2 5Q-16-4-35 6
    flag.fill cx: s M-37-46V50; f M-37-44Q-18-56 4-46Q20-38 36-45Q43-48 43-40V5Q43 10 38 12Q20 18 2 9Q-16 1-37 11Z
    flag.checkered c: s M-40-40Q-14-54 0-40T40-40V26Q14 40 0 26T-40 26Z; f M-40-16V-38Q-26-46-13-45V-22Q-26-22-40-16ZM13-8V-30Q26-28 40-34V-12Q26-6 13-8ZM-13 0V-22Q0-18 13-8V12Q0 6-13 0Z
    trophy fc: file trophy 1.1
    medal oc: s O0 16 32; s+ M-14-14L-32-50M14-14L32-50M-8-50L6-18M8-50L0-34
    rosette d: file award 1.1
    crown fc: s M-42 36L-52-22L-22-4L0-38L22-4L52-22L42 36Z
    crown.fill: f M-46 38L-56-20Q-57-28-50-25L-24-9L-5-40Q0-47 5-40L24-9L50-25Q57-28 56-20L46 38Q45 43 39 43H-39Q-45 43-46 38Z
    graduationcap dfc: file mortarboard 1.2
    book fcb: file book 1.15
    book.closed fc: s M-36 34V-38Q-36-51-23-51H36V26M-36 34Q-36 22-24 22H36M-36 34Q-36 50-22 50H36M36 26V50
    book.closed.fill: f M-41-38Q-41-56-23-56H34Q41-56 41-49V26H-24Q-34 26-34 36Q-34 45-24 45H36Q41 45 41 50Q41 55 36 55H-24Q-41 55-41 38Z
    books.vertical cd: s R-50-40 26 86 6; s R-24-40 22 86 6; s M6-30L24-36L46 40L28 46ZM-50-20H-24M-50 26H-24M-24-14H-2
    books.vertical.fill d: f R-55-45 28 96 8; f R-23-45 24 96 8; f M5-31Q3-35 8-37L22-42Q27-43 28-39L52 39Q54 44 49 46L35 51Q30 52 29 48Z; xs*.6 M-56-24H-26M-56 30H-26M-24-18H2
    newspaper dfc: file newspaper 1.12
    newspaper.fill: f M-44-42H24Q32-42 32-34V42H-38Q-54 42-54 28V-32Q-54-42-44-42Z; f M38-18H46Q56-18 56-8V28Q56 42 44 42H38Z; xf R-42-28 26 26 3; xs*.7 M-6-24H20M-6-6H20M-40 12H20M-40 27H20
    bookmark cxs: s M-26-50H26Q34-50 34-42V45Q34 51 29 47L0 22L-29 47Q-34 51-34 45V-42Q-34-50-26-50Z
    bookmark.fill cx: f M-24-54.7H24Q38.7-54.7 38.7-40V48Q38.7 59 30 52L0 26L-30 52Q-38.7 59-38.7 48V-40Q-38.7-54.7-24-54.7Z
    text.book.closed f: under book.closed; s*.8 M-14-28H18M-14-10H18
    text.book.closed.fill: use book.closed.fill; ks*.8 M-16-30H20M-16-12H20
    character.book.closed f: under book.closed; use a 2 -18 .4
    character.book.closed.fill: use book.closed.fill; kuse a 2 -18 .4
    doc fcb: s M-25-52H3Q9-52 13-48L35-25Q39-21 39-15V39Q39 52 26 52H-26Q-39 52-39 39V-39Q-39-52-25-52ZM4-50V-26Q4-16 14-16H38
    doc.fill cb: f M-26-56.7H-2V-24Q-2-11 11-11H43.7V39Q43.7 56.7 26 56.7H-26Q-43.7 56.7-43.7 39V-39Q-43.7-56.7-26-56.7ZM8-56Q12-55 15-52L39-27Q42-24 43-20H13Q8-20 8-25Z
    doc.text cbx: under doc; s*.8 M-20 8H20M-20 28H20
    doc.text.fill cb: use doc.fill; ks*.8 M-22 10H22M-22 30H22
    doc.richtext f: under doc; s*.8 M-20 32H20M-20 14H4; f R-22-16 18 16 3
    doc.richtext.fill: use doc.fill; ks*.8 M-22 34H22M-22 18H22; kf R-24-20 18 20 3
    doc.plaintext fx: s R-39-52 78 104 13; s*.8 M-20-24H20M-20-4H20M-20 16H8
    doc.plaintext.fill: f R-43.7-56.7 87.4 113.4 17; ks*.8 M-22-24H22M-22-4H22M-22 16H8
    doc.on.doc: s M22-32V-38Q22-50 10-50H-34Q-46-50-46-38V20Q-46 32-34 32H-26; s R-22-30 66 82 12
    doc.on.doc.fill: s M20-40V-40Q20-52 8-52H-34Q-48-52-48-38V20Q-48 32-38 33; f R-27-33 76 90 16
    doc.on.clipboard: s M24-30V-32Q24-42 14-42H4M-26-42H-36Q-46-42-46-32V36Q-46 46-36 46H-16; s R-25-49 28 16 8; s R-10-22 56 70 11
    doc.on.clipboard.fill: s M24-34V-32Q24-42 14-42H4M-26-42H-36Q-46-42-46-32V36Q-46 46-36 46H-20; s R-25-49 28 16 8; f R-15-27 66 80 14
    doc.zipper: under doc; s*.8 M-12-46V-40M-12-32V-26M-12-18V-12M-12-4V14
    doc.viewfinder: use viewfinder; use doc 0 0 .44
    clipboard cb: s M-19-40H-25Q-38-40-38-27V39Q-38 52-25 52H25Q38 52 38 39V-27Q38-40 25-40H19; s R-19-50 38 20 9
    clipboard.fill cb: f M-26-45H-24V-42Q-24-26-10-26H10Q24-26 24-42V-45H26Q42.7-45 42.7-28V39Q42.7 56.7 25 56.7H-25Q-42.7 56.7-42.7 39V-28Q-42.7-45-26-45Z; f R-17-56.7 34 24 10
    note: s R-44-44 88 88 14; s M14 44V26Q14 14 26 14H44
    note.text b: s R-46-44 92 88 14; s M-46-24H46; s*.8 M-28-2H28M-28 18H28
    folder cbx: s M-51.5 28V-29Q-51.5-40.8-39-40.8H-24Q-19-40.8-15-37L-11-33.5Q-7-30-2-30H39Q51.5-30 51.5-18V28Q51.5 40.8 39 40.8H-39Q-51.5 40.8-51.5 28ZM-51.5-13H51.500
    folder.fill cbx: f M-39-45.5H-24Q-17-45.5-12-41L-9-38Q-5-34.7 0-34.7H39Q56.2-34.7 56.2-20H-56.2V-29Q-56.2-45.5-39-45.5ZM-56.2-12H56.2V28Q56.2 45.5 39 45.5H-39Q-56.2 45.5-56.2 28Z
    paperplane cx: file send 1.1
    paperplane.fill cx: file send-fill 1.1
    calendar c48b: s R-46-43 92 86 14; f M-44-30Q-44-45-30-45H30Q44-45 44-30V-20H-44Z; f O-26 2 5.5; f O-9 2 5.5; f O9 2 5.5; f O26 2 5.5; f O-26 20 5.5; f O-9 20 5.5; f O9 20 5.500
    clock cb: s O0 0 45.1; s*.9 M0-28V0H-20
    clock.fill cb: f O0 0 49.8; ks*.9 M0-30V0H-21
    clock.arrow.circlepath: s M-37-12A40 40 0 1 1-24 34; f M-54-16L-38 10Q-36 13-33 10L-18-14Q-16-18-21-18H-51Q-56-18-54-16Z; s*.9 M3-22V3L18 12
    clock.arrow.2.circlepath: use arrow.triangle.2.circlepath; s*.9 M0-18V2H14
    deskclock f: s O0-4 42; s*.9 M0-28V-4H16M-26 32L-32 46M26 32L32 46
    deskclock.fill: f O0-4 46.7; xs*.9 M0-28V-4H16; s M-28 34L-32 46M28 34L32 46
    alarm c: s O0 4 39; s*.9 M0-18V6L14 16M-31 34L-38 46M31 34L38 46M-48-26Q-50-40-32-46M48-26Q50-40 32-46
    alarm.fill c: f O0 4 43; xs*.9 M0-18V6L14 16; s M-31 36L-38 48M31 36L38 48M-49-28Q-50-42-34-48M49-28Q50-42 34-48
    stopwatch f: s O0 6 40; s*.9 M0-16V8M-11-50H11M0-48V-36M32-30L39-37
    stopwatch.fill: f O0 6 44.7; xs*.9 M0-20V8; s M-11-52H11M0-50V-40M34-32L41-39
    timer cs: s M0-45A45 45 0 1 1-38-24M0-45V-26M0 0L-21-24; f O0 0 7
    hourglass cb: s M-32-48H32M-32 48H32M-24-48V-32Q-24-22-14-12Q-6-4-6 0Q-6 4-14 12Q-24 22-24 32V48M24-48V-32Q24-22 14-12Q6-4 6 0Q6 4 14 12Q24 22 24 32V48
    hourglass.bottomhalf.filled d: file hourglass-bottom 1.1
    hourglass.tophalf.filled d: file hourglass-top 1.1
    gauge: s M-31 36A47 47 0 1 1 31 36; s M0 8L20-22; f O0 8 8
    gauge.medium: = gauge
    speedometer d: file speedometer 1.1
    thermometer d: file thermometer-half 1.1
    thermometer.medium dx: file thermometer-half 1.1
    thermometer.low d: file thermometer-low 1.1
    thermometer.high d: file thermometer-high 1.1
    thermometer.sun dfc: file thermometer-sun 1.1
    thermometer.sun.fill d: file thermometer-sun 1.1
    thermometer.snowflake dc: file thermometer-snow 1.1
    bed.double cdb: s M-54 34V2Q-54-8-44-8H44Q54-8 54 2V34M-54 20H54M-44-8V-26Q-44-36-34-36H34Q44-36 44-26V-8M-34-8V-14Q-34-20-28-20H-8Q-2-20-2-14V-8M2-8V-14Q2-20 8-20H28Q34-20 34-14V-8
    bed.double.fill cd: f M-44-10V-28Q-44-40-32-40H32Q44-40 44-28V-10H36V-14Q36-22 28-22H10Q3-22 3-14V-10H-3V-14Q-3-22-10-22H-28Q-36-22-36-14V-10Z; f M-48-4H48Q58-4 58 6V36Q58 40 54 40Q50 40 50 36V26H-50V36Q-50 40-54 40Q-58 40-58 36V6Q-58-4-48-4Z
    sofa fd: s M-42-8V-28Q-42-38-32-38H32Q42-38 42-28V-8M-42-8Q-56-8-56 4V24Q-56 32-48 32H48Q56 32 56 24V4Q56-8 42-8Q32-8 32 2V10H-32V2Q-32-8-42-8ZM-42 32V40M42 32V40
    sofa.fill: f M-42-16V-28Q-42-42-28-42H28Q42-42 42-28V-16Q28-12 28 2V4H-28V2Q-28-12-42-16Z; f M-46-10Q-36-10-36 0V12H36V0Q36-10 46-10Q60-10 60 3V24Q60 36 48 36V40Q48 44 43 44Q38 44 38 40V36H-38V40Q-38 44-43 44Q-48 44-48 40V36Q-60 36-60 24V3Q-60-10-46-10Z
    chair: s M-20-46H20V-6H-20ZM-28 10H28M-20-6V10M20-6V10M-24 10V46M24 10V46
    cup.and.saucer f: s M-44-34H32V-6Q32 26 2 26H-14Q-44 26-44-6ZM32-26H40Q52-26 52-12Q52 4 30 4M-50 42H38
    cup.and.saucer.fill: f M-44-38.7H32Q38-38.7 38-33V-6Q38 30 2 30H-14Q-50 30-50-6V-33Q-50-38.7-44-38.7Z; s M34-24H40Q52-24 52-12Q52 4 32 4; s M-50 44H38
    mug fc: s M-44-40H22V28Q22 44 8 44H-30Q-44 44-44 28ZM22-24H34Q46-24 46-12V8Q46 20 34 20H22
    mug.fill: f M-42-45H20Q27-45 27-38V28Q27 49 8 49H-30Q-49 49-49 28V-38Q-49-45-42-45Z; s M26-24H34Q46-24 46-12V8Q46 20 34 20H26
    wineglass f: s M-26-50H26L30-16Q30 8 0 8Q-30 8-30-16ZM0 8V50M-20 50H20; s*.8 M-28-22H28
    wineglass.fill: f M-24-54.7H24Q30-54.7 31-48L35-16Q35 13 0 13Q-35 13-35-16L-31-48Q-30-54.7-24-54.7Z; s M0 13V50M-20 50H20; xs*.6 M-36-26H36
    takeoutbag.and.cup.and.straw fd: s M-52-26H4L8 46H-56ZM-48-26V-38Q-48-44-42-44H-6Q0-44 0-38V-26M18-16H52L46 46H20M14-16H56M35-16L40-48H48
    takeoutbag.and.cup.and.straw.fill: f M-50-24H2Q6-24 6-20L10 44Q10 51 4 51H-52Q-58 51-58 44L-54-20Q-54-24-50-24ZM-52-32V-40Q-52-48-44-48H-4Q4-48 4-40V-32Z; f M18-10H54L49 46Q48 51 43 51H18Q20 46 20 42Z; s M14-20H58; s*.8 M36-20L41-50H48
    fork.knife c: f M-38-50V-28Q-38-16-28-13V46Q-28 51-22.5 51Q-17 51-17 46V-13Q-7-16-7-28V-50H-13V-24H-19V-50H-26V-24H-32V-50Z; f M22-49Q36-38 36-12V4Q36 10 30 12V46Q30 51 24.5 51Q19 51 19 46V-44Q19-51 22-49Z
    fork.knife.circle: under circle; use fork.knife 0 0 .54
    birthday.cake f: s R-44-2 88 48 10; s M-44 20Q-30 32-15 20T15 20T44 20M-26-2V-22M0-2V-22M26-2V-22; f E-26-38 5 8; f E0-38 5 8; f E26-38 5 8
    birthday.cake.fill: f R-49-7 98 58 13; xs*.7 M-52 20Q-34 32-17 20T17 20T52 20; s M-26-8V-22M0-8V-22M26-8V-22; f E-26-38 5 8; f E0-38 5 8; f E26-38 5 8
    carrot fc: s M-40 46Q-30 8-8-16Q8-26 20-14Q30 0 16 16Q-6 36-40 46ZM18-16L34-46M20-14L48-28
    carrot.fill: f M-42 50Q-48 50-46 44Q-34 4-10-20Q8-32 24-18Q36-2 20 20Q-4 42-42 50Z; s M20-18L34-46M22-14L48-28
    fish fc: s M-52 0Q-18-34 22-4L46-26V26L22 4Q-18 34-52 0Z; f O-26-4 5
    fish.fill: f M-56 3Q-59 0-56-3Q-18-42 21-10L42-29Q51-36 51-26V26Q51 36 42 29L21 10Q-18 42-56 3Z; xf O-28-4 5.500
    umbrella fc: file umbrella 1.12
    umbrella.fill dc: file umbrella-fill 1.12
    tshirt fc: s M-20-44L-54-26L-44-2L-30-8V44H30V-8L44-2L54-26L20-44Q14-32 0-32Q-14-32-20-44Z
    tshirt.fill: f M-18-49Q-12-36 0-36Q12-36 18-49Q21-50 24-48L56-31Q60-29 58-25L48-1Q46 4 41 2L35-1V42Q35 49 28 49H-28Q-35 49-35 42V-1L-41 2Q-46 4-48-1L-58-25Q-60-29-56-31L-24-48Q-21-50-18-49Z
    puzzlepiece dfc: file puzzle 1.15
    building df: file building 1.1
    building.2: s R-46-46 48 94 8; s M2-18H36Q46-18 46-8V48H2; s*.8 M-30-28H-14M-30-8H-14M-30 12H-14M20 2H28M20 20H28M-24 48V32
    building.2.fill: f M-42-50H-4Q4-50 4-42V51H-51V-42Q-51-50-42-50Z; f M10-20H42Q51-20 51-11V51H10Z; xs*.8 M-32-30H-16M-32-10H-16M-32 10H-16M26 0H35M26 18H35; xf R-30 28 12 24 2
    building.columns dc: file bank 1.1
    building.columns.fill dc: file bank2 1.1
    storefront dc: file shop 1.1
    tent fc: s M0-40L-54 42H54ZM0-4L-18 42M0-4L18 42
    tent.fill: f M-5-44Q0-50 5-44L59 38Q62 46 54 46H22L0-2L-22 46H-54Q-62 46-59 38Z
    door.left.hand.closed: file door-closed 1.1
    door.left.hand.open: file door-open 1.1
    car dcb: file car-front 1.25
    car.fill c: file car-front-fill 1.25
    bus dfc: file bus-front 1.1
    tram dfc: file train-lightrail-front 1.1
    bicycle dc: file bicycle 1.3
    scooter: file scooter 1.15
    truck.box fb: file truck 1.3
    truck.box.fill: f M-60-30H10V28H-16Q-20 16-32 16Q-44 16-48 28H-60ZM16-14H38L58 6V28H50Q46 16 34 16Q22 16 18 28H16Z; f O-32 32 10; f O34 32 10
    fuelpump dfcx: file fuel-pump 1.1
    airplane c: use airplane.upright 0 0 1 1 90
    airplane.upright dh: file airplane-fill 1.1
    airplane.departure: use airplane.upright 0 -8 .85 .85 60; s M-48 46H48
    airplane.arrival: use airplane.upright 0 -8 .85 .85 120; s M-48 46H48
    ferry f: s M-46 2L-32 40H32L46 2L0-12ZM-30-4V-28H30V-4M0-28V-46
    ferry.fill: f M-48 4Q-50-1-45-3L-2-16Q0-17 2-16L45-3Q50-1 48 4L34 40Q32 45 27 45H-27Q-32 45-34 40Z; f M-34-14V-28Q-34-34-28-34H28Q34-34 34-28V-14L0-24Z; s M0-34V-48
    sailboat fcd: s M-50 22H50L34 44H-34ZM0-48V6H-38ZM12-30V6H36Z
    sailboat.fill: f M-52 18H52Q58 18 55 23L39 46Q37 49 33 49H-33Q-37 49-39 46L-55 23Q-58 18-52 18ZM-3-46V10H-40Q-48 10-43 3L-12-46Q-3-56-3-46ZM9-30Q9-38 15-31L41 3Q45 10 38 10H9Z
    rocket f: file rocket 1.1
    balloon f: file balloon 1.1
    party.popper f: s M-48 48L-22-24L24 22ZM8-20Q22-26 20-44M22 2Q36-8 50-2; f O-4-42 5; f O42-34 5; f O44 22 5
    party.popper.fill: f M-51 47L-28-23Q-25-31-19-25L25 19Q31 25 23 28L-47 51Q-52 52-51 47Z; s M8-20Q22-26 20-44M22 2Q36-8 50-2; f O-4-42 5; f O42-34 5; f O44 22 5
    fireworks d: s M0-12V-48M0 12V48M-12 0H-48M12 0H48M9-9L34-34M-9-9L-34-34M9 9L34 34M-9 9L-34 34
    globe cbx: s O0 0 45.1; s*.85 E0 0 20 45.1; s*.85 M0-45V45M-45 0H45M-36-26Q0-12 36-26M-36 26Q0 12 36 26
    network: = globe
    globe.americas df: file globe-americas 1
    globe.americas.fill d: file globe-americas 1
    globe.europe.africa df: file globe-europe-africa 1
    globe.europe.africa.fill d: file globe-europe-africa 1
    globe.asia.australia df: file globe-asia-australia 1
    globe.asia.australia.fill d: file globe-asia-australia 1
    globe.central.south.asia df: file globe-central-south-asia 1
    globe.central.south.asia.fill d: file globe-central-south-asia 1
    safari: s O0 0 45.1; s*.8 M26-26L8 8L-26 26L-8-8Z; f M26-26L8 8L-8-8Z
    safari.fill: f O0 0 49.8; xf M30-30L9 9L-30 30L-9-9Z; f M-16 16L-3-3L3 3Z
    location cxs: s M46-46L6 46L-2 4Q-3 2-5 1L-46-6Z
    location.fill cx: f M42-50Q52-53 50-43L10 46Q7 53 3 46L-3 5Q-4 4-5 3L-46-3Q-53-6-46-10Z
    location.north c: s M0-46L36 44L0 28L-36 44Z
    location.north.fill c: f M-5-48Q0-58 5-48L41 42Q43 51 34 49L0 34L-34 49Q-43 51-41 42Z
    location.viewfinder: use viewfinder; use location.fill 0 0 .42
    binoculars dfc: file binoculars 1.1
    signpost.right fc: file signpost 1.1
    signpost.left fc: use signpost.right 0 0 -1 1
    signpost.left.fill: use signpost.right.fill 0 0 -1 1
    mountain.2 c: s M-56 38L-18-28L0 2L14-18L56 38Z
    mountain.2.fill c: f M-60 38L-23-30Q-18-37-13-30L0-9L9-22Q14-28 19-22L61 38Q63 44 56 43H-56Q-63 44-60 38Z
    stethoscope c: s M-40-46V-20Q-40 4-20 4Q0 4 0-20V-46M-20 4V20Q-20 44 6 44Q30 44 30 18V8M-46-46H-36M6-46H-4; s O30-4 10
    pills fcd: s M-48 18Q-56-2-42-16L-14-44Q0-54 12-44Q22-32 12-18L-16 10Q-30 24-44 18ZM-30-28L0 0; s O32 26 18; s*.8 M20 26H44
    pills.fill: f M-36-16L-14-44Q0-58 15-47Q26-32 15-15L7-7ZM-34-22L2-2L-14 14Q-32 28-48 18Q-58 0-46-14Z; f O32 26 22; xs*.6 M18 26H46
    pill fc: s R-52-20 104 40 20; s M0-20V20
    pill.fill: f R-57-25 114 50 25; xs*.6 M0-28V28
    cross c: s M-14-46H14V-14H46V14H14V46H-14V14H-46V-14H-14Z
    cross.fill c: f M-12-51H12Q19-51 19-44V-19H44Q51-19 51-12V12Q51 19 44 19H19V44Q19 51 12 51H-12Q-19 51-19 44V19H-44Q-51 19-51 12V-12Q-51-19-44-19H-19V-44Q-19-51-12-51Z
    bandage df: file bandaid 1.05
    syringe fd: s M-48 48L-30 30M-34 2L2-34L34-2L-2 34ZM-34 2L-30 30L-2 34M18-18L36-36M24-46L46-24; s*.7 M-20-10L-10 0M-6-24L4-14
    syringe.fill: f M-38 2L2-38L38-2L-2 38L-30 34L-34 30Z; s M-50 50L-32 32M20-20L36-36M24-46L46-24; xs*.6 M-22-14L-10-2M-8-28L4-16
    waveform.path.ecg: s M-54 4H-32L-20-16L-4 34L14-40L26 4H54
    testtube.2 d: s M-42-46V28Q-42 46-28 46Q-14 46-14 28V-46M14-46V28Q14 46 28 46Q42 46 42 28V-46M-50-46H-6M6-46H50; f M-40 4H-16V28Q-16 44-28 44Q-40 44-40 28ZM16-12H40V28Q40 44 28 44Q16 44 16 28Z
    atom: s E0 0 48 18; use atom.orbit 0 0 1 1 60; use atom.orbit 0 0 1 1 -60; f O0 0 7
    atom.orbit h: s E0 0 48 18
    flask f: s M-14-48H14M-9-48V-14L-38 34Q-44 46-30 46H30Q44 46 38 34L9-14V-48; s*.8 M-26 16H26
    flask.fill: f M-14-52H14Q19-52 19-48Q19-43 14-43V-16L43 32Q52 51 30 51H-30Q-52 51-43 32L-14-16V-43Q-19-43-19-48Q-19-52-14-52Z
    function: s M22-40Q4-50-2-26L-14 32Q-18 52-36 44M-22-8H12
    x.squareroot: s M-50 8L-40 2L-24 38L-4-40H50M8-10L38 34M38-10L8 34
    sum: s M30-34V-42H-30L4 0L-30 42H30V34
    command cs: s M-18-18V-32A14 14 0 1 0-32-18H32A14 14 0 1 0 18-32V32A14 14 0 1 0 32 18H-32A14 14 0 1 0-18 32Z
    option: s M-44-30H-18L18 30H44M12-30H44
    control: s M-30 0L0-30L30 0
    shift f: file shift 1.1
    capslock f: file capslock 1.1
    escape: file escape 1.1
    delete.left c: s M-22-40H44Q57-40 57-27V27Q57 40 44 40H-22Q-29 40-34 35L-58 6Q-62 0-58-6L-34-35Q-29-40-22-40Z; s*.9 M-4-16L28 16M28-16L-4 16
    delete.left.fill c: f M-22-44.7H44Q61.7-44.7 61.7-27V27Q61.7 44.7 44 44.7H-22Q-31 44.7-37 38L-63 8Q-68 0-63-8L-37-38Q-31-44.7-22-44.7Z; ks*.9 M-4-16L28 16M28-16L-4 16
    delete.right c: use delete.left 0 0 -1 1
    delete.right.fill c: use delete.left.fill 0 0 -1 1
    delete.backward: = delete.left
    delete.backward.fill: = delete.left.fill
    delete.forward: = delete.right
    delete.forward.fill: = delete.right.fill
    delete.fill: = delete.left.fill
    delete: = delete.left
    clear f: s R-53-39 106 78 14; s M-16-16L16 16M16-16L-16 16
    clear.fill: f R-57.7-43.7 115.4 87.4 18; ks M-16-16L16 16M16-16L-16 16
    terminal f: s R-53-42 106 84 14; s M-34-22L-16-7L-34 8M-8 14H16
    terminal.fill: f R-57.7-46.7 115.4 93.4 18; ks M-34-22L-16-7L-34 8M-8 14H16
    apple.terminal f: s R-53-42 106 84 14; s M-34-22L-16-7L-34 8M-8 14H16
    apple.terminal.fill: = terminal.fill
    curlybraces s: s M-18-44Q-34-44-34-30V-12Q-34 0-46 0Q-34 0-34 12V30Q-34 44-18 44M18-44Q34-44 34-30V-12Q34 0 46 0Q34 0 34 12V30Q34 44 18 44
    ellipsis.curlybraces: s M-26-44Q-42-44-42-30V-12Q-42 0-54 0Q-42 0-42 12V30Q-42 44-26 44M26-44Q42-44 42-30V-12Q42 0 54 0Q42 0 42 12V30Q42 44 26 44; f O-16 0 5.5; f O0 0 5.5; f O16 0 5.500
    barcode: s*.7 M-50-34V34M50-34V34M-8-34V34M24-34V34; s*.5 M-34-34V34; s M-21-34V34M8-34V34M38-34V34
    barcode.viewfinder: use viewfinder; use barcode 0 0 .5
    qrcode d: file qr-code 1
    qrcode.viewfinder d: file qr-code-scan 1.05
    apple.logo dc: file apple 1.08
    applelogo: = apple.logo
    swift: s*.01 M0 0; f M14-50C46-28 52 2 46 16C56 28 56 42 51 48C44 34 32 38 26 41C6 50-26 46-50 12C-30 26-8 30 8 21C-12 6-30-14-42-32C-28-20-14-10-8-6C-16-14-28-28-34-38C-18-22 2-6 20 6C25-10 24-32 14-50Z
    xbox.logo d: file xbox 1
    playstation.logo d: file playstation 1
    """#
}

extension SymbolTable {
  /// Documents, text, pens and folders.
  static let writing = #"""
    document: = doc
    document.fill: = doc.fill
    document.on.document: = doc.on.doc
    document.on.document.fill: = doc.on.doc.fill
    document.on.clipboard: = doc.on.clipboard
    document.on.clipboard.fill: = doc.on.clipboard.fill
    text.document: = doc.text
    text.document.fill: = doc.text.fill
    richtext.page: = doc.richtext
    richtext.page.fill: = doc.richtext.fill
    text.page: = doc.plaintext
    text.page.fill: = doc.plaintext.fill
    append.page: = doc.append
    append.page.fill: = doc.append.fill
    text.rectangle.page: = doc.richtext
    text.rectangle.page.fill: = doc.richtext.fill
    lock.document: = lock.doc
    lock.document.fill: = lock.doc.fill
    arrow.up.document: = arrow.up.doc
    arrow.up.document.fill: = arrow.up.doc.fill
    arrow.down.document: = arrow.down.doc
    arrow.down.document.fill: = arrow.down.doc.fill
    chart.bar.horizontal.page: = chart.bar.doc.horizontal
    chart.bar.horizontal.page.fill: = chart.bar.doc.horizontal.fill
    questionmark.text.page: = doc.questionmark
    questionmark.text.page.fill: = doc.questionmark.fill
    document.viewfinder: = doc.viewfinder
    document.viewfinder.fill: = doc.viewfinder.fill
    zipper.page: = doc.zipper
    text.page.badge.magnifyingglass: = doc.text.magnifyingglass
    doc.append: under doc; s*.8 M-20 4H20M-20 20H4M-20 36H4; s*.8 M16 20V40M6 30H26
    doc.append.fill: use doc.fill; ks*.8 M-22 6H22M-22 22H4M-22 38H4; ks*.8 M17 22V42M7 32H27
    doc.questionmark: under doc; use questionmark 0 14 .5
    doc.questionmark.fill: use doc.fill; kuse questionmark 0 16 .52
    doc.text.below.ecg: s M-39-18V-39Q-39-52-26-52H3Q9-52 13-48L35-25Q39-21 39-15V39Q39 52 26 52H-26Q-39 52-39 39V26; s*.8 M-52 4H-22L-12-14L2 22L12 4H24; s*.8 M-18 36H18
    doc.text.below.ecg.fill: use doc.fill; xs*2.2 M-52 4H-22L-12-14L2 22L12 4H24; s*.8 M-52 4H-22L-12-14L2 22L12 4H24
    doc.text.image: under doc; s*.8 M-20-22H4M-20-6H4; f R-22 12 44 26 4; xf M-18 34L-6 22L4 30L12 24L18 34Z
    doc.text.image.fill: use doc.fill; ks*.8 M-22-24H2M-22-8H2; kf R-24 12 48 28 4
    doc.viewfinder.fill: use viewfinder; use doc.fill 0 0 .46
    doc.badge.arrow.up.fill: use doc.fill; put arrow.up.circle.fill 34 40 .52
    doc.circle: under circle; use doc.fill 0 0 .5
    arrow.up.doc.on.clipboard: use doc.on.clipboard; s M18 28V-4M6 8L18-5L30 8
    text.below.folder: s M-44 12V-30Q-44-40-34-40H-22Q-18-40-14-36L-10-32H34Q44-32 44-22V12Q44 18 38 18H-38Q-44 18-44 12ZM-44-14H44; s*.8 M-40 32H40M-40 46H10
    text.below.folder.fill: b M-44 12V-30Q-44-40-34-40H-22Q-18-40-14-36L-10-32H34Q44-32 44-22V12Q44 18 38 18H-38Q-44 18-44 12Z; xs*.7 M-50-16H50; s*.8 M-40 34H40M-40 48H10
    text.below.photo o: s R-48-44 96 62 11; f O-24-26 6; s*.8 M-44 8L-20-10L-4 2L16-16L42 6; s+*.8 M-44 32H44M-44 46H10
    text.rectangle e: s R-53-39 106 78 13; s*.8 M-32-17H32M-32 0H32M-32 17H8
    text.line.first.and.arrowtriangle.forward: s M-10-34H44M-44-11.5H44M-44 11.5H44M-44 34H17; f M-46-46L-24-34L-46-22Z
    text.line.last.and.arrowtriangle.forward: s M-44-34H44M-44-11.5H44M-44 11.5H44M-10 34H44; f M-46 22L-24 34L-46 46Z
    text.line.2.summary: s M-44-34H44M-44-11.5H17; s*.7 M-44 14H10M-44 34H30
    text.line.3.summary: s M-44-36H44; s*.7 M-44-12H30M-44 10H40M-44 32H10
    text.line.magnify: s M-44-30H44M-44-6H44; s*.7 M-44 18H44M-44 36H10
    text.pad.header d: s R-44-48 88 96 13; s M-44-24H44; s*.8 M-26-2H26M-26 16H26M-26 32H2
    text.quote: s M-24-30H44M-24-8H44M-24 14H44M-24 36H20M-44-30V36
    text.redaction: f R-46-44 92 16 4; f R-46-20 56 16 4; f R-46 4 92 16 4; f R-46 28 64 16 4
    text.word.spacing: f R-50-14 30 28 5; f R20-14 30 28 5; s*.8 M-14 0H14M-8-8L-15 0L-8 8M8-8L15 0L8 8
    text.justify.trailing: = text.justify.right
    text.justifyright: = text.justify.right
    text.badge.xmark: s M-44-34H44M-44-11.5H44M-44 11.5H2M-44 34H2; s M16 11L40 35M40 11L16 35
    text.badge.star: s M-44-34H44M-44-11.5H44M-44 11.5H2M-44 34H2; use star.fill 27 22 .44
    text.viewfinder: use viewfinder; s*.85 M-20-14H20M-20 2H20M-20 18H4
    arrow.up.and.down.text.horizontal: s M-46-30H8M-46-8H8M-46 14H8M-46 36H8M34-36V36M22-24L34-38L46-24M22 24L34 38L46 24
    arrow.left.and.right.text.vertical: s M-36-46V8M-12-46V8M12-46V8M36-46V8M-36 34H36M-24 22L-38 34L-24 46M24 22L38 34L24 46
    increase.quotelevel: s M-10-34H44M-10-11.5H44M-10 11.5H44M-10 34H30M-26-36V36; f M-52-12L-36 0L-52 12Z
    decrease.quotelevel: s M-10-34H44M-10-11.5H44M-10 11.5H44M-10 34H30M-26-36V36; f M-36-12L-52 0L-36 12Z
    quotelevel: s M-10-34H44M-10-11.5H44M-10 11.5H44M-10 34H30M-28-36V36M-44-36V36
    list.bullet.below.rectangle: s R-46-44 92 40 10; s*.8 M-22 14H46M-22 38H46; f O-40 14 6; f O-40 38 6
    list.number.rtl: s M-50-29H18M-50 0H18M-50 29H18; use 1 44 -29 .22; use 2 44 0 .22; use 3 44 29 .22
    list.bullet.badge.ellipsis: s M-20-29H50M-20 0H20M-20 29H12; f O-45-29 7; f O-45 0 7; f O-45 29 7; f O26 29 5.5; f O40 29 5.5; f O54 29 5.5
    list.and.film d: s R-50-36 46 72 8; s*.6 M-38-36V36M-16-36V36; s M10-26H50M10 0H50M10 26H50
    checklist.checked d: s M-8-29H50M-8 0H50M-8 29H50; f O-38-29 11; f O-38 0 11; f O-38 29 11; xs*.5 M-43-29L-39-25L-33-33M-43 0L-39 4L-33-4M-43 29L-39 33L-33 25
    checklist.unchecked: s M-8-29H50M-8 0H50M-8 29H50; s*.7 O-38-29 9; s*.7 O-38 0 9; s*.7 O-38 29 9
    note.text.badge.plus: s M46-4V-30Q46-44 32-44H-32Q-46-44-46-30V30Q-46 44-32 44H2; s M-46-24H46; s*.8 M-28-2H22M-28 18H0; f O36 32 23; xs*.8 M36 20V44M24 32H48
    list.bullet.rectangle.portrait.fill: f R-43.7-57.7 87.4 115.4 17.5; ks*.85 M-6-22H22M-6 0H22M-6 22H22; kf O-22-22 5.5; kf O-22 0 5.5; kf O-22 22 5.5
    pencil.and.list.clipboard: s M38 2V-27Q38-40 25-40H19M-19-40H-25Q-38-40-38-27V39Q-38 52-25 52H-4; s R-19-50 38 20 9; s*.8 M-20-8H16M-20 12H4; put pencil 26 30 .54
    pencil.and.ruler od: s M-46-30L-30-46L46 30L30 46Z; s*.7 M-30-14L-22-22M-14 2L-6-6M2 18L10 10M18 34L26 26; s+ M-46 46L-40 26L-26 12M-12-2L26-40Q32-46 38-40L42-36Q46-30 40-24L12 2M-2 16L-26 40Z
    pencil.tip.crop.circle: s O0 0 45.1; s M-22 36L0-24L22 36M-11 8Q0 14 11 8
    pencil.tip.crop.circle.fill: f O0 0 49.8; xs M-22 44L0-22L22 44M-11 10Q0 16 11 10
    pencil.tip.crop.circle.badge.plus: use pencil.tip.crop.circle; put plus.circle.fill 34 34 .46
    pencil.tip.crop.circle.badge.minus: use pencil.tip.crop.circle; put minus.circle.fill 34 34 .46
    pencil.tip.crop.circle.badge.arrow.forward: use pencil.tip.crop.circle; put arrow.right.circle.fill 34 34 .46
    eraser.line.dashed: use eraser 0 -6 .86; s M-48 46H-32M-18 46H-4M10 46H24M38 46H48
    eraser.line.dashed.fill: use eraser.fill 0 -6 .86; s M-48 46H-32M-18 46H-4M10 46H24M38 46H48
    scribble: s M-46-10Q-20-50-8-32Q0-14-34 22Q-44 38-30 36Q-8 28 14-18Q28-36 32-24Q34-10 12 24Q6 38 16 36Q30 30 46 6
    scribble.variable: s*.7 M-48-4Q-26-44-12-30Q0-12-30 20; s*1.3 M-30 20Q-38 36-24 32Q-6 22 14-16Q28-34 32-20; s*.8 M32-20Q32-6 14 22Q10 36 22 32Q36 26 48 8
    signature: s M-52 38H52; s M-46 18Q-20 14-6-22Q2-46-10-44Q-24-38-16-6Q-10 18 2 8Q12-2 14-8Q16 8 24 6Q32 2 34-4Q36 8 48 4
    lasso.badge.sparkles: use lasso; put sparkle 36 -30 .4; use sparkle 52 -6 .2
    trash.slash.square: s R-39.5-39.5 79 79 15; use trash.slash 0 0 .5
    trash.slash.square.fill: f R-44.2-44.2 88.4 88.4 19.7; kuse trash.slash 0 0 .54
    arrow.up.trash: s M-39.8-22L-32 42Q-31 50.6-22 50.6H22Q31 50.6 32 42L39.8-22H24M-24-22H-39.8; s M0 30V-50M-16-34L0-51L16-34
    arrow.up.trash.fill: b M-37-20H37L32 42Q31 50.6 22 50.6H-22Q-31 50.6-32 42Z; xs*2.4 M0 30V-50; s M0 28V-50M-16-34L0-51L16-34
    tray.2: use tray 0 -16 .8; s M-41 22V32Q-41 44-29 44H29Q41 44 41 32V22
    tray.2.fill: use tray.fill 0 -16 .8; b M-43 24H43V30Q43 44 29 44H-29Q-43 44-43 30Z
    externaldrive.connected.to.line.below: use externaldrive 0 -14 .9; s M0 18V42M-50 42H50
    externaldrive.connected.to.line.below.fill: use externaldrive.fill 0 -14 .9; s M0 18V42M-50 42H50
    xmark.bin ec: s M-38-30L-32 42Q-31 50-22 50H22Q31 50 32 42L38-30Z; s*.9 M-14-4L14 24M14-4L-14 24; s+ M-46-40H46
    arrow.up.bin.fill: b M-44-14H44Q48-14 48-8V36Q48 44 40 44H-40Q-48 44-48 36V-8Q-48-14-44-14Z; xs*2.4 M0 24V-40; s M0 24V-46M-18-28L0-47L18-28
    apple.terminal.on.rectangle e: s R-56-22 90 64 11; s*.8 M-40-6L-28 5L-40 16M-20 20H-4; s+ M-38-36Q-36-44-28-44H44Q56-44 56-32V10Q56 20 46 22
    calendar.blank h: s R-46-43 92 86 14; f M-44-30Q-44-45-30-45H30Q44-45 44-30V-20H-44Z
    calendar.day.timeline.left dc: s R-46-43 92 86 14; s M-18-43V43; f O-18-6 8; s*.9 M-18-6H46M0-24H28M0 18H28
    calendar.day.timeline.right: use calendar.day.timeline.left 0 0 -1 1
    calendar.day.timeline.leading: = calendar.day.timeline.left
    calendar.day.timeline.trailing: = calendar.day.timeline.right
    calendar.badge.lock: use calendar; put lock.fill 38 30 .5
    book.pages od: s M0-30Q-22-42-52-36V34Q-22 28 0 40Q22 28 52 34V-36Q22-42 0-30Z; s M0-30V40
    book.and.wrench: s M-36 34V-38Q-36-51-23-51H36V22M-36 34Q-36 22-24 22H36M-36 34Q-36 50-22 50H36M36 22V50; use wrench.adjustable.fill 2 -16 .4
    menucard od: s R-34-50 68 100 12; s*.8 M-16-28H16M-16-12H16M-16 4H16M-16 20H4
    greetingcard o: s M-44-36L-4-50V36L-44 50ZM-4-40H44V40H-4; f O-24 0 8
    magazine od: s M-36-44Q-36-50-30-50H30Q36-50 36-44V44Q36 50 30 50H-30Q-36 50-36 44Z; s*.8 M-20-32H20M-20-18H4; f R-20-2 40 36 4
    studentdesk: s M-54-22H54M-44-22V40M44-22V40M-22-22V4H22V-22
    link.badge.plus: use link 0 0; f O36 32 20; xs*.8 M36 22V42M26 32H46
    personalhotspot cx: use link.piece 0 0 1 1 45; use link.piece 0 0 1 1 225
    paperclip.badge.ellipsis: use paperclip; xf O32 34 26; f O32 34 20; xf O23 34 3.500; xf O32 34 3.500; xf O41 34 3.500
    person.fill.turn.right: f O-4-26 23; f M-50 42Q-50 8-4 8Q44 8 44 42Q44 49 36 49H-42Q-50 49-50 42Z; xs*.8 M10-48Q-4-30 6 0
    person.fill.turn.left: use person.fill.turn.right 0 0 -1 1
    person.fill.turn.down: use person.fill; xs*.8 M-26-20Q0 4 26-20
    person.fill.and.arrow.left.and.arrow.right: use person.fill -20 0 .84; s M18-12H54M42-24L54-12L42 0M54 16H18M30 4L18 16L30 28
    person.and.arrow.left.and.arrow.right.outward: use person 0 0 .8; s M-44 0H-60M-50-10L-61 0L-50 10M44 0H60M50-10L61 0L50 10
    person.2.wave.2: use person -26 4 .7; use person 26 4 .7; s*.8 M-54-30Q-62-14-54 2M54-30Q62-14 54 2
    person.2.wave.2.fill: use person.fill -26 4 .7; use person.fill 26 4 .7; s*.8 M-56-30Q-64-14-56 2M56-30Q64-14 56 2
    person.line.dotted.person.fill: use person.fill -38 0 .62; use person.fill 38 0 .62; f O-8 0 4; f O8 0 4
    person.bust oc: s O0-24 22; s+ M-14-2Q-14 10-30 14Q-48 20-48 42M14-2Q14 10 30 14Q48 20 48 42M-50 44H50
    person.bubble: under bubble.left; f O0-18 9; f M-18 12Q-18-5 0-5Q18-5 18 12Z
    person.bubble.fill: use bubble.left.fill; kf O0-18 10; kf M-20 12Q-20-5 0-5Q20-5 20 12Z
    person.and.background.dotted: use person.fill 0 8 .84; f O-44-44 4; f O-22-50 4; f O22-50 4; f O44-44 4; f O-50-22 4; f O50-22 4; f O-50 0 4; f O50 0 4; f O-54 22 4; f O54 22 4; f O0-54 4
    person.and.background.striped.horizontal: use person.fill 0 8 .84; s*.7 M-52-40H-20M20-40H52M-54-22H-26M26-22H54M-54-4H-30M30-4H54M-54 14H-44M44 14H54
    person.crop.rectangle.stack e: s R-53-20 106 66 13; f O0 4 11; f M-26 45Q-22 22 0 22Q22 22 26 45Z; s+ M-38-35H38M-28-49H28
    person.2.crop.square.stack e: s R-44-18 88 64 14; use person.2.fill 0 16 .56; s+ M-34-33H34M-26-47H26
    person.crop.square.filled.and.at.rectangle e: s R-58-40 116 80 13; f R-44-16 34 34 6; use at 26 0 .5
    square.and.at.rectangle e: s R-58-40 116 80 13; s*.8 R-42-16 32 32 6; use at 26 0 .5
    person.crop.badge.magnifyingglass: use person -8 0; put magnifyingglass 30 28 .56
    person.crop.badge.magnifyingglass.fill: use person.fill -8 0; put magnifyingglass 30 28 .56
    arrow.up.and.person.rectangle.portrait: s M-24-48H-30Q-42-48-42-36V36Q-42 48-30 48H12Q24 48 24 36V-4; f O-9-2 10; f M-30 40Q-28 14-9 14Q10 14 12 40Z; s M24-18V-50M12-38L24-51L36-38
    arrow.up.and.person.rectangle.turn.right: s M-10-36H-34Q-46-36-46-24V34Q-46 44-34 44H34Q46 44 46 34V16; f O-2-2 11; f M-26 38Q-24 16-2 16Q20 16 22 38Z; s M14-12Q14-34 40-34M28-46L42-34L28-22
    arrow.up.and.person.rectangle.turn.left: use arrow.up.and.person.rectangle.turn.right 0 0 -1 1
    shareplay x: f O0-14 12; f M-24 36Q-24 6 0 6Q24 6 24 36Z; s M-28-30A38 38 0 0 0-30 18M28-30A38 38 0 0 1 30 18; s M-42-44A58 58 0 0 0-48 26M42-44A58 58 0 0 1 48 26
    shared.with.you cx: s O0 0 45.1; f O-15-10 10; f O15-10 10; f M-36 24Q-34 4-15 4Q-6 4 0 10Q6 4 15 4Q34 4 36 24Z
    lanyardcard e: s R-34-18 68 66 12; f O0 8 10; f M-18 38Q-16 22 0 22Q16 22 18 38Z; s+ M-10-18L-24-52M10-18L24-52
    accessibility.badge.arrow.up.right: use accessibility; put arrow.up.right.circle.fill 34 -34 .44
    book.and.wrench.fill: use book.closed.fill; cut0 wrench.adjustable.fill 2 -18 .42
    """#
}

extension SymbolTable {
  /// Arrows, chevrons and lines of text.
  static let arrows = #"""
    chevron.right c42s42: s M-17-33.7L17 0L-17 33.700
    chevron.left c42s42: s M17-33.7L-17 0L17 33.700
    chevron.up c42s42: s M-39 18.5L0-18.5L39 18.500
    chevron.down c42s42: s M-39-18.5L0 18.5L39-18.500
    chevron.forward: = chevron.right
    chevron.backward: = chevron.left
    chevron.compact.down: s M-42-11L0 11L42-11
    chevron.compact.up: s M-42 11L0-11L42 11
    chevron.compact.right: s M-11-42L11 0L-11 42
    chevron.compact.left: s M11-42L-11 0L11 42
    chevron.compact.forward: = chevron.compact.right
    chevron.compact.backward: = chevron.compact.left
    chevron.up.chevron.down cs: s M-21-17L0-38L21-17M-21 17L0 38L21 17
    chevron.left.2: s M0-31L-31 0L0 31M31-31L0 0L31 31
    chevron.right.2 c: s M0-31L31 0L0 31M-31-31L0 0L-31 31
    chevron.left.chevron.right: s M-15-27L-41 0L-15 27M15-27L41 0L15 27
    chevron.left.forwardslash.chevron.right: s M-29-24L-53 0L-29 24M29-24L53 0L29 24M10-40L-10 40
    chevron.up.2: s M-35 34L0 2L35 34M-35 2L0-30L35 2
    chevron.down.2: s M-35-34L0-2L35-34M-35-2L0 30L35-2
    arrow.right c46s46: s M-41 0H40M11-30L41 0L11 30
    arrow.left c46s46: s M41 0H-40M-11-30L-41 0L-11 30
    arrow.up c46s46: s M0 41V-40M-30-11L0-41L30-11
    arrow.down c46s46: s M0-41V40M-30 11L0 41L30 11
    arrow.forward: = arrow.right
    arrow.backward: = arrow.left
    arrow.up.right c38s38: s M-29 29L29-29M-14-30H30V14
    arrow.up.left c38s38: use arrow.up.right 0 0 -1 1
    arrow.down.right c38s38: use arrow.up.right 0 0 1 -1
    arrow.down.left c38s38: use arrow.up.right 0 0 -1 -1
    arrow.up.forward: = arrow.up.right
    arrow.up.backward: = arrow.up.left
    arrow.down.forward: = arrow.down.right
    arrow.down.backward: = arrow.down.left
    arrow.up.arrow.down cs: s M-24 38V-37M-44-18L-24-38L-4-18M24-38V37M4 18L24 38L44 18
    arrow.left.arrow.right cs: use arrow.up.arrow.down 0 0 1 -1 -90
    arrow.right.arrow.left cs: use arrow.up.arrow.down 0 0 1 1 90
    arrow.up.and.down cs: s M0-46V46M-20-27L0-47L20-27M-20 27L0 47L20 27
    arrow.left.and.right cs: use arrow.up.and.down 0 0 1 1 90
    arrow.up.left.and.arrow.down.right cs: s M-36-14V-36H-14M-36-36L-9-9M36 14V36H14M36 36L9 9
    arrow.down.right.and.arrow.up.left cs: s M-9-31V-9H-31M-9-9L-38-38M9 31V9H31M9 9L38 38
    arrow.up.right.and.arrow.down.left cs: use arrow.up.left.and.arrow.down.right 0 0 -1 1
    arrow.down.left.and.arrow.up.right cs: use arrow.down.right.and.arrow.up.left 0 0 -1 1
    arrow.up.and.down.and.arrow.left.and.right: s M0-52V52M-52 0H52M-14-39L0-53L14-39M-14 39L0 53L14 39M-39-14L-53 0L-39 14M39-14L53 0L39 14
    arrow.clockwise c50s: s M34.8 8A34.8 34.8 0 1 1 0-26.8H5M-12-47L8-26.8L-12-7
    arrow.counterclockwise c50s: use arrow.clockwise 0 0 -1 1
    arrow.trianglehead.clockwise: s M34.8 8A34.8 34.8 0 1 1-2-26.8; f M-5-44Q-5-49 0-46.5L24-30Q28-27 24-24L0-7.5Q-5-5-5-10Z
    arrow.trianglehead.counterclockwise: use arrow.trianglehead.clockwise 0 0 -1 1
    goforward: s M37 10A37 37 0 1 1-2-27; f M-4-44Q-4-49 1-46.5L25-30Q29-27 25-24L1-7.5Q-4-5-4-10Z
    gobackward: use goforward 0 0 -1 1
    goforward.10: use goforward; use 1 -11 10 .36; use 0 8 10 .36
    goforward.15: use goforward; use 1 -11 10 .36; use 5 8 10 .36
    goforward.30: use goforward; use 3 -11 10 .36; use 0 11 10 .36
    gobackward.10: use gobackward; use 1 -11 10 .36; use 0 8 10 .36
    gobackward.15: use gobackward; use 1 -11 10 .36; use 5 8 10 .36
    gobackward.30: use gobackward; use 3 -11 10 .36; use 0 11 10 .36
    arrow.triangle.2.circlepath c: s M-40-7A40 40 0 0 1 33-22; s M40 7A40 40 0 0 1-33 22; f M50-35V-8Q50-5 47-5H20Q15-5 18-9L45-38Q50-42 50-35Z; f M-50 35V8Q-50 5-47 5H-20Q-15 5-18 9L-45 38Q-50 42-50 35Z
    arrow.2.circlepath: = arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise: = arrow.triangle.2.circlepath
    arrow.2.squarepath: s M-14-38H14Q30-38 30-22V-6; f M12-8H48Q53-8 50-4L34 15Q30 20 26 15L10-4Q7-8 12-8Z; s M14 38H-14Q-30 38-30 22V6; f M-12 8H-48Q-53 8-50 4L-34-15Q-30-20-26-15L-10 4Q-7 8-12 8Z
    arrow.uturn.left cs: s M-32-14H16Q40-14 40 10Q40 34 16 34H-6M-17-33L-37-14L-17 5
    arrow.uturn.right cs: use arrow.uturn.left 0 0 -1 1
    arrow.uturn.backward c: = arrow.uturn.left
    arrow.uturn.forward c: = arrow.uturn.right
    arrow.uturn.up cs: use arrow.uturn.left 0 0 1 1 90
    arrow.uturn.down cs: use arrow.uturn.left 0 0 1 1 -90
    arrow.turn.up.left: s M-38-6H20Q38-6 38 12V34M-17-28L-39-6L-17 16
    arrow.turn.up.right c: use arrow.turn.up.left 0 0 -1 1
    arrow.turn.down.left: use arrow.turn.up.left 0 0 1 -1
    arrow.turn.down.right: use arrow.turn.up.left 0 0 -1 -1
    return: = arrow.turn.down.left
    return.left: = arrow.turn.down.left
    arrow.right.to.line cs: s M-40 0H28M4-26L29 0L4 26M42-34V34
    arrow.left.to.line cs: use arrow.right.to.line 0 0 -1 1
    arrow.up.to.line cs: use arrow.right.to.line 0 0 1 1 -90
    arrow.down.to.line cs: use arrow.right.to.line 0 0 1 1 90
    arrow.forward.to.line: = arrow.right.to.line
    arrow.backward.to.line: = arrow.left.to.line
    arrow.down.doc: under doc; s M0-14V26M-16 11L0 27L16 11
    arrow.up.doc: under doc; s M0 27V-13M-16 2L0-14L16 2
    arrow.down.doc.fill: use doc.fill; ks M0-10V29M-16 13L0 29L16 13
    arrow.up.doc.fill: use doc.fill; ks M0 29V-10M-16 6L0-10L16 6
    arrow.up.message: under message; s M0 16V-22M-15-8L0-23L15-8
    arrow.up.message.fill: use message.fill; ks M0 16V-22M-15-8L0-23L15-8
    arrowshape.turn.up.left xcb: file reply 1.15
    arrowshape.turn.up.left.fill: file reply-fill 1.15
    arrowshape.turn.up.right xc: use arrowshape.turn.up.left 0 0 -1 1
    arrowshape.turn.up.right.fill: use arrowshape.turn.up.left.fill 0 0 -1 1
    arrowshape.turn.up.left.2 c: file reply-all 1.15
    arrowshape.turn.up.left.2.fill: file reply-all-fill 1.15
    arrowshape.turn.up.backward: = arrowshape.turn.up.left
    arrowshape.turn.up.backward.fill: = arrowshape.turn.up.left.fill
    arrowshape.turn.up.forward: = arrowshape.turn.up.right
    arrowshape.turn.up.forward.fill: = arrowshape.turn.up.right.fill
    arrowshape.right c: s M-46-14H2V-34Q2-41 8-36L45-5Q49 0 45 5L8 36Q2 41 2 34V14H-46Q-50 14-50 10V-10Q-50-14-46-14Z
    arrowshape.right.fill: f M-47-18.7H-2.7V-36Q-2.7-50 10-41L49-9Q57 0 49 9L10 41Q-2.7 50-2.7 36V18.7H-47Q-54.7 18.7-54.7 11V-11Q-54.7-18.7-47-18.7Z
    arrowshape.left c: use arrowshape.right 0 0 -1 1
    arrowshape.left.fill: use arrowshape.right.fill 0 0 -1 1
    arrowshape.up c: use arrowshape.right 0 0 1 1 -90
    arrowshape.up.fill: use arrowshape.right.fill 0 0 1 1 -90
    arrowshape.down c: use arrowshape.right 0 0 1 1 90
    arrowshape.down.fill: use arrowshape.right.fill 0 0 1 1 90
    arrowshape.forward: = arrowshape.right
    arrowshape.forward.fill: = arrowshape.right.fill
    arrowshape.backward: = arrowshape.left
    arrowshape.backward.fill: = arrowshape.left.fill
    arrowshape.zigzag.right: s M-52-20H-14V6H14V-32L52 2L14 34V24H-32V-2H-52Z
    arrowshape.zigzag.forward: = arrowshape.zigzag.right
    arrow.branch: s M0 46V8Q0 0-6-5L-34-31M0 8Q0 0 6-5L34-31M-37-12V-34H-15M37-12V-34H15
    arrow.triangle.branch: s O-22-34 11; s O-22 34 11; s O26-22 11; s M-22-23V23M26-11Q26 8 4 8H-8Q-22 8-22 20
    arrow.triangle.swap: s M-24 38V-20M24-38V20; f M-43-17L-27-41Q-24-45-21-41L-5-17Q-3-12-8-12H-40Q-45-12-43-17Z; f M43 17L27 41Q24 45 21 41L5 17Q3 12 8 12H40Q45 12 43 17Z
    arrow.triangle.turn.up.right.diamond: under diamond; s M-18 22V4Q-18-6-8-6H6; f M4-22L24-8Q27-6 24-4L4 10Z
    arrow.triangle.turn.up.right.diamond.fill: use diamond.fill; ks M-18 22V4Q-18-6-8-6H6; kf M4-22L24-8Q27-6 24-4L4 10Z
    arrow.up.bin: s M-36-14H-42Q-48-14-48-8V36Q-48 44-40 44H40Q48 44 48 36V-8Q48-14 42-14H36; s M0 24V-46M-18-28L0-47L18-28
    arrow.right.square: s R-39.5-39.5 79 79 15; s M-22 0H21M6-16L22 0L6 16
    arrow.up.right.and.arrow.down.left.rectangle: s R-53-39 106 78 13; s*.9 M8-8L26-23M12-24H27V-9M-8 8L-26 23M-12 24H-27V9
    repeat c: s M-42-6V-8Q-42-26-24-26H28M42 6V8Q42 26 24 26H-28M14-44L32-26L14-8M-14 8L-32 26L-14 44
    repeat.1 c: s M-42-6V-8Q-42-26-24-26H4M42 6V8Q42 26 24 26H-28M-14 8L-32 26L-14 44M-6-42L9-26L-6-10; s M29-34L37-40V-8
    shuffle c: s M-48-25H-34Q-25-25-19-17L13 19Q19 27 28 27H44M-48 27H-34Q-25 27-19 19L13-17Q19-25 28-25H44M31-41L46-25L31-9M31 11L46 27L31 43
    infinity c56: s M0 0C14-18 22-25 33-25C46-25 54-14 54 0C54 14 46 25 33 25C22 25 14 18 0 0C-14-18-22-25-33-25C-46-25-54-14-54 0C-54 14-46 25-33 25C-22 25-14 18 0 0Z
    square.and.arrow.up b: s M-17-17H-28Q-39.8-17-39.8-5V42Q-39.8 54.5-27 54.5H27Q39.8 54.5 39.8 42V-5Q39.8-17 28-17H17; s M0 18V-53M-18-36L0-54.5L18-36
    square.and.arrow.up.fill: f M-28-22H28Q44.5-22 44.5-5V42Q44.5 59.2 27 59.2H-27Q-44.5 59.2-44.5 42V-5Q-44.5-22-28-22Z; xs*2.4 M0 15V-40; s M0 18V-53M-18-36L0-54.5L18-36
    square.and.arrow.down b: s M-17-17H-28Q-39.8-17-39.8-5V42Q-39.8 54.5-27 54.5H27Q39.8 54.5 39.8 42V-5Q39.8-17 28-17H17; s M0-54.5V26M-18 9L0 27.5L18 9
    square.and.arrow.down.fill: f M-28-22H28Q44.5-22 44.5-5V42Q44.5 59.2 27 59.2H-27Q-44.5 59.2-44.5 42V-5Q-44.5-22-28-22Z; xs*2.4 M0-40V26M-18 9L0 27.5L18 9; s M0-54.5V26M-18 9L0 27.5L18 9
    square.and.arrow.up.circle: under circle; use square.and.arrow.up 0 -2 .5
    square.and.arrow.up.circle.fill: f O0 0 49.8; kuse square.and.arrow.up 0 -2 .5
    square.and.arrow.down.circle: under circle; use square.and.arrow.down 0 -2 .5
    square.and.arrow.down.circle.fill: f O0 0 49.8; kuse square.and.arrow.down 0 -2 .5
    square.and.arrow.down.on.square: s M-25-24H-33Q-42-24-42-14V16Q-42 26-33 26M14-24H16Q26-24 26-14; s R-24-6 66 60 11; s M9-54V26M-6 12L9 27L24 12
    square.and.arrow.up.on.square: s M-25-24H-33Q-42-24-42-14V16Q-42 26-33 26M14-24H16Q26-24 26-14; s R-24-6 66 60 11; s M9 27V-53M-6-39L9-54L24-39
    square.and.pencil: s M7-37H-30Q-45.5-37-45.5-22V33Q-45.5 48-30 48H25Q40.5 48 40.5 33V-4; s M-10 13L-5-2L37-44Q41-48 45-44Q49-40 45-36L3 6Z
    square.and.pencil.circle: under circle; use square.and.pencil 1 -1 .5
    square.and.pencil.circle.fill: f O0 0 49.8; kuse square.and.pencil 1 -1 .52
    rectangle.and.pencil.and.ellipsis: s M20-30H-40Q-53-30-53-17V23Q-53 36-40 36H40Q53 36 53 23V2; f O-28 3 6; f O-8 3 6; s M14 12L18 0L47-29Q50-32 53-29Q56-26 53-23L24 6Z
    rectangle.portrait.and.arrow.right: s M10-22V-40Q10-53-3-53H-27Q-40-53-40-40V40Q-40 53-27 53H-3Q10 53 10 40V22; s M-14 0H48M30-19L49 0L30 19
    rectangle.portrait.and.arrow.forward: = rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.right.fill: f M-27-57.7H-3Q14.7-57.7 14.7-40V40Q14.7 57.7-3 57.7H-27Q-44.7 57.7-44.7 40V-40Q-44.7-57.7-27-57.7Z; xs*2.2 M-14 0H48M30-19L49 0L30 19; s M-14 0H48M30-19L49 0L30 19
    rectangle.portrait.and.arrow.forward.fill: = rectangle.portrait.and.arrow.right.fill
    arrow.right.doc.on.clipboard: use doc.on.clipboard; s M-20 24H14M2 12L15 24L2 36
    line.3.horizontal c52s52: s M-41-25H41M-41 0H41M-41 25H41
    line.horizontal.3: = line.3.horizontal
    line.3.horizontal.decrease c48: s M-41-25H41M-27 0H27M-13 25H13
    line.horizontal.3.decrease: = line.3.horizontal.decrease
    line.2.horizontal.decrease c48: s M-41-13H41M-22 13H22
    line.2.horizontal: s M-41-13H41M-41 13H41
    line.diagonal: s M-35 35L35-35
    text.alignleft: s M-44-34H44M-44-11.5H17M-44 11.5H44M-44 34H17
    text.aligncenter: s M-44-34H44M-28-11.5H28M-44 11.5H44M-28 34H28
    text.alignright: use text.alignleft 0 0 -1 1
    text.justify: s M-44-34H44M-44-11.5H44M-44 11.5H44M-44 34H44
    text.justify.left: s M-44-34H44M-44-11.5H44M-44 11.5H44M-44 34H17
    text.justifyleft: = text.justify.left
    text.justify.leading: = text.justify.left
    text.justify.right: use text.justify.left 0 0 -1 1
    text.append: s M-44-30H44M-44-7H44M-44 16H4M30 12V40M16 26H44
    text.badge.plus: s M-44-34H44M-44-11.5H44M-44 11.5H2M-44 34H2; s M28 6V40M11 23H45
    text.badge.minus: s M-44-34H44M-44-11.5H44M-44 11.5H2M-44 34H2; s M13 23H45
    text.badge.checkmark: s M-44-34H44M-44-11.5H44M-44 11.5H2M-44 34H2; s M12 24L23 37L44 8
    text.insert: s M-44-34H44M-10-11.5H44M-10 11.5H44M-44 34H44; f M-44-14L-26-2Q-23 0-26 2L-44 14Z
    list.bullet c48: s M-20-29H50M-20 0H50M-20 29H50; f O-45-29 7; f O-45 0 7; f O-45 29 7
    list.bullet.indent: s M-20-29H50M0 0H50M0 29H50; f O-45-29 7; f O-23 0 7; f O-23 29 7
    list.dash: s M-20-29H50M-20 0H50M-20 29H50M-49-29H-41M-49 0H-41M-49 29H-41
    list.triangle: s M-20-29H50M0 0H50M0 29H50; f M-50-36V-22L-37-29Z; f O-23 0 6; f O-23 29 6
    list.number: s M-18-29H50M-18 0H50M-18 29H50; use 1 -44 -29 .22; use 2 -44 0 .22; use 3 -44 29 .22
    list.star: s M-16-29H50M-16 0H50M-16 29H50; use star.fill -44 -29 .22; use star.fill -44 0 .22; use star.fill -44 29 .22
    checklist d: s M-12-29H50M-12 0H50M-12 29H50; s*.8 M-50-29L-44-22L-33-37M-50 0L-44 7L-33-8M-50 29L-44 36L-33 21
    list.bullet.rectangle: s R-53-39 106 78 13; s*.85 M-14-19H34M-14 0H34M-14 19H34; f O-33-19 5.5; f O-33 0 5.5; f O-33 19 5.500
    list.bullet.rectangle.fill: f R-57.7-43.7 115.4 87.4 17.5; ks*.85 M-14-19H34M-14 0H34M-14 19H34; kf O-33-19 5.5; kf O-33 0 5.5; kf O-33 19 5.500
    list.bullet.rectangle.portrait: s R-39-53 78 106 13; s*.85 M-6-22H22M-6 0H22M-6 22H22; f O-22-22 5.5; f O-22 0 5.5; f O-22 22 5.500
    list.dash.header.rectangle: s R-53-39 106 78 13; s M-53-19H53; s*.85 M-14-2H34M-14 18H34; f O-33-2 5.5; f O-33 18 5.500
    list.bullet.clipboard: under clipboard; s*.8 M-6-10H20M-6 10H20M-6 30H20; f O-20-10 5; f O-20 10 5; f O-20 30 5
    list.bullet.clipboard.fill: use clipboard.fill; ks*.8 M-6-10H20M-6 10H20M-6 30H20; kf O-20-10 5; kf O-20 10 5; kf O-20 30 5
    list.clipboard: under clipboard; s*.8 M-20-10H20M-20 10H20M-20 30H8
    list.clipboard.fill: use clipboard.fill; ks*.8 M-20-10H20M-20 10H20M-20 30H8
    slider.horizontal.3: s M-46-28H14M44-28H48M-46 0H-40M-10 0H48M-46 28H14M44 28H48; s O29-28 12; s O-25 0 12; s O29 28 12
    slider.horizontal.2.square: s R-39.5-39.5 79 79 15; s*.8 M-24-14H-2M20-14H24M-24 14H-16M4 14H24; s*.8 O9-14 8; s*.8 O-6 14 8
    slider.vertical.3: use slider.horizontal.3 0 0 1 1 -90
    switch.2: s R-46-44 92 40 20; f O26-24 13; s R-46 8 92 40 20; f O-26 28 13
    ellipsis c56s50: f O-35 0 8.5; f O0 0 8.5; f O35 0 8.500
    ellipsis.vertical.bubble: use bubble.middle.bottom; f O0-26 6; f O0-7 6; f O0 12 6
    increase.indent: s M-44-34H44M-4-11.5H44M-4 11.5H44M-44 34H44M-44-11.5L-30 0L-44 11.500
    decrease.indent: s M-44-34H44M-4-11.5H44M-4 11.5H44M-44 34H44M-30-11.5L-44 0L-30 11.500
    move.3d: s M-8 8V-44M-8 8L-44 36M-8 8H46M-22-30L-8-45L6-30M32-6L47 8L32 22M-44 18V37H-25
    cursorarrow c48sx: s M-24-38L-24 26L-9 12L3 40L14 35L2 8H24Z
    cursorarrow.rays: use cursorarrow 8 10 .72; s M-46-12H-32M-12-46V-32M-36-36L-27-27M-36 12L-27 3M12-36L3-27
    cursorarrow.click: use cursorarrow 8 10 .72; s M-40 10A34 34 0 1 1 12-38
    contextualmenu.and.cursorarrow: s M20-44H-34Q-46-44-46-32V26Q-46 38-34 38H4; s*.8 M-28-22H22M-28-2H4M-28 18H-2; use cursorarrow.fill 30 22 .56
    filemenu.and.cursorarrow: s M-50-36H48; s*.8 M-30-36V16Q-30 28-18 28H4M38-36V-10; s*.8 M-14-16H22M-14 2H6; use cursorarrow.fill 30 22 .56
    filemenu.and.selection: s M-50-38H50; s M-36-38V30Q-36 42-24 42H24Q36 42 36 30V-38; s*.8 M-18-18H18M-18 24H18; f R-28-6 56 17 5
    cursorarrow.fill h: f M-28-42V34Q-28 40-23 36L-11 25L-1 47Q2 50 6 48L16 44Q20 42 18 38L8 13H26Q32 13 28 8L-20-43Q-28-50-28-42Z
    """#
}

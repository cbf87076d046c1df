extension SymbolTable {
  /// Arrows that turn, meet and part, pointers and keys.
  static let turns = #"""
    chevron.left.to.line: s M42-32L10 0L42 32M-30-36V36
    chevron.right.to.line: use chevron.left.to.line 0 0 -1 1
    chevron.backward.to.line: = chevron.left.to.line
    chevron.forward.to.line: = chevron.right.to.line
    chevron.backward.2: = chevron.left.2
    chevron.forward.2: = chevron.right.2
    chevron.up.dotted.2: s M-35 34L0 2L35 34; f O-35-2 5; f O-17-18 5; f O0-32 5; f O17-18 5; f O35-2 5
    chevron.down.dotted.2: use chevron.up.dotted.2 0 0 1 -1
    chevron.down.right.2: s M-40 10H-10V-20M-12 38H38V-12
    arrow.up.left.arrow.down.right cs: use arrow.left.arrow.right 0 0 1 1 45
    arrow.down.left.arrow.up.right cs: use arrow.left.arrow.right 0 0 1 1 -45
    arrow.turn.right.up: s M-34 38H-6Q12 38 12 20V-38M-10-17L12-39L34-17
    arrow.turn.left.up: use arrow.turn.right.up 0 0 -1 1
    arrow.turn.right.down: use arrow.turn.right.up 0 0 1 -1
    arrow.turn.left.down: use arrow.turn.right.up 0 0 -1 -1
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: s M-36-14V-36H-14M-36-36L36 36M36 14V36H14M14-36H36V-14M36-36L-36 36M-14 36H-36V14
    arrow.up.backward.and.arrow.down.forward cs: = arrow.up.left.and.arrow.down.right
    arrow.down.forward.and.arrow.up.backward cs: = arrow.down.right.and.arrow.up.left
    arrow.up.forward.and.arrow.down.backward cs: = arrow.up.right.and.arrow.down.left
    arrow.down.backward.and.arrow.up.forward cs: = arrow.down.left.and.arrow.up.right
    arrow.up.left.and.arrow.down.right.rectangle e: s R-53-39 106 78 13; s*.9 M-27-9V-24H-12M-26-23L-8-8M27 9V24H12M26 23L8 8
    arrow.up.right.and.arrow.down.left.rectangle.fill: f R-57.7-43.7 115.4 87.4 17.5; ks*.9 M8-8L26-23M12-24H27V-9M-8 8L-26 23M-12 24H-27V9
    arrow.down.right.and.arrow.up.left.rectangle e: s R-53-39 106 78 13; s*.9 M-8-22V-7H-23M-9-8L-27-24M8 22V7H23M9 8L27 24
    arrow.down.left.and.arrow.up.right.rectangle e: s R-53-39 106 78 13; s*.9 M8-22V-7H23M9-8L27-24M-8 22V7H-23M-9 8L-27 24
    arrow.up.to.line.compact: s M0 40V-16M-20 4L0-17L20 4M-20-36H20
    arrow.down.to.line.compact: use arrow.up.to.line.compact 0 0 1 -1
    arrow.left.to.line.compact: use arrow.up.to.line.compact 0 0 1 1 -90
    arrow.right.to.line.compact: use arrow.up.to.line.compact 0 0 1 1 90
    arrow.left.and.line.vertical.and.arrow.right: s M0-40V40M-14 0H-52M-38-15L-53 0L-38 15M14 0H52M38-15L53 0L38 15
    arrow.right.and.line.vertical.and.arrow.left: s M0-40V40M-53 0H-16M-30-15L-15 0L-30 15M53 0H16M30-15L15 0L30 15
    arrow.up.and.line.horizontal.and.arrow.down: use arrow.left.and.line.vertical.and.arrow.right 0 0 1 1 90
    arrow.down.and.line.horizontal.and.arrow.up: use arrow.right.and.line.vertical.and.arrow.left 0 0 1 1 90
    return.right: = arrow.turn.down.right
    arrow.turn.up.forward: = arrow.turn.up.right
    arrow.circlepath: s M-37-12A40 40 0 1 1-24 34; f M-54-16L-38 10Q-36 13-33 10L-18-14Q-16-18-21-18H-51Q-56-18-54-16Z
    exclamationmark.arrow.circlepath: use arrow.circlepath; use exclamationmark 2 0 .5
    exclamationmark.arrow.triangle.2.circlepath: use arrow.triangle.2.circlepath; use exclamationmark 0 0 .42
    gearshape.arrow.triangle.2.circlepath: use arrow.triangle.2.circlepath; use gearshape.fill 0 0 .36
    arrow.triangle.capsulepath: s M-22-24H18Q44-24 44 0Q44 22 24 24M22 24H-18Q-44 24-44 0Q-44-22-24-24; f M30 40V8L8 24Z; f M-30-40V-8L-8-24Z
    arrow.3.trianglepath: s M-14-30L-4-44Q0-48 4-44L18-22M34 6L46 26Q48 34 40 34H10M-14 34H-40Q-48 34-46 26L-32 4; f M30-24L26 2L4-12Z; f M14 48L-8 34L14 20Z; f M-46 12L-28-10L-14 16Z
    arrow.triangle.merge: s M-30 46V34Q-30 16-12 8Q0 2 0-10V-20M30 46V34Q30 16 12 8Q0 2 0-10; f M0-48L20-18H-20Z
    arrow.triangle.pull: s O-30-34 11; s O-30 34 11; s O30 34 11; s M-30-23V23M30 23V-14Q30-32 12-32H8; f M-8-32L14-48V-16Z
    arrow.triangle.turn.up.right.circle: under circle; s M-18 22V4Q-18-6-8-6H4; f M2-22L22-8Q25-6 22-4L2 10Z
    arrow.triangle.turn.up.right.circle.fill: f O0 0 49.8; ks M-18 22V4Q-18-6-8-6H4; kf M2-22L22-8Q25-6 22-4L2 10Z
    arrow.trianglehead.2.clockwise.rotate.90: = arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise.rotate.90: = arrow.trianglehead.2.counterclockwise
    arrow.trianglehead.2.counterclockwise c: use arrow.triangle.2.circlepath 0 0 -1 1
    arrow.trianglehead.clockwise.rotate.90: = arrow.trianglehead.clockwise
    arrow.trianglehead.counterclockwise.rotate.90: = arrow.trianglehead.counterclockwise
    arrow.trianglehead.branch: = arrow.triangle.branch
    arrow.trianglehead.merge: = arrow.triangle.merge
    arrow.trianglehead.pull: = arrow.triangle.pull
    arrow.trianglehead.swap: = arrow.triangle.swap
    arrow.trianglehead.turn.up.right.diamond: = arrow.triangle.turn.up.right.diamond
    arrow.trianglehead.turn.up.right.diamond.fill: = arrow.triangle.turn.up.right.diamond.fill
    arrow.trianglehead.turn.up.right.circle: = arrow.triangle.turn.up.right.circle
    arrow.trianglehead.turn.up.right.circle.fill: = arrow.triangle.turn.up.right.circle.fill
    arrow.trianglehead.rectanglepath: = arrow.rectanglepath
    arrow.trianglehead.2.clockwise.rotate.90.icloud: = arrow.triangle.2.circlepath.icloud
    arrow.trianglehead.2.clockwise.rotate.90.icloud.fill: = arrow.triangle.2.circlepath.icloud.fill
    arrow.trianglehead.2.clockwise.rotate.90.camera: = arrow.triangle.2.circlepath.camera
    arrow.trianglehead.2.clockwise.rotate.90.camera.fill: = arrow.triangle.2.circlepath.camera.fill
    arrow.trianglehead.clockwise.icloud: = arrow.clockwise.icloud
    arrow.trianglehead.clockwise.icloud.fill: = arrow.clockwise.icloud.fill
    arrow.trianglehead.counterclockwise.icloud: = arrow.counterclockwise.icloud
    arrow.trianglehead.counterclockwise.icloud.fill: = arrow.counterclockwise.icloud.fill
    arrow.trianglehead.clockwise.heart: = arrow.clockwise.heart
    arrow.trianglehead.clockwise.heart.fill: = arrow.clockwise.heart.fill
    arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard: = arrow.triangle.2.circlepath.doc.on.clipboard
    arrow.triangle.2.circlepath.doc.on.clipboard: use doc.on.clipboard; use arrow.triangle.2.circlepath 18 14 .38
    arrow.trianglehead.clockwise.hexagonpath: s M14-40L6-45Q0-49-6-45L-36-28Q-42-24-42-18V18Q-42 24-36 28L-6 45Q0 49 6 45L36 28Q42 24 42 18V-14; f M42-36L58-12H26Z
    arrow.trianglehead.topright.capsulepath.clockwise: s M-20-24H14Q40-24 42-4M28 24H-18Q-44 24-44 0Q-44-24-18-24; f M42 16L26-8H58Z
    arrow.trianglehead.bottomleft.capsulepath.clockwise: use arrow.trianglehead.topright.capsulepath.clockwise 0 0 1 1 180
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right: = arrow.left.and.right.righttriangle.left.righttriangle.right
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill: = arrow.left.and.right.righttriangle.left.righttriangle.right.fill
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down: = arrow.up.and.down.righttriangle.up.righttriangle.down
    clock.arrow.trianglehead.counterclockwise.rotate.90: = clock.arrow.circlepath
    clock.arrow.trianglehead.2.counterclockwise.rotate.90: = clock.arrow.2.circlepath
    clock.arrow.trianglehead.clockwise.rotate.90.path.dotted: use clock.arrow.circlepath 0 0 -1 1
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90: = exclamationmark.arrow.triangle.2.circlepath
    exclamationmark.arrow.trianglehead.counterclockwise.rotate.90: = exclamationmark.arrow.circlepath
    gearshape.arrow.trianglehead.2.clockwise.rotate.90: = gearshape.arrow.triangle.2.circlepath
    checkmark.arrow.trianglehead.counterclockwise: use arrow.trianglehead.counterclockwise; s M-15 8L-4 20L16-6
    checkmark.gobackward: use gobackward; s M-15 10L-4 22L16-4
    person.2.arrow.trianglehead.counterclockwise: = person.2.gobackward
    person.2.gobackward: use gobackward; use person.2.fill 0 10 .42
    arrow.rectanglepath: s M-20-30H34Q46-30 46-18V-8M20 30H-34Q-46 30-46 18V8; f M46 14L28-12H64Z; f M-46-14L-28 12H-64Z
    goforward.plus: use goforward; s M0-6V26M-16 10H16
    gobackward.minus: use gobackward; s M-16 10H16
    goforward.5: use goforward; use 5 0 10 .44
    gobackward.5: use gobackward; use 5 0 10 .44
    goforward.45: use goforward; use 4 -11 10 .36; use 5 9 10 .36
    goforward.60: use goforward; use 6 -11 10 .36; use 0 10 10 .36
    goforward.75: use goforward; use 7 -11 10 .36; use 5 9 10 .36
    goforward.90: use goforward; use 9 -11 10 .36; use 0 10 10 .36
    gobackward.45: use gobackward; use 4 -11 10 .36; use 5 9 10 .36
    gobackward.60: use gobackward; use 6 -11 10 .36; use 0 10 10 .36
    gobackward.75: use gobackward; use 7 -11 10 .36; use 5 9 10 .36
    gobackward.90: use gobackward; use 9 -11 10 .36; use 0 10 10 .36
    restart c: s M6-38A40 40 0 1 1-34-20M-34-46V-20M-34-20L-10-28
    sleep c: use moon.fill 0 0 .9
    wake c: s O0 0 22; s M0-48V-40M0 48V40M-48 0H-40M48 0H40M34-34L28-28M-34-34L-28-28M34 34L28 28M-34 34L-28 28
    fn: use f.small -24 2; use n.small 24 6
    f.small h: s M22-34Q2-42 2-16V32M-14-10H20
    n.small h: s M-20 28V-16M-20 2Q-16-16 2-16Q20-16 20 4V28
    space: s M-46-6V14H46V-6
    alt: s M-44-30H-18L18 30H44M12-30H44
    projective: s M-50 20Q-20-30 0-10T50-24M-50 36H50
    power.dotted: s M0-45V-4; f O24-32 5; f O37-15 5; f O39 4 5; f O31 22 5; f O16 35 5; f O-3 38 5; f O-21 31 5; f O-34 17 5; f O-38-1 5; f O-34-19 5
    togglepower: s O0 0 44; s M0-18V18
    powersleep: use moon 0 0 .92
    rotate.left o: s R-44-6 62 50 10; s+ M-16-24H12Q44-24 44 8V12M0-42L-17-24L0-6
    rotate.right o: s R-18-6 62 50 10; s+ M16-24H-12Q-44-24-44 8V12M0-42L17-24L0-6
    mount o: s M-42 8L-4-36Q0-40 4-36L42 8Q46 14 38 14H-38Q-46 14-42 8Z; s+ M-42 34H42
    cursorarrow.motionlines: use cursorarrow.fill 18 6 .8; s*.8 M-50-22H-14M-50 0H-18M-50 22H-20
    cursorarrow.motionlines.click: use cursorarrow.fill 18 10 .72; s*.8 M-50-6H-16M-50 14H-20; s*.8 M-4-44V-34M-26-38L-20-30M18-38L12-30
    cursorarrow.click.2: use cursorarrow.fill 12 14 .68; s*.8 M-26 14A24 24 0 1 1 18-22; s*.8 M-38 26A42 42 0 1 1 32-30
    cursorarrow.click.badge.clock: use cursorarrow.click; put clock 34 30 .44
    cursorarrow.and.square.on.square.dashed: use square.on.square.dashed 0 0 .9; put cursorarrow.fill 12 10 .5
    dot.circle.and.cursorarrow: s O-10-10 34; f O-10-10 10; put cursorarrow.fill 24 24 .56
    dot.circle.and.hand.point.up.left.fill: s O-10-10 34; f O-10-10 10; put hand.point.up.left.fill 20 22 .6
    peacesign: s O0 0 45.1; s M0-45V45M0 0L-32 32M0 0L32 32
    left c: use l
    right c: use r
    arrowkeys o: s R-15-46 30 38 8R-56 6 30 38 8R-15 6 30 38 8R26 6 30 38 8; s*.7 M-7-24L0-32L7-24
    arrowshape.left.arrowshape.right: s M-14-14V-28Q-14-34-20-30L-54-4Q-58 0-54 4L-20 30Q-14 34-14 28V14H14V28Q14 34 20 30L54 4Q58 0 54-4L20-30Q14-34 14-28V-14Z
    arrowshape.left.arrowshape.right.fill: b M-14-14V-28Q-14-34-20-30L-54-4Q-58 0-54 4L-20 30Q-14 34-14 28V14H14V28Q14 34 20 30L54 4Q58 0 54-4L20-30Q14-34 14-28V-14Z
    arrowshape.turn.up.backward.2: = arrowshape.turn.up.left.2
    arrowshape.turn.up.backward.2.fill: = arrowshape.turn.up.left.2.fill
    arrowshape.zigzag.right.fill: b M-52-20H-14V6H14V-32L52 2L14 34V24H-32V-2H-52Z
    arrowshape.zigzag.forward.fill: = arrowshape.zigzag.right.fill
    arrowshape.bounce.right o: s M-52-8Q-34-8-24 12L-14 34L8-10Q12-20 22-20V-34L54-4L22 24V10L-6 44Q-14 50-22 42L-36 22Q-42 12-52 12Z
    arrowshape.bounce.forward: = arrowshape.bounce.right
    line.diagonal.arrow: s M-36 36L36-36M6-36H36V-6
    questionmark.folder: under folder; use questionmark 0 10 .44
    plus.rectangle.on.folder e: s R-30-8 86 54 11; s M13 6V32M0 19H26; s+ M-42 20Q-56 20-56 8V-30Q-56-40-46-40H-32Q-28-40-24-36L-20-32H24Q36-32 36-22
    """#
}

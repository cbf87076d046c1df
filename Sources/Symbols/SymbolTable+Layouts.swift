extension SymbolTable {
  /// Frames, grids, stacks and how things are arranged in them.
  static let layouts = #"""
    square.tophalf.filled: use square.fill; xf R-90 0 180 90 0; use square
    square.bottomhalf.filled: use square.fill; xf R-90-90 180 90 0; use square
    rectangle.tophalf.filled: use rectangle.fill; xf R-90 0 180 90 0; use rectangle
    rectangle.bottomhalf.filled: use rectangle.fill; xf R-90-90 180 90 0; use rectangle
    rectangle.portrait.lefthalf.filled: use rectangle.portrait.fill; xf R0-70 90 140 0; use rectangle.portrait
    rectangle.portrait.righthalf.filled: use rectangle.portrait.fill; xf R-90-70 90 140 0; use rectangle.portrait
    rectangle.portrait.tophalf.filled: use rectangle.portrait.fill; xf R-90 0 180 90 0; use rectangle.portrait
    rectangle.portrait.bottomhalf.filled: use rectangle.portrait.fill; xf R-90-90 180 90 0; use rectangle.portrait
    capsule.lefthalf.filled: use capsule.fill; xf R0-70 90 140 0; use capsule
    capsule.righthalf.filled: use capsule.fill; xf R-90-70 90 140 0; use capsule
    capsule.tophalf.filled: use capsule.fill; xf R-90 0 180 90 0; use capsule
    capsule.bottomhalf.filled: use capsule.fill; xf R-90-90 180 90 0; use capsule
    capsule.portrait.lefthalf.filled: use capsule.portrait.fill; xf R0-70 90 140 0; use capsule.portrait
    capsule.portrait.righthalf.filled: use capsule.portrait.fill; xf R-90-70 90 140 0; use capsule.portrait
    capsule.portrait.tophalf.filled: use capsule.portrait.fill; xf R-90 0 180 90 0; use capsule.portrait
    capsule.portrait.bottomhalf.filled: use capsule.portrait.fill; xf R-90-90 180 90 0; use capsule.portrait
    oval.lefthalf.filled: use oval.fill; xf R0-70 90 140 0; use oval
    oval.righthalf.filled: use oval.fill; xf R-90-70 90 140 0; use oval
    oval.tophalf.filled: use oval.fill; xf R-90 0 180 90 0; use oval
    oval.bottomhalf.filled: use oval.fill; xf R-90-90 180 90 0; use oval
    oval.portrait.lefthalf.filled: use oval.portrait.fill; xf R0-70 90 140 0; use oval.portrait
    oval.portrait.righthalf.filled: use oval.portrait.fill; xf R-90-70 90 140 0; use oval.portrait
    oval.portrait.tophalf.filled: use oval.portrait.fill; xf R-90 0 180 90 0; use oval.portrait
    oval.portrait.bottomhalf.filled: use oval.portrait.fill; xf R-90-90 180 90 0; use oval.portrait
    triangle.lefthalf.filled: use triangle.fill; xf R0-70 90 140 0; use triangle
    triangle.righthalf.filled: use triangle.fill; xf R-90-70 90 140 0; use triangle
    triangle.tophalf.filled: use triangle.fill; xf R-90 0 180 90 0; use triangle
    triangle.bottomhalf.filled: use triangle.fill; xf R-90-90 180 90 0; use triangle
    diamond.lefthalf.filled: use diamond.fill; xf R0-70 90 140 0; use diamond
    diamond.righthalf.filled: use diamond.fill; xf R-90-70 90 140 0; use diamond
    diamond.tophalf.filled: use diamond.fill; xf R-90 0 180 90 0; use diamond
    diamond.bottomhalf.filled: use diamond.fill; xf R-90-90 180 90 0; use diamond
    octagon.lefthalf.filled: use octagon.fill; xf R0-70 90 140 0; use octagon
    octagon.righthalf.filled: use octagon.fill; xf R-90-70 90 140 0; use octagon
    octagon.tophalf.filled: use octagon.fill; xf R-90 0 180 90 0; use octagon
    octagon.bottomhalf.filled: use octagon.fill; xf R-90-90 180 90 0; use octagon
    hexagon.lefthalf.filled: use hexagon.fill; xf R0-70 90 140 0; use hexagon
    hexagon.righthalf.filled: use hexagon.fill; xf R-90-70 90 140 0; use hexagon
    hexagon.tophalf.filled: use hexagon.fill; xf R-90 0 180 90 0; use hexagon
    hexagon.bottomhalf.filled: use hexagon.fill; xf R-90-90 180 90 0; use hexagon
    pentagon.lefthalf.filled: use pentagon.fill; xf R0-70 90 140 0; use pentagon
    pentagon.righthalf.filled: use pentagon.fill; xf R-90-70 90 140 0; use pentagon
    pentagon.tophalf.filled: use pentagon.fill; xf R-90 0 180 90 0; use pentagon
    pentagon.bottomhalf.filled: use pentagon.fill; xf R-90-90 180 90 0; use pentagon
    rectangle.leadinghalf.filled: = rectangle.lefthalf.filled
    rectangle.trailinghalf.filled: = rectangle.righthalf.filled
    capsule.inset.filled: use capsule; use capsule.fill 0 0 .62
    capsule.portrait.inset.filled: use capsule.portrait; use capsule.portrait.fill 0 0 .62
    oval.inset.filled: use oval; use oval.fill 0 0 .62
    oval.portrait.inset.filled: use oval.portrait; use oval.portrait.fill 0 0 .62
    triangle.inset.filled: use triangle; use triangle.fill 0 3 .52
    diamond.inset.filled: use diamond; use diamond.fill 0 0 .52
    rectangle.portrait.inset.filled: use rectangle.portrait; use rectangle.portrait.fill 0 0 .62
    rectangle.tophalf.inset.filled: s R-53-36 106 72 13; f R-41-24 82 22 5
    inset.filled.tophalf.rectangle: = rectangle.tophalf.inset.filled
    rectangle.bottomhalf.inset.filled: s R-53-36 106 72 13; f R-41 2 82 22 5
    inset.filled.bottomhalf.rectangle: = rectangle.bottomhalf.inset.filled
    rectangle.leadinghalf.inset.filled: = rectangle.lefthalf.inset.filled
    inset.filled.leadinghalf.rectangle: = rectangle.leadinghalf.inset.filled
    rectangle.trailinghalf.inset.filled: = rectangle.righthalf.inset.filled
    inset.filled.trailinghalf.rectangle: = rectangle.trailinghalf.inset.filled
    rectangle.topthird.inset.filled: s R-53-36 106 72 13; f R-41-24 82 15 5
    inset.filled.topthird.rectangle: = rectangle.topthird.inset.filled
    rectangle.bottomthird.inset.filled: s R-53-36 106 72 13; f R-41 9 82 15 5
    inset.filled.bottomthird.rectangle: = rectangle.bottomthird.inset.filled
    rectangle.leftthird.inset.filled: s R-53-36 106 72 13; f R-41-24 26 48 5
    inset.filled.leftthird.rectangle: = rectangle.leftthird.inset.filled
    rectangle.rightthird.inset.filled: s R-53-36 106 72 13; f R15-24 26 48 5
    inset.filled.rightthird.rectangle: = rectangle.rightthird.inset.filled
    rectangle.leadingthird.inset.filled: = rectangle.leftthird.inset.filled
    inset.filled.leadingthird.rectangle: = rectangle.leadingthird.inset.filled
    rectangle.trailingthird.inset.filled: = rectangle.rightthird.inset.filled
    inset.filled.trailingthird.rectangle: = rectangle.trailingthird.inset.filled
    rectangle.center.inset.filled b: s R-53-36 106 72 13; f R-22-13 44 26 5
    inset.filled.center.rectangle: = rectangle.center.inset.filled
    inset.filled.lefthalf.rectangle: = rectangle.lefthalf.inset.filled
    inset.filled.righthalf.rectangle: = rectangle.righthalf.inset.filled
    inset.filled.rectangle: = rectangle.inset.filled
    inset.filled.circle: = circle.inset.filled
    inset.filled.square: = square.inset.filled
    rectangle.portrait.tophalf.inset.filled: s R-36-53 72 106 13; f R-24-41 48 39 5
    inset.filled.tophalf.rectangle.portrait: = rectangle.portrait.tophalf.inset.filled
    rectangle.portrait.bottomhalf.inset.filled: s R-36-53 72 106 13; f R-24 2 48 39 5
    inset.filled.bottomhalf.rectangle.portrait: = rectangle.portrait.bottomhalf.inset.filled
    rectangle.portrait.lefthalf.inset.filled: s R-36-53 72 106 13; f R-24-41 22 82 5
    inset.filled.lefthalf.rectangle.portrait: = rectangle.portrait.lefthalf.inset.filled
    rectangle.portrait.righthalf.inset.filled: s R-36-53 72 106 13; f R2-41 22 82 5
    inset.filled.righthalf.rectangle.portrait: = rectangle.portrait.righthalf.inset.filled
    rectangle.portrait.topthird.inset.filled: s R-36-53 72 106 13; f R-24-41 48 26 5
    inset.filled.topthird.rectangle.portrait: = rectangle.portrait.topthird.inset.filled
    rectangle.portrait.bottomthird.inset.filled: s R-36-53 72 106 13; f R-24 15 48 26 5
    inset.filled.bottomthird.rectangle.portrait: = rectangle.portrait.bottomthird.inset.filled
    rectangle.portrait.center.inset.filled: s R-36-53 72 106 13; f R-14-24 28 48 5
    inset.filled.center.rectangle.portrait: = rectangle.portrait.center.inset.filled
    rectangle.portrait.leftthird.inset.filled: s R-36-53 72 106 13; f R-24-41 15 82 5
    inset.filled.leftthird.rectangle.portrait: = rectangle.portrait.leftthird.inset.filled
    rectangle.portrait.rightthird.inset.filled: s R-36-53 72 106 13; f R9-41 15 82 5
    inset.filled.rightthird.rectangle.portrait: = rectangle.portrait.rightthird.inset.filled
    square.topthird.inset.filled: s R-39.5-39.5 79 79 15; f R-28-28 56 18 5
    square.bottomthird.inset.filled: s R-39.5-39.5 79 79 15; f R-28 10 56 18 5
    square.leftthird.inset.filled: s R-39.5-39.5 79 79 15; f R-28-28 18 56 5
    square.rightthird.inset.filled: s R-39.5-39.5 79 79 15; f R10-28 18 56 5
    square.leadingthird.inset.filled: = square.leftthird.inset.filled
    square.trailingthird.inset.filled: = square.rightthird.inset.filled
    rectangle.inset.topleft.filled: s R-53-36 106 72 13; f R-41-24 38 22 5
    inset.filled.topleft.rectangle: = rectangle.inset.topleft.filled
    rectangle.inset.topright.filled: s R-53-36 106 72 13; f R3-24 38 22 5
    inset.filled.topright.rectangle: = rectangle.inset.topright.filled
    rectangle.inset.bottomleft.filled: s R-53-36 106 72 13; f R-41 2 38 22 5
    inset.filled.bottomleft.rectangle: = rectangle.inset.bottomleft.filled
    rectangle.inset.bottomright.filled: s R-53-36 106 72 13; f R3 2 38 22 5
    inset.filled.bottomright.rectangle: = rectangle.inset.bottomright.filled
    rectangle.inset.topleading.filled: = rectangle.inset.topleft.filled
    rectangle.inset.toptrailing.filled: = rectangle.inset.topright.filled
    rectangle.inset.bottomleading.filled: = rectangle.inset.bottomleft.filled
    rectangle.inset.bottomtrailing.filled: = rectangle.inset.bottomright.filled
    square.grid.3x3.topleft.filled: use square.grid.3x3; f R-49 -49 30 30 6
    square.grid.3x3.topmiddle.filled: use square.grid.3x3; f R-15 -49 30 30 6
    square.grid.3x3.topright.filled: use square.grid.3x3; f R19 -49 30 30 6
    square.grid.3x3.middleleft.filled: use square.grid.3x3; f R-49 -15 30 30 6
    square.grid.3x3.middle.filled: use square.grid.3x3; f R-15 -15 30 30 6
    square.grid.3x3.middleright.filled: use square.grid.3x3; f R19 -15 30 30 6
    square.grid.3x3.bottomleft.filled: use square.grid.3x3; f R-49 19 30 30 6
    square.grid.3x3.bottommiddle.filled: use square.grid.3x3; f R-15 19 30 30 6
    square.grid.3x3.bottomright.filled: use square.grid.3x3; f R19 19 30 30 6
    square.grid.3x3.square b: use square; use square.grid.3x3.fill 0 0 .5
    circle.grid.cross.left.filled: use circle.grid.cross; f O-34 0 18
    dpad.left.filled: use dpad; f R-43 -12 24 24 5
    circle.grid.cross.up.filled: use circle.grid.cross; f O0 -34 18
    dpad.up.filled: use dpad; f R-12 -43 24 24 5
    circle.grid.cross.right.filled: use circle.grid.cross; f O34 0 18
    dpad.right.filled: use dpad; f R19 -12 24 24 5
    circle.grid.cross.down.filled: use circle.grid.cross; f O0 34 18
    dpad.down.filled: use dpad; f R-12 19 24 24 5
    circle.grid.2x1: s O-27 0 20; s O27 0 20
    circle.grid.2x1.fill: f O-28 0 24; f O28 0 24
    circle.grid.2x1.left.filled: f O-27 0 24; s O28 0 20
    circle.grid.2x1.right.filled: s O-28 0 20; f O27 0 24
    circle.grid.2x2.topleft.checkmark.filled: f O-25-25 23; xs*.7 M-34-25L-27-17L-16-33; s O24-24 18; s O-24 24 18; s O24 24 18
    circle.dotted: f O0-45 4.5; f O17-41.5 4.5; f O32-32 4.5; f O41.5-17 4.5; f O45 0 4.5; f O41.5 17 4.5; f O32 32 4.5; f O17 41.5 4.5; f O0 45 4.5; f O-17 41.5 4.5; f O-32 32 4.5; f O-41.5 17 4.5; f O-45 0 4.5; f O-41.5-17 4.5; f O-32-32 4.5; f O-17-41.5 4.5
    circle.dotted.circle o: s O0 0 24; use+ circle.dotted
    circle.dashed.inset.filled: use circle.dashed; f O0 0 28
    circle.circle e: s O0 0 45.1; s O0 0 22
    circle.square e: s R-39.5-39.5 79 79 15; s O0 0 20
    circlebadge o: s O0 0 26
    circlebadge.2 o: s O14-12 24; s+ M-10-6A24 24 0 1 0 12 18
    smallcircle.filled.circle.fill: f O0 0 49.8; xf O0 0 19
    smallcircle.circle.fill: f O0 0 49.8; xs*.8 O0 0 17
    circle.lefthalf.filled.inverse: f O0 0 49.8; xf M0-38A38 38 0 0 0 0 38Z
    circle.righthalf.filled.inverse: use circle.lefthalf.filled.inverse 0 0 -1 1
    circle.tophalf.filled.inverse: use circle.lefthalf.filled.inverse 0 0 1 1 90
    circle.bottomhalf.filled.inverse: use circle.lefthalf.filled.inverse 0 0 1 1 -90
    circle.lefthalf.striped.horizontal: s O0 0 45.1; s*.7 M-32-30H0M-40-15H0M-43 0H0M-40 15H0M-32 30H0
    circle.lefthalf.filled.righthalf.striped.horizontal: s O0 0 45.1; f M0-47A47 47 0 0 0 0 47Z; s*.7 M32-30H0M40-15H0M43 0H0M40 15H0M32 30H0
    circle.bottomrighthalf.checkered: s O0 0 45.1; f R0-14 14 14 0; f R14-28 14 14 0; f R28-14 12 14 0; f R14 0 14 14 0; f R0 14 14 14 0; f R-14 0 14 14 0; f R28 14 8 14 0; f R14 28 14 8 0; f R-14 28 14 12 0; f R-28 14 14 14 0
    circle.and.line.horizontal o: s O0 0 26; s+ M-56 0H-38M38 0H56
    circle.on.circle: s O18-12 30; s M-14 0A30 30 0 1 0 26 28
    target.h h: s O0 0 9
    dot.square e: s R-39.5-39.5 79 79 15; f O0 0 10
    square.circle e: s O0 0 45.1; s R-17-17 34 34 5
    triangle.circle e: s O0 0 45.1; s M0-21L21 15H-21Z
    diamond.circle e: s O0 0 45.1; s M0-23L23 0L0 23L-23 0Z
    square.dotted: f O-40-40 5; f O-20-40 5; f O0-40 5; f O20-40 5; f O40-40 5; f O-40 40 5; f O-20 40 5; f O0 40 5; f O20 40 5; f O40 40 5; f O-40-20 5; f O-40 0 5; f O-40 20 5; f O40-20 5; f O40 0 5; f O40 20 5
    plus.square.dashed: use square.dashed; s M0-20V20M-20 0H20
    questionmark.square.dashed: use square.dashed; use questionmark 0 0 .55
    questionmark.circle.dashed: use circle.dashed; use questionmark 0 0 .55
    checkmark.circle.dotted: use circle.dotted; s M-19 2L-6 17L20-16
    person.crop.circle.dashed: use circle.dashed; f O0-12 14; f M-26 28Q-22 12 0 12Q22 12 26 28A38 38 0 0 1-26 28Z
    person.crop.circle.dotted: use circle.dotted; f O0-12 14; f M-26 28Q-22 12 0 12Q22 12 26 28A38 38 0 0 1-26 28Z
    arrow.down.circle.dotted: use circle.dotted; s M0-20V20M-15 5L0 21L15 5
    lock.circle.dotted: use circle.dotted; use lock.fill 0 -2 .44
    square.split.2x1.fill: f R-44.2-44.2 88.4 88.4 19.7; xs*.9 M0-50V50
    square.split.1x2.fill: f R-44.2-44.2 88.4 88.4 19.7; xs*.9 M-50 0H50
    square.split.2x2.fill: f R-44.2-44.2 88.4 88.4 19.7; xs*.9 M0-50V50M-50 0H50
    square.split.diagonal o: s R-39.5-39.5 79 79 15; s M-35-35L35 35
    square.split.diagonal.2x2 o: s R-39.5-39.5 79 79 15; s M-35-35L35 35M-35 35L35-35
    square.split.bottomrightquarter o: s R-39.5-39.5 79 79 15; s M4 39V12Q4 4 12 4H39
    square.on.square.dashed: s R-42-22 64 64 12; s M-12-40H-8M6-44H10M26-44H30Q42-44 42-32V-28M42-12V-6M42 10V14Q42 22 38 24
    square.on.square.intersection.dashed: s M-24-24H-32Q-44-24-44-12V32Q-44 44-32 44H12Q24 44 24 32V24M-24-24V-32Q-24-44-12-44H32Q44-44 44-32V12Q44 24 32 24H24; s*.8 M-24-10V-4M-24 12V18M-10 24H-4M10 24H14M24 8V2M24-12V-18M10-24H4M-8-24H-12
    square.filled.on.square: = square.fill.on.square
    plus.square.fill.on.square.fill: f M-32-22V14Q-32 32-14 32H22V34Q22 49 6 49H-33Q-49 49-49 33V-6Q-49-22-34-22Z; f R-24-49 73 73 16; xs M12.500-30V5M-5-12.500H30
    star.square.on.square: use square.on.square; use star.fill 11 -11 .4
    star.square.on.square.fill: f M-32-22V14Q-32 32-14 32H22V34Q22 49 6 49H-33Q-49 49-49 33V-6Q-49-22-34-22Z; f R-24-49 73 73 16; kuse star.fill 12.500 -12.500 .44
    hand.raised.square.on.square: use square.on.square; use hand.raised.fill 11 -11 .42
    hand.raised.square.on.square.fill: f M-32-22V14Q-32 32-14 32H22V34Q22 49 6 49H-33Q-49 49-49 33V-6Q-49-22-34-22Z; f R-24-49 73 73 16; kuse hand.raised.fill 12.500 -12.500 .46
    sparkles.square.filled.on.square: s M-22-24H-30Q-44-24-44-10V30Q-44 44-30 44H10Q24 44 24 30V22; f R-24-49 73 73 16; xf M10-38Q12-16 32-14Q12-12 10 10Q8-12-12-14Q8-16 10-38Z
    square.resize: s R-39.5-39.5 79 79 15; s M-20-4V-20H-4M20 4V20H4M-18-18L18 18
    square.resize.up: s M-4-40H26Q40-40 40-26V26Q40 40 26 40H-26Q-40 40-40 26V-4; s R-44-44 30 30 7; s*.8 M-6 6L18 30M18 12V30H0
    square.resize.down: s R-39.5-39.5 79 79 15; s R8 8 24 24 5; s*.8 M-22-22L-2-2M-2-18V-2H-18
    square.text.square e: s R-39.5-39.5 79 79 15; s*.8 M-22-16H22M-22 0H22M-22 16H4
    square.grid.3x1.below.line.grid.1x2 od: s*.9 R-50-42 100 14 5R-50-14 100 14 5R-50 18 26 24 5R-13 18 26 24 5R24 18 26 24 5
    square.grid.4x3.fill: f R-56-36 25 20 5; f R-27-36 25 20 5; f R2-36 25 20 5; f R31-36 25 20 5; f R-56-10 25 20 5; f R-27-10 25 20 5; f R2-10 25 20 5; f R31-10 25 20 5; f R-56 16 25 20 5; f R-27 16 25 20 5; f R2 16 25 20 5; f R31 16 25 20 5
    square.fill.text.grid.1x2: f R-50-38 32 32 7; f R-50 6 32 32 7; s*.8 M-6-30H50M-6-14H30M-6 14H50M-6 30H30
    squareshape o: s R-40-40 80 80 3
    dot.squareshape e: s R-40-40 80 80 3; f O0 0 10
    squareshape.split.2x2: s R-40-40 80 80 3; s M0-40V40M-40 0H40
    squareshape.split.3x3: s R-40-40 80 80 3; s*.8 M-13-40V40M13-40V40M-40-13H40M-40 13H40
    squareshape.split.2x2.dotted: s R-40-40 80 80 3; f O0-24 4; f O0-8 4; f O0 8 4; f O0 24 4; f O-24 0 4; f O-8 0 4; f O8 0 4; f O24 0 4
    squareshape.dotted.split.2x2: f O-40-40 5; f O-20-40 5; f O20-40 5; f O40-40 5; f O-40 40 5; f O-20 40 5; f O20 40 5; f O40 40 5; f O-40-20 5; f O-40 20 5; f O40-20 5; f O40 20 5; s M0-40V40M-40 0H40
    dot.squareshape.split.2x2: s R-40-40 80 80 3; s M0-40V40M-40 0H40; xf O0 0 17; f O0 0 11
    squareshape.dotted.squareshape: s R-22-22 44 44 3; f O-44-44 5; f O-22-44 5; f O0-44 5; f O22-44 5; f O44-44 5; f O-44 44 5; f O-22 44 5; f O0 44 5; f O22 44 5; f O44 44 5; f O-44-22 5; f O-44 0 5; f O-44 22 5; f O44-22 5; f O44 0 5; f O44 22 5
    squareshape.controlhandles.on.squareshape.controlhandles d: s M-36-24V26H14M-24-36H26V14; b*.5 R-48-48 16 16 3; b*.5 R20-48 16 16 3; b*.5 R-48 20 16 16 3; s R-8-8 44 44 3; b*.5 R34 34 16 16 3; xf R-16-16 16 16 3; b*.5 R-14-14 14 14 3
    square.on.square.squareshape.controlhandles d: use square.on.square 0 0 .9; b*.5 R30-50 16 16 3; b*.5 R-50 30 16 16 3; b*.5 R-50-50 16 16 3; b*.5 R30 30 16 16 3
    squares.below.rectangle: s R-50-44 100 46 10; f R-50 18 28 28 7; f R-14 18 28 28 7; f R22 18 28 28 7
    squares.leading.rectangle od: s R-14-40 66 80 12R-54-40 24 18 6R-54-9 24 18 6R-54 22 24 18 6
    slash.24 h: s M-34-34L34 34
    square.slash.fill: f R-44.2-44.2 88.4 88.4 19.7; xs M-26-26L26 26
    rectangle.split.3x1.fill: f R-57.7-40.7 115.4 81.4 17.5; xs*.9 M-18-44V44M18-44V44
    rectangle.split.2x1.fill: f R-57.7-40.7 115.4 81.4 17.5; xs*.9 M0-44V44
    rectangle.split.1x2.fill: f R-57.7-40.7 115.4 81.4 17.5; xs*.9 M-60 0H60
    rectangle.split.2x2.fill: f R-57.7-40.7 115.4 81.4 17.5; xs*.9 M0-44V44M-60 0H60
    rectangle.split.3x3.fill: f R-57.7-40.7 115.4 81.4 17.5; xs*.7 M-18-44V44M18-44V44M-60-12H60M-60 12H60
    tablecells o: s R-50-42 100 84 13; s*.8 M-50-16H50M-50 13H50M-17-42V42M17-42V42
    rectangle.checkered: s R-53-36 106 72 13; f R-36-24 18 16 0; f R0-24 18 16 0; f R-18-8 18 16 0; f R18-8 18 16 0; f R-36 8 18 16 0; f R0 8 18 16 0
    rectangle.ratio.3.to.4 o: s R-33-44 66 88 10
    rectangle.ratio.4.to.3 o: s R-44-33 88 66 10
    rectangle.ratio.9.to.16 o: s R-31-53 62 106 10
    rectangle.ratio.16.to.9.fill: b R-53-31 106 62 10
    rectangle.portrait.split.2x1 ox: s R-36-53 72 106 13; s M0-53V53
    rectangle.portrait.on.rectangle.portrait ox: s R-44-30 60 80 12; s+ M-20-42Q-18-50-8-50H32Q44-50 44-38V18Q44 28 32 30
    rectangle.portrait.on.rectangle.portrait.angled o: s R-46-28 58 78 12; s+ M-24-40Q-22-48-12-46L36-40Q46-38 44-28L36 30
    rectangle.portrait.arrowtriangle.2.outward: s R-26-48 52 96 12; f M-36-14L-52 0L-36 14Z; f M36-14L52 0L36 14Z
    rectangle.portrait.arrowtriangle.2.inward: s R-20-48 40 96 10; f M-50-14L-34 0L-50 14Z; f M50-14L34 0L50 14Z
    rectangle.arrowtriangle.2.outward: s R-30-36 60 72 12; f M-40-14L-56 0L-40 14Z; f M40-14L56 0L40 14Z
    rectangle.arrowtriangle.2.inward: s R-28-36 56 72 12; f M-56-14L-40 0L-56 14Z; f M56-14L40 0L56 14Z
    square.arrowtriangle.4.outward: s R-24-24 48 48 9; f M0-54L13-38H-13Z; f M0 54L13 38H-13Z; f M-54 0L-38-13V13Z; f M54 0L38-13V13Z
    rectangle.fill.on.rectangle.fill: f M-40-32Q-40-49-24-49H44Q60.7-49 60.7-32V8Q60.7 24 46 25V-8Q46-31 24-31H-40Z; f R-60.7-24.7 99.4 73.4 16
    photo.fill.on.rectangle.fill: = photo.on.rectangle.fill
    rectangle.fill.on.rectangle.angled.fill: = rectangle.fill.on.rectangle.fill
    rectangle.inset.filled.on.rectangle: use rectangle.on.rectangle; f R-44-8 66 40 5
    play.rectangle.on.rectangle: use rectangle.on.rectangle; f M-20-2L4 12L-20 26Z
    play.rectangle.on.rectangle.fill: use rectangle.on.rectangle.fill; kf M-20-4L6 12L-20 28Z
    plus.rectangle.fill.on.rectangle.fill: use rectangle.fill.on.rectangle.fill; xs M-11-4V28M-27 12H5
    lock.rectangle.on.rectangle: use rectangle.on.rectangle; use lock.fill -11 11 .4
    capsule.on.capsule o: s R-54-12 84 44 22; s+ M-26-26Q-18-36-4-36H30Q54-34 54-14Q54 2 40 8
    capsule.on.rectangle o: s R-54-2 84 40 20; s+ M-30-14V-26Q-30-38-18-38H42Q54-38 54-26V8Q54 18 44 20
    triangleshape o: s M0-42L48 38H-48Z
    righttriangle o: s M-40 38V-36L42 38Z
    righttriangle.split.diagonal o: s M-42-40L42 40H-42Z; s+ M-26-42H42V26
    star.hexagon: under hexagon; use star.fill 0 0 .5
    star.hexagon.fill: use hexagon.fill; kuse star.fill 0 0 .54
    questionmark.seal: under seal; use questionmark 0 0 .5
    rectangle.3.group.bubble: use bubble.left; f R-36-28 32 14 3; f R4-28 32 32 3; f R-36-8 32 14 3
    rectangle.3.group.bubble.fill: use bubble.left.fill; xf R-38-30 34 16 3; xf R4-30 34 34 3; xf R-38-8 34 14 3
    rectangle.dashed.and.paperclip: use rectangle.dashed; put paperclip 30 20 .56
    rectangle.and.paperclip: use rectangle; put paperclip 30 22 .56
    rectangle.2.swap: s R-50-10 44 36 8; s R6-26 44 36 8; s M-30-24Q-26-40-8-40M30 24Q26 40 8 40M-16-48L-6-40L-16-32M16 48L6 40L16 32
    rectangle.landscape.rotate: s R-46-2 62 44 9; s M-20-24Q-6-44 18-40Q42-34 44-8M54-18L44-6L32-16
    rectangle.portrait.rotate: s R-46-20 44 62 9; s M-30-34Q-10-48 14-40Q40-30 42-4M52-14L42-2L30-12
    rectangle.and.arrow.up.right.and.arrow.down.left x: use rectangle; s*.85 M8-8L26-22M12-23H27V-9M-8 8L-26 22M-12 23H-27V9
    rectangle.connected.to.line.below: s R-44-36 88 48 11; s M0 14V34M-54 36H54
    rectangle.inset.filled.and.person.filled: s M10 36H-40Q-53 36-53 23V-23Q-53-36-40-36H40Q53-36 53-23V-8; f R-39-22 50 44 5; xf O34 12 18; f O34 12 12; f M10 46Q12 28 34 28Q56 28 58 46Z
    rectangle.inset.filled.and.cursorarrow: use rectangle.inset.filled; cut cursorarrow.fill 24 22 .6; use cursorarrow.fill 24 22 .6
    appwindow.swipe.rectangle: s R-53-36 106 72 13; f R-39-22 30 44 5; s*.8 M4 0H36M24-11L36 0L24 11
    rectangle.grid.1x3: s R-50-48 100 22 8; s R-50-11 100 22 8; s R-50 26 100 22 8
    rectangle.grid.1x3.fill: f R-54-52 108 29 9; f R-54-14.500 108 29 9; f R-54 23 108 29 9
    rectangle.leadinghalf.inset.filled.arrow.leading: = rectangle.lefthalf.inset.filled.arrow.left
    rectangle.trailinghalf.inset.filled.arrow.trailing: = rectangle.righthalf.inset.fill.arrow.right
    rectangle.righthalf.inset.filled.arrow.right: = rectangle.righthalf.inset.fill.arrow.right
    sidebar.squares.right: use sidebar.squares.left 0 0 -1 1
    sidebar.squares.leading: = sidebar.squares.left
    sidebar.squares.trailing: = sidebar.squares.right
    macwindow.on.rectangle: s R-56-22 84 64 11; s M-56-5H28; s*.8 M-38-36Q-36-44-28-44H44Q56-44 56-32V10Q56 20 46 22
    macwindow.and.cursorarrow: use macwindow; put cursorarrow.fill 34 24 .6
    macwindow.stack: s R-53-20 106 62 12; s M-53-2H53; s M-40-36H40M-30-49H30
    keyboard.macwindow d: use macwindow; f R-34 2 68 22 5; xs*.5 M-26 9H26M-20 17H20
    text.and.command.macwindow: use macwindow; s*.7 M-38-4H-10M-38 10H-10M-38 24H-20; use command 22 11 .4
    uiwindow.split.2x1 d: s R-53-42 106 84 13; s M0-42V42; s*.6 M-40-28H-16M16-28H40
    dock.arrow.up.rectangle: use dock.rectangle; s*.8 M0 4V-24M-11-13L0-24L11-13
    dock.arrow.down.rectangle: use dock.rectangle; s*.8 M0-26V2M-11-9L0 2L11-9
    menubar.arrow.up.rectangle: use menubar.rectangle; s*.8 M0 28V-6M-11 5L0-6L11 5
    menubar.arrow.down.rectangle: use menubar.rectangle; s*.8 M0-8V26M-11 15L0 26L11 15
    mosaic od: s R-53-42 106 84 11; s*.8 M-20-42V10M-53 10H53M10-42V42M10-16H53M-20 10V42
    pano o: s M-52-36Q0-20 52-36V36Q0 20-52 36Z; s*.8 M-44 26L-24 2L-10 16L10-6L30 10L44 22
    aspectratio o: s R-53-39 106 78 13; s*.85 M-32-4V-20H-16M32 4V20H16
    perspective d: s M-24-36H24L48 36H-48ZM-32-14H32M-40 10H40M0-36V36M-12-36L-24 36M12-36L24 36
    skew: s M-22-34H50L22 34H-50Z
    grid c: s*.8 M-16-46V46M16-46V46M-46-16H46M-46 16H46
    timeline.selection: s M-50 22H50; s*.7 M-50 10V34M50 10V34; f R-30-34 60 36 7; s*.7 M-30 16V28M0 16V28M30 16V28
    square.and.line.vertical.and.square.filled: s R-56-20 40 40 8; f R13-24 47 47 11; s M0-42V42
    square.filled.and.line.vertical.and.square: use square.and.line.vertical.and.square.filled 0 0 -1 1
    square.fill.and.line.vertical.and.square.fill: f R-60-24 47 47 11; f R13-24 47 47 11; s M0-42V42
    align.horizontal.left: s M-48-46V46; s R-34-34 50 24 6; s R-34 10 76 24 6
    align.horizontal.left.fill: s M-48-46V46; b R-32-34 50 24 6; b R-32 10 76 24 6
    align.horizontal.right: use align.horizontal.left 0 0 -1 1
    align.horizontal.right.fill: use align.horizontal.left.fill 0 0 -1 1
    align.horizontal.center: s R-26-36 52 24 6; s R-42 12 84 24 6; s M0-50V-36M0-12V12M0 36V50
    align.horizontal.center.fill: b R-26-36 52 24 6; b R-42 12 84 24 6; s M0-50V50
    align.vertical.top: use align.horizontal.left 0 0 1 1 90
    align.vertical.top.fill: use align.horizontal.left.fill 0 0 1 1 90
    align.vertical.bottom: use align.horizontal.left 0 0 1 1 -90
    align.vertical.bottom.fill: use align.horizontal.left.fill 0 0 1 1 -90
    align.vertical.center: use align.horizontal.center 0 0 1 1 -90
    align.vertical.center.fill: use align.horizontal.center.fill 0 0 1 1 -90
    distribute.horizontal.center: s R-14-26 28 52 6; s M-42-46V46M42-46V46
    distribute.horizontal.center.fill: b R-14-26 28 52 6; s M-42-46V46M42-46V46
    distribute.vertical.center: use distribute.horizontal.center 0 0 1 1 90
    distribute.vertical.center.fill: use distribute.horizontal.center.fill 0 0 1 1 90
    flip.horizontal: s M-10-32V32H-50ZM10-32V32H50Z; s*.8 M0-46V-36M0-22V-12M0 0V10M0 24V34M0 46V48
    flip.horizontal.fill: b M-12-32V32H-50ZM12-32V32H50Z; s*.8 M0-46V-36M0-22V-12M0 0V10M0 24V34M0 46V48
    arrow.left.and.right.righttriangle.left.righttriangle.right: s M-12-10V42H-50ZM12-10V42H50Z; s*.9 M-30-34H30M-20-46L-32-34L-20-22M20-46L32-34L20-22
    arrow.left.and.right.righttriangle.left.righttriangle.right.fill: b M-12-10V42H-50ZM12-10V42H50Z; s*.9 M-30-34H30M-20-46L-32-34L-20-22M20-46L32-34L20-22
    arrow.up.and.down.righttriangle.up.righttriangle.down: use arrow.left.and.right.righttriangle.left.righttriangle.right 0 0 1 1 -90
    arrow.up.and.down.righttriangle.up.righttriangle.down.fill: use arrow.left.and.right.righttriangle.left.righttriangle.right.fill 0 0 1 1 -90
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: s M0-42V42; s M-14-22V22L-50 0ZM14-22V22L50 0Z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill: s M0-42V42; b M-16-22V22L-50 0ZM16-22V22L50 0Z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: s M0-42V42; s M-50-22V22L-16 0ZM50-22V22L16 0Z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill: s M0-42V42; b M-50-22V22L-16 0ZM50-22V22L16 0Z
    lineweight: s*.5 M-44-36H44; s M-44-16H44; s*1.5 M-44 8H44; s*2 M-44 36H44
    view.2d: use 2 -22 0 .9; use d 24 0 .9
    view.3d: use 3 -22 0 .9; use d 24 0 .9
    """#
}

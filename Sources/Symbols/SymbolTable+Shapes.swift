extension SymbolTable {
  /// Plain shapes, signs and digits.
  static let shapes = #"""
    circle b: s O0 0 45.1
    circle.fill: f O0 0 49.8
    circle.slash: s O0 0 45.1; s M-31-31L31 31
    circle.slash.fill: f O0 0 49.8; xs M-31-31L31 31
    slash.circle: s O0 0 45.1; s M-31 31L31-31
    slash.circle.fill: f O0 0 49.8; xs M-28 28L28-28
    circle.lefthalf.filled: s O0 0 45.1; f M0-47A47 47 0 0 0 0 47Z
    circle.righthalf.filled: s O0 0 45.1; f M0-47A47 47 0 0 1 0 47Z
    circle.tophalf.filled: s O0 0 45.1; f M-47 0A47 47 0 0 1 47 0Z
    circle.bottomhalf.filled: s O0 0 45.1; f M-47 0A47 47 0 0 0 47 0Z
    circle.lefthalf.fill: = circle.lefthalf.filled
    circle.righthalf.fill: = circle.righthalf.filled
    circle.inset.filled: s O0 0 45.1; f O0 0 30
    largecircle.fill.circle: = circle.inset.filled
    smallcircle.filled.circle: s O0 0 45.1; f O0 0 17
    smallcircle.circle: s O0 0 45.1; s*.8 O0 0 16
    record.circle: s O0 0 45.1; f O0 0 28
    record.circle.fill: f O0 0 49.8; ks*.7 O0 0 29
    target: s O0 0 45.1; s O0 0 26; f O0 0 9
    scope: s O0 0 36; s M0-50V-24M0 50V24M-50 0H-24M50 0H24
    dot.circle: s O0 0 45.1; f O0 0 14
    circle.dashed: s M-6.4-44.6A45.1 45.1 0 0 1 6.4-44.6M19-40.9A45.1 45.1 0 0 1 30-33.7M38.6-23.3A45.1 45.1 0 0 1 43.9-10.3M45-2.9A45.1 45.1 0 0 1 44 9.9M38.2 24A45.1 45.1 0 0 1 29.3 34.3M18 41.4A45.1 45.1 0 0 1 5 44.8M-5 44.8A45.1 45.1 0 0 1-18 41.4M-29.3 34.3A45.1 45.1 0 0 1-38.2 24M-44 9.9A45.1 45.1 0 0 1-45-2.9M-43.9-10.3A45.1 45.1 0 0 1-38.6-23.3M-30-33.7A45.1 45.1 0 0 1-19-40.9
    square b: s R-39.5-39.5 79 79 15
    square.fill: f R-44.2-44.2 88.4 88.4 19.7
    square.slash: s R-39.5-39.5 79 79 15; s M-26-26L26 26
    square.lefthalf.filled: s R-39.5-39.5 79 79 15; f R-42-42 42 84 10
    square.righthalf.filled: s R-39.5-39.5 79 79 15; f R0-42 42 84 10
    square.inset.filled: s R-39.5-39.5 79 79 15; f R-26-26 52 52 7
    square.dashed: s M-39.5-23V-24.5Q-39.5-39.5-24.5-39.5H-23M23-39.5H24.5Q39.5-39.5 39.5-24.5V-23M39.5 23V24.5Q39.5 39.5 24.5 39.5H23M-23 39.5H-24.5Q-39.5 39.5-39.5 24.5V23M-7-39.5H7M-7 39.5H7M-39.5-7V7M39.5-7V7
    square.dashed.inset.filled: use square.dashed; f R-24-24 48 48 8
    viewfinder cb: s M-41-17V-27Q-41-41-27-41H-17M17-41H27Q41-41 41-27V-17M41 17V27Q41 41 27 41H17M-17 41H-27Q-41 41-41 27V17
    plus.viewfinder: use viewfinder; s M0-19V19M-19 0H19
    dot.viewfinder: use viewfinder; f O0 0 14
    rectangle fc48bx: s R-53-36 106 72 13
    rectangle.fill: f R-57.7-40.7 115.4 81.4 17.5
    rectangle.portrait fc46bx: s R-36-53 72 106 13
    rectangle.portrait.fill: f R-40.7-57.7 81.4 115.4 17.5
    rectangle.dashed b: s M-53-21V-23Q-53-36-40-36H-36M36-36H40Q53-36 53-23V-21M53 21V23Q53 36 40 36H36M-36 36H-40Q-53 36-53 23V21M-17-36H17M-17 36H17M-53-6V6M53-6V6
    rectangle.inset.filled: s R-53-36 106 72 13; f R-39-22 78 44 5
    rectangle.lefthalf.filled: s R-53-36 106 72 13; f R-55-38 55 76 12
    rectangle.righthalf.filled: s R-53-36 106 72 13; f R0-38 55 76 12
    rectangle.lefthalf.inset.filled: s R-53-36 106 72 13; f R-41-24 37 48 5
    rectangle.righthalf.inset.filled: s R-53-36 106 72 13; f R4-24 37 48 5
    rectangle.lefthalf.inset.fill: = rectangle.lefthalf.inset.filled
    rectangle.righthalf.inset.fill: = rectangle.righthalf.inset.filled
    rectangle.righthalf.inset.fill.arrow.right: s M10-36H-40Q-53-36-53-23V23Q-53 36-40 36H10; f R-6-24 24 48 5; s M28 0H57M44-14L58 0L44 14
    rectangle.lefthalf.inset.filled.arrow.left: use rectangle.righthalf.inset.fill.arrow.right 0 0 -1 1
    rectangle.roundedtop: s M-53 36V-12Q-53-36-29-36H29Q53-36 53-12V36Z
    rectangle.split.3x1: s R-53-36 106 72 13; s M-18-36V36M18-36V36
    rectangle.split.2x1 x: s R-53-36 106 72 13; s M0-36V36
    rectangle.split.1x2: s R-53-36 106 72 13; s M-53 0H53
    rectangle.split.2x2: s R-53-36 106 72 13; s M0-36V36M-53 0H53
    rectangle.split.3x3: s R-53-36 106 72 13; s*.8 M-18-36V36M18-36V36M-53-12H53M-53 12H53
    rectangle.ratio.16.to.9: s R-53-31 106 62 10
    sidebar.left: s R-53-39 106 78 14; s M-16-39V39; s*.75 M-41-23H-29M-41-9H-29M-41 5H-29
    sidebar.leading: = sidebar.left
    sidebar.right: use sidebar.left 0 0 -1 1
    sidebar.trailing: = sidebar.right
    sidebar.squares.left: s R-53-39 106 78 14; s M-14-39V39; f R-43-27 18 14 4; f R-43-6 18 14 4
    menubar.rectangle: s R-53-39 106 78 13; s M-53-19H53; s*.6 M-41-29H-37M-28-29H-24M-15-29H-11
    menubar.dock.rectangle: s R-53-39 106 78 13; s M-53-20H53; f R-26 18 52 12 4
    dock.rectangle: s R-53-39 106 78 13; f R-28 16 56 14 4
    macwindow bd: s R-53-39 106 78 13; s M-53-19H53; f O-40-29 4.5; f O-28-29 4.5; f O-16-29 4.5
    window.shade.open: s M-53-44H53; f R-41-44 82 22 4; s*.8 M-40-40V44H40V-40
    window.shade.closed: s M-53-44H53; f R-41-44 82 74 4; s*.8 M-40-40V44H40V-40; xs*.6 M-34-24H34M-34-8H34M-34 8H34
    capsule: s R-54-30 108 60 30
    capsule.fill: f R-58.7-34.7 117.4 69.4 34.7
    capsule.portrait: s R-30-54 60 108 30
    capsule.portrait.fill: f R-34.7-58.7 69.4 117.4 34.7
    oval: s E0 0 54 36
    oval.fill: f E0 0 58.7 40.7
    oval.portrait: s E0 0 36 54
    oval.portrait.fill: f E0 0 40.7 58.7
    app c48b: s R-41-41 82 82 24
    app.fill: f R-45.7-45.7 91.4 91.4 28.5
    plus.app: s R-41-41 82 82 24; s M0-20V20M-20 0H20
    plus.app.fill: f R-45.7-45.7 91.4 91.4 28.5; ks M0-20V20M-20 0H20
    app.dashed: s M-41-14V-17Q-41-41-17-41H-14M14-41H17Q41-41 41-17V-14M41 14V17Q41 41 17 41H14M-14 41H-17Q-41 41-41 17V14
    triangle c46: s M-5.8-35.5Q0-45 5.8-35.5L46.5 30Q51.5 39.5 41 39.5H-41Q-51.5 39.5-46.5 30Z
    triangle.fill: f M-9.8-38Q0-53 9.8-38L50.5 27.5Q59.5 44.2 41 44.2H-41Q-59.5 44.2-50.5 27.5Z
    arrowtriangle.up c38s38: s M-5-27Q0-35 5-27L36 24Q40 32 31 32H-31Q-40 32-36 24Z
    arrowtriangle.up.fill c: f M-9-29.5Q0-43 9-29.5L40 21.5Q47 36.7 31 36.7H-31Q-47 36.7-40 21.5Z
    arrowtriangle.down c38s38: use arrowtriangle.up 0 0 1 -1
    arrowtriangle.down.fill: use arrowtriangle.up.fill 0 0 1 -1
    arrowtriangle.right c38s38: use arrowtriangle.up 0 0 1 1 90
    arrowtriangle.right.fill: use arrowtriangle.up.fill 0 0 1 1 90
    arrowtriangle.left c38s38: use arrowtriangle.up 0 0 1 1 -90
    arrowtriangle.left.fill: use arrowtriangle.up.fill 0 0 1 1 -90
    arrowtriangle.forward: = arrowtriangle.right
    arrowtriangle.forward.fill: = arrowtriangle.right.fill
    arrowtriangle.backward: = arrowtriangle.left
    arrowtriangle.backward.fill: = arrowtriangle.left.fill
    diamond: s M-7-45Q0-52 7-45L45-7Q52 0 45 7L7 45Q0 52-7 45L-45 7Q-52 0-45-7Z
    diamond.fill: f M-10-48.5Q0-58 10-48.5L48.5-10Q58 0 48.5 10L10 48.5Q0 58-10 48.5L-48.5 10Q-58 0-48.5-10Z
    rhombus: s M-5-47Q0-53 5-47L34-5Q38 0 34 5L5 47Q0 53-5 47L-34 5Q-38 0-34-5Z
    rhombus.fill: f M-9-49.5Q0-60 9-49.5L38-8Q43.5 0 38 8L9 49.5Q0 60-9 49.5L-38 8Q-43.5 0-38-8Z
    hexagon: s M-7-47Q0-51 7-47L36-30Q43-26 43-18V18Q43 26 36 30L7 47Q0 51-7 47L-36 30Q-43 26-43 18V-18Q-43-26-36-30Z
    hexagon.fill: f M-9-51.2Q0-56 9-51.2L38-34.2Q47.7-29 47.7-18V18Q47.7 29 38 34.2L9 51.2Q0 56-9 51.2L-38 34.2Q-47.7 29-47.7 18V-18Q-47.7-29-38-34.2Z
    pentagon: s M-6-44Q0-48 6-44L43-17Q49-13 47-6L33 38Q31 44.5 24 44.5H-24Q-31 44.5-33 38L-47-6Q-49-13-43-17Z
    pentagon.fill: f M-9-48Q0-54 9-48L46-21Q54.5-15 51.5-4.5L37.5 39.5Q34.5 49.2 24 49.2H-24Q-34.5 49.2-37.5 39.5L-51.5-4.5Q-54.5-15-46-21Z
    octagon: s M-15-45H15Q20-45 24-41L41-24Q45-20 45-15V15Q45 20 41 24L24 41Q20 45 15 45H-15Q-20 45-24 41L-41 24Q-45 20-45 15V-15Q-45-20-41-24L-24-41Q-20-45-15-45Z
    octagon.fill: f M-16-49.7H16Q22-49.7 27-45L45-27Q49.7-22 49.7-16V16Q49.7 22 45 27L27 45Q22 49.7 16 49.7H-16Q-22 49.7-27 45L-45 27Q-49.7 22-49.7 16V-16Q-49.7-22-45-27L-27-45Q-22-49.7-16-49.7Z
    seal: s M0-47Q7-47 12-41Q15-38 19-39Q33-42 36-30Q37-25 40-23Q52-16 46-4Q44 0 46 4Q52 16 40 23Q37 25 36 30Q33 42 19 39Q15 38 12 41Q0 53-12 41Q-15 38-19 39Q-33 42-36 30Q-37 25-40 23Q-52 16-46 4Q-44 0-46-4Q-52-16-40-23Q-37-25-36-30Q-33-42-19-39Q-15-38-12-41Q-7-47 0-47Z
    seal.fill: f M0-52Q9-52 15-45Q18-43 22-44Q38-46 41-32Q41-28 44-26Q58-18 51-4Q49 0 51 4Q58 18 44 26Q41 28 41 32Q38 46 22 44Q18 43 15 45Q0 58-15 45Q-18 43-22 44Q-38 46-41 32Q-41 28-44 26Q-58 18-51 4Q-49 0-51-4Q-58-18-44-26Q-41-28-41-32Q-38-46-22-44Q-18-43-15-45Q-9-52 0-52Z
    checkmark.seal: under seal; s M-16 1L-5 15L17-16
    checkmark.seal.fill: use seal.fill; ks M-16 1L-5 15L17-16
    xmark.seal: under seal; s M-15-15L15 15M15-15L-15 15
    xmark.seal.fill: use seal.fill; ks M-15-15L15 15M15-15L-15 15
    exclamationmark.octagon: under octagon; use exclamationmark 0 0 .62
    exclamationmark.octagon.fill: use octagon.fill; kuse exclamationmark 0 0 .62
    xmark.octagon: under octagon; s M-16-16L16 16M16-16L-16 16
    xmark.octagon.fill: use octagon.fill; ks M-16-16L16 16M16-16L-16 16
    questionmark.diamond: under diamond; use questionmark 0 0 .5
    questionmark.diamond.fill: use diamond.fill; kuse questionmark 0 0 .5
    exclamationmark.triangle: under triangle; s M0-18V8; f O0 24 6.300
    exclamationmark.triangle.fill: use triangle.fill; ks M0-18V8; kf O0 24 6.300
    shield xb: file shield 1.05
    shield.fill: file shield-fill 1.05
    shield.lefthalf.filled bx: file shield-shaded 1.05
    shield.lefthalf.fill: = shield.lefthalf.filled
    checkmark.shield: under shield; s M-16-2L-4 12L18-20
    checkmark.shield.fill: use shield.fill; ks M-16-2L-4 12L18-20
    xmark.shield: under shield; s M-14-19L14 9M14-19L-14 9
    xmark.shield.fill: use shield.fill; ks M-14-19L14 9M14-19L-14 9
    lock.shield: under shield; use lock.fill 0 -2 .45
    lock.shield.fill: use shield.fill; kuse lock.fill 0 -2 .45
    exclamationmark.shield: under shield; use exclamationmark 0 -4 .55
    exclamationmark.shield.fill: use shield.fill; kuse exclamationmark 0 -4 .55
    plus c50s50: s M0-36.8V36.8M-36.8 0H36.800
    minus c50s50: s M-36.8 0H36.800
    xmark c36s36: s M-34.8-34.8L34.8 34.8M34.8-34.8L-34.8 34.800
    multiply c36s36: s M-30-30L30 30M30-30L-30 30
    divide c50s50: s M-36.8 0H36.8; f O0-25 7; f O0 25 7
    equal c46s46: s M-35-13H35M-35 13H35
    plusminus c50: s M0-44V10M-27-17H27M-27 38H27
    plus.forwardslash.minus: s*.85 M-28-42V-8M-45-25H-11M11 26H45M-30 42L30-42
    lessthan c44s: s M33-31L-33 0L33 31
    greaterthan c44s: s M-33-31L33 0L-33 31
    number c46s46: s*.9 M-12-38L-20 38M20-38L12 38M-35-14H37M-37 14H35
    percent c46: s*.9 M29-36L-29 36; s*.9 O-26-22 14; s*.9 O26 22 14
    asterisk c46: s M0-38V38M-33-19L33 19M33-19L-33 19
    staroflife c: s M-8-45H8V-14L32-28L40-14L16 0L40 14L32 28L8 14V45H-8V14L-32 28L-40 14L-16 0L-40-14L-32-28L-8-14Z
    checkmark c44s44: s M-37.8 8L-13 37.8L37.8-37.800
    exclamationmark c50s50: s*1.15 M0-37V10; f O0 33 8
    exclamationmark.2: s*1.15 M-14-37V10M14-37V10; f O-14 33 8; f O14 33 8
    exclamationmark.3: s*1.15 M-25-37V10M0-37V10M25-37V10; f O-25 33 8; f O0 33 8; f O25 33 8
    questionmark c50s50: s M-22-20Q-21-39 0-39Q22-39 22-20Q22-9 10-2Q0 4 0 13V15; f O0 36 7
    info c50s50: f O1-36 7.5; s M-12-12H2V36M-16 36H19
    at c56: s O0 0 17; s M17-16V8Q17 20 30 20Q45 20 45 0A45 45 0 1 0 23 38
    dollarsign cs: s M22-20Q20-34 0-34Q-22-34-22-18Q-22-4 0 0Q24 4 24 18Q24 35 0 35Q-23 35-25 19M0-47V47
    eurosign cs: s M31-28Q22-38 8-38Q-22-38-22 0Q-22 38 8 38Q22 38 31 28M-36-8H17M-36 9H13
    yensign cs: s M-30-38L0-1L30-38M0-1V38M-24 2H24M-24 18H24
    sterlingsign cs: s M26-24Q22-38 6-38Q-15-38-15-18Q-15-6-9 6Q-6 28-25 36H28M-26 2H17
    bitcoinsign cs: s M-22-35V35M-30-35H6Q25-35 25-18Q25-1 6-1H-22M6-1Q29-1 29 17Q29 35 6 35H-30M-8-35V-47M8-35V-47M-8 35V47M8 35V47
    rublesign cs: s M-14 38V-38H10Q32-38 32-18Q32 3 10 3H-28M-28 20H12
    wonsign cs: s M-40-36L-20 36L0-30L20 36L40-36M-46-6H46
    indianrupeesign cs: s M-26-37H28M-26-17H28M-26-37Q14-37 14-16Q14 5-22 5L16 38
    centsign cs: s M22-16Q16-26 2-26Q-22-26-22 0Q-22 26 2 26Q16 26 22 16M0-42V42
    0 hcs: s E0 0 22 35
    1 hcs: s M-16-22L2-35V35
    2 hcs: s M-20-17Q-19-35 0-35Q21-35 21-16Q21-5 8 8L-21 35H23
    3 hcs: s M-20-21Q-18-35 0-35Q20-35 20-18Q20-2-1-2H-8M-1-2Q23-2 23 16Q23 35 0 35Q-21 35-23 19
    4 hcs: s M12 35V-35L-26 15V17H28
    5 hcs: s M19-35H-15L-19-3Q-11-11 1-11Q23-11 23 11Q23 35-1 35Q-19 35-23 20
    6 hcs: s M18-26Q12-35 1-35Q-23-35-23 4Q-23 35 1 35Q23 35 23 12Q23-10 1-10Q-21-10-23 11
    7 hcs: s M-23-35H23L-8 35
    8 hcs: s E0-18 19 17; s E0 17 23 18
    9 hcs: use 6 0 0 1 1 180
    a hcs: s M-30 35L0-35L30 35M-20 12H20
    b hcs: s M-22-35V35H4Q26 35 26 16Q26-2 4-2H-22M4-2Q22-2 22-19Q22-35 3-35H-22
    c hcs: s M27-18Q21-35 2-35Q-28-35-28 0Q-28 35 2 35Q21 35 27 18
    d hcs: s M-25-35V35H-3Q29 35 29 0Q29-35-3-35Z
    e hcs: s M22-35H-20V35H23M-20 0H18
    f hcs: s M23-35H-18V35M-18 0H18
    g hcs: s M27-19Q21-35 1-35Q-29-35-29 0Q-29 35 1 35Q29 35 29 10V4H4
    h hcs: s M-25-35V35M25-35V35M-25 0H25
    i hcs: s M0-35V35
    j hcs: s M16-35V14Q16 35-3 35Q-20 35-22 17
    k hcs: s M-22-35V35M25-35L-22 10M-7-4L27 35
    l hcs: s M-18-35V35H22
    m hcs: s M-32 35V-35L0 25L32-35V35
    n hcs: s M-26 35V-35L26 35V-35
    o hcs: s O0 0 33
    p hcs: s M-21 35V-35H4Q27-35 27-14Q27 7 4 7H-21
    q hcs: s O0 0 33; s M12 14L33 37
    r hcs: s M-22 35V-35H3Q25-35 25-15Q25 4 3 4H-22M5 4L26 35
    s hcs: s M23-20Q20-35 0-35Q-23-35-23-18Q-23-4 0 0Q25 4 25 18Q25 35 0 35Q-23 35-26 18
    t hcs: s M-27-35H27M0-35V35
    u hcs: s M-25-35V8Q-25 35 0 35Q25 35 25 8V-35
    v hcs: s M-29-35L0 35L29-35
    w hcs: s M-43-35L-22 35L0-30L22 35L43-35
    x hcs: s M-26-35L26 35M26-35L-26 35
    y hcs: s M-28-35L0 2L28-35M0 2V35
    z hcs: s M-25-35H25L-26 35H27
    """#
}

extension SymbolTable {
  /// Messages, bubbles, calls and mail.
  static let talk = #"""
    message.badge.fill: use message.fill; xf O44-38 24; f O44-38 17
    message.badge.filled.fill: = message.badge.fill
    message.badge.circle: under circle; use message.badge.fill 0 0 .5
    message.badge.circle.fill: f O0 0 49.8; kuse message.badge.fill 0 0 .5
    message.badge.waveform: use message -8 0 .9; xf O40 28 22; s*.8 M30 22V34M40 14V42M50 22V34
    message.badge.waveform.fill: use message.fill -8 0 .9; xf O40 28 22; s*.8 M30 22V34M40 14V42M50 22V34
    arrow.down.message: under message; s M0-22V16M-15 2L0 17L15 2
    arrow.down.message.fill: use message.fill; ks M0-22V16M-15 2L0 17L15 2
    bubble.left.and.exclamationmark.bubble.right: use bubble.left -16 -14 .68; cut bubble.right.fill 20 14 .66; use bubble.right 20 14 .64; use exclamationmark 20 10 .3
    bubble.left.and.exclamationmark.bubble.right.fill: use bubble.left.fill -16 -14 .72; put bubble.right.fill 20 14 .68; cut0 exclamationmark 20 10 .32
    bubble.left.and.text.bubble.right: use bubble.left -16 -14 .68; cut bubble.right.fill 20 14 .66; use bubble.right 20 14 .64; s*.6 M4 4H36M4 15H24
    bubble.left.and.text.bubble.right.fill: use bubble.left.fill -16 -14 .72; put bubble.right.fill 20 14 .68; xs*.6 M4 4H36M4 15H24
    bubble.and.pencil: use bubble.left; cut pencil 34 -20 .6; use pencil 34 -20 .56
    bubble.and.pencil.fill: use bubble.left.fill; put pencil 34 -20 .56
    info.bubble: under bubble.left; use info 0 -7 .46
    info.bubble.fill: use bubble.left.fill; kuse info 0 -7 .46
    checkmark.bubble: under bubble.left; s M-16-7L-5 5L17-19
    checkmark.bubble.fill: use bubble.left.fill; ks M-16-7L-5 5L17-19
    video.bubble: under bubble.left; use video.fill 0 -7 .42
    video.bubble.fill: use bubble.left.fill; kuse video.fill 0 -7 .42
    speaker.wave.2.bubble: under bubble.left; use speaker.wave.2.fill 0 -7 .42
    speaker.wave.2.bubble.fill: use bubble.left.fill; kuse speaker.wave.2.fill 0 -7 .42
    ellipsis.vertical.bubble.fill: use bubble.middle.bottom.fill; kf O0-26 6; kf O0-7 6; kf O0 12 6
    translate d: s R-50-44 62 56 11; use a -19 -16 .46; xf R-8-8 60 54 16; f R-4-4 56 50 12; xs*.7 M10 12H40M25 6V12M34 12Q30 28 14 36M18 20Q24 32 38 36
    teletype c: use phone.fill -16 14 .6; f O10-30 4; f O24-30 4; f O38-30 4; f O10-16 4; f O24-16 4; f O38-16 4; f O10-44 4; f O24-44 4; f O38-44 4
    teletype.answer c: s M-50 20Q-50-2 0-2Q50-2 50 20V26H26L22 16H-22L-26 26H-50Z; f O-16-36 4; f O0-36 4; f O16-36 4; f O-16-20 4; f O0-20 4; f O16-20 4
    phone.connection.fill: use phone.fill; s M12-38Q36-34 38-10M12-22Q22-20 24-10
    phone.arrow.right: use phone -6 6 .9; s M14-30H48M36-42L48-30L36-18
    phone.arrow.right.fill: use phone.fill -6 6 .9; s M14-30H48M36-42L48-30L36-18
    phone.down.waves.left.and.right: use phone.down.fill 0 6 .9; s M-48-30Q-30-44-14-46M48-30Q30-44 14-46
    arrow.up.right.video: use video; s*.85 M-42 14L-20-10M-36-12H-18V6
    arrow.up.right.video.fill: use video.fill; xs*.85 M-42 14L-20-10M-36-12H-18V6
    arrow.down.left.video: use video; s*.85 M-18-12L-40 12M-42-6V13H-24
    arrow.down.left.video.fill: use video.fill; xs*.85 M-18-12L-40 12M-42-6V13H-24
    questionmark.video: use video; use questionmark -21 0 .46
    questionmark.video.fill: use video.fill; cut0 questionmark -21 0 .46
    deskview o: s R-46-44 92 46 8; s+ M-56 24H56M-30 24L-40 46M30 24L40 46
    envelope.front: = envelope
    envelope.front.fill: = envelope.fill
    mail: s R-56-40 112 80 10; s*.8 M-40-22H-10M-40-8H-20; f R28-26 16 18 3
    mail.fill: b R-56-40 112 80 10; xs*.8 M-40-22H-10M-40-8H-20; xf R28-26 16 18 3
    mail.and.text.magnifyingglass: s M-50-34H20M-50-8H-22M-50 18H-22; put magnifyingglass 18 14 .68
    rectangle.and.text.magnifyingglass: s M4 36H-40Q-53 36-53 23V-23Q-53-36-40-36H40Q53-36 53-23V-14; s*.8 M-34-14H0M-34 4H-10; put magnifyingglass 24 18 .6
    exclamationmark.magnifyingglass: use magnifyingglass; use exclamationmark -10.5 -10.5 .42
    1.magnifyingglass: use magnifyingglass; use 1 -11 -10.5 .42
    arrow.up.left.and.down.right.magnifyingglass: use magnifyingglass; s*.75 M-22-10V-22H-10M-22-22L2 2M2-10V2H-10
    envelope.arrow.triangle.branch: use envelope -6 -6 .8; put arrow.triangle.branch 38 24 .46
    envelope.arrow.triangle.branch.fill: use envelope.fill -6 -6 .8; put arrow.triangle.branch 38 24 .46
    """#
}

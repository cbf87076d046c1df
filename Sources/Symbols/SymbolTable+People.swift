extension SymbolTable {
  /// People, talk, sky, sound, playback, charts and layout.
  static let people = #"""
    person cbx: s O0-25 19; s M-42 40Q-42 14 0 14Q42 14 42 40Q42 44 36 44H-36Q-42 44-42 40Z
    person.fill cbx: f O0-26 23; f M-47 42Q-47 8 0 8Q47 8 47 42Q47 49 38 49H-38Q-47 49-47 42Z
    person.2 cbx: use person 24 0 .82; cut person.fill -22 2 .82; use person -22 2 .82
    person.2.fill cb: use person.fill 26 -2 .76; put person.fill -20 2 .86
    person.3: use person -44 2 .56; use person 44 2 .56; cut person.fill 0 0 .8; use person 0 0 .78
    person.3.sequence: use person 42 0 .66; cut person.fill 0 0 .66; use person 0 0 .66; cut person.fill -42 0 .66; use person -42 0 .66
    person.3.sequence.fill: use person.fill 42 0 .7; put person.fill 0 0 .7; put person.fill -42 0 .7
    person.3.fill: use person.fill -46 3 .62; use person.fill 46 3 .62; put person.fill 0 0 .86
    person.2.circle: under circle; use person.2.fill 0 0 .5
    person.crop.circle bx: s O0 0 45.1; f O0-12 17; f M-33 31Q-24 14 0 14Q24 14 33 31A45 45 0 0 1-33 31Z
    person.crop.circle.fill bx: f O0 0 49.8; kf O0-12 17.5; kf M-31 32Q-22 15 0 15Q22 15 31 32A44.5 44.5 0 0 1-31 32Z
    person.crop.square b: s R-39.5-39.5 79 79 15; f O0-10 15; f M-32 38Q-28 14 0 14Q28 14 32 38Z
    person.crop.square.fill b: f R-44.2-44.2 88.4 88.4 19.7; kf O0-11 16; kf M-31 38Q-28 14 0 14Q28 14 31 38Z
    person.crop.rectangle b: s R-53-39 106 78 14; f O0-11 14; f M-34 38Q-28 12 0 12Q28 12 34 38Z
    person.crop.rectangle.fill: f R-57.7-43.7 115.4 87.4 18; kf O0-12 15; kf M-34 38Q-28 12 0 12Q28 12 34 38Z
    person.text.rectangle: s R-56-40 112 80 14; f O-26-10 11; f M-44 24Q-42 6-26 6Q-10 6-8 24Z; s*.8 M12-14H36M12 2H36M12 18H28
    person.text.rectangle.fill: f R-60.7-44.7 121.4 89.4 18; kf O-26-10 11; kf M-44 24Q-42 6-26 6Q-10 6-8 24Z; ks*.8 M12-14H36M12 2H36M12 18H28
    person.icloud: under cloud; use person.fill 0 6 .36
    person.icloud.fill: use cloud.fill; kuse person.fill 0 6 .36
    person.badge.plus: s O-10-22 19; s M-50 44Q-50 17-10 17Q30 17 30 44Z; s M40-30V2M24-14H56
    person.badge.minus: s O-10-22 19; s M-50 44Q-50 17-10 17Q30 17 30 44Z; s M24-14H56
    person.fill.badge.plus: f O-10-24 23; f M-57 42Q-57 10-10 10Q37 10 37 42Q37 49 29 49H-49Q-57 49-57 42Z; s M42-32V0M26-16H58
    person.fill.badge.minus: f O-10-24 23; f M-57 42Q-57 10-10 10Q37 10 37 42Q37 49 29 49H-49Q-57 49-57 42Z; s M26-16H58
    person.fill.checkmark: use person.fill -10 0; s M30-18L40-8L58-30
    person.fill.xmark: use person.fill -10 0; s M32-30L54-8M54-30L32-8
    person.fill.questionmark: use person.fill -10 0; use questionmark 44 -22 .4
    person.fill.viewfinder: use viewfinder; use person.fill 0 0 .5
    person.line.dotted.person: use person -38 0 .6; use person 38 0 .6; f O-8 0 4; f O8 0 4
    person.wave.2: use person -14 0; s M34-30Q42-14 34 2M48-42Q62-14 48 14
    person.wave.2.fill: use person.fill -14 0; s M34-30Q42-14 34 2M48-42Q62-14 48 14
    person.and.arrow.left.and.arrow.right: use person -20 0 .8; s M18-12H54M42-24L54-12L42 0M54 16H18M30 4L18 16L30 28
    rectangle.stack.person.crop b: s R-53-20 106 66 13; s M-38-35H38M-28-49H28; f O0 4 11; f M-26 45Q-22 22 0 22Q22 22 26 45Z
    rectangle.stack.person.crop.fill b: f R-57.7-24.7 115.4 75.4 17; s M-38-38H38M-28-52H28; xf O0 4 11; xf M-26 45Q-22 22 0 22Q22 22 26 45Z
    envelope cbx: s R-56-40 112 80 14; s M-51-32L-10 8Q0 17 10 8L51-32; s*.8 M-50 34L-18 3M50 34L18 3
    envelope.fill cbx: f R-60.7-44.7 121.4 89.4 18; xs*.7 M-60-38L-9 10Q0 18 9 10L60-38M-60 40L-20 4M60 40L20 4
    envelope.open f: file envelope-open 1.1
    mail.stack: use envelope 0 -8 .9; s M-44 46H44
    mail.stack.fill: use envelope.fill 0 -8 .9; s M-44 46H44
    message cb: s M0-46C30-46 54-27 54-2C54 23 30 42 0 42C-8 42-16 41-22 38.5C-30 44-38 48-44 47C-48 46-46 42-44 39C-41 34-39 30-39 26C-48 18-54 9-54-2C-54-27-30-46 0-46Z
    message.fill cb: f M0-51C33-51 59-30 59-2C59 26 33 47 0 47C-8 47-15 46-21 44C-29 49-38 53-45 52C-53 51-53 44-49 39C-46 35-44 31-44 28C-53 20-59 10-59-2C-59-30-33-51 0-51Z
    ellipsis.message: under message; f O-22-2 6; f O0-2 6; f O22-2 6
    ellipsis.message.fill: use message.fill; kf O-22-2 6.5; kf O0-2 6.5; kf O22-2 6.5
    plus.message: under message; s M0-20V16M-18-2H18
    plus.message.fill: use message.fill; ks M0-20V16M-18-2H18
    checkmark.message: under message; s M-17-2L-5 10L18-16
    checkmark.message.fill: use message.fill; ks M-17-2L-5 10L18-16
    message.badge: under message; xf O44-38 22; f O44-38 16
    bubble.left cb: s M-40-42H40Q54-42 54-28V14Q54 28 40 28H-6L-25 46Q-31 51-31 43V28H-40Q-54 28-54 14V-28Q-54-42-40-42Z
    bubble.left.fill cb: f M-40-46.7H40Q58.7-46.7 58.7-28V14Q58.7 32.7 40 32.7H-4L-23 51Q-35.7 61-35.7 46V32.7H-40Q-58.7 32.7-58.7 14V-28Q-58.7-46.7-40-46.7Z
    bubble.right cb: use bubble.left 0 0 -1 1
    bubble.right.fill cb: use bubble.left.fill 0 0 -1 1
    bubble.middle.bottom c: s M-40-42H40Q54-42 54-28V14Q54 28 40 28H19L5 44Q0 49-5 44L-19 28H-40Q-54 28-54 14V-28Q-54-42-40-42Z
    bubble.middle.bottom.fill: f M-40-46.7H40Q58.7-46.7 58.7-28V14Q58.7 32.7 40 32.7H21L8 48Q0 56-8 48L-21 32.7H-40Q-58.7 32.7-58.7 14V-28Q-58.7-46.7-40-46.7Z
    bubble.middle.top: use bubble.middle.bottom 0 0 1 -1
    bubble.middle.top.fill: use bubble.middle.bottom.fill 0 0 1 -1
    bubble: = bubble.middle.bottom
    bubble.fill: = bubble.middle.bottom.fill
    bubble.left.and.bubble.right: use bubble.left -16 -14 .68; cut bubble.right.fill 20 14 .66; use bubble.right 20 14 .64
    bubble.left.and.bubble.right.fill: use bubble.left.fill -16 -14 .72; put bubble.right.fill 20 14 .68
    bubbles.and.sparkles: s O-16 12 30; s O28-24 18; s O36 30 8; use sparkle -16 -40 .2; use sparkle 6 46 .16
    bubbles.and.sparkles.fill: f O-14 10 36; f O31-24 21; f O36 34 11; use sparkle -22 -42 .24; use sparkle 10 50 .16; xs*.7 M-36 4Q-32-12-18-14
    text.bubble cb: under bubble.left; s*.8 M-30-20H30M-30-4H30M-30 12H8
    text.bubble.fill: use bubble.left.fill; ks*.8 M-32-20H32M-32-4H32M-32 12H8
    quote.bubble: under bubble.left; use quote.opening 0 -7 .46
    quote.bubble.fill: use bubble.left.fill; kuse quote.opening 0 -7 .46
    star.bubble: under bubble.left; use star.fill 0 -7 .42
    star.bubble.fill: use bubble.left.fill; kuse star.fill 0 -7 .42
    character.bubble: under bubble.left; use a 0 -7 .42
    character.bubble.fill: use bubble.left.fill; kuse a 0 -7 .42
    phone.bubble: under bubble.left; use phone.fill 0 -7 .4
    phone.bubble.fill: use bubble.left.fill; kuse phone.fill 0 -7 .4
    plus.bubble: under bubble.left; s M0-25V11M-18-7H18
    plus.bubble.fill: use bubble.left.fill; ks M0-25V11M-18-7H18
    ellipsis.bubble c: under bubble.left; f O-22-7 6; f O0-7 6; f O22-7 6
    ellipsis.bubble.fill: use bubble.left.fill; kf O-22-7 6.5; kf O0-7 6.5; kf O22-7 6.5
    exclamationmark.bubble c: under bubble.left; use exclamationmark 0 -7 .46
    exclamationmark.bubble.fill: use bubble.left.fill; kuse exclamationmark 0 -7 .46
    questionmark.bubble: under bubble.left; use questionmark 0 -7 .46
    questionmark.bubble.fill: use bubble.left.fill; kuse questionmark 0 -7 .46
    captions.bubble: under bubble.left; s*.8 M-34-2H-8M8-2H34M-34 12H2M16 12H34
    captions.bubble.fill: use bubble.left.fill; ks*.8 M-34-2H-8M8-2H34M-34 12H2M16 12H34
    quote.opening: f M-46 18Q-46-22-16-36Q-12-38-10-35Q-8-32-12-29Q-26-20-27-6Q-25-7-22-7Q-6-7-6 9Q-6 27-25 27Q-46 27-46 18ZM8 18Q8-22 38-36Q42-38 44-35Q46-32 42-29Q28-20 27-6Q29-7 32-7Q48-7 48 9Q48 27 29 27Q8 27 8 18Z
    quote.closing: use quote.opening 0 0 1 1 180
    phone cxb: file telephone 1.05
    phone.fill cxb: file telephone-fill 1.05
    phone.down c: use phone 0 0 1 1 135
    phone.down.fill c: use phone.fill 0 0 1 1 135
    phone.connection: use phone; s M12-38Q36-34 38-10M12-22Q22-20 24-10
    phone.arrow.up.right fc: file telephone-outbound 1.05
    phone.arrow.down.left f: file telephone-inbound 1.05
    megaphone dfc: file megaphone 1.15
    sun.max cb: file brightness-high 1.12
    sun.max.fill c: file brightness-high-fill 1.12
    sun.min: file brightness-low 1.12
    sun.min.fill: file brightness-low-fill 1.12
    sun.horizon c: s M-54 20H54M-34 38H34; s M-21 20A21 21 0 0 1 21 20; s M0-16V-29M-26-6L-35-15M26-6L35-15
    sunrise dfc: file sunrise 1.2
    sunset dfc: file sunset 1.2
    moon c: s M-12-46A47 47 0 1 0 46 12A40 40 0 0 1-12-46Z
    moon.fill c: f M-14-50Q-9-52-8-47A42 42 0 0 0 47 8Q52 9 50 14A51 51 0 1 1-14-50Z
    moon.stars c: use moon -4 6 .9; use sparkle 14 -18 .26; use sparkle 34 -38 .3
    moon.stars.fill: use moon.fill -4 6 .9; use sparkle 14 -18 .26; use sparkle 34 -38 .3
    moon.zzz: use moon -4 6 .9; s*.7 M8-34H26L8-14H26
    moon.zzz.fill: use moon.fill -4 6 .9; s*.7 M12-40H32L12-18H32
    zzz: use z -26 18 .7; use z 16 -8 .5; use z 40 -30 .34
    cloud fc: file cloud 1.2
    cloud.fill: file cloud-fill 1.2
    icloud cxbs: file cloud 1.2
    icloud.fill cxb: file cloud-fill 1.2
    icloud.and.arrow.down: file cloud-arrow-down 1.2
    icloud.and.arrow.down.fill: file cloud-arrow-down-fill 1.2
    icloud.and.arrow.up: file cloud-arrow-up 1.2
    icloud.and.arrow.up.fill: file cloud-arrow-up-fill 1.2
    checkmark.icloud: file cloud-check 1.2
    checkmark.icloud.fill: file cloud-check-fill 1.2
    exclamationmark.icloud: under cloud; use exclamationmark 0 2 .44
    exclamationmark.icloud.fill: use cloud.fill; kuse exclamationmark 0 4 .46
    xmark.icloud: under cloud; s*.9 M-13-9L13 17M13-9L-13 17
    xmark.icloud.fill: use cloud.fill; ks*.9 M-13-9L13 17M13-9L-13 17
    link.icloud: under cloud; use link 0 4 .36
    link.icloud.fill: use cloud.fill; kuse link 0 4 .36
    cloud.drizzle fc: file cloud-drizzle 1.15
    cloud.rain fc: file cloud-rain 1.15
    cloud.heavyrain fc: file cloud-rain-heavy 1.15
    cloud.snow dfc: file cloud-snow 1.15
    cloud.sleet dfc: file cloud-sleet 1.15
    cloud.hail fc: file cloud-hail 1.15
    cloud.fog dfc: file cloud-fog2 1.15
    cloud.bolt fc: file cloud-lightning 1.15
    cloud.bolt.rain dfc: file cloud-lightning-rain 1.15
    cloud.sun fc: file cloud-sun 1.15
    cloud.moon fc: file cloud-moon 1.15
    wind dc: file wind 1.15
    snow: s M0-48V48M-41.5-24L41.5 24M41.5-24L-41.5 24
    snowflake cxd: s*.9 M0-48V48M-41.5-24L41.5 24M41.5-24L-41.5 24M-13-44L0-33L13-44M-13 44L0 33L13 44M-45-11L-29-17L-32-33M45 11L29 17L32 33M45-11L29-17L32-33M-45 11L-29 17L-32 33
    tornado dc: file tornado 1.1
    tropicalstorm dc: file tropical-storm 1.1
    hurricane c: file hurricane 1.1
    humidity: file moisture 1.1
    humidity.fill: = humidity
    rainbow d: file rainbow 1.2
    water.waves x: file water 1.2
    aqi.medium: f O-22-22 6; f O0-22 6; f O22-22 6; f O-22 0 6; f O0 0 6; f O22 0 6; f O-22 22 6; f O0 22 6; f O22 22 6; f O-42 0 5; f O42 0 5; f O0-42 5; f O0 42 5
    speaker xb: s M-44-16H-28L-6-36Q0-42 0-32V32Q0 42-6 36L-28 16H-44Q-50 16-50 10V-10Q-50-16-44-16Z
    speaker.fill x: f M-42-21H-29L-9-39Q4-50 4-34V34Q4 50-9 39L-29 21H-42Q-54 21-54 10V-10Q-54-21-42-21Z
    speaker.circle: under circle; use speaker.fill 10 0 .5
    speaker.circle.fill: f O0 0 49.8; kuse speaker.fill 10 0 .5
    speaker.wave.1: use speaker -6 0; s M16-14Q26 0 16 14
    speaker.wave.1.fill: use speaker.fill -6 0; s M20-15Q30 0 20 15
    speaker.wave.2: use speaker -12 0; s M10-14Q20 0 10 14; s M24-28Q44 0 24 28
    speaker.wave.2.fill: use speaker.fill -12 0; s M14-14Q23 0 14 14; s M28-28Q48 0 28 28
    speaker.wave.3: use speaker -18 0; s M4-14Q14 0 4 14; s M18-28Q38 0 18 28; s M32-42Q62 0 32 42
    speaker.wave.3.fill: use speaker.fill -18 0; s M8-14Q17 0 8 14; s M22-28Q42 0 22 28; s M36-42Q66 0 36 42
    speaker.wave.2.circle: under circle; use speaker.wave.2.fill 0 0 .5
    speaker.wave.2.circle.fill: f O0 0 49.8; kuse speaker.wave.2.fill 0 0 .5
    speaker.minus: use speaker -14 0; s M16 0H44
    speaker.plus: use speaker -14 0; s M16 0H44M30-14V14
    volume: = speaker
    volume.1: = speaker.wave.1
    volume.2: = speaker.wave.2
    volume.3: = speaker.wave.3
    volume.1.fill: = speaker.wave.1.fill
    volume.2.fill: = speaker.wave.2.fill
    volume.3.fill: = speaker.wave.3.fill
    waveform cxb: s M-44-6V6M-29-20V20M-14-38V38M0-24V24M15-46V46M30-22V22M44-8V8
    waveform.path b: s M-52 0H-38L-28-20L-14 36L2-42L16 30L26-10L36 0H52
    airplayaudio cb: s*.8 M-13 8A18 18 0 1 1 13 8M-24 22A34 34 0 1 1 24 22M-33 38A50 50 0 1 1 33 38; f M-3 20Q0 16 3 20L28 48Q31 53 25 53H-25Q-31 53-28 48Z
    airplayvideo cb: s M-26 24H-40Q-53 24-53 11V-28Q-53-41-40-41H40Q53-41 53-28V11Q53 24 40 24H26; f M-3 12Q0 9 3 12L29 40Q32 45 26 45H-26Q-32 45-29 40Z
    airplay.audio: = airplayaudio
    airplay.video: = airplayvideo
    wifi cxsb: f M-15 18Q0 6 15 18Q18 21 15 24L4 36Q0 40-4 36L-15 24Q-18 21-15 18Z; s M-33 4Q0-24 33 4; s M-52-16Q0-62 52-16
    wifi.exclamationmark c: use wifi -6 0; use exclamationmark 42 20 .4
    wifi.router df: file router 1.15
    antenna.radiowaves.left.and.right cx: f O0-10 8; s M0 0V46M-17 12A27 27 0 0 1-17-32M17 12A27 27 0 0 0 17-32M-34 24A50 50 0 0 1-34-44M34 24A50 50 0 0 0 34-44
    dot.radiowaves.left.and.right: f O0 0 9; s M-17 22A28 28 0 0 1-17-22M17 22A28 28 0 0 0 17-22M-35 35A50 50 0 0 1-35-35M35 35A50 50 0 0 0 35-35
    dot.radiowaves.right: use dot.radiowaves.up.forward
    dot.radiowaves.up.forward: f O-34 34 9; s M-34-2A36 36 0 0 1 2 34M-34-34A68 68 0 0 1 34 34
    cellularbars c: f R-48 14 18 26 5; f R-22-2 18 42 5; f R4-20 18 60 5; f R30-40 18 80 5
    chart.bar cx: s R-47 4 22 38 6; s R-11-18 22 60 6; s R25-40 22 82 6
    chart.bar.fill cx: f R-52 0 29 47 7; f R-14.5-22 29 69 7; f R23-45 29 92 7
    chart.bar.xaxis: f R-46-2 20 28 4; f R-10-24 20 50 4; f R26-42 20 68 4; s M-52 42H52
    chart.bar.doc.horizontal: under doc; s*1.2 M-20-4H0M-20 14H16M-20 32H-6
    chart.bar.doc.horizontal.fill: use doc.fill; ks*1.2 M-22 0H0M-22 18H16M-22 36H-6
    chart.pie: s O0 0 45.1; s M0-45V0L32 32M0 0H45
    chart.pie.fill: f M-5-44V2Q-5 5-3 7L29 39A47 47 0 1 1-5-44Z; f M7-48A48 48 0 0 1 49-4H12Q7-4 7-9Z; f M13 6H48A48 48 0 0 1 37 33L11 8Z
    chart.line.uptrend.xyaxis c: s M-46-44V32Q-46 44-34 44H46M-28 20L-10 0L6 12L36-24M16-26H37V-6
    chart.line.downtrend.xyaxis c: s M-46-44V32Q-46 44-34 44H46M-28-30L-10-8L6-20L36 16M37-4V17H16
    chart.xyaxis.line: s M-46-44V32Q-46 44-34 44H46M-30 16L-14-4L4 10L40-32
    chart.dots.scatter: s M-46-44V32Q-46 44-34 44H46; f O-22 14 6; f O-4-8 6; f O14 10 6; f O20-24 6; f O38-10 6
    play cxs: s M-30-41Q-30-50-22-45.5L37-7Q48 0 37 7L-22 45.5Q-30 50-30 41Z
    play.fill c46sx: f M-34-42Q-34-58-21-50L39-11.5Q57 0 39 11.5L-21 50Q-34 58-34 42Z
    pause c: s R-33-42 22 84 6; s R11-42 22 84 6
    pause.fill c44s: f R-37-47 29 94 8; f R8-47 29 94 8
    stop c: s R-37-37 74 74 10
    stop.fill c38: f R-41.7-41.7 83.4 83.4 13
    play.rectangle: s R-56-42 112 84 16; f M-15-20Q-15-28-9-24L21-4Q27 0 21 4L-9 24Q-15 28-15 20Z
    play.rectangle.fill: f R-60.7-46.7 121.4 93.4 20; kf M-15-20Q-15-28-9-24L21-4Q27 0 21 4L-9 24Q-15 28-15 20Z
    playpause c: s M-54-28L-6 0L-54 28ZM14-30V30M40-30V30
    playpause.fill: f M-60-27Q-60-37-52-32L-7-5Q0 0-7 5L-52 32Q-60 37-60 27Z; f R8-34 18 68 6; f R36-34 18 68 6
    forward c: s M-54-29L-4-3Q0 0-4 3L-54 29Q-57 31-57 27V-27Q-57-31-54-29ZM3-29L53-3Q57 0 53 3L3 29Q0 31 0 27V-27Q0-31 3-29Z
    forward.fill c50: f M-63-29Q-63-41-53-36L-3-10V-29Q-3-41 7-36L57-9Q68 0 57 9L7 36Q-3 41-3 29V10L-53 36Q-63 41-63 29Z
    backward c: use forward 0 0 -1 1
    backward.fill c50: use forward.fill 0 0 -1 1
    forward.end c: s M-38-33L18-4Q24 0 18 4L-38 33Q-44 36-44 29V-29Q-44-36-38-33ZM40-34V34
    forward.end.fill: f M-48-31Q-48-44-37-38L20-8Q31 0 20 8L-37 38Q-48 44-48 31Z; f R32-40 15 80 6
    backward.end c: use forward.end 0 0 -1 1
    backward.end.fill: use forward.end.fill 0 0 -1 1
    forward.end.alt: s M-60-27L-14-3Q-9 0-14 3L-60 27Q-64 29-64 25V-25Q-64-29-60-27ZM-7-27L39-3Q44 0 39 3L-7 27Q-11 29-11 25V-25Q-11-29-7-27ZM58-28V28
    forward.end.alt.fill: f M-70-27Q-70-38-60-33L-13-9V-27Q-13-38-4-33L44-8Q54 0 44 8L-4 33Q-13 38-13 27V9L-60 33Q-70 38-70 27Z; f R56-35 13 70 6
    backward.end.alt: use forward.end.alt 0 0 -1 1
    backward.end.alt.fill: use forward.end.alt.fill 0 0 -1 1
    forward.frame: s M-20-32L26 0L-20 32ZM-40-32V32
    forward.frame.fill: f M-24-31Q-24-44-13-37L30-8Q40 0 30 8L-13 37Q-24 44-24 31Z; f R-46-38 13 76 6
    eject c: s M-4-40Q0-44 4-40L42 4Q46 12 38 12H-38Q-46 12-42 4ZM-42 36H42
    eject.fill c: f M-8-42Q0-50 8-42L46 2Q54 16 40 16H-40Q-54 16-46 2Z; f R-49 27 98 16 6
    pip: s R-57-43 114 86 14; f R4 0 44 34 6
    pip.fill: f R-61.7-47.7 123.4 95.4 18; xf R4 0 46 36 6
    pip.enter: s M-57 2V-29Q-57-43-43-43H43Q57-43 57-29V29Q57 43 43 43H16; f R-58 14 54 34 6; s*.9 M-26-22L2 2M2-16V2H-16
    pip.exit: s M-57 2V-29Q-57-43-43-43H43Q57-43 57-29V29Q57 43 43 43H16; f R-58 14 54 34 6; s*.9 M28-24L2 2M10-24H28V-8
    rectangle.on.rectangle cxsb: s M-36-25V-32Q-36-44-24-44H44Q56-44 56-32V8Q56 20 44 20H38; s R-56-20 90 64 12
    rectangle.on.rectangle.fill: s M-38-32Q-38-44-24-44H44Q56-44 56-32V8Q56 20 46 20; f R-60.7-24.7 99.4 73.4 16
    rectangle.on.rectangle.angled: = rectangle.on.rectangle
    plus.rectangle.on.rectangle: use rectangle.on.rectangle; s M-11-4V28M-27 12H5
    plus.rectangle.on.rectangle.fill: use rectangle.on.rectangle.fill; ks M-11-4V28M-27 12H5
    square.on.square cb: s M-20-22H-30Q-44-22-44-8V30Q-44 44-30 44H8Q22 44 22 30V20; s R-22-44 66 66 13
    plus.square.on.square: use square.on.square; s M11-28V6M-6-11H28
    square.fill.on.square: s M-22-24H-30Q-44-24-44-10V30Q-44 44-30 44H10Q24 44 24 30V22; f R-24-49 73 73 16
    square.fill.on.square.fill: f M-32-22V14Q-32 32-14 32H22V34Q22 49 6 49H-33Q-49 49-49 33V-6Q-49-22-34-22Z; f R-24-49 73 73 16
    square.on.circle: s M-24-24A34 34 0 1 0 24 24; s R-20-44 64 64 12
    square.fill.on.circle.fill: f O-14 14 35; cut square.fill 14 -14 .8; use square.fill 14 -14 .8
    square.stack c: s R-44-18 88 64 14; s M-34-33H34M-26-47H26
    square.stack.fill: f R-48.7-22.7 97.4 73.4 18; s M-34-36H34M-26-50H26
    square.stack.3d.up cxb: s M0-46L49-22L0 2L-49-22Z; s M-49 1L0 25L49 1; s M-49 23L0 47L49 23
    square.stack.3d.up.fill dcx: file stack 1.12
    square.3.layers.3d: = square.stack.3d.up
    square.2.layers.3d x: file layers 1.12
    rectangle.stack cbx: s R-53-16 106 62 13; s M-38-31.5H38M-27-46H27
    rectangle.stack.fill cb: f R-57.7-20.7 115.4 71.4 17; s M-38-35H38M-27-49.5H27
    play.square.stack: s R-44-18 88 64 14; s M-34-33H34M-26-47H26; f M-10-2L18 14L-10 30Z
    play.square.stack.fill: f R-48.7-22.7 97.4 73.4 18; s M-34-36H34M-26-50H26; kf M-10-2L18 14L-10 30Z
    memories b: s O0 0 45.1; s*.9 M0-26V0H-19; s*.6 M-50 26Q-54 34-46 44
    memories.badge.plus: s M20 40A45 45 0 1 1 40 20; s*.9 M0-26V0H-19; s M38 24V52M24 38H52
    memories.badge.minus: s M20 40A45 45 0 1 1 44 10; s*.9 M0-26V0H-19; s M24 38H52
    square.grid.2x2 c: s R-44-44 36 36 8; s R8-44 36 36 8; s R-44 8 36 36 8; s R8 8 36 36 8
    square.grid.2x2.fill c: f R-49-49 44 44 10; f R5-49 44 44 10; f R-49 5 44 44 10; f R5 5 44 44 10
    square.grid.3x3 c: s*.8 R-46-46 24 24 4; s*.8 R-12-46 24 24 4; s*.8 R22-46 24 24 4; s*.8 R-46-12 24 24 4; s*.8 R-12-12 24 24 4; s*.8 R22-12 24 24 4; s*.8 R-46 22 24 24 4; s*.8 R-12 22 24 24 4; s*.8 R22 22 24 24 4
    square.grid.3x3.fill c: f R-50-50 30 30 6; f R-15-50 30 30 6; f R20-50 30 30 6; f R-50-15 30 30 6; f R-15-15 30 30 6; f R20-15 30 30 6; f R-50 20 30 30 6; f R-15 20 30 30 6; f R20 20 30 30 6
    square.grid.3x2: s*.8 R-48-31 24 26 4; s*.8 R-12-31 24 26 4; s*.8 R24-31 24 26 4; s*.8 R-48 5 24 26 4; s*.8 R-12 5 24 26 4; s*.8 R24 5 24 26 4
    square.grid.3x2.fill: f R-52-34 31 31 6; f R-15.5-34 31 31 6; f R21-34 31 31 6; f R-52 3 31 31 6; f R-15.5 3 31 31 6; f R21 3 31 31 6
    square.split.2x2: use square; s M0-39V39M-39 0H39
    square.split.2x1: use square; s M0-39V39
    square.split.1x2: use square; s M-39 0H39
    rectangle.grid.1x2: s R-50-42 100 34 9; s R-50 8 100 34 9
    rectangle.grid.1x2.fill: f R-54.7-46.7 109.4 42.4 11; f R-54.7 4.3 109.4 42.4 11
    rectangle.grid.2x2: s R-52-40 46 32 8; s R6-40 46 32 8; s R-52 8 46 32 8; s R6 8 46 32 8
    rectangle.grid.2x2.fill: f R-56.7-44.7 53 40 10; f R3.7-44.7 53 40 10; f R-56.7 4.7 53 40 10; f R3.7 4.7 53 40 10
    rectangle.grid.3x2: s*.8 R-54-38 28 30 5; s*.8 R-14-38 28 30 5; s*.8 R26-38 28 30 5; s*.8 R-54 8 28 30 5; s*.8 R-14 8 28 30 5; s*.8 R26 8 28 30 5
    rectangle.grid.3x2.fill: f R-58-42 35 38 7; f R-17.5-42 35 38 7; f R23-42 35 38 7; f R-58 4 35 38 7; f R-17.5 4 35 38 7; f R23 4 35 38 7
    rectangle.3.offgrid: s R-52-40 40 32 8; s R0-40 52 80 9; s R-52 4 40 36 8
    rectangle.3.offgrid.fill: f R-56.7-44.7 49 40 10; f R0-44.7 56.7 89.4 11; f R-56.7 3 49 41.7 10
    rectangle.3.group: = rectangle.3.offgrid
    rectangle.3.group.fill: = rectangle.3.offgrid.fill
    rectangle.and.hand.point.up.left: s M-14 36H-40Q-53 36-53 23V-23Q-53-36-40-36H40Q53-36 53-23V8; use hand.point.up.left.fill 16 16 .62
    rectangle.and.hand.point.up.left.fill: f M-40-40.7H40Q57.7-40.7 57.7-23V16H-18V40.7H-40Q-57.7 40.7-57.7 23V-23Q-57.7-40.7-40-40.7Z; put hand.point.up.left.fill 16 16 .62
    rectangle.compress.vertical: s M-44 0H44M0-50V-18M-14-32L0-18L14-32M0 50V18M-14 32L0 18L14 32
    rectangle.expand.vertical: s M-44 0H44M0-16V-48M-14-34L0-48L14-34M0 16V48M-14 34L0 48L14 34
    circle.grid.2x2: s O-24-24 18; s O24-24 18; s O-24 24 18; s O24 24 18
    circle.grid.2x2.fill: f O-25-25 22; f O25-25 22; f O-25 25 22; f O25 25 22
    circle.grid.3x3 c: s*.8 O-36-36 10.5; s*.8 O0-36 10.5; s*.8 O36-36 10.5; s*.8 O-36 0 10.5; s*.8 O0 0 10.5; s*.8 O36 0 10.5; s*.8 O-36 36 10.5; s*.8 O0 36 10.5; s*.8 O36 36 10.500
    circle.grid.3x3.fill c: f O-36-36 13.5; f O0-36 13.5; f O36-36 13.5; f O-36 0 13.5; f O0 0 13.5; f O36 0 13.5; f O-36 36 13.5; f O0 36 13.5; f O36 36 13.500
    circle.grid.cross: s O0-34 14; s O0 34 14; s O-34 0 14; s O34 0 14
    circle.grid.cross.fill: f O0-34 18; f O0 34 18; f O-34 0 18; f O34 0 18
    circle.hexagongrid c: s*.8 O0 0 12; s*.8 O0-34 12; s*.8 O0 34 12; s*.8 O-29.4-17 12; s*.8 O29.4-17 12; s*.8 O-29.4 17 12; s*.8 O29.4 17 12
    circle.hexagongrid.fill: f O0 0 15; f O0-34 15; f O0 34 15; f O-29.4-17 15; f O29.4-17 15; f O-29.4 17 15; f O29.4 17 15
    circles.hexagongrid: = circle.hexagongrid
    circles.hexagongrid.fill: = circle.hexagongrid.fill
    circles.hexagonpath: s*.8 O0-34 12; s*.8 O0 34 12; s*.8 O-29.4-17 12; s*.8 O29.4-17 12; s*.8 O-29.4 17 12; s*.8 O29.4 17 12
    circle.hexagonpath: = circles.hexagonpath
    flowchart: s R-18-48 36 28 7; s R-54 20 36 28 7; s R18 20 36 28 7; s*.8 M0-20V0M-36 20V8Q-36 0-28 0H28Q36 0 36 8V20
    flowchart.fill: f R-22-52 44 34 9; f R-58 18 44 34 9; f R14 18 44 34 9; s*.8 M0-20V0M-36 20V8Q-36 0-28 0H28Q36 0 36 8V20
    point.3.connected.trianglepath.dotted: s O0-34 11; s O-36 28 11; s O36 28 11; f O-18-3 5; f O18-3 5; f O0 28 5
    point.topleft.down.curvedto.point.bottomright.up: s O-36-34 11; s O36 34 11; s M-24-34H20Q42-34 42-16Q42 0 20 0H-20Q-42 0-42 17Q-42 34-20 34H24
    square.and.line.vertical.and.square: s R-56-20 40 40 8; s R16-20 40 40 8; s M0-42V42
    textformat c: use a -16 6 .98; s O34 22 17; s M51 4V40
    textformat.size.smaller: = textformat.size
    textformat.size.larger: = textformat.size
    textformat.size: use a -26 18 .62; use a 22 0 1.1
    textformat.abc: use a -36 0 .62; use b 0 0 .62; use c 36 0 .62
    textformat.123: use 1 -34 0 .7; use 2 0 0 .7; use 3 36 0 .7
    textformat.alt: = textformat
    character c: use a 0 0 1.2
    character.cursor.ibeam: use a -16 4 .9; s M30-44Q40-44 40-34V34Q40 44 30 44M50-44Q40-44 40-34M50 44Q40 44 40 34
    bold: s*1.35 M-20-36V36H6Q26 36 26 17Q26 0 6 0H-20M6 0Q22 0 22-18Q22-36 4-36H-20
    italic: s M-6-38H28M-28 38H6M11-38L-11 38
    underline: s M-26-46V-12Q-26 18 0 18Q26 18 26-12V-46M-32 44H32
    strikethrough: s M22-24Q18-40 0-40Q-24-40-24-22Q-24-10-8-3M25 19Q25 40 0 40Q-24 40-27 24M-44 0H44
    bold.italic.underline: use bold -34 -4 .6; use italic 0 -4 .6; use u 34 -4 .6; s M-50 40H50
    textbox: s R-50-36 100 72 4; s M-18-14H18M0-14V20
    character.textbox: s R-50-36 100 72 4; use a 0 0 .5
    abc: = textformat.abc
    lightspectrum.horizontal: s*.6 M-50-34V34M-42-34V34; s M-30-34V34; s*1.2 M-14-34V34; s*1.4 M5-34V34; s M24-34V34; s*.8 M38-34V34; s*.5 M49-34V34
    dice d: s R-42-42 84 84 16; f O-20-20 7; f O20-20 7; f O0 0 7; f O-20 20 7; f O20 20 7
    dice.fill: f R-46.7-46.7 93.4 93.4 20; xf O-20-20 7.5; xf O20-20 7.5; xf O0 0 7.5; xf O-20 20 7.5; xf O20 20 7.5
    die.face.1 f: file dice-1 1
    die.face.2 f: file dice-2 1
    die.face.3 f: file dice-3 1
    die.face.4 f: file dice-4 1
    die.face.5 f: file dice-5 1
    die.face.6 f: file dice-6 1
    soccerball d: s O0 0 45.1; f M0-18L17-5.5L10.6 14.6H-10.6L-17-5.5Z; s*.8 M0-18V-44M17-5.5L42-14M10.6 14.6L26 36M-10.6 14.6L-26 36M-17-5.5L-42-14
    basketball c: s O0 0 45.1; s*.85 M0-45V45M-45 0H45M-32-32Q-8 0-32 32M32-32Q8 0 32 32
    basketball.fill: f O0 0 49.8; xs*.7 M0-50V50M-50 0H50M-35-35Q-8 0-35 35M35-35Q8 0 35 35
    tennisball c: s O0 0 45.1; s*.85 M-30-33Q2 0-30 33M30-33Q-2 0 30 33
    tennisball.fill: f O0 0 49.8; xs*.7 M-34-37Q2 0-34 37M34-37Q-2 0 34 37
    dumbbell fc: s M-22 0H22; s R-38-26 16 52 6; s R22-26 16 52 6; s M-52-14V14M52-14V14
    dumbbell.fill: s M-22 0H22; f R-42-32 22 64 8; f R20-32 22 64 8; s*1.2 M-52-14V14M52-14V14
    """#
}

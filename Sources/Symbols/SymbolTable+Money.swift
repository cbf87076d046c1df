extension SymbolTable {
  /// Currencies and what holds them.
  static let money = #"""
    francsign cs: s M-16 38V-38H26M-16-6H18M-30 16H6
    florinsign cs: s M28-30Q14-44 6-24L-8 30Q-14 46-28 36M-18-8H22
    turkishlirasign cs: s M-12-40V38Q26 38 30 4M-30-4L18-26M-30 14L18-8
    dongsign cs: s M18-42V22M0-30H32M-22 0A20 20 0 1 0 18 0A20 20 0 1 0-22 0M-24 38H26
    tengesign cs: s M-30-40H30M-30-20H30M0-20V40
    pesetasign cs: s M-20 38V-38H2Q26-38 26-18Q26 4 2 4H-20M-36-18H40
    pesosign cs: s M-18 40V-38H2Q26-38 26-16Q26 6 2 6H-18M-36-24H40M-36-8H40
    kipsign cs: s M-18-38V38M26-38L-18 4M-6-4L28 38M-36 2H36
    lirasign cs: s M26-24Q22-38 6-38Q-15-38-15-18Q-15-6-9 6Q-6 28-25 36H28M-26-4H17M-26 10H17
    australsign cs: s M-32 38L0-38L32 38M-38 4H38M-38 20H38
    hryvniasign cs: s M-20-26Q-12-38 4-38Q24-38 24-20Q22-6-2 4Q-24 14-24 26Q-22 38-2 38Q14 38 22 26M-36-6H36M-36 10H36
    nairasign cs: s M-22 38V-38L22 38V-38M-38-8H38M-38 8H38
    guaranisign cs: s M24-22Q16-32 2-32Q-26-32-26 2Q-26 34 2 34Q26 34 26 8H4M2-46V46
    coloncurrencysign cs: s M26-22Q18-34 4-34Q-24-34-24 0Q-24 34 4 34Q18 34 26 22M10-48L-10 48M24-46L4 48
    cedisign cs: s M24-20Q16-32 2-32Q-24-32-24 0Q-24 32 2 32Q16 32 24 20M2-46V46
    cruzeirosign cs: s M26-24Q18-36 2-36Q-26-36-26 0Q-26 36 2 36Q18 36 26 24M2-10V24M2-4Q8-12 18-10
    tugriksign cs: s M-30-38H30M0-38V40M-20-2L20-14M-20 14L20 2
    millsign cs: s*.9 M-32 30V-14M-32-2Q-28-16-16-16Q0-16 0-2V30M0-2Q4-16 16-16Q32-16 32-2V30M14-38L-14 48
    shekelsign cs: s M-32 38V-36H-8Q14-36 14-14V16M32-36V16Q32 38 10 38H-14V-12
    manatsign cs: s M-32 36V8Q-32-24 0-24Q32-24 32 8V36M0-42V36
    rupeesign cs: s*.9 M-36 38V-38H-18Q2-38 2-18Q2 0-18 0H-36M-14 0L4 38M40-4Q36-12 26-12Q14-12 14 0Q14 10 26 13Q40 16 40 26Q40 38 26 38Q14 38 12 28
    bahtsign cs: s M-20-36V36H6Q28 36 28 17Q28-2 6-2H-20M6-2Q24-2 24-19Q24-36 6-36H-20M0-48V48
    larisign cs: s M-32 38H32M-28 38Q-36-30 0-30Q32-30 32 4M-8-44V2M8-44V2
    polishzlotysign cs: s*.9 M-40-10H-8L-40 32H-6M14-40V32M2 4L28-10
    norwegiankronesign cs: s*.9 M-38-36V34M-6-36L-38 4M-28-4L-4 34M10-12V34M10 4Q14-12 30-12
    swedishkronasign cs: = norwegiankronesign
    danishkronesign cs: = norwegiankronesign
    eurozonesign cs: s M34-22Q24-38 4-38Q-30-38-30 0Q-30 38 4 38Q24 38 34 22M-36 0H16
    australiandollarsign cs: use a -24 2 .74; use dollarsign 24 0 .8
    singaporedollarsign cs: use s -24 2 .74; use dollarsign 24 0 .8
    brazilianrealsign cs: use r -24 2 .8; use dollarsign 24 0 .8
    chineseyuanrenminbisign cs: s M-32-34H32M-36-6H36M-10-6Q-10 28-34 40M10-6V26Q10 38 22 38Q34 38 36 24
    malaysianringgitsign cs: use r -24 0 .8; use m 28 0 .7
    peruviansolessign cs: use s -22 0 .8; s M8 40L34-40
    creditcard.and.123: use creditcard 0 -14 .86; use 1 4 40 .3; use 2 24 40 .3; use 3 44 40 .3
    creditcard.rewards: use creditcard 0 8 .9; use star.fill 40 -34 .4
    wallet.bifold o: s R-50-28 100 64 12; s*.9 M50-6H28Q18-6 18 4Q18 14 28 14H50; s+ M-44-34L28-46Q36-46 36-38V-30
    purchased c: s M-30-12H30L36 44H-36ZM-16-12V-24Q-16-42 0-42Q16-42 16-24V-12; s M-14 16L-4 26L16 4
    """#
}

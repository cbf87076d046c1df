/// The symbol names that public SwiftUI source uses most, by the number of repositories that use
/// them. Counted by the project's survey of sources.
enum FrequentNames {
  static let all: [String] = """
    house person plus star.fill xmark checkmark plus.circle.fill magnifyingglass gear
    chevron.right house.fill heart.fill star square.and.arrow.up person.fill message.fill
    arrow.left bell heart cart clock line.3.horizontal line.horizontal.3 gearshape.fill globe
    list.bullet checkmark.circle.fill chevron.down bookmark bolt.fill info.circle arrow.up
    bell.badge mic.fill video.fill chevron.left ellipsis info.circle.fill arrow.right trash
    arrow.clockwise arrow.counterclockwise cart.fill message swift doc.fill envelope
    exclamationmark.triangle minus music.note pause.fill arrow.down arrow.down.circle.fill
    forward.fill minus.circle.fill person.3 photo square.and.pencil book.fill circle
    circle.lefthalf.filled crown.fill flame.fill pencil.circle.fill person.crop.circle.fill
    plus.circle questionmark.circle sun.max.fill xmark.circle.fill bell.fill
    exclamationmark.triangle.fill person.crop.circle suit.heart pencil arrow.up.right cloud.rain
    creditcard.fill doc paperplane person.2 person.circle play.fill sun.max apple.logo
    arrow.up.circle.fill camera camera.fill cart.badge.plus chevron.up circle.fill cloud.fill
    delete.left person.circle.fill phone.fill power wifi.slash xmark.circle backward.fill book
    chart.bar.fill cloud.rain.fill cloud.snow.fill doc.text envelope.fill
    exclamationmark.circle.fill eye eye.slash folder folder.circle folder.fill gearshape lasso
    lightbulb.fill map.fill multiply paperplane.fill person.3.fill qrcode.viewfinder
    rectangle.grid.1x2 rectangle.righthalf.inset.fill.arrow.right rectangle.stack.fill
    slider.horizontal.3 slider.vertical.3 square.and.arrow.down sun.min.fill text.alignleft
    trash.fill video suit.heart.fill chevron.right.circle line.horizontal.3.decrease
    moon.stars.fill quote.opening square.dashed bag.fill ellipsis.circle location
    location.circle.fill photo.fill sparkles applelogo archivebox.fill arrow.left.circle
    arrow.right.circle arrow.trianglehead.clockwise checkmark.circle cube.box.fill doc.text.fill
    laptopcomputer lock.fill memories.badge.plus minus.circle speaker.wave.2.fill
    square.and.arrow.up.fill 1.circle 1.circle.fill 2.circle.fill accessibility airplayaudio
    app.fill arkit arrow.backward arrow.clockwise.circle arrow.down.right arrow.up.arrow.down
    arrow.up.doc arrow.up.message arrow.up.right.square arrow.uturn.backward
    arrowshape.zigzag.forward backward.end.alt.fill backward.end.fill bag
    bell.and.waves.left.and.right.fill bell.slash bolt.car.circle.fill book.circle.fill
    books.vertical.fill bubble.left bubble.left.and.bubble.right.fill bubble.middle.bottom.fill
    bubbles.and.sparkles.fill building.2 calendar camera.circle.fill camera.rotate.fill
    capsule.fill cart.badge.minus character character.bubble.fill checkmark.square.fill
    chevron.down.circle.fill chevron.left.forwardslash.chevron.right circle.grid.2x2
    circle.grid.2x2.fill circle.grid.cross circle.slash circles.hexagongrid.fill clock.fill
    contextualmenu.and.cursorarrow creditcard cube.fill delete.fill display dollarsign
    dollarsign.circle.fill dot.radiowaves.left.and.right ellipsis.circle.fill eye.fill eyedropper
    eyeglasses f.circle.fill faceid filemenu.and.cursorarrow filemenu.and.selection film
    flag.fill flame flowchart.fill fork.knife.circle.fill forward.end.alt.fill forward.end.fill
    g.circle.fill gamecontroller goforward hand.point.up.braille.fill hands.clap.fill
    hexagon.fill icloud.and.arrow.down icloud.and.arrow.up key.fill laptopcomputer.and.iphone
    lightspectrum.horizontal line.3.horizontal.decrease link list.bullet.clipboard
    list.bullet.rectangle lock lock.circle.fill map menubar.rectangle mic moon moon.fill
    music.mic newspaper paintbrush.fill paintbrush.pointed.fill paintpalette paperclip
    pencil.and.outline person.2.fill person.crop.square person.fill.badge.plus photo.circle.fill
    pin.fill play play.circle.fill plus.app questionmark.circle.fill questionmark.diamond
    rectangle.3.offgrid rectangle.3.offgrid.fill rectangle.and.hand.point.up.left
    rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.on.rectangle
    rectangle.portrait.and.arrow.forward rectangle.stack safari safari.fill shippingbox.fill
    shuffle slash.circle slash.circle.fill smiley snow snowflake speaker.fill speaker.wave.1.fill
    square square.and.arrow.down.on.square square.and.arrow.up.circle square.and.pencil.circle
    square.fill.on.circle.fill square.fill.on.square.fill square.grid.2x2 square.grid.2x2.fill
    square.on.circle square.on.square square.stack.3d.up.fill star.leadinghalf.filled stop.fill
    takeoutbag.and.cup.and.straw.fill tray triangle.fill tv.fill umbrella.fill
    window.shade.closed window.shade.open
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}

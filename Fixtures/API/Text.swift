import SwiftUI

/// Strings, fonts and everything that changes how lines are set: each listed signature once.
enum TextCalls {
  @MainActor static func texts(_ verbatim: String, date: Date) {
    // api: view_type_ref Text
    let _: Text.Type = Text.self
    _ = Text("plain")
    // api: view_init Text(verbatim:)
    _ = Text(verbatim: verbatim)
    // api: view_init Text(_:bundle:)
    _ = Text("key", bundle: .main)
    // api: implicit_member .date
    // api: view_init Text(_:style:)
    _ = Text(date, style: .date)
    // api: swiftui_type LocalizedStringKey
    // api: swiftui_type_init LocalizedStringKey(_:)
    _ = Text(LocalizedStringKey("key"))
    _ = Text("a") + Text("b").bold()
  }

  @MainActor static func textStyles(_ v: some View) {
    // api: modifier_sig font(_:)
    _ = v.font(nil)
    // api: implicit_member .largeTitle
    // api: font .largeTitle
    _ = v.font(.largeTitle)
    // api: implicit_member .title
    // api: font .title
    _ = v.font(.title)
    // api: implicit_member .title2
    // api: font .title2
    _ = v.font(.title2)
    // api: implicit_member .title3
    // api: font .title3
    _ = v.font(.title3)
    // api: implicit_member .headline
    // api: font .headline
    _ = v.font(.headline)
    // api: implicit_member .subheadline
    // api: font .subheadline
    _ = v.font(.subheadline)
    // api: implicit_member .body
    // api: font .body
    _ = v.font(.body)
    // api: implicit_member .callout
    // api: font .callout
    _ = v.font(.callout)
    // api: implicit_member .footnote
    // api: font .footnote
    _ = v.font(.footnote)
    // api: implicit_member .caption
    // api: font .caption
    _ = v.font(.caption)
    // api: implicit_member .caption2
    // api: font .caption2
    _ = v.font(.caption2)
  }

  @MainActor static func fonts(_ v: some View) {
    // api: swiftui_type Font
    let _: Font = .body
    // api: implicit_member .system(size:)
    // api: font .system(size:)
    _ = v.font(.system(size: 10))
    // api: implicit_member .system(size:weight:)
    // api: font .system(size:weight:)
    _ = v.font(.system(size: 10, weight: .bold))
    // api: implicit_member .system(size:design:)
    // api: font .system(size:design:)
    _ = v.font(.system(size: 10, design: .rounded))
    // api: implicit_member .system(size:weight:design:)
    // api: font .system(size:weight:design:)
    _ = v.font(.system(size: 10, weight: .bold, design: .serif))
    // api: implicit_member .system(_:design:)
    // api: font .system(_:design:)
    _ = v.font(.system(.body, design: .monospaced))
    // api: implicit_member .custom(_:size:)
    // api: font .custom(_:size:)
    _ = v.font(.custom("Inter", size: 10))
    // api: font .custom(_:size:relativeTo:)
    _ = v.font(.custom("Inter", size: 10, relativeTo: .body))
    // api: value_member .weight(_:)
    _ = v.font(.body.weight(.bold))
    // api: value_member .smallCaps()
    _ = v.font(.body.smallCaps())
    // api: value_member .lowercaseSmallCaps()
    _ = v.font(.body.lowercaseSmallCaps())
    // api: value_member .uppercaseSmallCaps()
    _ = v.font(.body.uppercaseSmallCaps())
    // api: implicit_member .default
    // api: font_design .default
    let _: Font.Design = .default
    // api: implicit_member .monospaced
    // api: font_design .monospaced
    let _: Font.Design = .monospaced
    // api: implicit_member .rounded
    // api: font_design .rounded
    let _: Font.Design = .rounded
    // api: implicit_member .serif
    // api: font_design .serif
    let _: Font.Design = .serif
  }

  @MainActor static func weights(_ v: some View) {
    // api: modifier_sig fontWeight(_:)
    _ = v.fontWeight(nil)
    // api: font_weight .ultraLight
    _ = v.fontWeight(.ultraLight)
    // api: implicit_member .thin
    // api: font_weight .thin
    _ = v.fontWeight(.thin)
    // api: font_weight .light
    _ = v.fontWeight(.light)
    // api: font_weight .regular
    _ = v.fontWeight(.regular)
    // api: font_weight .medium
    _ = v.fontWeight(.medium)
    // api: implicit_member .semibold
    // api: font_weight .semibold
    _ = v.fontWeight(.semibold)
    // api: implicit_member .bold
    // api: font_weight .bold
    _ = v.fontWeight(.bold)
    // api: implicit_member .heavy
    // api: font_weight .heavy
    _ = v.fontWeight(.heavy)
    // api: font_weight .black
    _ = v.fontWeight(.black)
    // api: modifier_sig bold()
    _ = v.bold()
    // api: modifier_sig italic()
    _ = v.italic()
    // api: modifier_sig fontDesign(_:)
    _ = v.fontDesign(.rounded)
    // api: modifier_sig fontWidth(_:)
    _ = v.fontWidth(.condensed)
    // api: modifier_sig monospaced()
    _ = v.monospaced()
    // api: modifier_sig monospacedDigit()
    _ = v.monospacedDigit()
  }

  @MainActor static func lines(_ v: some View) {
    // api: modifier_sig lineLimit(_:)
    _ = v.lineLimit(2)
    // api: modifier_sig lineSpacing(_:)
    _ = v.lineSpacing(2)
    // api: swiftui_type TextAlignment
    let _: TextAlignment = .center
    // api: modifier_sig multilineTextAlignment(_:)
    _ = v.multilineTextAlignment(.center)
    // api: implicit_member .tail
    // api: modifier_sig truncationMode(_:)
    _ = v.truncationMode(.tail)
    // api: modifier_sig minimumScaleFactor(_:)
    _ = v.minimumScaleFactor(0.5)
    // api: modifier_sig allowsTightening(_:)
    _ = v.allowsTightening(true)
    // api: implicit_member .uppercase
    // api: modifier_sig textCase(_:)
    _ = v.textCase(.uppercase)
    // api: modifier_sig kerning(_:)
    _ = v.kerning(1)
    // api: modifier_sig tracking(_:)
    _ = v.tracking(1)
    // api: modifier_sig baselineOffset(_:)
    _ = v.baselineOffset(1)
    // api: modifier_sig underline()
    _ = v.underline()
    // api: modifier_sig underline(_:)
    _ = v.underline(true)
    // api: modifier_sig underline(_:color:)
    _ = v.underline(true, color: .red)
    // api: modifier_sig strikethrough()
    _ = v.strikethrough()
    // api: modifier_sig strikethrough(_:color:)
    _ = v.strikethrough(true, color: .red)
    // api: modifier_sig strikethrough(_:pattern:color:)
    _ = v.strikethrough(true, pattern: .dash, color: .red)
  }
}

import Foundation
import HangaDrawing
import HangaLayout
import HangaRuntime
import HangaTypesetting

/// A text with nothing left to look up but the place it is drawn in.
nonisolated package struct ResolvedText {
  package var paragraph = Paragraph(runs: [])
  /// By paint index; the first is the foreground.
  package var fills: [TextFill?] = [nil]
  /// Attributes of users' own, by the paragraph's runs.
  package var attributes: [TextAttributeSet] = []
  /// By attachment identifier.
  package var pictures: [InlinePicture] = []

  /// The characters, pictures left out.
  package var string: String {
    paragraph.runs.filter { $0.attributes.attachment == nil }.map(\.string).joined()
  }
  package var isEmpty: Bool { paragraph.runs.allSatisfy { $0.string.isEmpty } }

  /// The font that the distances to other views come from: the tallest.
  package var tallestFont: FontDescription? {
    paragraph.runs.map(\.attributes.font).max { $0.lineHeight < $1.lineHeight }
  }
}

/// Looks everything up that a text leaves to its surroundings.
nonisolated package struct TextResolver {
  package let environment: EnvironmentValues
  /// The leaf that shows the text, which its pictures are made for.
  private let leaf: LeafContext?
  private var result = ResolvedText()

  private init(_ environment: EnvironmentValues, _ leaf: LeafContext?) {
    (self.environment, self.leaf) = (environment, leaf)
  }

  /// - Parameter leaf: the place of the text; without one its pictures are left out.
  package static func resolve(
    _ text: Text, in environment: EnvironmentValues, _ leaf: LeafContext? = nil
  ) -> ResolvedText {
    var resolver = TextResolver(environment, leaf)
    resolver.add(text, environment.textLook)
    resolver.finish()
    return resolver.result
  }

  private mutating func add(_ text: Text, _ outer: TextLook) {
    let look = outer.adding(text.look)
    switch text.storage {
    case .plain(let string): add(string, look)
    case .formatted(let text): add(string(of: text), look)
    case .joined(let first, let second):
      add(first, look)
      add(second, look)
    case .key(let key, let table):
      for part in key.parts(table: table, in: environment) {
        switch part.content {
        case .string(let string): add(string, look.adding(part.look))
        case .text(let text): add(text, look.adding(part.look))
        }
      }
    case .attributed(let string):
      for run in string.runs {
        add(String(string[run.range].characters), look.adding(TextLook(run)))
      }
    case .picture(let image): add(image, look)
    }
  }

  /// What a formatted value says at this moment of the scene.
  private func string(of text: FormattedText) -> String {
    guard text.isLive, let leaf else { return text.string(in: environment) }
    LiveTexts.follow(leaf)
    var values = environment
    values.presentDate.addTimeInterval(leaf.graph.clock.time)
    return text.string(in: values)
  }

  private mutating func add(_ string: String, _ look: TextLook) {
    let shown = environment.textCase?.applied(to: string, environment.locale) ?? string
    result.paragraph.runs.append(TextRun(shown, attributes(look)))
    result.attributes.append(look.attributes)
  }

  private mutating func add(_ image: Image, _ look: TextLook) {
    guard let leaf else { return }
    var attributes = attributes(look)
    let picture = InlinePicture(image, beside: attributes.font, fill: look.fill, in: leaf)
    attributes.attachment = TextAttachment(
      size: picture.size, baselineOffset: picture.baselineOffset,
      identifier: result.pictures.count)
    result.pictures.append(picture)
    result.paragraph.runs.append(TextRun("\u{FFFC}", attributes))
    result.attributes.append(look.attributes)
  }

  private mutating func attributes(_ look: TextLook) -> TextAttributes {
    var font = (look.font ?? environment.font ?? .body).description(
      environment.fontConditions, adding: environment.fontTraits + look.traits)
    if case .custom = font.family, let leaf,
      let complaint = leaf.services.typesetter.complaint(about: font)
    {
      leaf.graph.warn(complaint)
    }
    font.size *= look.scale.factor
    font.lineLeading *= look.scale.factor
    return TextAttributes(
      font: font, tracking: look.tracking ?? 0, kerning: look.kerning ?? 0,
      baselineOffset: look.baselineOffset ?? 0, paintIndex: index(of: look.fill),
      backgroundIndex: look.background.map { index(of: $0) }, underline: decoration(look.underline),
      strikethrough: decoration(look.strikethrough),
      isLink: look.isLink)
  }

  private mutating func decoration(_ line: TextLook.Line?) -> LineDecoration? {
    guard let style = line?.style else { return nil }
    return LineDecoration(
      pattern: style.pattern.pattern, paintIndex: style.color.map { index(of: TextFill($0)) })
  }

  private mutating func index(of fill: TextFill?) -> Int {
    if let known = result.fills.firstIndex(of: fill) { return known }
    result.fills.append(fill)
    return result.fills.count - 1
  }

  private mutating func finish() {
    let isMirrored = environment.layoutDirection == .rightToLeft
    result.paragraph.alignment =
      switch environment.multilineTextAlignment {
      case .leading: isMirrored ? .right : .left
      case .center: .center
      case .trailing: isMirrored ? .left : .right
      }
    result.paragraph.isRightToLeft = isMirrored
    result.paragraph.lineLimit = environment.lineLimit.map { max($0, 1) }
    result.paragraph.minimumLines = environment.reservedLines
    result.paragraph.truncation = environment.truncationMode.paragraphMode
    result.paragraph.minimumScaleFactor = min(max(environment.minimumScaleFactor, 0), 1)
    result.paragraph.lineSpacing = environment.lineSpacing
    result.paragraph.linePitch = environment.lineHeight?.pitch
    result.paragraph.allowsTightening = environment.allowsTightening
    result.paragraph.localeIdentifier =
      environment.typesettingLanguage?.minimalIdentifier ?? environment.locale.identifier
  }
}

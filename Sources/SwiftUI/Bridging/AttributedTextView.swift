import HangaRuntime
import UIKit

/// An attributed string of Foundation's, by the rules of a label or a text view.
struct AttributedTextView: View {
  private let paragraphs: [Paragraph]
  private let rules: TextRules
  private let shadow: NSShadow?
  /// Whether it takes all the width it is offered, so that its lines can stand at either side.
  private let fills: Bool

  private struct Paragraph {
    var text: Text
    var style: NSParagraphStyle.Storage?
    var font: UIFont?
  }

  init(text: NSAttributedString, rules: TextRules, fills: Bool) {
    (self.rules, self.fills) = (rules, fills)
    shadow =
      text.length > 0 ? text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil
    paragraphs = Self.paragraphs(of: text)
  }

  /// The parts that have to be set apart: one, unless paragraphs differ or keep a distance.
  private static func paragraphs(of text: NSAttributedString) -> [Paragraph] {
    func style(_ place: Int) -> NSParagraphStyle.Storage? {
      guard place < text.length else { return nil }
      return (text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?
        .values
    }
    func part(_ range: NSRange) -> Paragraph {
      let part = text.attributedSubstring(from: range)
      let font =
        range.length > 0 ? part.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
      return Paragraph(
        text: AttributedTextView.text(part), style: style(range.location), font: font)
    }
    // 1. The lines' ranges.
    var ranges: [NSRange] = []
    var start = 0
    for (place, unit) in text.string.utf16.enumerated() where unit == 0x0A {
      ranges.append(NSRange(location: start, length: place - start))
      start = place + 1
    }
    ranges.append(NSRange(location: start, length: text.length - start))
    // 2. Whether they can be set as one.
    let first = style(0)
    let isPlain = ranges.allSatisfy { range in
      let own = style(range.location)
      return (range.length == 0 || own == first) && (own?.paragraphSpacing ?? 0) == 0
        && (own?.paragraphSpacingBefore ?? 0) == 0
        && (own?.firstLineHeadIndent ?? 0) == (own?.headIndent ?? 0)
    }
    if isPlain || ranges.count == 1 { return [part(NSRange(location: 0, length: text.length))] }
    return ranges.map(part)
  }

  /// The runs as one text.
  private static func text(_ string: NSAttributedString) -> Text {
    guard string.length > 0 else { return Text(verbatim: "") }
    var result: Text?
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      let piece: Text
      if let attachment = attributes[.attachment] as? NSTextAttachment, let image = attachment.image
      {
        piece = picture(image, attachment.bounds, attributes)
      } else {
        piece = run(string.attributedSubstring(from: range).string, attributes)
      }
      result = result.map { $0 + piece } ?? piece
    }
    return result ?? Text(verbatim: "")
  }

  private static func run(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    var part = AttributedString(string)
    if let font = attributes[.font] as? UIFont { part.font = Font(font) }
    if let color = attributes[.foregroundColor] as? UIColor {
      part.foregroundColor = Color(uiColor: color)
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      part.backgroundColor = Color(uiColor: color)
    }
    part.kern = number(attributes[.kern])
    part.tracking = number(attributes[.tracking])
    part.baselineOffset = number(attributes[.baselineOffset])
    part.underlineStyle = line(attributes[.underlineStyle], attributes[.underlineColor])
    part.strikethroughStyle = line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    if let link = attributes[.link] as? URL
      ?? (attributes[.link] as? String).flatMap({ URL(string: $0) })
    {
      part.link = link
    }
    return Text(part)
  }

  private static func picture(
    _ image: UIImage, _ bounds: CGRect, _ attributes: [NSAttributedString.Key: Any]
  ) -> Text {
    var shown = Image(uiImage: image)
    if bounds.width > 0, bounds.height > 0, !(image.isSymbolImage && bounds == .zero) {
      // Drawn anew in its bounds: pictures in texts are not resizable.
      let size = bounds.size
      let renderer = UIGraphicsImageRenderer(size: size)
      let scaled = renderer.image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
      shown = Image(uiImage: scaled)
    }
    var text = Text(shown)
    if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
    if let color = attributes[.foregroundColor] as? UIColor {
      text = text.foregroundColor(Color(uiColor: color))
    }
    // UIKit counts upwards from the baseline, and stands pictures on it.
    let drop = bounds == .zero ? number(attributes[.baselineOffset]) ?? 0 : bounds.minY
    return drop == 0 ? text : text.baselineOffset(drop)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func line(_ style: Any?, _ color: Any?) -> Text.LineStyle? {
    let raw =
      (style as? Int) ?? (style as? NSUnderlineStyle)?.rawValue ?? number(style).map { Int($0) }
    guard let raw, raw & 0xF != 0 else { return nil }
    let pattern: Text.LineStyle.Pattern =
      switch raw & 0xF00 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return Text.LineStyle(pattern: pattern, color: (color as? UIColor).map { Color(uiColor: $0) })
  }

  // MARK: The view

  var body: some View {
    Group {
      if paragraphs.count == 1 {
        set(paragraphs[0])
      } else {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(paragraphs.indices, id: \.self) { index in
            set(paragraphs[index])
              .padding(.top, gap(before: index))
          }
        }
      }
    }
    .lineLimit(rules.lines == 0 ? nil : rules.lines)
    .truncationMode(truncation)
    .minimumScaleFactor(rules.minimumScale)
    .modifier(LabelShadow(shadow: shadow))
  }

  private func gap(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    return (paragraphs[index - 1].style?.paragraphSpacing ?? 0)
      + (paragraphs[index].style?.paragraphSpacingBefore ?? 0)
      + (paragraphs[index].style?.lineSpacing ?? 0)
  }

  @ViewBuilder private func set(_ paragraph: Paragraph) -> some View {
    let style = paragraph.style
    let alignment = style.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? rules.alignment
    let indent = style.map { $0.headIndent } ?? 0
    let tail = style?.tailIndent ?? 0
    lead(paragraph)
      .multilineTextAlignment(alignment.lines)
      .lineSpacing(style?.lineSpacing ?? 0)
      .lineHeight(height(paragraph))
      .padding(.leading, indent)
      .padding(.trailing, tail < 0 ? -tail : 0)
      .frame(maxWidth: fills ? .infinity : nil, alignment: alignment.box)
  }

  /// The text with what its first line stands further in.
  private func lead(_ paragraph: Paragraph) -> Text {
    let step = (paragraph.style?.firstLineHeadIndent ?? 0) - (paragraph.style?.headIndent ?? 0)
    guard step > 0 else { return paragraph.text }
    return Text(Image(size: CGSize(width: step, height: 1)) { _ in }) + paragraph.text
  }

  private func height(_ paragraph: Paragraph) -> AttributedString.LineHeight? {
    guard let style = paragraph.style else { return nil }
    let natural = (paragraph.font ?? .systemFont(ofSize: 12)).lineHeight
    var pitch = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    if style.minimumLineHeight > 0 { pitch = max(pitch, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { pitch = min(pitch, style.maximumLineHeight) }
    return pitch == natural ? nil : .exact(points: pitch)
  }

  private var truncation: Text.TruncationMode {
    switch rules.lineBreak {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

/// The shadow of a label's letters.
private struct LabelShadow: ViewModifier {
  let shadow: NSShadow?

  func body(content: Content) -> some View {
    if let shadow, let color = shadow.shadowColor as? UIColor {
      content.shadow(
        color: Color(uiColor: color), radius: shadow.shadowBlurRadius / 2,
        x: shadow.shadowOffset.width, y: shadow.shadowOffset.height)
    } else {
      content
    }
  }
}

extension NSTextAlignment {
  /// Of lines among one another.
  var lines: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
  /// Of the lines in their box.
  var box: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

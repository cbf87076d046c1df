import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import HangaTypesetting

/// The element of text that can be edited: the text or the prompt, and the caret over it.
///
/// A line that is too long for its field is cut while nobody edits it, and moves so that the caret
/// shows while somebody does.
final class EditableTextElement: LayoutNode {
  private let text: LayoutNode
  private let prompt: LayoutNode
  /// Where the text's corner is while it is edited, from the element's.
  private var textOrigin = CGPoint.zero
  private var press: PressRecognizer!

  #if DEBUG
    private unowned(safe) let node: EditableTextNode
  #else
    private unowned(unsafe) let node: EditableTextNode
  #endif

  init(_ node: EditableTextNode, text: LayoutNode, prompt: LayoutNode) {
    (self.node, self.text, self.prompt) = (node, text, prompt)
    super.init(owner: node)
    text.attach(to: self)
    prompt.attach(to: self)
    press = PressRecognizer(element: self) { [unowned self] in tap(at: $0) }
  }

  private var kind: EditableText.Kind { node.view.kind }
  private var isEmpty: Bool { node.edit.text.isEmpty }
  private var shownElement: LayoutNode { isEmpty ? prompt : text }
  private var style: TypedStyle { TypedStyle(node.typedEnvironment, graph.services.typesetter) }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? shownElement.sizeThatFits(.unspecified).width
    return CGSize(width: width, height: height(forWidth: width))
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    let style = self.style
    let lineHeight = style.metrics.lineHeight
    let field = TextEntryMetrics.fieldHeight(lineHeight)
    guard kind.wraps else { return field }
    let shown = isEmpty ? " " : node.shown
    let isLimited = kind == .growing
    let layout = style.layout(
      shown, width: width, limit: isLimited ? environment.lineLimit : nil,
      reserved: isLimited ? environment.reservedLines : 0)
    var lines = layout.size.height
    if isEmpty {
      lines = max(lines, prompt.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
    }
    return max(lines + field - lineHeight, field)
  }

  override func placeChildren() {
    let style = self.style
    let lineHeight = style.metrics.lineHeight
    let top = (TextEntryMetrics.fieldHeight(lineHeight) - lineHeight) / 2
    let wide = ProposedViewSize(width: size.width, height: nil)
    let promptSize = prompt.sizeThatFits(wide)
    prompt.place(
      at: CGPoint(x: (size.width - promptSize.width) * alignment, y: top), proposal: wide,
      in: self)
    guard node.isFocused, !isEmpty else {
      let own = text.sizeThatFits(wide)
      textOrigin = CGPoint(x: (size.width - own.width) * alignment, y: top)
      text.place(at: textOrigin, proposal: wide, in: self)
      return
    }
    let offer = kind.wraps ? wide : .unspecified
    scrollToCaret(style, textSize: text.sizeThatFits(offer), top: top)
    text.place(at: textOrigin, proposal: offer, in: self)
  }

  /// How much of the room beside a line is on its left.
  private var alignment: CGFloat {
    let isMirrored = isRightToLeft
    return switch environment.multilineTextAlignment {
    case .leading: isMirrored ? 1 : 0
    case .center: 0.5
    case .trailing: isMirrored ? 0 : 1
    }
  }

  private func map(_ style: TypedStyle) -> CaretMap {
    CaretMap(node.shown, style: style, width: kind.wraps ? size.width : nil)
  }

  /// Moves the text as little as the caret needs to show.
  private func scrollToCaret(_ style: TypedStyle, textSize: CGSize, top: CGFloat) {
    let caret = map(style).place(of: node.edit.caret)
    let room = size.width - textSize.width - TextEntryMetrics.caretWidth
    if room >= 0 || kind.wraps {
      textOrigin.x = (size.width - textSize.width) * alignment
    } else {
      let last = size.width - TextEntryMetrics.caretWidth
      textOrigin.x = min(max(textOrigin.x, -caret.x), last - caret.x)
      textOrigin.x = min(max(textOrigin.x, room), 0)
    }
    let below = size.height - textSize.height - 2 * top
    if below >= -0.5 {
      textOrigin.y = top
    } else {
      let line = style.metrics.lineHeight
      let last = size.height - 2 * top - line
      let y = min(max(textOrigin.y - top, -caret.y), last - caret.y)
      textOrigin.y = top + min(max(y, below), 0)
    }
  }

  /// Where the caret is, in the element's own space.
  private var caretRect: CGRect {
    let style = self.style
    let lineHeight = style.metrics.lineHeight
    let place: CGPoint
    if isEmpty {
      let top = (TextEntryMetrics.fieldHeight(lineHeight) - lineHeight) / 2
      let room = size.width - TextEntryMetrics.caretWidth
      place = CGPoint(x: room * alignment, y: top)
    } else {
      let own = map(style).place(of: node.edit.caret)
      place = CGPoint(x: textOrigin.x + own.x, y: textOrigin.y + own.y)
    }
    return CGRect(
      x: place.x, y: place.y - TextEntryMetrics.caretGrowth / 2,
      width: TextEntryMetrics.caretWidth, height: lineHeight + TextEntryMetrics.caretGrowth)
  }

  override func makeExplicitGuides() -> ExplicitGuides { .baselines }
  override func explicitAlignment(_ key: AlignmentKey, for dimensions: ViewDimensions) -> CGFloat? {
    guard key.isTextBaseline else { return nil }
    let metrics = style.metrics
    let top = (TextEntryMetrics.fieldHeight(metrics.lineHeight) - metrics.lineHeight) / 2
    if key == VerticalAlignment.firstTextBaseline.key { return top + metrics.ascender }
    return dimensions.height - top + metrics.descender
  }

  override var layoutChildren: [LayoutNode] { [shownElement] }
  override var dumpText: String? { shownElement.dumpText }

  // MARK: Changes

  func focusDidChange() { invalidatePlacement() }

  /// Scrolls what is around so that the caret shows.
  func revealCaret() {
    guard node.isFocused else { return }
    var parent = parentNode
    while let current = parent {
      if let scroll = current as? ScrollElement {
        let corner = scroll.contentFrame(of: self).origin
        let rect = caretRect.offsetBy(dx: corner.x, dy: corner.y)
        let window = CGRect(origin: scroll.contentOffset, size: scroll.size)
        if !window.contains(rect) { scroll.scroll(toShow: rect, anchor: nil) }
        return
      }
      parent = current.parentNode
    }
  }

  // MARK: Touches

  override func hit(at point: CGPoint) -> LayoutNode? { frameContains(point) ? self : nil }
  override func touchEntries() -> [TouchEntry] { [TouchEntry(press)] }

  /// The tap before, for those that count together.
  private var lastTap: (time: Double, point: CGPoint, count: Int)?

  private func tap(at point: CGPoint) {
    let time = graph.clock.time
    var count = 1
    if let last = lastTap, time - last.time <= TextEntryMetrics.tapInterval + 1e-9,
      max(abs(point.x - last.point.x), abs(point.y - last.point.y)) <= TouchMetrics.tapDistance
    {
      count = last.count + 1
    }
    lastTap = (time, point, count)
    FocusCenter.of(graph).focus(node)
    guard node.isFocused, !isEmpty else { return }
    let inText = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    let offset = map(style).offset(near: inText)
    switch count {
    case 1: node.placeCaret(at: offset)
    case 2: node.select(wordAt: map(style).offset(under: inText))
    default: node.select(wordAt: nil)
    }
  }

  // MARK: Drawing

  /// The boxes of what is selected, in the element's own space.
  private var selectionBoxes: [CGRect] {
    let range = node.edit.selection
    guard node.isFocused, !range.isEmpty else { return [] }
    return map(style).boxes(of: range).map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
  }

  private func selectionItems(_ boxes: [CGRect], in frame: CGRect) -> [DisplayItem] {
    var tint = environment.accentColor
    tint.alpha *= TextEntryMetrics.selectionAlpha
    return boxes.map {
      .fill(.rectangle($0.offsetBy(dx: frame.minX, dy: frame.minY)), .color(tint), FillRule())
    }
  }

  /// A bar at each end of what is selected, with a knob above the first and below the last.
  private func knobItems(_ boxes: [CGRect], in frame: CGRect) -> [DisplayItem] {
    guard let first = boxes.first, let last = boxes.last else { return [] }
    let (width, side) = (TextEntryMetrics.caretWidth, TextEntryMetrics.knobDiameter)
    let isMirrored = style.isRightToLeft
    let start = isMirrored ? first.maxX : first.minX
    let end = isMirrored ? last.minX : last.maxX
    let rects = [
      CGRect(x: start - width / 2, y: first.minY, width: width, height: first.height),
      CGRect(x: end - width / 2, y: last.minY, width: width, height: last.height),
    ]
    let knobs = [
      CGRect(x: start - side / 2, y: first.minY - side, width: side, height: side),
      CGRect(x: end - side / 2, y: last.maxY, width: side, height: side),
    ]
    let paint = Paint.color(environment.accentColor)
    return rects.map {
      .fill(.rectangle($0.offsetBy(dx: frame.minX, dy: frame.minY)), paint, FillRule())
    }
      + knobs.map {
        .fill(.ellipse($0.offsetBy(dx: frame.minX, dy: frame.minY)), paint, FillRule())
      }
  }

  override func record(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    let boxes = selectionBoxes
    let marks = selectionItems(boxes, in: frame)
    let items = marks + recorder.capture { recorder.record(shownElement) }
    let isCut =
      node.isFocused && !isEmpty
      && (text.size.width > size.width || text.size.height > size.height)
    if isCut {
      recorder.add(GroupEffect.clip(.rectangle(frame), FillRule()).applied(to: items))
    } else {
      recorder.add(items)
    }
    if !boxes.isEmpty { return recorder.add(knobItems(boxes, in: frame)) }
    guard node.isFocused, showsCaret(at: recorder.time) else { return }
    let caret = caretRect.offsetBy(dx: frame.minX, dy: frame.minY)
    recorder.add(
      .fill(
        .roundedRectangle(
          caret, cornerSize: CGSize(width: caret.width / 2, height: caret.width / 2), .circular),
        .color(environment.accentColor), FillRule()))
  }

  private func showsCaret(at time: Double?) -> Bool {
    guard let time else { return true }
    let passed = max(time - node.caretTime, 0)
    return Int((passed / TextEntryMetrics.blink + 1e-9).rounded(.down)) % 2 == 0
  }
}

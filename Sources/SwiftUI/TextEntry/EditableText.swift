import Foundation
import HangaLayout
import HangaRuntime

/// What a field shows and changes.
nonisolated struct TextSource {
  let read: () -> String
  /// Takes each change; does nothing where changes count only when editing ends.
  let write: (String) -> Void
  /// Takes the text when editing ends; `nil` where each change counts.
  let commit: ((String) -> Void)?

  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
    commit = nil
  }

  init(read: @escaping () -> String, commit: @escaping (String) -> Void) {
    (self.read, self.commit) = (read, commit)
    write = { _ in }
  }
}

/// What is told of the editing of a field, by the older initialisers.
nonisolated struct EditingActions {
  var editingChanged: (Bool) -> Void = { _ in }
  var commit: () -> Void = {}
  /// A backspace where there is nothing before the caret.
  var eraseAtStart: () -> Void = {}
}

/// Text that can be edited: what all fields have inside.
///
/// - Proposes: to the text the proposed width where it wraps.
/// - Reports: the proposed width and the height of a line with the room that a caret takes, or of
///   as many lines as there are.
nonisolated struct EditableText: PrimitiveView {
  enum Kind {
    /// One line.
    case line
    /// One line of dots.
    case secure
    /// As many lines as the text has, within the line limit.
    case growing
    /// As many lines as the text has.
    case editor

    var wraps: Bool { self == .growing || self == .editor }
  }

  let source: TextSource
  let prompt: Text?
  let kind: Kind
  var actions = EditingActions()
  /// Follows what is selected, and says what is to be.
  var selection: Binding<TextSelection?>?
  /// Whether the return key submits what is around.
  var submits = true

  nonisolated static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    EditableTextNode(view, in: inputs)
  }
}

final class EditableTextNode: TypedNode<EditableText>, FocusTarget {
  private(set) var edit = TextEdit("")
  private(set) var isFocused = false
  /// When the caret last moved: it shows from then on for a while.
  private(set) var caretTime = 0.0
  /// What was typed and does not count yet.
  private var draft: String?
  private var text: TypedNode<Text>!
  private var prompt: TypedNode<Text>!
  private var textValues = DerivedEnvironment()
  private var promptValues = DerivedEnvironment()
  private var element: EditableTextElement!

  override init(_ view: EditableText, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    edit = TextEdit(read())
    let inputs = childInputs.with(implicitLayout: nil)
    text = Text._makeNode(Text(verbatim: shown), in: inputs.with(textEnvironment))
    prompt = Text._makeNode(
      view.prompt ?? Text(verbatim: ""), in: inputs.with(promptEnvironment))
    element = EditableTextElement(self, text: text.elements[0], prompt: prompt.elements[0])
  }

  // MARK: Surroundings

  private var textEnvironment: EnvironmentValues {
    let wraps = view.kind.wraps
    return textValues.values(from: environment) { values in
      DisabledLabelDimming().write(to: &values)
      (values.lineLimit, values.reservedLines) = (wraps ? nil : 1, 0)
      (values.textCase, values.minimumScaleFactor) = (nil, 1)
    }
  }

  private var promptEnvironment: EnvironmentValues {
    let wraps = view.kind.wraps
    return promptValues.values(from: environment) { values in
      values.foregroundLevels = ForegroundLevels(
        styles: [AnyShapeStyle(PlaceholderTextShapeStyle())])
      if !wraps { values.lineLimit = 1 }
      values.reservedLines = 0
    }
  }

  /// The environment that the text is typeset in.
  var typedEnvironment: EnvironmentValues { textEnvironment }

  // MARK: Updates

  private func read() -> String { Reentry.tracked(for: self) { view.source.read() } }

  /// The characters as they show: dots for secrets, a line without breaks.
  var shown: String {
    switch view.kind {
    case .secure: String(repeating: TextEntryMetrics.dot, count: edit.text.count)
    case .line: String(edit.text.map { $0.isNewline ? " " : $0 })
    case .growing, .editor: edit.text
    }
  }

  override func didUpdate(from old: EditableText, environmentChanged: Bool) {
    if environmentChanged, !environment.isEnabled { FocusCenter.of(graph).release(self) }
    refresh()
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    refresh()
  }

  private func refresh() {
    let value = read()
    if draft == nil, value != edit.text { edit.take(value) }
    takeSelection()
    text.update(Text(verbatim: shown), textEnvironment)
    prompt.update(view.prompt ?? Text(verbatim: ""), promptEnvironment)
    element.invalidateLayout()
  }

  // MARK: Selection

  /// The selection as the user's code knows it.
  private var toldSelection: TextSelection?

  /// Selects what the user's code asks for since it was last told.
  private func takeSelection() {
    guard let selection = view.selection else { return }
    let wanted = Reentry.tracked(for: self) { selection.wrappedValue }
    guard wanted != toldSelection else { return }
    toldSelection = wanted
    if let range = wanted?.range { edit.select(range) }
  }

  private func tellSelection() {
    guard let selection = view.selection else { return }
    let now = isFocused ? TextSelection(range: edit.selectedRange) : nil
    guard now != toldSelection else { return }
    toldSelection = now
    Reentry.untracked { selection.wrappedValue = now }
  }

  /// Selects the word around a character, or everything.
  func select(wordAt offset: Int?) {
    edit.select(offset.map { edit.word(at: $0) } ?? 0..<edit.text.count)
    caretDidMove()
  }

  // MARK: Focus

  var acceptsFocus: Bool { environment.isEnabled }
  var takesText: Bool { true }

  func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused {
      edit.moveCaret(to: edit.text.count)
      caretTime = graph.clock.time
      if let range = toldSelection?.range { edit.select(range) }
    } else if let draft, let commit = view.source.commit {
      self.draft = nil
      Reentry.untracked { commit(draft) }
    }
    Reentry.untracked { view.actions.editingChanged(isFocused) }
    tellSelection()
    graph.invalidate(self)
    element.focusDidChange()
  }

  /// Puts the caret where a finger asks for it.
  func placeCaret(at offset: Int) {
    edit.moveCaret(to: edit.wordEdge(near: offset))
    caretDidMove()
  }

  private func caretDidMove() {
    caretTime = graph.clock.time
    tellSelection()
    graph.invalidate(self)
    graph.enqueue(for: self, UserAction.onMain { [unowned self] in element.revealCaret() })
  }

  // MARK: Typing

  func enter(_ character: Character) {
    guard environment.isEnabled else { return }
    switch character {
    case TextEntryMetrics.backspace:
      if !edit.canDeleteBackward { Reentry.untracked { view.actions.eraseAtStart() } }
      edit.deleteBackward()
    case _ where character.isNewline:
      guard view.kind.wraps else { return submit() }
      edit.insert("\n")
    default: edit.insert(character)
    }
    let typed = edit.text
    if view.source.commit == nil {
      let write = view.source.write
      Reentry.untracked { write(typed) }
      let kept = Reentry.untracked { view.source.read() }
      if kept != typed { edit.take(kept) }
    } else {
      draft = typed
    }
    caretDidMove()
  }

  private func submit() {
    let center = FocusCenter.of(graph)
    if let draft, let commit = view.source.commit {
      self.draft = nil
      Reentry.untracked { commit(draft) }
    }
    Reentry.untracked { view.actions.commit() }
    if view.submits { environment.submit(.text) }
    if center.focused === self { center.focus(nil) }
  }

  override func didEnd() { FocusCenter.of(graph).release(self) }
  override var children: [ViewNode] { [text, prompt].compactMap { $0 } }
  override var isContainer: Bool { true }
  override var listing: DumpListing? { .whole }
  override func makeElements() -> [LayoutNode] { [element] }
}

/// Lengths and times of fields (facts/controls.md §4).
nonisolated enum TextEntryMetrics {
  /// What a field's height is above its line's, in whole points: 22 points for a body text; C.
  static let editingRoom: CGFloat = 1
  static let caretWidth: CGFloat = 2
  /// What a caret's height is above its line's.
  static let caretGrowth: CGFloat = 1.5
  /// Seconds for which the caret shows and then does not.
  static let blink = 0.5
  static let dot = "•"
  /// How much of the tint lies behind selected characters, and the knobs at both ends; C.
  static let selectionAlpha = 0.2
  static let knobDiameter: CGFloat = 10
  /// Seconds from one tap's end to the next one's within which they count together: the gap and
  /// what a tap lasts (facts/animation.md §8).
  static let tapInterval = TouchMetrics.tapGap + 0.1
  /// What scripts and programs enter to delete the character before the caret.
  static let backspace: Character = "\u{8}"

  /// The height of a field for one line in a font.
  static func fieldHeight(_ lineHeight: CGFloat) -> CGFloat {
    lineHeight.rounded(.up) + editingRoom
  }
}

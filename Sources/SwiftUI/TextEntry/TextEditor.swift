import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// Text of any length that the user edits, and that scrolls.
///
/// - Proposes: to the text the width less the insets.
/// - Reports: the proposal.
nonisolated public struct TextEditor: View {
  private let source: TextSource
  private var selection: Binding<TextSelection?>?
  @Environment(\.scrollContentBackground) private var background

  /// An editor of a text.
  public init(text: Binding<String>) { source = TextSource(text) }
  /// An editor that tells what is selected in it, and selects what is asked for.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    source = TextSource(text)
    self.selection = selection
  }

  public var body: some View {
    ScrollView {
      EditableText(source: source, prompt: nil, kind: .editor, selection: selection)
        .padding(TextEditorMetrics.insets)
    }
    .modifier(FocusTapModifier())
    .background(
      background == .hidden
        ? Color.clear : Color(uiColor: ControlInk.editorGround ?? .systemBackground))
  }
}

/// Around an editor's text: what UIKit's text view keeps; C.
nonisolated enum TextEditorMetrics {
  static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
}

/// A look for text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The text on the system's background.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}
}

/// The text on the system's background.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the surroundings do it.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the look of the text editors in this view; on phones all look the same.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

import Foundation
import HangaRuntime

/// Where the lines of a text that has several begin or end.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum ReservedLinesKey: EnvironmentKey { static let defaultValue = 0 }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum AlignmentChoiceKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private enum LookKey: EnvironmentKey { static let defaultValue = TextLook() }

extension EnvironmentValues {
  /// The most lines a text may have, `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The least number of lines whose height a text takes.
  package var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// Extra points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = max(newValue, 0) }
  }

  /// How lines of one text are aligned to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentChoiceKey.self] }
    set { self[AlignmentChoiceKey.self] = newValue }
  }

  /// Where a text is cut that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// How far a text may shrink to fit, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether letters may move together to make a text fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Whether texts are shown in capital or small letters.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// What modifiers of views say of the letters inside.
  package var textLook: TextLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

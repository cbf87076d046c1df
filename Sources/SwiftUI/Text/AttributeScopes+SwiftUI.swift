import Foundation

extension AttributeScopes {
  /// What attributed strings can say of the look of their characters.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of its letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind them.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through them.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below them.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added between letters; ligatures stay.
    public let kern: KerningAttribute
    /// Points added after each letter; ligatures come apart.
    public let tracking: TrackingAttribute
    /// Points by which the run is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Emphasis, code and the like, as Markdown means them.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// What Foundation itself knows.
    public let foundation: FoundationAttributes

    /// The attribute behind `font`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The attribute behind `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The attribute behind `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The attribute behind `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The attribute behind `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The attribute behind `kern`.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// The attribute behind `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// The attribute behind `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextLook {
  /// What an attributed string says of a run.
  init(_ run: AttributedString.Runs.Run) {
    self.init()
    font = run.font
    kerning = run.kern
    tracking = run.tracking
    baselineOffset = run.baselineOffset
    underline = run.underlineStyle.map { .line($0) }
    strikethrough = run.strikethroughStyle.map { .line($0) }
    if let color = run.foregroundColor { fill = TextFill(color) }
    if let color = run.backgroundColor { background = TextFill(color) }
    if run.link != nil {
      isLink = true
      if fill == nil { fill = TextFill(TintShapeStyle()) }
    }
    guard let intent = run.inlinePresentationIntent else { return }
    if intent.contains(.stronglyEmphasized) { traits.append(.emphasis) }
    if intent.contains(.emphasized) { traits.append(.italic) }
    if intent.contains(.code) { traits.append(.design(.monospaced)) }
    if intent.contains(.strikethrough), strikethrough == nil { strikethrough = .line(.single) }
  }
}

import Foundation

extension Text {
  /// In the given font; `nil` takes that of the surroundings.
  public func font(_ font: Font?) -> Text { adding { $0.font = font } }

  /// Makes letters as bold as `weight`; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    trait(weight.map { .weight($0) }, .weight)
  }
  /// At the given width; `nil` takes that of the surroundings.
  public func fontWidth(_ width: Font.Width?) -> Text { trait(width.map { .width($0) }, .width) }
  /// In the given design; `nil` takes that of the surroundings.
  public func fontDesign(_ design: Font.Design?) -> Text {
    trait(design.map { .design($0) }, .design)
  }

  /// Bold, or what the style has for emphasis.
  public func bold() -> Text { trait(.emphasis, .emphasis) }
  /// Bold if `isActive`.
  public func bold(_ isActive: Bool) -> Text { trait(isActive ? .emphasis : nil, .emphasis) }
  /// Slanted.
  public func italic() -> Text { trait(.italic, .italic) }
  /// Slanted if `isActive`.
  public func italic(_ isActive: Bool) -> Text { trait(isActive ? .italic : nil, .italic) }
  /// In letters of equal widths.
  public func monospaced(_ isActive: Bool = true) -> Text {
    trait(isActive ? .design(.monospaced) : nil, .design)
  }
  /// With digits of equal width.
  public func monospacedDigit() -> Text { adding { $0.traits = [.monospacedDigits] } }

  private func trait(_ trait: Font.Trait?, _ kind: Font.TraitKind) -> Text {
    adding { $0.traits = [trait ?? .without(kind)] }
  }

  /// Points between letters; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { adding { $0.kerning = kerning } }
  /// Points after every letter; there are no ligatures.
  public func tracking(_ tracking: CGFloat) -> Text { adding { $0.tracking = tracking } }
  /// Points by which letters are raised.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding { $0.baselineOffset = baselineOffset }
  }

  /// A line below; `nil` takes the text's colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// A line below, of the given pattern.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding { $0.underline = .init(isActive, pattern, color) }
  }
  /// A line through the letters; `nil` takes the text's colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// A line through the letters, of the given pattern.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding { $0.strikethrough = .init(isActive, pattern, color) }
  }

  /// The colour of the letters; `nil` leaves it to the surroundings.
  public func foregroundColor(_ color: Color?) -> Text {
    adding { $0.fill = color.map { TextFill($0) } }
  }
  /// In the given style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding { $0.fill = TextFill(style) }
  }

  /// Smaller beside the rest, or back to its size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding { $0.scale = scale } : self
  }
}

extension TextLook.Line {
  package init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    self = isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : .none
  }
}

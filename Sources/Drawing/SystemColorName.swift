/// A colour the system defines: the palette first, then the colours named by purpose.
package enum SystemColorName: String, Hashable, Sendable, CaseIterable {
  case red
  case orange
  case yellow
  case green
  case mint
  case teal
  case cyan
  case blue
  case indigo
  case purple
  case pink
  case brown
  case gray
  case gray2
  case gray3
  case gray4
  case gray5
  case gray6

  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case quinaryLabel
  case placeholderText
  case link
  case separator
  case opaqueSeparator
  case systemFill
  case secondarySystemFill
  case tertiarySystemFill
  case quaternarySystemFill
  case systemBackground
  case secondarySystemBackground
  case tertiarySystemBackground
  case systemGroupedBackground
  case secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case lightText
  case darkText
}

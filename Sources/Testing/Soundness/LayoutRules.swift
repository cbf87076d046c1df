import Foundation

/// What `assertLayoutSound` looks for, and where it draws the lines.
public struct LayoutRules: Sendable {
  /// What is looked for.
  public var checks: Set<LayoutCheck>
  /// The least side of a control, in points.
  public var touchTarget: CGFloat
  /// The least contrast of text.
  public var contrast: Double
  /// The least contrast of large text.
  public var largeTextContrast: Double
  /// The size in points from which text counts as large.
  public var largeText: CGFloat
  /// The size in points from which bold text counts as large.
  public var largeBoldText: CGFloat
  /// How far things may overlap or reach out, in points.
  public var tolerance: CGFloat
  /// What is left alone.
  public var exemptions: [LayoutExemption]

  /// Apple's 44 points, and the contrasts of WCAG 2.2's level AA.
  public init(
    checks: Set<LayoutCheck> = Set(LayoutCheck.allCases), touchTarget: CGFloat = 44,
    contrast: Double = 4.5, largeTextContrast: Double = 3, tolerance: CGFloat = 1,
    ignoring exemptions: [LayoutExemption] = []
  ) {
    (self.checks, self.touchTarget, self.contrast) = (checks, touchTarget, contrast)
    (self.largeTextContrast, self.tolerance) = (largeTextContrast, tolerance)
    (largeText, largeBoldText) = (18, 14)
    self.exemptions = exemptions
  }

  /// All checks but some.
  public static func except(_ checks: LayoutCheck...) -> LayoutRules {
    LayoutRules(checks: Set(LayoutCheck.allCases).subtracting(checks))
  }
}

/// A view that a check leaves alone.
public struct LayoutExemption: Hashable, Sendable {
  /// The checks; `nil` means all.
  public var checks: Set<LayoutCheck>?
  /// An accessibility identifier, a text that is shown, or a view's type anywhere on the path.
  public var name: String

  /// Leaves the view called `name`, and what is inside, alone.
  public init(_ name: String, from checks: Set<LayoutCheck>? = nil) {
    (self.name, self.checks) = (name, checks)
  }

  /// Leaves the view called `name`, and what is inside, alone in all checks.
  public static func view(_ name: String, from checks: LayoutCheck...) -> LayoutExemption {
    LayoutExemption(name, from: checks.isEmpty ? nil : Set(checks))
  }
}

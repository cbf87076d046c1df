import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import UIKit

extension Color {
  /// A colour of fixed components.
  public init(cgColor: CGColor) { self.init(storage: .fixed(cgColor.resolved)) }
  /// The same by the older name.
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The components of a colour that is the same everywhere, else `nil`.
  public var cgColor: CGColor? {
    switch storage {
    case .fixed(let color): CGColor(resolved: color)
    case .opacity(let base, let factor):
      base.cgColor.map { CGColor(resolved: $0.resolved.multiplyingAlpha(by: factor)) }
    case .system, .asset, .uiColor, .primary, .secondary, .accent, .mix: nil
    }
  }

  /// This colour with `fraction` of `other` mixed in.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(storage: .mix(self, other, fraction, isPerceptual: colorSpace.isPerceptual))
  }
}

extension UIColor {
  /// The components of `color`; colours of the system and of assets keep following the traits.
  public convenience init(_ color: Color) {
    switch color.storage {
    case .fixed(let fixed): self.init(storage: .fixed(fixed))
    case .system(let name): self.init(storage: .system(name))
    case .asset(let name): self.init(storage: .asset(name))
    case .uiColor(let uiColor): self.init(storage: uiColor.storage)
    case .primary: self.init(storage: .system(.label))
    case .secondary: self.init(storage: .system(.secondaryLabel))
    case .accent: self.init(storage: .system(.blue))
    case .opacity, .mix:
      self.init(dynamicProvider: { traits in
        var environment = EnvironmentValues()
        environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        return UIColor(storage: .fixed(color.resolvedColor(in: environment)))
      })
    }
  }
}

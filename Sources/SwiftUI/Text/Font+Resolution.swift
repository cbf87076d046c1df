import Foundation
import HangaDrawing
import HangaRuntime
import HangaTypesetting
import UIKit

/// What fonts ask of their surroundings.
package struct FontConditions: Hashable, Sendable {
  package var contentSize: ContentSize
  package var legibilityWeight: LegibilityWeight?
  package var platform: SystemPlatform
  package init(
    contentSize: ContentSize, legibilityWeight: LegibilityWeight? = nil,
    platform: SystemPlatform = .iOS
  ) {
    (self.contentSize, self.legibilityWeight) = (contentSize, legibilityWeight)
    self.platform = platform
  }
}

package enum FontConstants {
  /// What the bold text setting adds to a weight; C.
  package static let boldTextStep = 200
  /// What bold makes of a font that is no text style.
  package static let boldWeight = 700
}

extension Font {
  /// The font to typeset with: its own traits first, then `more`.
  package func description(_ conditions: FontConditions, adding more: [Trait] = [])
    -> FontDescription
  {
    var result = baseDescription(conditions)
    var leading: CGFloat = 0
    for trait in traits + Self.standing(more) {
      switch trait {
      case .emphasis: result.weight = max(emphasizedWeight, result.weight)
      case .italic: result.isItalic = true
      case .weight(let weight): result.weight = weight.number
      case .width(let width): result.width = width.value
      case .design(let design): result.take(design)
      case .leading(let value): leading = value.adjustment
      case .monospacedDigits: result.hasMonospacedDigits = true
      case .smallCaps(let letters): result.smallCaps.formUnion(letters)
      case .scaled(let factor):
        result.size *= factor
        result.lineLeading *= factor
      case .without: break
      }
    }
    result.lineLeading += leading
    if conditions.legibilityWeight == .bold {
      result.weight = min(result.weight + FontConstants.boldTextStep, 900)
    }
    return result
  }

  /// What is left of `traits` after some have been taken back.
  private static func standing(_ traits: [Trait]) -> [Trait] {
    var result: [Trait] = []
    for trait in traits {
      if case .without(let kind) = trait {
        result.removeAll { $0.kind == kind }
      } else {
        result.append(trait)
      }
    }
    return result
  }

  /// Facts/text-and-colour.md §1, last column.
  private var emphasizedWeight: Int {
    switch base {
    case .style(let style, _, _): style.role.emphasizedWeight
    case .system, .custom: FontConstants.boldWeight
    }
  }

  private func baseDescription(_ conditions: FontConditions) -> FontDescription {
    switch base {
    case .style(let style, let design, let weight):
      return .textStyle(
        style.role, contentSize: conditions.contentSize, design: (design ?? .default).family,
        weight: weight?.number, platform: conditions.platform)
    case .system(let size, let design, let weight):
      return FontDescription(
        family: .system((design ?? .default).family), size: max(size, 0),
        weight: weight?.number ?? Weight.regular.number, platform: conditions.platform)
    case .custom(let name, let size, let style):
      guard let style else { return FontDescription(family: .custom(name), size: max(size, 0)) }
      let factor = TextStyleTable.scaleFactor(of: style.role, at: conditions.contentSize)
      // Scaled sizes are whole points (facts/text-and-colour.md §1).
      let scaled = factor == 1 ? size : (size * factor).rounded()
      return FontDescription(family: .custom(name), size: max(scaled, 0))
    }
  }
}

extension Font.Trait {
  fileprivate var kind: Font.TraitKind? {
    switch self {
    case .emphasis: .emphasis
    case .italic: .italic
    case .weight: .weight
    case .width: .width
    case .design: .design
    case .leading, .monospacedDigits, .smallCaps, .scaled, .without: nil
    }
  }
}

extension FontDescription {
  /// A custom family has one design only.
  fileprivate mutating func take(_ design: Font.Design) {
    if case .system = family { family = .system(design.family) }
  }
}

extension Font {
  /// UIKit's font as it is, whatever the type size.
  public init(_ font: UIFont) {
    let weight = Weight(number: font.weight.number)
    switch font.family {
    case .system: self.init(.system(size: font.pointSize, design: nil, weight: weight))
    case .rounded: self.init(.system(size: font.pointSize, design: .rounded, weight: weight))
    case .serif: self.init(.system(size: font.pointSize, design: .serif, weight: weight))
    case .monospaced: self.init(.system(size: font.pointSize, design: .monospaced, weight: weight))
    case .custom(let name):
      self.init(.custom(name: name, size: font.pointSize, style: nil))
      if font.weight != .regular { traits.append(.weight(weight)) }
    }
    if font.isItalic { traits.append(.italic) }
    if font.hasMonospacedDigits { traits.append(.monospacedDigits) }
    if font.width != .standard { traits.append(.width(Width(font.width.rawValue))) }
  }
}

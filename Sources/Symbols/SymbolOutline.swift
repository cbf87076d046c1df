import Foundation
import HangaGeometry

/// A symbol as shapes for one weight and scale. Lengths are em: multiply by the font's point size.
///
/// To draw it, paint the layers in order into a stencil, `erase` layers taking away what earlier
/// ones left, and pour the foreground style through the stencil. Layers of one level may overlap,
/// so a translucent style must not be given to each of them separately. Every pen has round caps
/// and joins.
package struct SymbolOutline: Hashable, Sendable {
  /// What the inside of a layer's path is.
  package enum Interior: Hashable, Sendable { case none, nonZero, evenOdd }

  package enum Operation: Hashable, Sendable { case draw, erase }

  /// Which of the hierarchical styles paints a layer.
  package enum Level: Int, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }

  package struct Layer: Hashable, Sendable {
    /// In em, y downwards, origin at the top left of the symbol's box.
    package var path: Path
    package var interior: Interior
    /// The width in em of the line along the path; 0 draws no line.
    package var penWidth: CGFloat
    package var operation: Operation
    package var level: Level
    /// Whether the layer does the opposite where levels have styles of their own: the minus of a
    /// filled disc is a hole in one colour, and drawn over the disc in two.
    package var isCarved: Bool
    /// The colour of the layer where the symbol shows colours of its own.
    package var tint: SymbolTint?
    /// Whether it shows a part of a value, the first ones of small values.
    package var isVariable: Bool

    package init(
      path: Path, interior: Interior, penWidth: CGFloat, operation: Operation = .draw,
      level: Level = .primary, isCarved: Bool = false, tint: SymbolTint? = nil,
      isVariable: Bool = false
    ) {
      (self.path, self.interior, self.penWidth) = (path, interior, penWidth)
      (self.operation, self.level, self.isCarved) = (operation, level, isCarved)
      (self.tint, self.isVariable) = (tint, isVariable)
    }

    /// What the layer does where levels have styles of their own.
    package var operationApart: Operation {
      isCarved ? (operation == .draw ? .erase : .draw) : operation
    }

    /// What the layer does where the symbol shows colours of its own: a sign that has one is drawn,
    /// others stay holes.
    package var operationTinted: Operation {
      tint != nil && operation == .erase ? .draw : operation
    }

    package var isEvenOdd: Bool { interior == .evenOdd }
  }

  package var layers: [Layer]
  /// The box the symbol occupies in layout, in em; the ink may be smaller.
  package var size: CGSize
  /// The rectangle the ink covers in that box, in em. A resizable symbol stretches this.
  package var ink: CGRect

  package init(layers: [Layer], size: CGSize, ink: CGRect) {
    (self.layers, self.size, self.ink) = (layers, size, ink)
  }

  /// Half the cap height of San Francisco in em, text-and-colour.md §2 (0.7046 / 2).
  package static let centerAboveBaseline: CGFloat = 0.3523

  /// How far the text baseline lies below the top of the box, in em, so that the box is centred
  /// on the capitals beside it.
  package var baseline: CGFloat { size.height / 2 + Self.centerAboveBaseline }

  /// Whether the layers can be painted one after the other without a stencil.
  package var isSimple: Bool {
    layers.count == 1 && (layers[0].penWidth == 0 || layers[0].interior == .none)
  }
}

import Foundation
import HangaGeometry

/// The distances SwiftUI keeps around text in a stack without explicit spacing.
///
/// Source: facts/layout.md §3.1 and §3.2 (iOS 17 and later).
extension FontMetrics {
  /// The line height plus a tenth of it, rounded up to a pixel.
  private func paddedHeight(_ grid: PixelGrid) -> CGFloat {
    lineHeight + grid.snapUp(lineHeight * 0.1)
  }

  /// Between something that is not text and this text below it.
  package func spacingAboveText(scale: CGFloat) -> CGFloat {
    paddedHeight(PixelGrid(scale: scale)) - ascender
  }

  /// Between this text and something below it that is not text.
  package func spacingBelowText(scale: CGFloat) -> CGFloat {
    let grid = PixelGrid(scale: scale)
    let strip = grid.snapUp(lineHeight * 0.1)
    return max(paddedHeight(grid) - capHeight, strip - descender)
  }

  /// Between another text and this text below it.
  package func spacingTextToText(scale: CGFloat) -> CGFloat {
    PixelGrid(scale: scale).snapUp(max(leading, 0))
  }
}

extension FontDescription {
  package func spacingAboveText(scale: CGFloat) -> CGFloat {
    systemMetrics.spacingAboveText(scale: scale)
  }
  package func spacingBelowText(scale: CGFloat) -> CGFloat {
    systemMetrics.spacingBelowText(scale: scale)
  }
  /// On the Mac texts follow each other without a distance (facts/layout.md §3.2).
  package func spacingTextToText(_ metrics: FontMetrics, scale: CGFloat) -> CGFloat {
    platform == .macOS ? 0 : metrics.spacingTextToText(scale: scale)
  }
  package func spacingTextToText(scale: CGFloat) -> CGFloat {
    spacingTextToText(systemMetrics, scale: scale)
  }
}

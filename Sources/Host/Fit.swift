import Foundation
import HangaRuntime
import SwiftUI

/// How large a picture of a view is, where the device's screen does not say.
public enum Fit: String, Hashable, Sendable, CaseIterable {
  /// As large as the view wants to be.
  case ideal
  /// As wide as the screen and as high as the view wants to be in that width.
  case height
  /// The screen, made so much higher that all that scrolls down it shows; bars stay at the edges.
  case scroll
}

extension Variant {
  /// The canvas that fits `view`, without safe areas and what the system draws over screens; the
  /// same variant for `scroll`, where the screen grows later.
  ///
  /// - Parameter make: makes a host for the view on another canvas.
  @MainActor
  package func fitted(_ fit: Fit, _ make: (Variant) throws -> ViewHost) throws -> Variant {
    if fit == .scroll { return self }
    let pixel = 1 / pixelScale
    var trial = self
    trial.showsChrome = false
    trial.size = fit == .ideal ? CGSize(width: pixel, height: pixel) : canvas
    let width = fit == .ideal ? nil : canvas.width
    let wish = try make(trial).contentSize(for: ProposedViewSize(width: width, height: nil))
    func length(_ value: CGFloat) -> CGFloat { max((value / pixel).rounded(.up) * pixel, pixel) }
    trial.size = CGSize(width: width ?? length(wish.width), height: length(wish.height))
    return trial
  }
}

extension ViewHost {
  /// The most that a screen grows to, in points: beyond it a picture takes gigabytes.
  package static let greatestHeight: CGFloat = 20_000

  /// Makes the screen as high as it must be for all that scrolls down it to show.
  ///
  /// What `UIScreen` answers stays as it was. Contents that grow with the screen end the growing.
  package func growToContent() throws {
    var left = try hiddenLength()
    for _ in 0..<FitLimits.rounds where left > 0 {
      let height = min(rootNode.element.canvas.size.height + left, Self.greatestHeight)
      guard height > rootNode.element.canvas.size.height else { break }
      rootNode.element.canvas.size.height = height
      let next = try hiddenLength()
      // Contents that are as much too long as before follow the screen.
      if next >= left { break }
      left = next
    }
    if left > 0 { graph.warn("not all that scrolls shows: the contents grow with the screen") }
  }

  /// How much of the topmost scroll view's contents lies outside of it.
  private func hiddenLength() throws -> CGFloat {
    try withRootElement { _ in
      let layer = rootNode.layers.last { !$0.isLeaving }
      return Self.hiddenLength(in: layer ?? rootNode.element)
    }
  }

  private static func hiddenLength(in node: LayoutNode) -> CGFloat {
    if let scroll = node as? ScrollElement, scroll.axes.contains(.vertical) {
      return scroll.range.height
    }
    return node.layoutChildren.map { hiddenLength(in: $0) }.max() ?? 0
  }
}

private enum FitLimits {
  /// Lazy contents know their length better each time more of them shows.
  static let rounds = 24
}

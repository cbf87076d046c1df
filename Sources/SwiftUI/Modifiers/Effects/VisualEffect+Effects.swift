import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Draws a view away from its place.
nonisolated struct DrawnOffsetEffect: TransformingEffect, Equatable {
  var offset: CGSize
  func transform(size: CGSize, in environment: EnvironmentValues) -> CGAffineTransform {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return CGAffineTransform(
      translationX: isMirrored ? -offset.width : offset.width, y: offset.height)
  }
}

extension VisualEffect {
  private func followed(by effect: some DrawingEffectModifier & Sendable) -> AppendedVisualEffect {
    var steps = _steps
    steps.effects.append(effect)
    return AppendedVisualEffect(_steps: steps)
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    followed(by: DrawnOffsetEffect(offset: offset))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: ScaleEffect(scale: scale, anchor: anchor))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    followed(by: RotationEffect(angle: angle, anchor: anchor))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    followed(
      by: Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    followed(by: TransformEffect(matrix: transform))
  }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    followed(by: OpacityEffect(opacity: opacity))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    followed(by: BlurEffect(radius: radius, isOpaque: opaque))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    followed(by: ColorFilterEffect(filter: .brightness, amount: amount))
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    followed(by: ColorFilterEffect(filter: .contrast, amount: amount))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    followed(by: ColorFilterEffect(filter: .saturation, amount: amount))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    followed(by: ColorFilterEffect(filter: .grayscale, amount: amount))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    followed(by: ColorFilterEffect(filter: .hueRotation, amount: angle.radians))
  }
}

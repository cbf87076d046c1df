/// How values around 1 (colours, opacities, unit points, radians) are made as large as lengths in
/// points before an animation sees them, since springs stop at absolute speeds
/// (facts/animation.md §1.4).
package enum AnimatableUnit {
  package static let scale = 128.0
}

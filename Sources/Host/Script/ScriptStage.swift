import Foundation

/// What a script is played on: time that moves by ticks, a screen that can be touched, and views
/// that can be found. `ViewHost` is the one that matters.
@MainActor
package protocol ScriptStage: AnyObject {
  /// The size of the screen in points.
  var canvas: CGSize { get }

  /// Brings the first state to rest without letting time pass.
  func prepare() throws

  /// Lets one tick pass; the scene is at rest afterwards.
  func tick() throws

  /// Delivers a touch at the present tick; the scene is at rest afterwards.
  func deliver(_ touch: TouchTimeline.Entry) throws

  /// Enters text where the focus is.
  func enter(_ text: String) throws

  /// Where a target is touched, in points on the screen.
  ///
  /// - Throws: an error that names what is there instead.
  func point(of target: TouchTarget) throws -> CGPoint

  /// The frame in which a target is swiped or scrolled, in points on the screen.
  func frame(of target: TouchTarget) throws -> CGRect

  /// Names what is still moving, such as an animation that repeats for ever; empty at rest.
  var movements: [String] { get }
}

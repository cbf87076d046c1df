import Foundation

/// The objects that `appearance()` answers, one for each class: what they are set to is what all
/// views of the class look like.
///
/// They belong to the program, as UIKit's do, and not to one screen: a picture shows what had been
/// set before it was made.
@MainActor
package enum Appearances {
  private static var objects: [ObjectIdentifier: UIView] = [:]

  /// The object of a class, made when it is first asked for.
  static func object<V: UIView>(_ make: () -> V) -> V {
    if let known = objects[ObjectIdentifier(V.self)] as? V { return known }
    let made = make()
    objects[ObjectIdentifier(V.self)] = made
    return made
  }

  /// The object of a class if anybody has asked for it: without one, nothing has been set.
  package static func known<V: UIView>(_ type: V.Type) -> V? {
    objects[ObjectIdentifier(type)] as? V
  }

  /// Forgets all that has been set.
  package static func reset() { objects = [:] }
}

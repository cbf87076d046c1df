import Foundation
import HangaGeometry

/// Why an element has put a child where it is.
public struct PlacementReport {
  /// One reason in words.
  package struct Reason: Hashable, Sendable {
    /// What it is about: spacing, alignment, padding and so on.
    package var topic: String
    package var text: String
  }

  /// What a stack has given one of its children, in the order in which they were served.
  package struct Share {
    package let element: LayoutElement
    package var priority: Double
    /// The least and the most the child would take along the stack; `nil` if it was not asked.
    package var range: ClosedRange<CGFloat>?
    /// What it was offered along the stack; `nil` is its ideal.
    package var offer: CGFloat?
    package var length: CGFloat
    /// The distance to the child before.
    package var distance: CGFloat
  }

  package private(set) var reasons: [Reason] = []
  package var shares: [Share] = []

  /// A report without a reason yet.
  public init() {}

  package mutating func add(_ topic: String, _ text: String) {
    reasons.append(Reason(topic: topic, text: text))
  }
}

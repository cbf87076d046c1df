import Foundation

/// Why a view has the size and place it has.
public struct Explanation: Sendable, Equatable, Codable {
  /// A view and what a layout made of it.
  public struct Step: Sendable, Equatable, Codable {
    /// As `hanga tree` names it.
    public var name: String
    /// Its path in `hanga tree`, or `nil` for elements that are not listed there.
    public var path: String?
    /// What a text shows.
    public var text: String?
    /// Where it is written, as far as that is known.
    public var source: String?
    /// In points on the screen.
    public var frame: ElementTree.Rectangle
    /// What it was placed with.
    public var proposal: String
    /// The size it answered to that.
    public var size: String
    /// What it was asked for its size, each proposal once.
    public var questions: [Question]
    /// Why it put the view that is explained, or what holds that, where it is; of the view itself,
    /// why it has its size.
    public var reasons: [Reason]
    /// What a stack gave each of its children, in the order in which they were served.
    public var shares: [Share]
  }

  /// A proposal and its answer.
  public struct Question: Sendable, Equatable, Codable {
    public var proposal: String
    public var answer: String
    /// How often it was worked out.
    public var measured: Int
    /// How often the cache knew it.
    public var cached: Int
  }

  /// One reason for a place.
  public struct Reason: Sendable, Equatable, Codable {
    /// What it is about: spacing, alignment, padding and so on.
    public var topic: String
    public var text: String
  }

  /// What a stack gave one of its children, in points along the stack.
  public struct Share: Sendable, Equatable, Codable {
    public var name: String
    public var priority: String
    /// `nil` where the stack was offered no length.
    public var least: String?
    public var most: String?
    public var offer: String
    public var length: String
    /// The distance to the child before.
    public var spacing: String
    /// Whether this is the child that is, or holds, the view that is explained.
    public var isAsked: Bool
  }

  /// The view, then who placed it, then who placed that, up to the screen.
  public var steps: [Step]

  /// The same as JSON, keys in alphabetical order.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(steps), as: UTF8.self)
  }
}

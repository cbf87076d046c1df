import Foundation
import HangaGeometry
import HangaLayout

/// Where a scroll view is, and where it is sent to.
nonisolated public struct ScrollPosition: Equatable {
  enum Target: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  /// Where it was last sent to, until the user scrolls it.
  private(set) var target: Target?
  /// Counts how often it was sent, so that the same place can be asked for again.
  private(set) var serial = 0
  private var known: AnyHashable?
  private let idType: Any.Type

  /// Whether a finger has scrolled since it was last sent anywhere.
  public private(set) var isPositionedByUser = false

  /// Where the scroll view begins.
  ///
  /// - Parameter idType: of the views inside whose ids are told.
  public init(idType: (some Hashable).Type = Never.self) { self.idType = idType }
  /// At the view with `id`.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self)
    scrollTo(id: id, anchor: anchor)
  }
  /// At an edge of the content.
  public init(idType: (some Hashable).Type = Never.self, edge: Edge) {
    self.init(idType: idType)
    scrollTo(edge: edge)
  }
  /// At a point of the content.
  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) {
    self.init(idType: idType)
    scrollTo(point: point)
  }
  /// At a place of the content.
  public init(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }
  /// At a distance from the content's left.
  public init(idType: (some Hashable).Type = Never.self, x: CGFloat) {
    self.init(idType: idType)
    scrollTo(x: x)
  }
  /// At a distance from the content's top.
  public init(idType: (some Hashable).Type = Never.self, y: CGFloat) {
    self.init(idType: idType)
    scrollTo(y: y)
  }

  /// Sends the scroll view to the view with `id`.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    send(to: .id(AnyHashable(id), anchor))
    known = AnyHashable(id)
  }
  /// Sends the scroll view to an edge of the content.
  public mutating func scrollTo(edge: Edge) { send(to: .edge(edge)) }
  /// Sends the scroll view to a point of the content.
  public mutating func scrollTo(point: CGPoint) { send(to: .point(x: point.x, y: point.y)) }
  /// Sends the scroll view to a place of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { send(to: .point(x: x, y: y)) }
  /// Sends the scroll view to a distance from the content's left.
  public mutating func scrollTo(x: CGFloat) { send(to: .point(x: x, y: nil)) }
  /// Sends the scroll view to a distance from the content's top.
  public mutating func scrollTo(y: CGFloat) { send(to: .point(x: nil, y: y)) }

  private mutating func send(to target: Target) {
    self.target = target
    serial += 1
    isPositionedByUser = false
    known = nil
  }

  /// Notes that a finger has scrolled, to the view with `id` if that is known.
  mutating func userDidScroll(to id: AnyHashable?) {
    target = nil
    isPositionedByUser = true
    known = id.flatMap { type(of: $0.base) == idType ? $0 : nil }
  }

  /// The edge it was sent to, or `nil`.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point it was sent to, or `nil`.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = target else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The distance from the left it was sent to, or `nil`.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }
  /// The distance from the top it was sent to, or `nil`.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }
  /// The id of the view it shows, or `nil` if that is not known.
  public var viewID: (any Hashable)? { known?.base as? any Hashable }
  /// The id of the view it shows if it is of this type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { known?.base as? T }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.target == b.target && a.serial == b.serial && a.known == b.known
      && a.isPositionedByUser == b.isPositionedByUser && a.idType == b.idType
  }
}

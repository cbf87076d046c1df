import Foundation
import HangaLayout
import HangaRuntime

/// The space in which a frame or a location is asked for.
public enum CoordinateSpace: Hashable {
  /// The screen.
  case global
  /// The view's own, its top-left corner at zero.
  case local
  /// That of the nearest ancestor named so.
  case named(AnyHashable)

  /// The space of the nearest ancestor named `name`; the screen's if there is none.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
  /// Whether it is the screen's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of an ancestor that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The same as a value of the older type.
  public let coordinateSpace: CoordinateSpace
}

/// A view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The screen's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest ancestor named `name`; the screen's if there is none.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewSpace.any)))
  }
  /// The space of the nearest scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(
      coordinateSpace: .named(
        AnyHashable(axis == .horizontal ? ScrollViewSpace.horizontal : .vertical)))
  }
}

/// The names that scroll views' spaces have.
package enum ScrollViewSpace: Hashable {
  case any
  case horizontal
  case vertical
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The screen's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Gives the view's space a name.
nonisolated public struct CoordinateSpaceModifier: SpaceNaming {
  package let name: AnyHashable
}

extension View {
  /// Names the view's space for those inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
  /// Names the view's space for those inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    guard case .named(let hidden) = name.coordinateSpace else {
      preconditionFailure("a named coordinate space has a name")
    }
    return modifier(CoordinateSpaceModifier(name: hidden))
  }
}

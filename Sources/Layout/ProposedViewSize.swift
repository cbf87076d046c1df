import Foundation
import HangaGeometry

/// The size a parent offers a child. `nil` asks for the ideal length, 0 for the smallest,
/// infinity for the largest; a finite number offers that many points.
@frozen public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  /// Points, or `nil` for the height the view likes best.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the size the view likes best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal by its two lengths; `nil` leaves one open, infinity asks for the most.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of exactly `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal with the lengths of `size` where it names none.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(
      width: LayoutConstants.idealLength, height: LayoutConstants.idealLength)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ major: CGFloat?, along axis: Axis, by minor: CGFloat?) {
    self =
      axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
  }

  /// The proposal less `insets`, never below zero. NaN becomes `nil`.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.horizontal, 0) },
      height: height.map { max($0 - insets.vertical, 0) })
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ major: CGFloat, along axis: Axis, by minor: CGFloat) {
    self =
      axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Numbers of the layout rules.
public enum LayoutConstants {
  /// What a view without a size of its own answers to an unspecified proposal (facts/layout.md §1).
  public static let idealLength: CGFloat = 10
  /// The distance between two views that state no preference (facts/layout.md §3, measured).
  public static let defaultSpacing: CGFloat = 8
  /// The default padding (facts/layout.md §7, measured).
  public static let defaultPadding: CGFloat = 16
  /// A Spacer's least length (facts/layout.md §2.3, measured).
  public static let spacerLength: CGFloat = 8
}

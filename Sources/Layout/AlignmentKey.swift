import Foundation
import HangaGeometry

/// A kind of alignment line, identified by its type.
public protocol AlignmentID {
  /// Where the line lies in a view that does not say otherwise, in points from its top-leading
  /// corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment line of one axis, erased.
@frozen public struct AlignmentKey: Hashable, Comparable, Sendable {
  /// Unsafe only in name: a metatype is an immutable address, and its only use is a static call.
  nonisolated(unsafe) package let id: any AlignmentID.Type
  package let axis: Axis
  /// What is known of the line without asking `id`.
  @usableFromInline let kind: Kind

  @usableFromInline enum Kind: Sendable {
    case start, center, end, textBaseline, other

    init(_ id: any AlignmentID.Type) {
      if id == HorizontalAlignment.Leading.self || id == VerticalAlignment.Top.self {
        self = .start
      } else if id == HorizontalAlignment.Center.self || id == VerticalAlignment.Center.self {
        self = .center
      } else if id == HorizontalAlignment.Trailing.self || id == VerticalAlignment.Bottom.self {
        self = .end
      } else if id == VerticalAlignment.FirstTextBaseline.self
        || id == VerticalAlignment.LastTextBaseline.self
      {
        self = .textBaseline
      } else {
        self = .other
      }
    }
  }

  package init(id: any AlignmentID.Type, axis: Axis) {
    (self.id, self.axis, kind) = (id, axis, Kind(id))
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }
  /// Horizontal lines before vertical ones, then by the name of the kind; the order means nothing.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.axis != rhs.axis { return lhs.axis.rawValue < rhs.axis.rawValue }
    return String(reflecting: lhs.id) < String(reflecting: rhs.id)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Whether lines of this kind are found in texts rather than set by a modifier.
  package var isTextBaseline: Bool { kind == .textBaseline }

  /// Whether this is one of the six lines that every view has.
  package var isStandard: Bool { lineFraction != nil }

  /// The line's place as a share of the length, for lines that are the same share of any view.
  package var lineFraction: CGFloat? {
    switch kind {
    case .start: 0
    case .center: 0.5
    case .end: 1
    case .textBaseline, .other: nil
    }
  }

  /// One value for a container from its children's: the least first baseline, the greatest last
  /// baseline, else the mean (facts/layout.md §6).
  package func combine(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first else { return nil }
    if id == VerticalAlignment.FirstTextBaseline.self { return values.reduce(first, min) }
    if id == VerticalAlignment.LastTextBaseline.self { return values.reduce(first, max) }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// A vertical line by which views are aligned side to side.
@frozen public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  /// The line of a kind of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// The left edge where text runs from left to right, else the right one.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(Center.self)
  /// The edge opposite to the leading one.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the lines between a list's rows begin; at the row's first text if nothing says so.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the lines between a list's rows end; at the row's edge if nothing says so.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  /// One place from those that several views state themselves; `nil` if none does.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }
}

/// A horizontal line by which views are aligned top to bottom.
@frozen public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  /// The line of a kind of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  /// The upper edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(Center.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost text; the lower edge of views without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the lowest text; the lower edge of views without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// One place from those that several views state themselves; `nil` if none does. The least of
  /// first baselines, the greatest of last ones, else the mean.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }
}

/// An alignment in both axes.
@frozen public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  /// The line from top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment by one line of each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// In the middle both ways.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge, half-way down.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge, half-way down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the upper edge, in the middle across.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the lower edge, in the middle across.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// At the leading edge, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// In the middle across, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// At the trailing edge, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the leading edge, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// In the middle across, on the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// At the trailing edge, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

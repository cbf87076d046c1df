import Foundation
import HangaGeometry
import HangaRuntime
import HangaTypesetting

/// A length that grows with the type size like a text style does.
@propertyWrapper nonisolated public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty
{
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var scale

  /// - Parameter textStyle: the style whose growth the length follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  /// Points at the default type size; grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The value at the type size of the view's surroundings.
  public var wrappedValue: Value {
    if typeSize == .large { return base }
    return Value(
      TextStyleTable.scaledValue(
        CGFloat(base), relativeTo: style.role, at: typeSize.contentSize, scale: scale))
  }
}

import Foundation
import HangaRuntime

/// A height at which a sheet rests.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }
  let kind: Kind
  /// What a custom detent answers; the type in `kind` stands for it in comparisons. It holds a type
  /// and is called on the main actor only.
  nonisolated(unsafe) private var custom: ((Context) -> CGFloat?)?

  private init(_ kind: Kind) { self.kind = kind }

  /// About half the screen; not where height is compact.
  public static let medium = PresentationDetent(.medium)
  /// All but the top of the screen.
  public static let large = PresentationDetent(.large)

  /// - Parameter fraction: the share of the largest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// - Parameter height: points above the lower safe area.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// A height that a type works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    var detent = PresentationDetent(.custom(ObjectIdentifier(type)))
    detent.custom = { type.height(in: $0) }
    return detent
  }

  /// What a custom detent knows when it is asked.
  @dynamicMemberLookup public struct Context {
    let environment: EnvironmentValues
    /// Points above the lower safe area that a sheet may be high at most.
    public let maxDetentValue: CGFloat

    /// A value of the surroundings of the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// Points above the lower safe area, or `nil` where the detent does not apply
  /// (facts/controls.md §6).
  ///
  /// - Parameter container: the screen's height.
  func value(in context: Context, container: CGFloat) -> CGFloat? {
    let most = context.maxDetentValue
    switch kind {
    case .medium: return min(container / 2, most)
    case .large: return most
    case .fraction(let share): return min(max(share, 0) * most, most)
    case .height(let height): return min(max(height, 0), most)
    case .custom: return custom?(context).map { min(max($0, 0), most) }
    }
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A height of a sheet that depends on its surroundings.
public protocol CustomPresentationDetent {
  /// Points above the lower safe area; `nil` where the detent does not apply.
  static func height(in context: Context) -> CGFloat?
  typealias Context = PresentationDetent.Context
}

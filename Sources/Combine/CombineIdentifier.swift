/// Tells subscribers and subscriptions apart; never printed.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let object: ObjectIdentifier

  public init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }
  public var description: String { "CombineIdentifier" }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

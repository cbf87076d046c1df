public struct Animation: Hashable, Sendable { public static let `default` = Animation() }
public struct Transaction: Sendable { public var animation: Animation?; public init() {}; public init(animation: Animation?) { self.animation = animation } }

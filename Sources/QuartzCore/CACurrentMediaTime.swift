import Foundation

/// Seconds of a clock that only goes forward; the scene's own while a scene is shown.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A span or an instant in seconds.
public typealias CFTimeInterval = Double

import Foundation

/// Seconds since the first of January 2001, by the scene's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double

/// Runs `body`; without Objective-C there is nothing to release after it.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

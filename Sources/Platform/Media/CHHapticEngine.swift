import Foundation

/// Makes a device be felt. This device cannot, which is what it says, as a simulator does.
open class CHHapticEngine {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case systemError = -1
  }

  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}

  public init() throws { throw CHHapticError(.notSupported) }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  open func start() throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// What a device can do.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// Why nothing is felt.
public struct CHHapticError: Error, Sendable {
  public enum Code: Int, Sendable { case engineNotRunning = -4805, notSupported = -4809 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

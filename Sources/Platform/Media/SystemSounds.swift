import Foundation

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays one of the system's sounds, which nobody hears here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

import Foundation

/// How a program's sound goes along with that of others; here there is none.
public final class AVAudioSession: NSObject, Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    public static let multiRoute = Category(rawValue: "multiRoute")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    public static let measurement = Mode(rawValue: "measurement")
    public static let voiceChat = Mode(rawValue: "voiceChat")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { shared }

  public func setCategory(_ category: Category) throws {}
  public func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  public func setMode(_ mode: Mode) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  public var outputVolume: Float { 1 }
  public var isOtherAudioPlaying: Bool { false }
}

import Foundation

/// Plays a sound, which nobody hears here: it knows whether it plays, and where.
open class AVAudioPlayer: NSObject {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  /// In seconds. How long the sound is nobody knows without decoding it.
  open var currentTime: TimeInterval = 0
  open private(set) var duration: TimeInterval = 0
  open var numberOfChannels: Int { 2 }

  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    (self.url, data) = (url, nil)
  }

  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws { (url, self.data) = (nil, data) }

  public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }

  @discardableResult open func prepareToPlay() -> Bool { true }

  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }

  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

  open func pause() { isPlaying = false }

  open func stop() { isPlaying = false }

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is told of the ends of sounds.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

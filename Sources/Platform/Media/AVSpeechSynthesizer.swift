import Foundation

/// Speaks, which nobody hears here.
open class AVSpeechSynthesizer: NSObject {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isSpeaking = false
  open private(set) var isPaused = false

  open func speak(_ utterance: AVSpeechUtterance) {
    isSpeaking = true
    delegate?.speechSynthesizer(self, didStart: utterance)
  }

  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isSpeaking = false
    return true
  }

  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = true
    return true
  }

  @discardableResult open func continueSpeaking() -> Bool {
    isPaused = false
    return true
  }
}

/// Where speech may stop.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// Is told how far speech is.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}

/// Something to say.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) { speechString = string }
}

/// Who says it.
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public init?(language: String?) { self.language = language ?? "en-US" }
  public init?(identifier: String) { language = "en-US" }
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

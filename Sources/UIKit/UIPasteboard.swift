import Foundation

/// What was copied, in memory only.
public final class UIPasteboard {
  private init() {}

  /// Unsafe because user code reaches it from any isolation; hosts run on the main actor.
  public nonisolated(unsafe) static let general = UIPasteboard()

  public var string: String? { didSet { changeCount += 1 } }
  public var url: URL?
  public var image: UIImage?
  public var color: UIColor?
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var hasColors: Bool { color != nil }
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { url = newValue?.first }
  }
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  public private(set) var changeCount = 0
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
}

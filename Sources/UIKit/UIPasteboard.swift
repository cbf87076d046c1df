import Foundation

/// What was copied, in memory only.
public final class UIPasteboard {
  private init() {}

  /// Unsafe because user code reaches it from any isolation; hosts run on the main actor.
  public nonisolated(unsafe) static let general = UIPasteboard()

  public var string: String?
  public var url: URL?
  public var image: UIImage?
  public var color: UIColor?
  public var hasStrings: Bool { string != nil }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
}

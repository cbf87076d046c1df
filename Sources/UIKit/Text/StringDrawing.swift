import Foundation
import HangaDrawing
import HangaGeometry

/// How room is counted for a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What a text may be shrunk by.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  open private(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  private static let boundless = CGSize(width: CGFloat.infinity, height: .infinity)

  /// The room on one line, or more where it breaks lines itself.
  public func size() -> CGSize {
    Self.box(self, Self.boundless, TextRules())
  }

  /// The room in a box of `size`. Without `.usesLineFragmentOrigin` all is one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin)
    var room = size
    if !breaks || room.width <= 0 { room.width = .infinity }
    // The height is what would be taken, whatever there is, unless the last line is to be cut.
    if room.height <= 0 || !options.contains(.truncatesLastVisibleLine) { room.height = .infinity }
    let rules = TextRules(lines: breaks ? 0 : 1)
    let box = Self.box(self, room, rules)
    return CGRect(origin: .zero, size: box)
  }

  public func draw(at point: CGPoint) {
    let size = size()
    drawLines(in: CGRect(origin: point, size: size), TextRules())
  }

  /// Breaks lines at the box's edges; what has no room is left out.
  public func draw(in rect: CGRect) { drawLines(in: rect, TextRules()) }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let rules = TextRules(
      lines: breaks ? 0 : 1,
      lineBreak: options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : .byWordWrapping)
    drawLines(in: rect, rules)
  }

  private func drawLines(in rect: CGRect, _ rules: TextRules) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // Never changed and only read where pictures are made.
    nonisolated(unsafe) let text = self
    context.addItems(ViewTools.ask { $0.textItems(text, rect, rules) } ?? [])
  }

  private static func box(_ text: NSAttributedString, _ room: CGSize, _ rules: TextRules) -> CGSize
  {
    // Never changed and only read where pictures are made.
    nonisolated(unsafe) let text = text
    return ViewTools.ask { $0.textBox(text, room, rules).size } ?? .zero
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(at: point) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    attributed(attributes).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { attributed(attributes).draw(with: rect, options: options, context: context) }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

/// Strings are drawn as Foundation's are.
extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attributes).draw(at: point) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

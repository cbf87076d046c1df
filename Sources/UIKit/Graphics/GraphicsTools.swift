import Foundation
import HangaDrawing
import HangaGeometry

/// What drawing into pictures asks of the layers above: pixels of drawings and of files, texts and
/// symbols as drawings. The host provides it.
package struct GraphicsTools: Sendable {
  /// The pixels of a drawing, or `nil` with a message if it cannot be drawn.
  package var pixels: @Sendable (DisplayList) -> PixelBuffer?
  /// The pixels of a file.
  package var decoded: @Sendable (Data) -> PixelBuffer?
  package var png: @Sendable (PixelBuffer, _ scale: CGFloat) -> Data
  /// A document of pages.
  package var pdf: @Sendable ([DisplayList]) -> Data?
  /// A name by which drawings can show a picture.
  package var reference: @Sendable (Data, _ scale: CGFloat) -> ImageReference?

  package init(
    pixels: @escaping @Sendable (DisplayList) -> PixelBuffer?,
    decoded: @escaping @Sendable (Data) -> PixelBuffer?,
    png: @escaping @Sendable (PixelBuffer, CGFloat) -> Data,
    pdf: @escaping @Sendable ([DisplayList]) -> Data?,
    reference: @escaping @Sendable (Data, CGFloat) -> ImageReference?
  ) {
    (self.pixels, self.decoded, self.png) = (pixels, decoded, png)
    (self.pdf, self.reference) = (pdf, reference)
  }

  /// Unsafe because drawing is asked for from any isolation; a host sets it once, before anything
  /// can be drawn.
  package nonisolated(unsafe) static var current: GraphicsTools?

  /// - Parameter asker: whom the message names.
  static func required(_ asker: String) -> GraphicsTools? {
    if let current { return current }
    let message = "\(asker): nothing can be drawn before a ViewHost has been made.\n"
    FileHandle.standardError.write(Data(message.utf8))
    return nil
  }
}

/// What UIKit's views ask of the layer that draws them. SwiftUI provides it.
@MainActor
package struct ViewTools {
  /// The room a text takes of the size it is offered, and where its first and last lines stand.
  package struct TextBox: Sendable {
    package var size: CGSize
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
      (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
    }
  }

  package var textBox: (NSAttributedString, CGSize, TextRules) -> TextBox
  package var textItems: (NSAttributedString, CGRect, TextRules) -> [DisplayItem]
  /// The size of a picture or symbol as it is.
  package var imageSize: (UIImage) -> CGSize
  package var imageItems: (UIImage, CGRect) -> [DisplayItem]
  /// What a view that is drawn by a stand-in of its own wants to be, offered a size.
  package var fittingSize: (UIView, CGSize) -> CGSize?
  /// What a view and all in it look like.
  package var viewItems: (UIView) -> [DisplayItem]
  /// Has changes made by `body` take their time on the way.
  package var animated: (ViewAnimation, _ body: () -> Void, _ completion: (() -> Void)?) -> Void

  package init(
    textBox: @escaping (NSAttributedString, CGSize, TextRules) -> TextBox,
    textItems: @escaping (NSAttributedString, CGRect, TextRules) -> [DisplayItem],
    imageSize: @escaping (UIImage) -> CGSize,
    imageItems: @escaping (UIImage, CGRect) -> [DisplayItem],
    fittingSize: @escaping (UIView, CGSize) -> CGSize?,
    viewItems: @escaping (UIView) -> [DisplayItem],
    animated: @escaping (ViewAnimation, () -> Void, (() -> Void)?) -> Void
  ) {
    (self.textBox, self.textItems) = (textBox, textItems)
    (self.imageSize, self.imageItems) = (imageSize, imageItems)
    (self.fittingSize, self.viewItems, self.animated) = (fittingSize, viewItems, animated)
  }

  package static var current: ViewTools?

  /// Asks on the main actor, on which pictures and views are made.
  nonisolated static func ask<R>(_ question: @MainActor (ViewTools) -> R) -> R? {
    // The answer never leaves the main actor: asker and answerer both run on it.
    nonisolated(unsafe) var result: R?
    MainActor.assumeIsolated { result = current.map(question) }
    return result
  }
}

/// How a text is broken into lines where nothing of it says so itself.
package struct TextRules: Hashable, Sendable {
  /// As many as needed for 0.
  package var lines: Int
  package var lineBreak: NSLineBreakMode
  package var alignment: NSTextAlignment
  /// The least share of its size a text that has no room is shrunk to.
  package var minimumScale: CGFloat
  package init(
    lines: Int = 0, lineBreak: NSLineBreakMode = .byWordWrapping,
    alignment: NSTextAlignment = .natural, minimumScale: CGFloat = 1
  ) {
    (self.lines, self.lineBreak) = (lines, lineBreak)
    (self.alignment, self.minimumScale) = (alignment, minimumScale)
  }
}

/// How UIKit's views move from one state to another.
package struct ViewAnimation: Sendable {
  package enum Curve: Sendable, Equatable {
    case easeInOut, easeIn, easeOut, linear
    case spring(damping: CGFloat)
    case cubic(CGPoint, CGPoint)
  }
  /// In seconds.
  package var duration: Double
  package var delay: Double
  package var curve: Curve
  package var repeats: Bool
  package var reverses: Bool
  package init(
    duration: Double, delay: Double = 0, curve: Curve = .easeInOut, repeats: Bool = false,
    reverses: Bool = false
  ) {
    (self.duration, self.delay, self.curve) = (duration, delay, curve)
    (self.repeats, self.reverses) = (repeats, reverses)
  }
}

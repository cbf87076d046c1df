import Foundation
import HangaDrawing
import HangaGeometry

/// The contexts that UIKit's drawing goes to, the present one last.
package enum DrawingContexts {
  /// Unsafe because drawing is asked for from any isolation; contexts are pushed and popped by the
  /// code that draws on one thread.
  package nonisolated(unsafe) static var stack: [CGContext] = []

  /// Has UIKit's drawing go to `context` while `body` runs.
  package static func with<R>(_ context: CGContext, _ body: () throws -> R) rethrows -> R {
    stack.append(context)
    defer { stack.removeLast() }
    return try body()
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.stack.last }
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.stack.append(context) }
public func UIGraphicsPopContext() { _ = DrawingContexts.stack.popLast() }

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// - Parameter scale: pixels to a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(noting: size, scale: scale > 0 ? scale : ScreenContext.current.scale)
  if opaque {
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
  }
  DrawingContexts.stack.append(context)
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = DrawingContexts.stack.last, let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}
public func UIGraphicsEndImageContext() { _ = DrawingContexts.stack.popLast() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  context.fill(rect)
  context.restoreGState()
}

extension UIColor {
  /// What is drawn from now on is of this colour, fills and lines.
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

import Dispatch
import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts
import Synchronization

/// Draws lists on several threads and hands on what is made of the pictures, in order.
///
/// While the main actor goes on to the next instants, they draw; no more than a few frames a thread
/// are under way, so memory does not grow with the length of a strip. They are threads of Dispatch:
/// those of Swift's concurrency may all be taken by tests that wait for the main actor.
@MainActor
package final class FrameLine<Piece: Sendable> {
  /// What is made of a frame, given the frame before it.
  package typealias Make = @Sendable (_ frame: StripFrame, _ previous: StripFrame?) throws -> Piece

  private let seats: [DrawingSeat]
  private let make: Make
  private let receive: (Piece) throws -> Void
  private var waiting: [Pending<Piece>] = []
  private var previous: Pending<StripFrame>?
  private var added = 0

  /// Frames under way for each thread.
  private static var depth: Int { 2 }

  init(make: @escaping Make, receive: @escaping (Piece) throws -> Void) throws {
    let fonts = try RenderingTools.shared().fonts.list
    let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
    seats = (0..<count).map { _ in DrawingSeat(fonts: fonts) }
    (self.make, self.receive) = (make, receive)
  }

  /// A frame to draw.
  struct Order: Sendable {
    var list: DisplayList
    var images: ImageStore
    /// The frame without its picture's additions.
    var index: Int
    var time: Double
    var name: String?
    var width: Int?
    var label: Bitmap?
    var drawn: DrawnCount
  }

  func add(_ order: Order) throws {
    if waiting.count >= seats.count * Self.depth { try take() }
    let seat = seats[added % seats.count]
    added += 1
    let (drawing, pending) = (Pending<StripFrame>(), Pending<Piece>())
    let (make, before) = (make, previous)
    seat.queue.async {
      // 1. Draw.
      let frame = Result { try seat.draw(order) }
      drawing.fulfil(frame)
      // 2. Make something of it and of the one before, which was given out earlier.
      pending.fulfil(Result { try make(try frame.get(), try before?.value()) })
    }
    waiting.append(pending)
    previous = drawing
  }

  /// Waits for all frames.
  func finish() throws {
    while !waiting.isEmpty { try take() }
    previous = nil
  }

  /// Lets what is under way come to its end and drops it.
  func abandon() {
    while !waiting.isEmpty { _ = try? waiting.removeFirst().value() }
    previous = nil
  }

  private func take() throws { try receive(try waiting.removeFirst().value()) }

  /// A thread with a rasteriser and faces of its own.
  private final class DrawingSeat: Sendable {
    let queue = DispatchQueue(label: "hanga.strip")
    private let fonts: FontList
    private let rasterizer = Mutex<Rasterizer?>(nil)

    init(fonts: FontList) { self.fonts = fonts }

    func draw(_ order: Order) throws -> StripFrame {
      let bitmap = try rasterizer.withLock { kept in
        let rasterizer = try kept ?? Rasterizer(fonts: FontLibrary(list: fonts))
        kept = rasterizer
        return try rasterizer.draw(order.list, images: order.images)
      }
      order.drawn.add()
      let cell = StripLook.finished(bitmap, width: order.width, label: order.label)
      return StripFrame(
        index: order.index, time: order.time, name: order.name,
        frame: Frame(bitmap: cell, scale: order.list.scale))
    }
  }
}

/// A value that another thread makes. The main actor waits for it without letting go, so that
/// nothing else runs between two instants of a scene.
private final class Pending<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let done = DispatchSemaphore(value: 0)

  func fulfil(_ value: Result<Value, any Error>) {
    result.withLock { $0 = value }
    done.signal()
  }

  /// Waits for the value, which may be asked for more than once.
  func value() throws -> Value {
    done.wait()
    done.signal()
    let value = result.withLock { $0 }
    guard let value else { preconditionFailure("The wait ended before there was a value.") }
    return try value.get()
  }
}

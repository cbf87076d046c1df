import Dispatch
import Foundation
import HangaBitmaps
import HangaDrawing
import Synchronization

/// Draws lists on several workers and hands on what is made of the pictures, in order.
///
/// While the main actor goes on to the next instants, workers draw; no more than a few frames a
/// worker are under way, so memory does not grow with the length of a strip.
@MainActor
final class FrameLine<Piece: Sendable> {
  /// What is made of a frame, given the frame before it.
  typealias Make = @Sendable (_ frame: StripFrame, _ previous: StripFrame?) throws -> Piece

  private let workers: [RasterWorker]
  private let make: Make
  private let receive: (Piece) throws -> Void
  private var waiting: [Pending<Piece>] = []
  private var previous: Task<StripFrame, any Error>?
  private var added = 0

  /// Frames under way for each worker.
  private static var depth: Int { 2 }

  init(make: @escaping Make, receive: @escaping (Piece) throws -> Void) throws {
    workers = try ViewHost.workers()
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
    if waiting.count >= workers.count * Self.depth { try take() }
    let worker = workers[added % workers.count]
    added += 1
    // 1. Draw.
    let drawing = Task.detached {
      let frame = try await worker.draw(order.list, images: order.images)
      order.drawn.add()
      let cell = StripLook.finished(frame.bitmap, width: order.width, label: order.label)
      return StripFrame(
        index: order.index, time: order.time, name: order.name,
        frame: Frame(bitmap: cell, scale: frame.scale))
    }
    // 2. Make something of it and of the one before.
    let pending = Pending<Piece>()
    let (make, before) = (make, previous)
    Task.detached {
      do {
        let previous = try await before?.value
        pending.fulfil(.success(try make(try await drawing.value, previous)))
      } catch {
        pending.fulfil(.failure(error))
      }
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
    while !waiting.isEmpty { _ = try? waiting.removeFirst().wait() }
    previous = nil
  }

  private func take() throws { try receive(try waiting.removeFirst().wait()) }
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

  func wait() throws -> Value {
    done.wait()
    let value = result.withLock { $0 }
    guard let value else { preconditionFailure("The value was waited for twice.") }
    return try value.get()
  }
}

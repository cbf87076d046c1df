import Foundation
import HangaDrawing
import HangaGeometry

/// The pages of a PDF that is being drawn, and where they go.
final class CGDocument {
  private let finish: (Data) -> Void
  private var pages: [DisplayList] = []
  private var isClosed = false

  init(_ finish: @escaping (Data) -> Void) { self.finish = finish }

  func add(_ page: DisplayList) { pages.append(page) }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    guard let data = GraphicsTools.required("CGContext")?.pdf(pages) else { return }
    finish(data)
  }
}

/// Takes the bytes of a document.
public final class CGDataConsumer {
  let take: (Data) -> Void
  /// Appends the bytes to `data`.
  public init?(data: CFMutableData) { take = { data.append($0) } }
  /// Writes a file.
  public init?(url: CFURL) {
    let path = url.path ?? ""
    take = { _ = FileManager.default.createFile(atPath: path, contents: $0) }
  }
}

extension CGContext {
  /// A context of pages, whose y grows upwards.
  ///
  /// - Parameter mediaBox: the pages' size in points; `nil` is American letter paper.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(pages: CGDocument(consumer.take), box: mediaBox?.pointee)
  }
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(pages: CGDocument(consumer.take), box: mediaBox?.pointee)
  }
  public convenience init?(
    _ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(url as NSURL, mediaBox: mediaBox, auxiliaryInfo)
  }

  private convenience init(pages: CGDocument, box: CGRect?) {
    let box = box ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(
      size: box.size,
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY),
      target: .document(pages))
  }

  /// A page begins; what it is told of its boxes is not followed.
  public func beginPDFPage(_ pageInfo: CFDictionary?) { look = Look(transform: base) }
  public func endPDFPage() {
    guard case .document(let pages) = target else { return }
    pages.add(DisplayList(size: size, scale: 1, items: takePage()))
  }
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPDFPage(nil) }
  public func endPage() { endPDFPage() }
  public func closePDF() { if case .document(let pages) = target { pages.close() } }
  public func flush() {}
  public func synchronize() {}
}

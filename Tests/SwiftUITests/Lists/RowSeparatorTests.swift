import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

/// Where the lines between rows begin: rows begin 16 from the edge (facts/controls.md §5).
@MainActor
struct RowSeparatorTests {
  private func lineStart<V: View>(below row: V) throws -> CGFloat? {
    let screen = try Screen(
      List {
        row
        Text("next")
      }.listStyle(.plain))
    // The second row has no line below it on the way: take the first line that is drawn.
    return screen.items.lazy.compactMap { Self.line(in: $0) }.min { $0.minY < $1.minY }?.minX
  }

  private static func line(in item: DisplayItem) -> CGRect? {
    switch item {
    case .fill(.rectangle(let rect), _, _): rect.height < 1 && rect.width > 100 ? rect : nil
    case .group(_, let inner): inner.lazy.compactMap { line(in: $0) }.first
    case .fill, .stroke, .glyphs, .image, .backdrop: nil
    }
  }

  @Test func linesBeginAtTheFirstText() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20)
      Text("text")
    }
    #expect(try lineStart(below: row) == 16 + 40)
  }

  @Test func wordsOnSegmentsDoNotMoveThem() throws {
    let segments = Picker("a", selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    .pickerStyle(.segmented)
    #expect(try lineStart(below: segments) == 16)
    let labelled = HStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20)
      Text("text")
      segments
    }
    #expect(try lineStart(below: labelled) == 16 + 40)
  }

  /// The section says so, not the list.
  @Test func aSectionsOwnProminenceIsItsHeaders() throws {
    let screen = try Screen(
      Form {
        Section("one") { Text("a") }
        Section("two") { Text("b") }.headerProminence(.increased)
      })
    #expect(screen.frame(ofText: "ONE") != nil)
    #expect(screen.frame(ofText: "two") != nil)
  }
}

import Foundation
import Hanga
import HangaRuntime
import Testing

@testable import SwiftUI

@MainActor
struct RedactionTests {
  private func drawn<V: View>(_ view: V) throws -> String {
    try ViewHost(view, Variant(size: CGSize(width: 120, height: 80))).displayListDescription
  }

  @Test func placeholdersHaveABarALineAndNoGlyphs() throws {
    let text = Text("one\ntwo\nthree")
    #expect(try drawn(text).contains("glyphs"))
    let list = try drawn(text.redacted(reason: .placeholder))
    #expect(!list.contains("glyphs"))
    #expect(list.components(separatedBy: "fill").count - 1 == 3)
  }

  @Test func placeholdersKeepTheirSize() throws {
    func frame<V: View>(_ view: V) throws -> ElementTree.Rectangle? {
      try ViewHost(view, Variant(size: CGSize(width: 120, height: 80))).tree().all
        .first { $0.type == "Text" }?.frame
    }
    #expect(try frame(Text("a")) == frame(Text("a").redacted(reason: .placeholder)))
  }

  @Test func unredactedViewsShow() throws {
    let list = try drawn(
      VStack {
        Text("a")
        Text("b").unredacted()
      }.redacted(reason: .placeholder))
    #expect(list.components(separatedBy: "glyphs").count - 1 == 1)
  }

  @Test func onlyWhatIsPrivateIsHiddenForPrivacy() throws {
    let list = try drawn(
      VStack {
        Text("a")
        Text("b").privacySensitive()
      }.redacted(reason: .privacy))
    #expect(list.components(separatedBy: "glyphs").count - 1 == 1)
  }

  @Test func shapesAndBackgroundsShow() throws {
    let shape = Color.red.frame(width: 10, height: 10)
    #expect(try drawn(shape) == drawn(shape.redacted(reason: .placeholder)))
  }
}

import Foundation
import SwiftUI
import Testing

@MainActor
struct GroupBoxTests {
  /// facts/text-and-colour.md §3.3: secondary and tertiary background in light.
  @Test func aBoxInsideAnotherHasTheOtherColour() throws {
    let boxes = GroupBox { GroupBox { Color.clear.frame(height: 10) } }
    let fills = try Drawn(boxes, in: CGSize(width: 100, height: 100)).items.compactMap {
      item -> String? in
      guard case .fill(.roundedRectangle, .color(let color), _) = item else { return nil }
      return "\(color)"
    }
    let laid = try Drawn(
      VStack {
        RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .secondarySystemBackground))
        RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemBackground))
      }, in: CGSize(width: 100, height: 100)
    ).items.compactMap { item -> String? in
      guard case .fill(.roundedRectangle, .color(let color), _) = item else { return nil }
      return "\(color)"
    }
    #expect(fills == laid && fills.count == 2)
  }

  @Test func titleAndContentStandAtTheLeadingEdge() throws {
    let laid = try Laid(
      GroupBox("ab") { Color.red.frame(width: 20, height: 10).named("content") }.named("box"))
    #expect(laid["box"].width == 400)
    #expect(laid["content"].minX == 16)
    #expect(laid.tree.all.first { $0.text == "ab" }?.frame.x == 16)
  }

  @Test func aBackgroundStyleIsTheBoxs() throws {
    let drawn = try Drawn(
      GroupBox { Color.clear }.backgroundStyle(Color(red: 1, green: 0, blue: 0)))
    #expect(drawn.text.contains("fill rounded 0,0 100×40 r 8 #FF0000"))
  }
}

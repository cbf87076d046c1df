import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct InspectorTests {
  private func frame(_ name: String, _ variant: Variant) throws -> CGRect? {
    let view = Color.red.accessibilityIdentifier("main")
      .inspector(isPresented: .constant(true)) {
        Color.blue.accessibilityIdentifier("panel").inspectorColumnWidth(200)
      }
    let tree = try ViewHost(view, variant).tree()
    return tree.all.first { $0.accessibilityIdentifier == name }.map {
      CGRect(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height)
    }
  }

  @Test func onAPadItIsAColumn() throws {
    let pad = Variant(device: .iPad11)
    #expect(try frame("main", pad)?.width == CGFloat(820 - 200))
    #expect(try frame("panel", pad)?.minX == CGFloat(820 - 200))
  }

  @Test func onAPhoneItIsASheet() throws {
    #expect(try frame("main", Variant())?.width == 390)
    let panel = try #require(try frame("panel", Variant()))
    #expect(panel.minY > 844 / 3)
  }

  @Test func whatIsSmallerThanItsRoomStandsInTheMiddle() throws {
    let view = Color.red.frame(width: 20, height: 20).accessibilityIdentifier("main")
      .inspector(isPresented: .constant(true)) { Color.blue.inspectorColumnWidth(200) }
    let tree = try ViewHost(view, Variant(device: .iPad11)).tree()
    let main = try #require(tree.all.first { $0.accessibilityIdentifier == "main" })
    #expect(main.frame.rect.midX == CGFloat(820 - 200) / 2)
  }
}

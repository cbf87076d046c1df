import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import Testing

@testable import Hanga
@testable import SwiftUI

@MainActor
struct MenuTests {
  private struct Host<Rows: View>: View {
    var alignment = Alignment.topLeading
    let rows: () -> Rows
    init(_ alignment: Alignment = .topLeading, @ViewBuilder rows: @escaping () -> Rows) {
      (self.alignment, self.rows) = (alignment, rows)
    }
    var body: some View {
      Menu {
        rows()
      } label: {
        Color.red.frame(width: 60, height: 40).named("menu")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private func list(_ screen: Presented) -> CGRect {
    ElementTree(screen.root).all.first { $0.type == "MenuList" }?.frame.rect ?? .null
  }

  private func opened<Rows: View>(
    _ alignment: Alignment = .topLeading, @ViewBuilder rows: @escaping () -> Rows
  ) throws -> Presented {
    let screen = try Presented(Host(alignment, rows: rows))
    try screen.tap("menu")
    try screen.settle()
    return screen
  }

  @Test func itIs250WideWithRowsOf44BelowItsButton() throws {
    let screen = try opened {
      Button("One") {}
      Button("Two") {}
    }
    // The button at 0…60 by 47…87; eight points from the screen's side and from the button.
    #expect(list(screen) == rect(8, 47 + 40 + 8, 250, CGFloat(2 * 44)))
    #expect(screen["One"].minX == CGFloat(8 + 16))
    #expect(screen["Two"].midY == CGFloat(95 + 44 + 22))
    #expect(screen.dims.isEmpty)
  }

  @Test func atTheOtherSideItEndsWhereItsButtonDoes() throws {
    let screen = try opened(.topTrailing) { Button("One") {} }
    #expect(list(screen).maxX == CGFloat(390 - 8))
  }

  @Test func atTheBottomItOpensUpwardsFromTheFirstRow() throws {
    let screen = try opened(.bottomLeading) {
      Button("One") {}
      Button("Two") {}
    }
    #expect(list(screen).maxY == CGFloat(844 - 34 - 40 - 8))
    #expect(screen["One"].minY > screen["Two"].minY)
  }

  @Test func dividersSetGroupsEightPointsApart() throws {
    let screen = try opened {
      Button("One") {}
      Divider()
      Button("Two") {}
    }
    #expect(list(screen).height == CGFloat(44 + 8 + 44))
  }

  @Test func picturesStandAtTheEnd() throws {
    let screen = try opened {
      Button {
      } label: {
        Label {
          Text("One")
        } icon: {
          Color.blue.frame(width: 20, height: 20).named("icon")
        }
      }
    }
    #expect(screen["One"].minX == CGFloat(8 + 16))
    #expect(screen["icon"].midX == CGFloat(8 + 250 - 26))
    #expect(screen["icon"].midY == screen["One"].midY)
  }

  @Test func checkedRowsLeaveAColumnForAll() throws {
    let screen = try opened {
      Button("One") {}.environment(\.menuCheck, true)
      Button("Two") {}
    }
    #expect(
      screen["One"].minX == CGFloat(8 + 16 + 18) && screen["Two"].minX == CGFloat(8 + 16 + 18))
  }

  @Test func aToggleIsARowThatIsCheckedWhileItIsOn() throws {
    struct Switching: View {
      @State private var isOn = false
      var body: some View {
        Menu {
          Toggle("Switch", isOn: $isOn)
          Button("One") {}
        } label: {
          Color.red.frame(width: 60, height: 40).named("menu")
        }
      }
    }
    let screen = try Presented(Switching())
    func check() throws -> Bool {
      try screen.tap("menu")
      try screen.settle()
      return screen.has("checkmark")
    }
    #expect(try !check())
    #expect(screen["One"].minX == screen["Switch"].minX)
    try screen.tap("Switch")
    try screen.settle()
    #expect(try check())
  }

  @Test func sectionsAreGroupsWithTheirHeaders() throws {
    let screen = try opened {
      Section("Header") { Button("One") {} }
      Section { Button("Two") {} }
    }
    // A header of 30, a row, a gap and a row; the line below the header takes no room.
    #expect(list(screen).height == CGFloat(30 + 44 + 8 + 44))
  }

  @Test func aChoiceActsAtOnceAndClosesTheMenu() throws {
    let log = Log()
    let screen = try opened { Button("One") { log.add("one") } }
    try screen.tap("One")
    #expect(log.lines == ["one"] && !screen.has("One"))
    try screen.settle()
    #expect(screen.root.layers.isEmpty)
  }

  @Test func aTapBesideItOnlyClosesIt() throws {
    let log = Log()
    let screen = try opened { Button("One") { log.add("one") } }
    try screen.tap(300, 600)
    try screen.settle()
    #expect(log.lines.isEmpty && screen.root.layers.isEmpty)
  }

  @Test func aMenuInAMenuLiesOverItsRowAndClosesWithIt() throws {
    let log = Log()
    let screen = try opened {
      Button("One") {}
      Menu("More") { Button("Inner") { log.add("inner") } }
    }
    let row = screen["More"]
    try screen.tap("More")
    try screen.settle()
    #expect(screen.root.layers.count == 2)
    let lists = ElementTree(screen.root).all.filter { $0.type == "MenuList" }
    #expect(lists.last?.frame.rect.minY == row.midY - 22)
    try screen.tap("Inner")
    #expect(log.lines == ["inner"])
    try screen.settle()
    #expect(screen.root.layers.isEmpty)
  }

  @Test func aMenuWithAnActionOpensWhenItIsHeld() throws {
    struct Both: View {
      let log: Log
      var body: some View {
        Menu {
          Button("One") {}
        } label: {
          Color.red.frame(width: 60, height: 40).named("menu")
        } primaryAction: {
          log.add("action")
        }
      }
    }
    let log = Log()
    let screen = try Presented(Both(log: log))
    try screen.tap("menu")
    try screen.settle()
    #expect(log.lines == ["action"] && screen.root.layers.isEmpty)
    let frame = screen["menu"]
    try screen.down(frame.midX, frame.midY)
    try screen.advance(by: 0.6)
    try screen.up(frame.midX, frame.midY)
    #expect(screen.has("One") && log.lines == ["action"])
  }

  @Test func itGrowsOutOfItsButton() throws {
    let screen = try Presented(Host { Button("One") {} })
    try screen.tap("menu")
    try screen.advance(by: 0.05)
    guard case .group(.opacity(let alpha), let inner)? = screen.items.last,
      case .group(.transform(let transform), _)? = inner.first
    else {
      Issue.record("no card in flight")
      return
    }
    let rest = Presented.rest(after: 0.05, frequency: 22.88)
    #expect(abs(alpha - (1 - rest)) < 1e-6)
    #expect(abs(Double(transform.a) - (1 - 0.8 * rest)) < 1e-6)
    // Its upper edge stays below the button's middle.
    let pivot = CGPoint(x: 30, y: 95)
    let moved = pivot.applying(transform)
    #expect(abs(moved.x - pivot.x) < 1e-9 && abs(moved.y - pivot.y) < 1e-9)
  }

  @Test func aHeldViewShowsItsContextMenu() throws {
    let log = Log()
    let view = Button("Held") { log.add("tapped") }
      .frame(width: 200, height: 100).named("held")
      .contextMenu { Button("One") { log.add("one") } }
    let screen = try Presented(view)
    try screen.tap("Held")
    #expect(log.lines == ["tapped"] && screen.root.layers.isEmpty)
    let frame = screen["Held"]
    try screen.down(frame.midX, frame.midY)
    try screen.advance(by: 0.49)
    #expect(!screen.has("One"))
    try screen.advance(by: 0.05)
    try screen.up(frame.midX, frame.midY)
    try screen.settle()
    #expect(screen.has("One") && log.lines == ["tapped"])
    #expect(screen["ContextMenu"].minY == screen["held"].maxY + 8)
    try screen.tap("One")
    try screen.settle()
    #expect(log.lines == ["tapped", "one"] && screen.root.layers.isEmpty)
  }

  @Test func aMenuLiftsTheWholeRowOfAList() throws {
    let view = List { Text("Row").contextMenu { Button("One") {} } }
    let screen = try Presented(view)
    let frame = screen["Row"]
    try screen.down(frame.midX, frame.midY)
    try screen.advance(by: 0.6)
    try screen.up(frame.midX, frame.midY)
    try screen.settle()
    // 8 below the row, which is 44 high around its text (facts/controls.md §5).
    #expect(abs(screen["ContextMenu"].minY - (frame.midY + 22 + 8)) < 0.5)
  }

  @Test func aPopoverIsASheetOnAPhoneAndACardWithAnArrowOnATablet() throws {
    let view = Color.red.frame(width: 100, height: 40).named("anchor")
      .popover(isPresented: .constant(true)) {
        Color.blue.frame(width: 200, height: 120).named("body")
      }
    let phone = try Presented(view)
    #expect(ElementTree(phone.root).all.first { $0.type == "Popover" }?.frame.rect.minY == 57)
    let tablet = try Presented(view, size: CGSize(width: 834, height: 1194)) {
      $0.horizontalSizeClass = .regular
    }
    let anchor = tablet["anchor"]
    #expect(tablet["body"] == rect(anchor.midX - 100, anchor.maxY + 13, 200, 120))
    try tablet.tap(20, 1000)
    try tablet.settle()
    #expect(!tablet.has("body"))
  }
}

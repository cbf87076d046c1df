import Foundation
import HangaRuntime
import Testing

@testable import Hanga
@testable import SwiftUI

@MainActor
struct ControlGroupTests {
  @Test func controlsStandSideBySide() throws {
    let log = Log()
    let group = ControlGroup {
      Button {
        log.add("a")
      } label: {
        Color.red.frame(width: 20, height: 20).named("a")
      }
      Button {
        log.add("b")
      } label: {
        Color.red.frame(width: 30, height: 20).named("b")
      }
    }
    let touched = try Touched(group.named("group"))
    // 14 points before and behind each, 7 above and below.
    #expect(touched["group"].size == CGSize(width: 4 * 14 + 20 + 30, height: 20 + 2 * 7))
    #expect(touched["b"].minX - touched["a"].maxX == CGFloat(2 * 14))
    try touched.tap(touched["b"].maxX + 10, 200)
    #expect(log.lines == ["b"])
  }

  @Test func aColourWellStandsAtTheTrailingEdge() throws {
    let picker = ColorPicker(selection: .constant(.red)) {
      Color.red.frame(width: 20, height: 10).named("label")
    }
    let laid = try Laid(picker.named("picker"), in: CGSize(width: 200, height: 100))
    #expect(laid["picker"] == rect(0, (100 - 28) / 2, 200, 28))
    #expect(laid["label"].minX == 0)
  }

  @Test func anAccessoryBarIsFilledUpToTheValue() throws {
    let bar = BarFillLayout(value: 0.25) {
      Color.red.named("rest")
      Color.red.named("filled")
    }
    let laid = try Laid(bar, in: CGSize(width: 200, height: 100))
    #expect(laid["rest"].width == 200)
    #expect(laid["filled"].width == 50)
  }

  @Test func aMarkStaysInsideItsBar() throws {
    // The mark is 10 points wide with 2 around it.
    for (value, x) in [(0.0, CGFloat(7)), (0.5, 100), (1, 193)] {
      let bar = BarMarkLayout(value: value) {
        Color.red.named("bar")
        Color.red.named("mark")
      }
      let laid = try Laid(bar, in: CGSize(width: 200, height: 100))
      #expect(laid["bar"] == rect(0, 47, 200, 6))
      #expect(laid["mark"].midX == x)
    }
  }

  private struct Choosing: View {
    @State var choice = "b"
    let log: Log
    var body: some View {
      NavigationStack {
        Form {
          Picker("Letter", selection: $choice) {
            ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }
          }
          .pickerStyle(.navigationLink)
        }
        .onChange(of: choice) { log.add(choice) }
      }
    }
  }

  @Test func aPickerLeadsToAScreenAndAChoiceBack() throws {
    let log = Log()
    let screen = try Presented(Choosing(log: log))
    #expect(screen.has("b"))
    #expect(!screen.has("c"))
    try screen.tap("Letter")
    try screen.settle()
    #expect(screen.has("c"))
    try screen.tap("c")
    try screen.settle()
    #expect(log.lines == ["c"])
    #expect(!screen.has("a"))
    #expect(screen.has("c"))
  }

  @Test func renamingNeedsSomebodyWhoDoesIt() throws {
    let log = Log()
    let idle = try Touched(RenameButton().named("button"))
    try idle.tap(200, 200)
    let touched = try Touched(RenameButton().renameAction { log.add("renamed") })
    try touched.tap(200, 200)
    #expect(log.lines == ["renamed"])
  }
}

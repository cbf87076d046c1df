import Foundation
import HangaDrawing
import SwiftUI
import Testing

@testable import Hanga

/// What rows and headers make of what stands in them. Numbers: facts/controls.md §5, classic look.
@MainActor
struct RowContentTests {
  private func clips(_ items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      guard case .group(let effect, let inner) = item else { return [] }
      guard case .clip(let outline, _) = effect else { return clips(inner) }
      return [outline.boundingRect] + clips(inner)
    }
  }

  @Test func whatIsFlexibleFillsARowOfTheLeastHeight() throws {
    let screen = try Screen(
      List {
        Color.red.named("usual")
        Color.red.named("whole").listRowInsets(EdgeInsets())
        Text("text").named("text")
      }
      .environment(\.defaultMinListRowHeight, 60))
    // 16 beside the card and in it, 11 above and below.
    #expect(screen["usual"].size == CGSize(width: 390 - 4 * 16, height: 60 - 2 * 11))
    #expect(screen["whole"].size == CGSize(width: 390 - 2 * 16, height: 60))
    // A text keeps its height, in the middle.
    #expect(screen["text"].height < 30)
    #expect(abs(screen["text"].midY - (screen["whole"].maxY + 30)) < 0.01)
  }

  @Test func whatReachesACardsCornersIsCutOffThere() throws {
    let screen = try Screen(
      List {
        Color.red.frame(height: 80).named("first").listRowInsets(EdgeInsets())
        Color.red.frame(height: 80).named("middle").listRowInsets(EdgeInsets())
        Color.red.frame(height: 80).named("last").listRowInsets(EdgeInsets())
        // The insets keep what has them clear of the corners.
      })
    let cut = clips(screen.items)
    #expect(cut.contains(screen["first"]) && cut.contains(screen["last"]))
    #expect(!cut.contains(screen["middle"]))
    let usual = try Screen(List { Color.red.frame(height: 80).named("only") })
    #expect(!clips(usual.items).contains { $0.height == 80 + 22 })
  }

  @Test func wordsInControlsDoNotMoveTheLineBelow() throws {
    func lines<V: View>(_ row: V) throws -> [CGFloat] {
      let screen = try Screen(
        List {
          row
          Text("next")
        })
      return ShownFill.all(in: screen.items).map(\.frame)
        .filter { $0.height > 0.3 && $0.height < 0.4 }.map(\.minX)
    }
    let picker = Picker("p", selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    #expect(try lines(picker.pickerStyle(.segmented)) == [32])
    // A text of the row's own does.
    #expect(
      try lines(
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20)
          Text("own")
        }) == [32 + 40])
  }

  @Test func aSectionSaysHowItsHeaderStandsOut() throws {
    let screen = try Screen(
      List {
        Section("plain") { Text("a") }
        Section("strong") { Text("b") }.headerProminence(.increased)
      })
    let plain = try #require(screen.tree.all.first { $0.text == "PLAIN" })
    let strong = try #require(screen.tree.all.first { $0.text == "strong" })
    #expect(strong.frame.height > plain.frame.height)
  }

  @Test func buttonsInHeadersKeepTheirTint() throws {
    let tint = Color(red: 1, green: 0, blue: 1)
    let screen = try Screen(
      List {
        Section {
          Text("row")
        } header: {
          HStack {
            Text("title")
            Button("all") {}
          }
        }
      }
      .tint(tint))
    let inks = screen.items.flatMap { Self.inks($0) }
    #expect(inks.contains(.plain(1, 0, 1)))
    // The title beside it is grey: the secondary label's colour.
    #expect(inks.contains { $0.alpha < 0.7 && $0 != .plain(1, 0, 1) })
  }

  private static func inks(_ item: DisplayItem) -> [ResolvedColor] {
    switch item {
    case .glyphs(_, .color(let color)): [color]
    case .group(_, let inner): inner.flatMap { inks($0) }
    default: []
    }
  }

  @Test func furtherTextsOfALabelStandBelowTheFirst() throws {
    let screen = try Screen(
      List {
        Toggle(isOn: .constant(true)) {
          Text("Title")
          Text("Explanation")
        }
        LabeledContent {
          Text("value")
        } label: {
          Text("Name")
          Text("More")
        }
      })
    for (first, second) in [("Title", "Explanation"), ("Name", "More")] {
      let title = try #require(screen.frame(ofText: first))
      let below = try #require(screen.frame(ofText: second))
      #expect(title.minX == 32 && below.minX == 32)
      #expect(below.minY >= title.maxY - 0.01)
      #expect(below.height < title.height)
    }
    #expect(screen.tree.all.contains { $0.type == "Toggle" })
  }

  @Test func badgesStandOutAsTheirRowsAsk() throws {
    func ink(_ prominence: BadgeProminence) throws -> [ResolvedColor] {
      let screen = try Screen(List { Text("row").badge(7).badgeProminence(prominence) })
      return screen.items.flatMap { Self.inks($0) }
    }
    let (weak, usual, strong) = (try ink(.decreased), try ink(.standard), try ink(.increased))
    // The row's own text is a label; the badge steps down from it.
    #expect(strong.allSatisfy { $0.alpha == 1 })
    let (less, least) = (
      usual.map(\.alpha).min() ?? 1, weak.map(\.alpha).min() ?? 1
    )
    #expect(least < less && less < 1)
  }

  @Test func sectionsKeepTheMarginThatIsAsked() throws {
    let screen = try Screen(
      List { Text("row") }.listSectionMargins(.horizontal, 40))
    #expect(screen.frame(ofText: "row")?.minX == CGFloat(40 + 16))
  }
}

import Foundation
import HangaDrawing
import SwiftUI
import Testing

/// Numbers: facts/controls.md §5, classic look.
@MainActor
struct ListLayoutTests {
  private static let margin: CGFloat = 16
  private static let width: CGFloat = 390

  private func fills(_ items: [DisplayItem]) -> [(frame: CGRect, color: ResolvedColor)] {
    items.flatMap { item -> [(frame: CGRect, color: ResolvedColor)] in
      switch item {
      case .fill(let outline, .color(let color), _): [(outline.boundingRect, color)]
      case .group(_, let inner): fills(inner)
      case .fill, .stroke, .glyphs, .image, .backdrop: []
      }
    }
  }

  private func separators(_ screen: Screen) -> [CGRect] {
    fills(screen.items).map(\.frame).filter { $0.height > 0.3 && $0.height < 0.4 }
  }

  @Test func rowsOfOneLineAre44Apart() throws {
    let screen = try Screen(List(0..<3, id: \.self) { Text("row \($0)") })
    let first = try #require(screen.frame(ofText: "row 0"))
    let second = try #require(screen.frame(ofText: "row 1"))
    #expect(abs(second.minY - first.minY - 44) < 1e-9)
    #expect(first.minX == Self.margin + 16)
    // Above the first section lies twice half of what lies between two.
    #expect(abs(first.midY - (47 + 2 * 17.5 + 22)) < 0.5)
  }

  @Test func cardsHaveMarginsByWidth() throws {
    for (width, margin) in [(CGFloat(375), CGFloat(16)), (390, 16), (428, 20)] {
      let screen = try Screen(
        List { Text("row") }, size: CGSize(width: width, height: 844))
      let card = try #require(fills(screen.items).first { $0.frame.height == 44 })
      #expect(card.frame.minX == margin)
      #expect(card.frame.width == width - 2 * margin)
      #expect(card.color == ResolvedColor(hex: 0xFFFFFF))
    }
  }

  @Test func groundOfCardsReachesTheScreensEdges() throws {
    let screen = try Screen(List { Text("row") })
    let ground = try #require(fills(screen.items).first)
    #expect(ground.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(ground.color == ResolvedColor(hex: 0xF2F2F7))
    let bare = try Screen(List { Text("row") }.scrollContentBackground(.hidden))
    #expect(fills(bare.items).first?.frame.height == 44)
  }

  @Test func separatorsBeginAtTheTextAndEndAtTheCard() throws {
    let screen = try Screen(
      List {
        Text("a")
        HStack {
          Color.red.frame(width: 20, height: 20)
          Text("b")
        }
        Text("c")
      })
    let lines = separators(screen)
    #expect(lines.count == 2)
    #expect(lines[0].minX == Self.margin + 16)
    #expect(lines[0].maxX == Self.width - Self.margin)
    #expect(lines[1].minX == screen.frame(ofText: "b")?.minX)
  }

  @Test func alignmentGuidesMoveSeparators() throws {
    let screen = try Screen(
      List {
        Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
        Text("b")
      })
    #expect(separators(screen).first?.minX == Self.margin + 16 + 30)
  }

  @Test func hiddenSeparatorsAreNotDrawn() throws {
    let screen = try Screen(
      List {
        Text("a")
        Text("b").listRowSeparator(.hidden, edges: .top)
        Text("c").listRowSeparatorTint(.red)
        Text("d")
      })
    let lines = fills(screen.items).filter { $0.frame.height < 0.4 }
    #expect(lines.count == 2)
  }

  @Test func plainRowsReachFromEdgeToEdge() throws {
    let screen = try Screen(
      List {
        Text("a")
        Text("b")
      }.listStyle(.plain))
    #expect(screen.frame(ofText: "a")?.minX == 16)
    #expect(abs((screen.frame(ofText: "a")?.midY ?? 0) - (47 + 22)) < 0.5)
    #expect(separators(screen).allSatisfy { $0.maxX == 390 })
    #expect(separators(screen).count == 3)
  }

  @Test func rowsTakeTheirOwnInsets() throws {
    let screen = try Screen(
      List {
        Color.red.frame(height: 60).named("row")
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      })
    #expect(screen["row"].minX == Self.margin + 2)
    #expect(screen["row"].width == Self.width - 2 * Self.margin - 2 - 4)
    #expect(screen["row"].minY == CGFloat(47 + 35 + 1))
  }

  @Test func headersAreSmallCapitalsAndSectionsLieApart() throws {
    let screen = try Screen(
      List {
        Section("first") { Text("a") }
        Section("second") { Text("b") }
      })
    let first = try #require(screen.frame(ofText: "FIRST"))
    #expect(first.minX == Self.margin + 16)
    #expect(abs(first.minY - (47 + 17.5 + 16)) < 0.5)
    let a = try #require(screen.frame(ofText: "a"))
    let second = try #require(screen.frame(ofText: "SECOND"))
    #expect(abs(second.minY - (a.midY + 22 + 17.5 + 16)) < 0.5)
  }

  @Test func accessoriesStandAtTheTrailingEnd() throws {
    let screen = try Screen(
      NavigationStack {
        List {
          Text("counted").badge(3)
          Text("none").badge(0)
          NavigationLink("link") { Text("there") }
        }
      })
    let badge = try #require(screen.frame(ofText: "3"))
    #expect(abs(badge.maxX - (Self.width - Self.margin - 16)) < 0.01)
    #expect(screen.frame(ofText: "0") == nil)
  }

  @Test func sectionsOutsideListsFollowEachOther() throws {
    let laid = try Laid(
      VStack(spacing: 0) {
        Section {
          Color.red.frame(height: 10).named("content")
        } header: {
          Color.blue.frame(height: 5).named("header")
        } footer: {
          Color.green.frame(height: 7).named("footer")
        }
      })
    #expect(laid["content"].minY == laid["header"].maxY)
    #expect(laid["footer"].minY == laid["content"].maxY)
  }

  @Test func rowsMirrorFromRightToLeft() throws {
    let screen = try Screen(
      List {
        Text("a")
        Text("b")
      }
    ) { $0.layoutDirection = .rightToLeft }
    #expect(screen.frame(ofText: "a")?.maxX == Self.width - Self.margin - 16)
    let line = try #require(separators(screen).first)
    #expect(line.minX == Self.margin)
    #expect(line.maxX == Self.width - Self.margin - 16)
  }

  @Test func chosenRowIsMarked() throws {
    let screen = try Screen(
      List(["a", "b"], id: \.self, selection: .constant("b" as String?)) { Text($0) })
    let mark = try #require(
      fills(screen.items).first { $0.color == SystemColorTable.color(.gray4, ColorConditions()) })
    #expect(abs(mark.frame.midY - (screen.frame(ofText: "b")?.midY ?? 0)) < 0.5)
  }

  @Test func separatorsBeginAtTextsAndNotAtSymbols() throws {
    let screen = try Screen(
      List {
        Label("a", systemImage: "star")
        Text("b")
      })
    #expect(separators(screen).map(\.minX) == [screen.frame(ofText: "a")?.minX])
  }

  @Test func rowsWithAStyleOfTheirOwnColorTheirIcons() throws {
    func colors(_ row: some View) throws -> Set<ResolvedColor> {
      Set(fills(try Screen(List { row }).items).map(\.color))
    }
    let label = Label("a", systemImage: "star.fill")
    let red = SystemColorTable.color(.red, ColorConditions())
    let tint = SystemColorTable.color(.blue, ColorConditions())
    #expect(try colors(label).contains(tint))
    let styled = try colors(HStack { label }.foregroundStyle(.red))
    #expect(styled.contains(red))
    #expect(!styled.contains(tint))
  }
}

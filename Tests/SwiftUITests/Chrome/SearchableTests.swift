import Foundation
import SwiftUI
import Testing

@testable import Hanga

/// A field of 36 points in 52 below the title (facts/controls.md §2.1).
@MainActor
struct SearchableTests {
  private func make(_ placement: SearchFieldPlacement = .automatic, text: String = "") throws
    -> Touched
  {
    try Touched(
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000).named("content") }
          .navigationTitle("Title")
          .searchable(text: .constant(text), placement: placement, prompt: "Books")
      })
  }

  private func field(_ screen: Touched) -> CGRect {
    ElementTree(screen.root).all.first { $0.type == "SearchField" }?.frame.rect ?? .null
  }

  @Test func theFieldStandsBelowTheLargeTitle() throws {
    let screen = try make()
    #expect(screen["content"].minY == CGFloat(44 + 52 + 52))
    #expect(field(screen) == rect(16, 44 + 52 + 1, 400 - 2 * 16, 36))
    #expect(ElementTree(screen.root).all.contains { $0.text == "Books" })
  }

  @Test func theFieldGivesWayBeforeTheTitle() throws {
    let screen = try make()
    try screen.down(200, 300)
    try screen.move(200, 300 - 10 - 20)
    #expect(field(screen).height == CGFloat(36 - 20))
    #expect(field(screen).minY == CGFloat(44 + 52 + 1))
    try screen.move(200, 300 - 10 - 60)
    #expect(field(screen).isNull)
    #expect(screen["content"].minY == CGFloat(148 - 60))
  }

  @Test func aFieldThatStaysFollowsTheTitle() throws {
    let screen = try make(.navigationBarDrawer(displayMode: .always))
    try screen.down(200, 300)
    try screen.move(200, 300 - 10 - 60)
    #expect(field(screen) == rect(16, 44 + 1, 368, 36))
  }

  @Test func whatIsSearchedForReplacesThePrompt() throws {
    let screen = try make(text: "猫")
    let texts = ElementTree(screen.root).all.compactMap(\.text)
    #expect(texts.contains("猫") && !texts.contains("Books"))
  }

  // MARK: Searching

  private struct Shelf: View {
    let log: Log
    let isOutside: Bool
    @State private var query = ""
    @State private var isSearching = false
    @State private var scope = 0

    init(log: Log, isOutside: Bool = false) { (self.log, self.isOutside) = (log, isOutside) }

    var body: some View {
      if isOutside {
        NavigationStack { list }
          .searchable(text: $query)
          .searchSuggestions { Text("Cat").searchCompletion("cat") }
          .onSubmit(of: .search) { log.add("submit \(query)") }
      } else {
        NavigationStack {
          list
            .searchable(text: $query, isPresented: $isSearching, prompt: "Books")
            .searchScopes($scope) {
              Text("All").tag(0)
              Text("New").tag(1)
            }
            .onSubmit(of: .search) { log.add("submit \(query)") }
            .onChange(of: isSearching) { log.add("\(isSearching)") }
            .toolbar { Button("Start") { isSearching = true } }
        }
      }
    }

    private var list: some View {
      ScrollView { Page(query: query).frame(height: 2000).named("content") }
        .navigationTitle("Title")
    }

    private struct Page: View {
      let query: String
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        VStack {
          Text(isSearching ? "searching" : "browsing")
          Text("for \(query)")
          Button("Stop") { dismissSearch() }
          Spacer()
        }
      }
    }
  }

  private func texts(_ screen: Touched) -> [String] {
    ElementTree(screen.root).all.compactMap(\.text)
  }

  private func frame(_ text: String, _ screen: Touched) -> CGRect {
    ElementTree(screen.root).all.first { $0.text == text || $0.accessibilityLabel == text }?
      .frame.rect ?? .null
  }

  private func tap(_ text: String, _ screen: Touched) throws {
    let frame = frame(text, screen)
    try screen.tap(frame.midX, frame.midY)
    try screen.advance(by: 0.6)
  }

  private func type(_ text: String, in screen: Touched) throws {
    for character in text {
      FocusCenter.of(screen.graph).focused?.enter(character)
      try screen.graph.settle()
    }
    try screen.advance(by: 0.6)
  }

  @Test func aTappedFieldTakesTheBarsPlaceAndIsWrittenIn() throws {
    let screen = try Touched(Shelf(log: Log()), in: CGSize(width: 400, height: 800))
    #expect(texts(screen).contains("browsing") && texts(screen).contains("Title"))
    try tap("Books", screen)
    // The row of items and the large title are gone; the field begins a point below the top.
    #expect(field(screen).minY == 1)
    #expect(screen["content"].minY == CGFloat(52))
    #expect(texts(screen).contains("searching") && texts(screen).contains("Cancel"))
    #expect(!texts(screen).contains("Title") && !texts(screen).contains("Start"))
    try type("ab", in: screen)
    #expect(texts(screen).contains("for ab"))
    // Scopes come with what is written: 10 and 32 points below the field.
    #expect(screen["content"].minY == CGFloat(52 + 10 + 32))
  }

  @Test func cancelEmptiesTheFieldAndBringsTheBarBack() throws {
    let screen = try Touched(Shelf(log: Log()), in: CGSize(width: 400, height: 800))
    try tap("Books", screen)
    try type("ab", in: screen)
    try tap("Cancel", screen)
    #expect(texts(screen).contains("for ") && texts(screen).contains("browsing"))
    #expect(screen["content"].minY == CGFloat(44 + 52 + 52))
    #expect(FocusCenter.of(screen.graph).focused == nil)
  }

  @Test func theViewMayEndTheSearch() throws {
    let screen = try Touched(Shelf(log: Log()), in: CGSize(width: 400, height: 800))
    try tap("Books", screen)
    try type("ab", in: screen)
    try tap("Stop", screen)
    #expect(texts(screen).contains("for ") && texts(screen).contains("browsing"))
  }

  @Test func theReturnKeySubmitsAndTheSearchGoesOn() throws {
    let log = Log()
    let screen = try Touched(Shelf(log: log), in: CGSize(width: 400, height: 800))
    try tap("Books", screen)
    try type("ab\n", in: screen)
    #expect(log.lines == ["true", "submit ab"])
    #expect(FocusCenter.of(screen.graph).focused == nil)
    #expect(texts(screen).contains("searching") && texts(screen).contains("for ab"))
  }

  @Test func aValueBeginsTheSearch() throws {
    let screen = try Touched(Shelf(log: Log()), in: CGSize(width: 400, height: 800))
    try tap("Start", screen)
    #expect(texts(screen).contains("searching"))
    #expect(FocusCenter.of(screen.graph).focused != nil)
  }

  @Test func aSearchAroundTheStackIsTheFirstScreens() throws {
    let log = Log()
    let screen = try Touched(Shelf(log: log, isOutside: true), in: CGSize(width: 400, height: 800))
    #expect(field(screen) == rect(16, 44 + 52 + 1, 400 - 2 * 16, 36))
    try tap("Search", screen)
    #expect(texts(screen).contains("searching"))
    // Suggestions lie over the content, below the field; a chosen one is searched for.
    #expect(frame("Cat", screen).minY >= 52)
    try tap("Cat", screen)
    #expect(log.lines == ["submit cat"])
    #expect(texts(screen).contains("for cat"))
  }

  private struct Tag: Identifiable {
    let id: Int
  }

  @Test func aBackspaceInAnEmptyFieldTakesTheLastToken() throws {
    struct Tagged: View {
      @State private var query = ""
      @State private var tags = [Tag(id: 1), Tag(id: 2)]
      var body: some View {
        NavigationStack {
          Text("\(tags.count) tags").navigationTitle("Title")
            .searchable(text: $query, tokens: $tags, prompt: "Books") { Text("tag \($0.id)") }
        }
      }
    }
    let screen = try Touched(Tagged(), in: CGSize(width: 400, height: 800))
    #expect(texts(screen).contains("tag 1") && texts(screen).contains("tag 2"))
    try tap("Books", screen)
    try type("a\u{8}\u{8}", in: screen)
    #expect(texts(screen).contains("1 tags") && !texts(screen).contains("tag 2"))
  }
}

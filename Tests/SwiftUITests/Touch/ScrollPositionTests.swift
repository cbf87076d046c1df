import Foundation
import SwiftUI
import Testing

/// Twenty rows of 100 points in a window 400 points long.
@MainActor
struct ScrollPositionTests {
  private final class Store {
    var id: (Int?) -> Void = { _ in }
    var animated: (Int?) -> Void = { _ in }
    var position: (ScrollPosition) -> Void = { _ in }
  }

  private struct ByID: View {
    @State var id: Int?
    let store: Store
    let log: Log
    var anchor: UnitPoint?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Color.red.frame(height: 100).named("row\($0)") }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $id, anchor: anchor)
      .onChange(of: id) { log.add("\(id ?? -1)") }
      .onAppear {
        store.id = { id = $0 }
        store.animated = { new in withAnimation { id = new } }
      }
    }
  }

  private let store = Store()
  private let log = Log()

  @Test func theFirstIDIsShownAtOnce() throws {
    let screen = try Touched(ByID(id: 7, store: store, log: log, anchor: .top))
    #expect(screen["row7"].minY == 0)
  }

  @Test func writingTheIDScrollsThere() throws {
    let screen = try Touched(ByID(id: nil, store: store, log: log, anchor: .top))
    store.id(5)
    try screen.graph.settle()
    #expect(screen["row5"].minY == 0)
    store.animated(9)
    try screen.graph.settle()
    try screen.advance(by: 0.1)
    #expect(screen["row9"].minY > 0 && screen["row9"].minY < 400)
    try screen.settle()
    #expect(screen["row9"].minY == 0)
    #expect(log.lines == ["5", "9"])
  }

  @Test func scrollingWritesTheIDOfTheNearestRow() throws {
    let screen = try Touched(ByID(id: nil, store: store, log: log))
    try screen.down(200, 300)
    try screen.move(200, 300 - 10 - 40)
    try screen.move(200, 300 - 10 - 60)
    try screen.move(200, 300 - 10 - 160)
    #expect(log.lines == ["0", "1", "2"])
    #expect(screen["row0"].minY == -160)
  }

  @Test func theAnchorSaysWhichRowCounts() throws {
    let screen = try Touched(ByID(id: nil, store: store, log: log, anchor: .center))
    try screen.down(200, 300)
    try screen.move(200, 300 - 10 - 60)
    // The window's middle is at 260, the middles of rows at 50, 150, 250, 350.
    #expect(log.lines == ["2"])
  }

  private struct ByPlace: View {
    @State var position = ScrollPosition(idType: Int.self)
    let store: Store
    let log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Color.red.frame(height: 100).named("row\($0)") }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onChange(of: position.isPositionedByUser) {
        log.add("user \(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)")
      }
      .onAppear { store.position = { position = $0 } }
    }
  }

  @Test func aPositionSendsToEdgesPointsAndViews() throws {
    let screen = try Touched(ByPlace(store: store, log: log))
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(edge: .bottom)
    store.position(position)
    try screen.graph.settle()
    #expect(screen["row19"].maxY == 400)
    position.scrollTo(y: 250)
    store.position(position)
    try screen.graph.settle()
    #expect(screen["row0"].minY == -250)
    position.scrollTo(id: 10, anchor: .bottom)
    store.position(position)
    try screen.graph.settle()
    #expect(screen["row10"].maxY == 400)
    try screen.drag(200, 100, to: 200, 210, ticks: 30)
    #expect(log.lines.first?.hasPrefix("user true") == true)
  }

  @Test func geometryAndPhasesAreTold() throws {
    let log = self.log
    let screen = try Touched(
      ScrollView { Color.red.frame(height: 2000) }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { old, new in
          log.add("\(Int(old)) \(Int(new))")
        }
        .onScrollPhaseChange { old, new in log.add("\(old) \(new)") })
    try screen.down(200, 300)
    try screen.move(200, 300 - 10 - 40)
    #expect(log.lines == ["idle interacting", "0 40"])
    try screen.advance(by: 0.2)
    try screen.up(200, 300 - 10 - 40)
    #expect(log.lines.last == "interacting idle")
  }

  @Test func aScrollViewInsideIsNotFollowed() throws {
    let log = self.log
    let screen = try Touched(
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 100) }
      }
      .onScrollPhaseChange { old, new in log.add("\(new)") })
    try screen.down(200, 50)
    try screen.move(100, 50)
    #expect(log.lines == [])
  }
}

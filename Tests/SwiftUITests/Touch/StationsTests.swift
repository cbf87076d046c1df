import Foundation
import Hanga
import SwiftUI
import Testing

/// A button that adds stations, pages of them, and a row of tabs that follows: the three ways of
/// choosing a page at work together.
@MainActor
struct StationsTests {
  private struct Stations: View {
    @State private var names = ["1", "2"]
    @State private var selection = 0

    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(names.indices, id: \.self) { index in
                Text("tab " + names[index])
                  .frame(width: 120, height: 44)
                  .accessibilityIdentifier("tab\(index)")
                  .contentShape(Rectangle())
                  .onTapGesture { selection = index }
                  .id(index)
              }
            }
          }
          .onChange(of: selection) {
            withAnimation { proxy.scrollTo(selection, anchor: .center) }
          }
        }
        .frame(height: 44)
        TabView(selection: $selection) {
          ForEach(names.indices, id: \.self) { index in
            Text("station " + names[index]).tag(index).accessibilityIdentifier("page\(index)")
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .animation(.linear(duration: 0.3))
      }
      .overlay(alignment: .bottomTrailing) {
        Button {
          names.append("\(names.count + 1)")
          selection = names.count - 1
        } label: {
          Text("add").frame(width: 60, height: 60).background(Circle().fill(.teal))
        }
      }
    }
  }

  private func host() throws -> ViewHost {
    try ViewHost(Stations(), Variant(size: CGSize(width: 400, height: 600)))
  }

  private func frame(_ host: ViewHost, _ name: String) throws -> CGRect {
    let element = try host.tree().all.first { $0.accessibilityIdentifier == name }
    let frame = try #require(element).frame
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  @Test func aTapOnTheButtonAddsAStationAndGoesThere() throws {
    let host = try host()
    try host.tap("add")
    // The page slides in: at first it is not there.
    #expect(try frame(host, "page2").midX > 400)
    try host.settle()
    #expect(abs(try frame(host, "page2").midX - 200) < 0.001)
    // Three tabs of 120 fit; nothing to scroll.
    #expect(try frame(host, "tab0").minX == 0)
  }

  @Test func theTabsFollowToTheMiddle() throws {
    let host = try host()
    for _ in 0..<4 {
      try host.tap("add")
      try host.settle()
    }
    // Six tabs are 720 wide: 320 beyond the window, where the last one may not be in the middle.
    #expect(try frame(host, "tab0").minX == -320)
    try host.tap("tab3")
    let before = try frame(host, "tab0").minX
    #expect(before == -320)
    try host.settle()
    // 3 · 120 + 60 in the middle of 400.
    #expect(try frame(host, "tab0").minX == -(420 - 200))
    #expect(abs(try frame(host, "page3").midX - 200) < 0.001)
  }

  @Test func aSwipeOnThePagesMovesTheTabs() throws {
    let host = try host()
    for _ in 0..<4 {
      try host.tap("add")
      try host.settle()
    }
    try host.swipe(.right, on: "page5", speed: .fast)
    try host.settle()
    #expect(abs(try frame(host, "page4").midX - 200) < 0.001)
    // 4 · 120 + 60 − 200.
    #expect(try frame(host, "tab0").minX == -340 + 20)
  }

  @Test func aSceneThatNeverRestsSaysWhatMoves() throws {
    struct Endless: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: isOn ? 100 : 50, height: 50)
          .onAppear { withAnimation(.linear.repeatForever()) { isOn = true } }
      }
    }
    let host = try ViewHost(Endless(), Variant(size: CGSize(width: 200, height: 200)))
    #expect {
      try host.settle(limit: 1)
    } throws: { error in
      guard case .doesNotEnd(let seconds, let movers)? = error as? TouchError else { return false }
      return seconds == 1 && !movers.isEmpty
    }
  }
}

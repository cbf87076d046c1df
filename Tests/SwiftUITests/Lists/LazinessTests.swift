import Foundation
import SwiftUI
import Testing

@testable import Hanga

/// Which rows have had their bodies run, and which have come and gone.
@MainActor
final class RowLog {
  var bodies: [Int] = []
  var appeared: [Int] = []
  var disappeared: [Int] = []
  var count = 0
}

private struct LoggedRow: View {
  let index: Int
  let height: CGFloat
  let log: RowLog
  @State private var taps = 0

  var body: some View {
    let _ = log.bodies.append(index)
    Text("row \(index), \(taps) taps").frame(maxWidth: .infinity).frame(height: height)
      .background(Color.red)
      .named("row \(index)")
      .onTapGesture { taps += 1 }
      .onAppear { log.appeared.append(index) }
      .onDisappear { log.disappeared.append(index) }
  }
}

@MainActor
struct LazinessTests {
  private let log = RowLog()

  private func rows(_ count: Int, height: CGFloat = 42) -> some View {
    ForEach(0..<count, id: \.self) { LoggedRow(index: $0, height: height, log: log) }
  }

  private func frame(_ touched: Touched, _ name: String) -> CGRect {
    let element = ElementTree(touched.root).all.first { $0.accessibilityIdentifier == name }
    guard let frame = element?.frame else { return .null }
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// 400 points show 400 ÷ 50 rows; those within the margin of 88 points are made too.
  @Test func tenThousandRowsMakeOnlyWhatShows() throws {
    let touched = try Touched(ScrollView { LazyVStack { rows(10_000) } })
    #expect(log.bodies.count <= (400 + 88) / 50 + 1)
    #expect(log.bodies.count >= 400 / 50)
    #expect(Set(log.bodies).count == log.bodies.count)
    #expect(frame(touched, "row 0").minY == 0)
    #expect(frame(touched, "row 1").minY == 50)
  }

  @Test func scrollingMakesRowsAsTheyComeNear() throws {
    let touched = try Touched(ScrollView { LazyVStack { rows(10_000) } })
    log.appeared = []
    try touched.drag(200, 350, to: 200, 140, ticks: 40)
    #expect(log.appeared == [10, 11, 12, 13])
    #expect(log.disappeared == [0, 1])
    try touched.settle()
  }

  @Test func rowsOutOfSightKeepTheirState() throws {
    let touched = try Touched(ScrollView { LazyVStack { rows(1000) } })
    try touched.tap(200, 20)
    try touched.drag(200, 390, to: 200, 10, ticks: 30)
    try touched.settle()
    #expect(log.disappeared.contains(0))
    for _ in 0..<6 {
      try touched.drag(200, 20, to: 200, 390, ticks: 30)
      try touched.settle()
    }
    let tree = ElementTree(touched.root)
    #expect(tree.all.contains { $0.text == "row 0, 1 taps" })
  }

  /// Scrolling far away makes what is there and nothing between.
  @Test func scrollToReachesRowsThatWereNeverMade() throws {
    let trigger = Trigger()
    let touched = try Touched(
      ScrollViewReader { proxy in
        ScrollView { LazyVStack { rows(10_000) } }
          .onAppear { trigger.run = { proxy.scrollTo(7000, anchor: .top) } }
      })
    trigger.run()
    try touched.graph.settle()
    #expect(frame(touched, "row 7000").minY == 0)
    #expect(log.bodies.count < 40)
  }

  /// Rows above turn out to be taller than estimated: what shows stays where it is.
  @Test func betterKnownRowsAboveDoNotMoveWhatShows() throws {
    let trigger = Trigger()
    let touched = try Touched(
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { index in
              LoggedRow(index: index, height: index < 100 ? 90 : 30, log: log)
            }
          }
        }.onAppear { trigger.run = { proxy.scrollTo(150, anchor: .top) } }
      })
    trigger.run()
    try touched.graph.settle()
    #expect(frame(touched, "row 150").minY == 0)
    try touched.down(200, 200)
    for step in 1...40 {
      let before = (100..<200).map { frame(touched, "row \($0)") }
      try touched.move(200, 200 + CGFloat(step) * 4)
      let after = (100..<200).map { frame(touched, "row \($0)") }
      for (old, new) in zip(before, after) where !old.isNull && !new.isNull && step > 4 {
        #expect(abs(new.minY - old.minY - 4) < 0.01)
      }
    }
  }

  @Test func gridsMakeOnlyWhatShows() throws {
    _ = try Touched(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem(), GridItem()]) { rows(10_000) }
      })
    #expect(log.bodies.count <= 4 * ((400 + 88) / 50 + 1))
    #expect(log.bodies.count >= 4 * 400 / 50)
  }

  @Test func rowsOfListsAreMadeWhenTheyShow() throws {
    let touched = try Touched(List { rows(10_000) }.listStyle(.plain))
    #expect(log.bodies.count <= (400 + 88) / (42 + 22) + 2)
    try touched.drag(200, 390, to: 200, 10, ticks: 10)
    try touched.settle()
    #expect(log.bodies.count < 100)
  }

  @Test func nestedSourcesAreLazyToo() throws {
    _ = try Touched(
      ScrollView {
        LazyVStack {
          ForEach(0..<100, id: \.self) { _ in
            Section {
              rows(100)
            } header: {
              Text("title")
            }
          }
        }
      })
    #expect(log.bodies.count < 20)
  }

  @Test func pinnedHeadersStayInSightWhileTheirSectionShows() throws {
    let touched = try Touched(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 50) }
            } header: {
              Color.blue.frame(height: 30).named("header \(section)")
            }
          }
        }
      })
    #expect(frame(touched, "header 0").minY == 0)
    try touched.down(200, 300)
    try touched.move(200, 290)
    try touched.move(200, 190)
    #expect(frame(touched, "header 0").minY == 0)
    for step in 0..<5 { try touched.move(200, 190 - 73 * CGFloat(step + 1)) }
    // 465 points on, the second section begins 530 − 465 = 65 below the top.
    #expect(frame(touched, "header 0").minY == 0)
    try touched.move(200, 190 - 365 - 50)
    // 15 points are left of the first section; its header of 30 is pushed out.
    #expect(frame(touched, "header 0").minY == CGFloat(530 - 515 - 30))
    #expect(frame(touched, "header 1").minY == CGFloat(530 - 515))
  }

  @Test func rowsThatShowNothingTakeNoPlace() throws {
    let touched = try Touched(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<300, id: \.self) { index in
            if index % 10 == 0 { LoggedRow(index: index, height: 50, log: log) }
          }
        }
      })
    #expect(frame(touched, "row 0").minY == 0)
    #expect(frame(touched, "row 10").minY == 50)
    #expect(frame(touched, "row 70").minY == 350)
    try touched.down(200, 390)
    for y in stride(from: CGFloat(380), through: 90, by: -10) { try touched.move(200, y) }
    // The finger has gone 300 points, of which the first 10 only begin the pan.
    #expect(frame(touched, "row 100") == CGRect(x: 0, y: 500 - 290, width: 400, height: 50))
  }

  /// What is known of sections that were scrolled past is kept: the way back is as long.
  @Test func sectionsScrolledPastKeepTheirLengths() throws {
    let trigger = Trigger()
    let touched = try Touched(
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { section in
              Section {
                ForEach(0..<20, id: \.self) { LoggedRow(index: $0, height: 50, log: log) }
              } header: {
                Color.blue.frame(height: 30).named("header \(section)")
              }
            }
          }
        }.onAppear { trigger.run = { proxy.scrollTo(2, anchor: .top) } }
      })
    for _ in 0..<5 {
      try touched.drag(200, 390, to: 200, 40, ticks: 60)
      try touched.settle()
    }
    let far = frame(touched, "header 0").minY
    #expect(far < -1030)
    #expect(frame(touched, "header 1").minY == far + 1030)
  }

  @Test func outsideScrollViewsEverythingIsMade() throws {
    _ = try Touched(LazyVStack { rows(50) })
    #expect(Set(log.bodies).count == 50)
  }

  @Test func rowsFarBelowOthersLetTheListRest() throws {
    let view = List {
      Section { ForEach(0..<1) { _ in Text("first") } }
      Section {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8")
        Text("9"); Text("10"); Text("11"); Text("12"); Text("13"); Text("14"); Text("15")
        Text("16"); Text("17"); Text("18"); Text("19"); Text("20")
      }
      Section { ForEach(0..<2) { Text("last \($0)") } }
    }
    #expect(try Screen(view).frame(ofText: "last 0") == nil)
    let without = List {
      Section {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8")
        Text("9"); Text("10"); Text("11"); Text("12"); Text("13"); Text("14"); Text("15")
        Text("16"); Text("17"); Text("18"); Text("19"); Text("20")
      }
      Section { ForEach(0..<2) { Text("last \($0)") } }
    }
    #expect(try Screen(without).frame(ofText: "1") != nil)
  }

  private func sections(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { section in
      Section {
        ForEach(0..<5, id: \.self) { _ in Color.red.frame(height: 18) }
      } header: {
        Color.green.frame(height: 18)
      } footer: {
        Color.blue.frame(height: 18)
      }
    }
  }

  /// Seven views of 18 at distances of 2: a section is 7 · 20 − 2 long.
  @Test func sectionsThatNobodyHasSeenCountAsLongAsThoseMade() throws {
    let laid = try Laid(
      ScrollView { LazyVStack(spacing: 2) { sections(40) }.named("stack") },
      in: CGSize(width: 100, height: 190))
    #expect(laid["stack"].height == CGFloat(40 * 7 * 20 - 2))
  }

  @Test func sectionsInColumnsCountAsTheirLines() throws {
    let laid = try Laid(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 2) { sections(40) }.named("grid")
      }, in: CGSize(width: 100, height: 190))
    // Five cells in two columns are three lines, beside header and footer.
    #expect(laid["grid"].height == CGFloat(40 * 5 * 20 - 2))
  }

  @Test func aListAnchoredInTheMiddleComesToRest() throws {
    let view = ScrollView {
      LazyVStack(spacing: 2, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections(6) }
        .named("stack")
    }.defaultScrollAnchor(.center)
    let laid = try Laid(view, in: CGSize(width: 100, height: 190))
    let length = CGFloat(6 * 7 * 20 - 2)
    #expect(laid["stack"].height == length)
    #expect(laid["stack"].minY == -(length - 190) / 2)
  }
}

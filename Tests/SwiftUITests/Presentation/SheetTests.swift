import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
@testable import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct SheetTests {
  /// A screen that shows a sheet when triggered.
  private struct Host<Shown: View>: View {
    var isFirst = false
    let trigger: Trigger
    let log: Log
    let shown: () -> Shown
    @State private var isShown = false

    init(
      isFirst: Bool = false, _ trigger: Trigger = Trigger(), log: Log = Log(),
      @ViewBuilder shown: @escaping () -> Shown
    ) {
      (self.isFirst, self.trigger, self.log, self.shown) = (isFirst, trigger, log, shown)
      _isShown = State(initialValue: isFirst)
    }

    /// Tells when it is written.
    private var binding: Binding<Bool> {
      Binding(
        get: { isShown },
        set: {
          log.add($0 ? "shown" : "retracted")
          isShown = $0
        })
    }

    var body: some View {
      Button("Behind") { log.add("behind") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .onAppear { trigger.run = { isShown.toggle() } }
        .sheet(isPresented: binding, onDismiss: { log.add("dismissed") }) { shown() }
    }
  }

  private static let height: CGFloat = 844
  /// Ten points below the status bar (facts/controls.md §6).
  private static let top: CGFloat = 47 + 10

  // MARK: At rest

  @Test func aLargeSheetLeavesTenPointsBelowTheStatusBar() throws {
    let screen = try Presented(Host(isFirst: true) { Text("Sheet").named("text") })
    #expect(screen["Sheet"].isNull == false)
    let tree = ElementTree(screen.root).all.first { $0.type == "Sheet" }
    #expect(tree?.frame.rect == rect(0, Self.top, 390, Self.height - Self.top))
    // In the middle of what the home indicator leaves.
    let middle = (Self.top + Self.height - 34) / 2
    #expect(abs(screen["text"].midY - middle) < 0.001)
    #expect(screen.shift == 0)
    #expect(screen.dims == [0.2])
  }

  @Test func onAScreenWithAHomeButtonItLeavesThirty() throws {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    let screen = try Presented(
      Host(isFirst: true) { Color.red.named("text") }, size: CGSize(width: 375, height: 667),
      insets: insets)
    #expect(screen["text"] == rect(0, 30, 375, 667 - 30))
  }

  private func sheet(_ detents: Set<PresentationDetent>) throws -> CGRect {
    let screen = try Presented(
      Host(isFirst: true) { Color.red.named("text").presentationDetents(detents) })
    return screen["text"]
  }

  @Test func detentsCountFromTheLowerSafeArea() throws {
    let most = Self.height - Self.top - 34
    // The colour takes what the home indicator leaves of the card: the detent's value.
    func top(_ value: CGFloat) -> CGRect { rect(0, Self.height - 34 - value, 390, value) }
    #expect(try sheet([.medium]) == top(Self.height / 2))
    #expect(try sheet([.height(200)]) == top(200))
    #expect(try sheet([.fraction(0.25)]) == top(most / 4))
    #expect(try sheet([.large, .medium]) == top(Self.height / 2))
    #expect(try sheet([.height(5000)]) == top(most))
    #expect(try sheet([.custom(Third.self)]) == top(most / 3))
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  @Test func onATabletItIsACardInTheMiddle() throws {
    let insets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    let screen = try Presented(
      Host(isFirst: true) { Color.red.named("text") }, size: CGSize(width: 834, height: 1194),
      insets: insets
    ) { $0.horizontalSizeClass = .regular }
    #expect(screen["text"] == rect((834 - 540) / 2, (1194 - 620) / 2, 540, 620))
  }

  @Test func whereHeightIsCompactItCoversTheScreen() throws {
    let insets = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
    let screen = try Presented(
      Host(isFirst: true) { Color.red.named("text") }, size: CGSize(width: 844, height: 390),
      insets: insets
    ) { $0.verticalSizeClass = .compact }
    #expect(screen["text"] == rect(47, 0, 844 - 2 * 47, 390 - 21))
    #expect(
      ElementTree(screen.root).all.first { $0.type == "Sheet" }?.frame.rect == rect(0, 0, 844, 390))
    #expect(screen.dims.isEmpty)
  }

  @Test func aCoverTakesTheWholeScreen() throws {
    let view = Color.blue.fullScreenCover(isPresented: .constant(true)) {
      VStack(spacing: 0) {
        Color.red.named("safe")
      }
      .ignoresSafeArea(edges: [])
    }
    let screen = try Presented(view)
    #expect(screen["FullScreenCover"] == rect(0, 0, 390, 844))
    #expect(screen.dims.isEmpty)
  }

  @Test func theSceneBehindALargeSheetIsPushedBack() throws {
    let screen = try Presented(Host(isFirst: true) { Text("Sheet") })
    let scales: [CGAffineTransform] = screen.items.compactMap { item in
      guard case .group(.transform(let transform), _) = item else { return nil }
      return transform
    }
    // Sixteen points at each side, its upper edge at the status bar's lower one.
    let scale: CGFloat = 1 - 2 * 16 / 390
    #expect(scales.count == 1)
    let corner = CGPoint.zero.applying(scales[0])
    #expect(abs(scales[0].a - scale) < 1e-9)
    #expect(abs(corner.x - 16) < 1e-9 && abs(corner.y - 47) < 1e-9)
  }

  @Test func behindASmallSheetItStays() throws {
    let screen = try Presented(
      Host(isFirst: true) { Text("Sheet").presentationDetents([.medium]) })
    let isPushed = screen.items.contains {
      if case .group(.transform, _) = $0 { true } else { false }
    }
    #expect(!isPushed)
  }

  @Test func itIsListedAfterTheSceneAndNotInsideIt() throws {
    let screen = try Presented(Host(isFirst: true) { Text("Sheet") })
    let top = ElementTree(screen.root).elements
    #expect(top.last?.type == "Sheet")
    #expect(top.last?.children.first?.text == "Sheet")
    #expect(!top[0].children.contains { $0.type == "Sheet" })
  }

  // MARK: Coming and going

  @Test func itComesByACriticallyDampedSpring() throws {
    let trigger = Trigger()
    let screen = try Presented(Host(trigger) { Text("Sheet") })
    try screen.change(trigger)
    let way = Self.height - Self.top
    #expect(screen.shift == way)
    for ticks in [6, 12, 30] {
      let screen = try Presented(Host(trigger) { Text("Sheet") })
      try screen.change(trigger)
      let time = Double(ticks) / 120
      try screen.advance(by: time)
      #expect(abs(screen.shift - way * Presented.rest(after: time)) < 0.01)
      #expect(abs(screen.dims[0] - 0.2 * (1 - Presented.rest(after: time))) < 1e-4)
    }
    try screen.settle()
    #expect(screen.shift == 0)
    // A thousandth is left after 9.2334 / ω (facts/animation.md §10).
    #expect(abs(screen.graph.clock.time - 9.2334 / 18.257) < 1.0 / 120)
  }

  @Test func onDismissRunsWhenItHasGone() throws {
    let (trigger, log) = (Trigger(), Log())
    let screen = try Presented(Host(isFirst: true, trigger, log: log) { Text("Sheet") })
    try screen.change(trigger)
    // It goes, and is no longer listed.
    #expect(!screen.has("Sheet") && screen.root.layers.count == 1)
    try screen.advance(by: 0.5)
    #expect(log.lines.isEmpty)
    try screen.advance(by: 0.02)
    #expect(log.lines == ["dismissed"])
    #expect(screen.root.layers.isEmpty && screen.dims.isEmpty)
  }

  @Test func aTransactionWithoutAnimationsShowsItAtOnce() throws {
    struct Quick: View {
      let trigger: Trigger
      @State private var isShown = false
      var body: some View {
        Color.blue.onAppear {
          trigger.run = {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { isShown.toggle() }
          }
        }
        .sheet(isPresented: $isShown) { Text("Sheet") }
      }
    }
    let trigger = Trigger()
    let screen = try Presented(Quick(trigger: trigger))
    try screen.change(trigger)
    #expect(screen.shift == 0 && screen.has("Sheet") && !screen.graph.clock.isStepping)
    try screen.change(trigger)
    #expect(screen.root.layers.isEmpty)
  }

  // MARK: Fingers

  @Test func itFollowsTheFingerLessTheFirstTenPoints() throws {
    let screen = try Presented(Host(isFirst: true) { Color.red.named("text") })
    try screen.drag(195, from: 100, to: 300, lift: false)
    #expect(screen["text"].minY == Self.top + 300 - 100 - 10)
  }

  @Test func letGoAboveHalfItComesBack() throws {
    let log = Log()
    let screen = try Presented(Host(isFirst: true, log: log) { Color.red.named("text") })
    let half = (Self.height - Self.top) / 2
    try screen.drag(195, from: 100, to: 100 + 10 + half - 1)
    #expect(screen["text"].minY == Self.top)
    try screen.settle()
    #expect(screen.has("text") && log.lines.isEmpty)
  }

  @Test func letGoBelowHalfItGoesAndTellsTheBindingWhenItHasGone() throws {
    let log = Log()
    let screen = try Presented(Host(isFirst: true, log: log) { Color.red.named("text") })
    let half = (Self.height - Self.top) / 2
    try screen.drag(195, from: 100, to: 100 + 10 + half + 1)
    try screen.advance(by: 0.4)
    #expect(log.lines.isEmpty)
    try screen.settle()
    #expect(log.lines == ["retracted", "dismissed"] && !screen.has("text"))
  }

  @Test func aFastFingerDecidesByItself() {
    let heights: [CGFloat] = [400, 800]
    func target(_ place: CGFloat, _ velocity: CGFloat, _ mayDismiss: Bool = true) -> CGFloat {
      SheetLayer.target(
        from: place, velocity: velocity, heights: heights, mayDismiss: mayDismiss)
    }
    #expect(target(780, 1000) == 400)
    #expect(target(780, 999) == 800)
    #expect(target(390, 1000) == 0)
    #expect(target(390, 1000, false) == 400)
    #expect(target(420, -1000) == 800)
    #expect(target(201, 0) == 400)
    #expect(target(199, 0) == 0)
    #expect(target(610, 0) == 800)
  }

  @Test func betweenDetentsTheCardGrowsWithTheFinger() throws {
    let screen = try Presented(
      Host(isFirst: true) { Color.red.named("text").presentationDetents([.medium, .large]) })
    let medium = Self.height / 2
    try screen.drag(195, from: 450, to: 340, lift: false)
    #expect(screen["text"].height == medium + 100)
    try screen.up(195, 340)
    try screen.settle()
    // 522 is nearer to 422 than to 753.
    #expect(screen["text"].height == medium)
    try screen.drag(195, from: 450, to: 240)
    try screen.settle()
    #expect(screen["text"].height == Self.height - Self.top - 34)
  }

  @Test func aSheetThatMayNotBeDismissedComesBack() throws {
    let screen = try Presented(
      Host(isFirst: true) { Color.red.named("text").interactiveDismissDisabled() })
    try screen.drag(195, from: 100, to: 800)
    try screen.settle()
    #expect(screen["text"].minY == Self.top)
  }

  @Test func contentThatIsScrolledKeepsTheFinger() throws {
    let screen = try Presented(
      Host(isFirst: true) {
        ScrollView { Color.red.frame(height: 2000).named("text") }
      })
    let top = screen["text"].minY
    try screen.drag(195, from: 500, to: 300)
    try screen.settle()
    #expect(screen["text"].minY < top - 100)
    #expect(screen["Sheet"].minY == Self.top)
    try screen.drag(195, from: 300, to: 400, lift: false)
    #expect(screen["Sheet"].minY == Self.top)
  }

  @Test func contentAtItsTopTakesTheSheetAlong() throws {
    let screen = try Presented(
      Host(isFirst: true) {
        ScrollView { Color.red.frame(height: 2000).named("text") }
      })
    try screen.drag(195, from: 300, to: 400, lift: false)
    #expect(screen["Sheet"].minY == Self.top + 90)
  }

  @Test func theSceneBehindIsNotTouched() throws {
    let log = Log()
    let screen = try Presented(Host(isFirst: true, log: log) { Color.red })
    try screen.tap("Behind")
    try screen.settle()
    #expect(!log.lines.contains("behind"))
  }

  @Test func aTapOnTheDimmedSceneDismisses() throws {
    let log = Log()
    let screen = try Presented(
      Host(isFirst: true, log: log) { Color.red.presentationDetents([.medium]) })
    try screen.tap(195, 300)
    try screen.settle()
    #expect(log.lines == ["retracted", "dismissed"])
  }

  @Test func aFingerThatMovesOnTheDimmedSceneDoesNot() throws {
    let screen = try Presented(
      Host(isFirst: true) { Color.red.named("text").presentationDetents([.medium]) })
    try screen.drag(195, from: 200, to: 260)
    try screen.settle()
    #expect(screen.has("text"))
  }

  @Test func aSceneThatStaysInPlayIsTouchedAndNotDimmed() throws {
    let log = Log()
    let screen = try Presented(
      Host(isFirst: true, log: log) {
        Color.red.presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
      })
    #expect(screen.dims.isEmpty)
    try screen.tap("Behind")
    #expect(log.lines == ["behind"])
  }

  // MARK: Inside

  @Test func viewsInsideDismissTheNearestSheet() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      let name: String
      var body: some View {
        Button {
          dismiss()
        } label: {
          Color.red.frame(width: 100, height: 44).named(name)
        }
        .opacity(isPresented ? 1 : 0)
      }
    }
    struct Outer: View {
      @State private var first = true
      @State private var second = true
      var body: some View {
        Color.blue.sheet(isPresented: $first) {
          VStack {
            Inner(name: "outer").sheet(isPresented: $second) { Inner(name: "inner") }
          }
        }
      }
    }
    let screen = try Presented(Outer())
    #expect(screen.root.layers.count == 2)
    try screen.tap("inner")
    try screen.settle()
    #expect(screen.has("outer") && !screen.has("inner") && screen.root.layers.count == 1)
    try screen.tap("outer")
    try screen.settle()
    #expect(screen.root.layers.isEmpty)
  }

  @Test func aSheetThatGoesTakesThoseAlongThatItShows() throws {
    let (trigger, log) = (Trigger(), Log())
    let screen = try Presented(
      Host(isFirst: true, trigger, log: log) {
        Color.red.sheet(isPresented: .constant(true), onDismiss: { log.add("inner") }) {
          Text("Inner")
        }
      })
    #expect(screen.root.layers.count == 2)
    try screen.change(trigger)
    #expect(!screen.has("Inner"))
    try screen.advance(by: 0.1)
    let gone = 1 - Presented.rest(after: 0.1)
    #expect(abs(Double(screen.shift) - gone * Double(Self.height - Self.top)) < 0.01)
    try screen.settle()
    #expect(screen.root.layers.isEmpty && log.lines == ["dismissed"])
  }

  @Test func aCoverIsPushedBackOverBlackAsTheSceneIs() throws {
    struct Covered: View {
      var body: some View {
        Color.blue.fullScreenCover(isPresented: .constant(true)) {
          Color.green.sheet(isPresented: .constant(true)) { Text("Sheet") }
        }
      }
    }
    let screen = try Presented(Covered())
    #expect(screen.root.layers.count == 2)
    let black = screen.items.firstIndex {
      if case .fill(_, .color(let color), _) = $0 {
        color == ResolvedColor(red: 0, green: 0, blue: 0, alpha: 1)
      } else {
        false
      }
    }
    let pushed = screen.items.firstIndex {
      if case .group(.transform, _) = $0 { true } else { false }
    }
    #expect(black != nil && pushed == black.map { $0 + 1 })
  }

  @Test func theOlderNameDismissesToo() throws {
    struct Inner: View {
      @Environment(\.presentationMode) private var mode
      var body: some View {
        Button {
          mode.wrappedValue.dismiss()
        } label: {
          Color.red.frame(width: 100, height: 44).named("close")
        }
      }
    }
    let log = Log()
    let screen = try Presented(Host(isFirst: true, log: log) { Inner() })
    try screen.tap("close")
    try screen.settle()
    #expect(log.lines == ["retracted", "dismissed"])
  }

  @Test func anotherItemIsAnotherSheet() throws {
    struct Item: Identifiable { let id: Int }
    struct Items: View {
      let trigger: Trigger
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Color.blue.onAppear { trigger.run = { item = Item(id: (item?.id ?? 0) + 1) } }
          .sheet(item: $item) { Text("Item \($0.id)") }
      }
    }
    let trigger = Trigger()
    let screen = try Presented(Items(trigger: trigger))
    #expect(screen.has("Item 1"))
    try screen.change(trigger)
    try screen.settle()
    #expect(screen.has("Item 2") && !screen.has("Item 1"))
  }

  @Test func theChosenDetentGoesBothWays() throws {
    struct Chosen: View {
      let trigger: Trigger
      let log: Log
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Color.blue.onAppear { trigger.run = { detent = .large } }
          .onChange(of: detent) { log.add($0 == .large ? "large" : "medium") }
          .sheet(isPresented: .constant(true)) {
            Color.red.named("text").presentationDetents([.medium, .large], selection: $detent)
          }
      }
    }
    let (trigger, log) = (Trigger(), Log())
    let screen = try Presented(Chosen(trigger: trigger, log: log))
    #expect(screen["text"].height == Self.height / 2)
    try screen.change(trigger)
    try screen.settle()
    #expect(screen["text"].height == Self.height - Self.top - 34)
    try screen.drag(195, from: 100, to: 400)
    try screen.settle()
    #expect(log.lines == ["large", "medium"])
    #expect(screen["text"].height == Self.height / 2)
  }

  @Test func stateInsideLivesAsLongAsTheSheet() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button {
          count += 1
        } label: {
          Text("\(count)").frame(width: 100, height: 44).named("count")
        }
      }
    }
    let trigger = Trigger()
    let screen = try Presented(Host(isFirst: true, trigger) { Counter() })
    try screen.tap("count")
    #expect(screen.has("1"))
    try screen.change(trigger)
    try screen.settle()
    try screen.change(trigger)
    try screen.settle()
    #expect(screen.has("0"))
  }
}

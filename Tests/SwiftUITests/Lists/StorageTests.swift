import Foundation
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct StorageTests {
  private enum Flavour: String { case sweet, sour }
  private enum Level: Int { case low, high }

  private struct Writer: View {
    @AppStorage("count") var count = 1
    @AppStorage("flavour") var flavour = Flavour.sweet
    @AppStorage("name") var name: String?
    @AppStorage("level") var level: Level?
    @SceneStorage("page") var page = 0
    let trigger: Trigger

    var body: some View {
      Text("\(count) \(flavour.rawValue) \(name ?? "none") \(level?.rawValue ?? -1) \(page)")
        .onAppear {
          trigger.run = {
            count += 1
            flavour = .sour
            name = "apple"
            level = .high
            page = 3
          }
        }
    }
  }

  private struct Reader: View {
    @AppStorage("count") var count = 7
    @AppStorage("count", store: UserDefaults(suiteName: "other")) var other = 9
    @SceneStorage("page") var page = 0
    var body: some View { Text("read \(count) \(other) \(page)") }
  }

  private func texts(_ touched: Touched) -> [String] {
    ElementTree(touched.root).all.compactMap(\.text)
  }

  @Test func valuesAreSharedByName() throws {
    let trigger = Trigger()
    let touched = try Touched(
      VStack {
        Writer(trigger: trigger)
        Reader()
      })
    #expect(texts(touched) == ["1 sweet none -1 0", "read 7 9 0"])
    trigger.run()
    try touched.graph.settle()
    #expect(texts(touched) == ["2 sour apple 1 3", "read 2 9 3"])
    trigger.run()
    try touched.graph.settle()
    #expect(texts(touched).first == "3 sour apple 1 3")
  }

  @Test func everySceneBeginsAnew() throws {
    let trigger = Trigger()
    let first = try Touched(Writer(trigger: trigger))
    trigger.run()
    try first.graph.settle()
    let second = try Touched(Writer(trigger: Trigger()))
    #expect(texts(second) == ["1 sweet none -1 0"])
  }

  @Test func bindingsWriteWhatIsStored() throws {
    struct Switch: View {
      @AppStorage("on") var isOn = false
      let trigger: Trigger
      var body: some View {
        let binding = $isOn
        Text(isOn ? "on" : "off").onAppear { trigger.run = { binding.wrappedValue = true } }
      }
    }
    let trigger = Trigger()
    let touched = try Touched(Switch(trigger: trigger))
    trigger.run()
    try touched.graph.settle()
    #expect(texts(touched) == ["on"])
  }

  @Test func equatableViewsRunOnlyWhenTheyDiffer() throws {
    let log = RowLog()
    struct Part: View, Equatable {
      let value: Int
      let log: RowLog
      nonisolated static func == (a: Part, b: Part) -> Bool { a.value / 10 == b.value / 10 }
      var body: some View {
        let _ = log.bodies.append(value)
        Text("part \(value)")
      }
    }
    struct Whole: View {
      @State var value = 10
      let log: RowLog
      let trigger: Trigger
      var body: some View {
        Part(value: value, log: log).equatable().onAppear { trigger.run = { value += 6 } }
      }
    }
    let trigger = Trigger()
    let touched = try Touched(Whole(log: log, trigger: trigger))
    trigger.run()
    try touched.graph.settle()
    #expect(log.bodies == [10])
    trigger.run()
    try touched.graph.settle()
    #expect(log.bodies == [10, 22])
  }

  private struct Named: View {
    @AppStorage("count", store: UserDefaults(suiteName: "shared")) private var count = 1
    @AppStorage("count", store: UserDefaults(suiteName: "apart")) private var apart = 1
    @AppStorage("count") private var own = 1
    var body: some View {
      Text("\(count) \(apart) \(own)").onAppear { count += 1 }
    }
  }

  private struct Renewing: View {
    @State private var updates = 0
    var body: some View {
      Named()
      Named()
      Text("updates \(updates)").onAppear { updates += 1 }
    }
  }

  /// Every view value makes a `UserDefaults` anew; the suite's name says which store it is.
  @Test func objectsOfOneSuiteAreOneStore() throws {
    let touched = try Touched(Renewing())
    #expect(texts(touched) == ["3 1 1", "3 1 1", "updates 1"])
  }

  private final class Counter: ObservableObject {
    @AppStorage("of an object") var count = 1
  }

  private struct Counting: View {
    @StateObject var counter = Counter()
    let trigger: Trigger
    var body: some View {
      Text("\(counter.count)").onAppear { trigger.run = { counter.count += 1 } }
    }
  }

  /// A property of an object has no view to keep its value.
  @Test func objectsKeepAndAnnounceWhatTheyStore() throws {
    let trigger = Trigger()
    let touched = try Touched(Counting(trigger: trigger))
    #expect(texts(touched) == ["1"])
    trigger.run()
    try touched.graph.settle()
    #expect(texts(touched) == ["2"])
  }
}

import Foundation
import HangaRuntime
import SwiftUI
import Testing

/// Which views run their bodies again when the view around them does.
@MainActor
struct ComparisonTests {
  private final class Model { var name = "a" }

  /// No type says that it is equatable.
  private struct Row: View {
    let log: Log
    var title: String
    var model: Model
    var tags: [String]
    var size: Size
    @State private var isOn = false
    var body: some View {
      let _ = log.add(title)
      Text(title)
    }
    struct Size { var width: CGFloat; var name: String }
  }

  private struct Rows: View {
    let log: Log
    let trigger: Trigger
    let change: (inout Row) -> Void
    let model = Model()
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        row
      }
      .onAppear { trigger.run = { count += 1 } }
    }
    private var row: Row {
      var row = Row(
        log: log, title: "row", model: model, tags: ["a", "b"],
        size: Row.Size(width: 1, name: "small"))
      if count > 0 { change(&row) }
      return row
    }
  }

  /// How often the row's body runs when the view around it does once more.
  private func runs(_ change: @escaping (inout Row) -> Void) throws -> Int {
    let (log, trigger) = (Log(), Trigger())
    let scene = try Moved(Rows(log: log, trigger: trigger, change: change))
    let before = log.lines.count
    try scene.change(trigger)
    return log.lines.count - before
  }

  @Test func equalPropertiesRunNoBody() throws { #expect(try runs { _ in } == 0) }

  @Test func aPropertyThatDiffersDoes() throws {
    #expect(try runs { $0.title = "other" } == 1)
    #expect(try runs { $0.tags = ["a"] } == 1)
    #expect(try runs { $0.size.name = "large" } == 1)
    #expect(try runs { $0.size.width = 2 } == 1)
  }

  /// Objects are the same if they are one object, whatever it holds.
  @Test func anotherObjectDoes() throws {
    #expect(try runs { $0.model = Model() } == 1)
    #expect(try runs { $0.model.name = "b" } == 0)
  }

  private struct Switch: View {
    let log: Log
    @Binding var isOn: Bool
    var body: some View {
      let _ = log.add("\(isOn)")
      Text(isOn ? "on" : "off")
    }
  }

  /// A binding to the same state is the same; what it reads wakes its reader.
  @Test func bindingsToStateAreComparedByTheState() throws {
    struct Panel: View {
      let log: Log
      let other: Trigger
      let flip: Trigger
      @State private var isOn = false
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)")
          Switch(log: log, isOn: $isOn)
        }
        .onAppear {
          other.run = { count += 1 }
          flip.run = { isOn.toggle() }
        }
      }
    }
    let (log, other, flip) = (Log(), Trigger(), Trigger())
    let scene = try Moved(Panel(log: log, other: other, flip: flip))
    try scene.change(other)
    #expect(log.lines == ["false"])
    try scene.change(flip)
    #expect(log.lines == ["false", "true"])
  }

  /// A view whose closure has caught something new is another one.
  @Test func closuresThatCatchSomethingNewAreOthers() throws {
    struct Acting: View {
      let log: Log
      let act: () -> Int
      var body: some View {
        let _ = log.add("\(act())")
        Text("x")
      }
    }
    struct Outer: View {
      let log: Log
      let trigger: Trigger
      @State private var count = 0
      var body: some View {
        let now = count
        Acting(log: log) { now }.onAppear { trigger.run = { count += 1 } }
      }
    }
    let (log, trigger) = (Log(), Trigger())
    let scene = try Moved(Outer(log: log, trigger: trigger))
    try scene.change(trigger)
    #expect(log.lines == ["0", "1"])
  }
}

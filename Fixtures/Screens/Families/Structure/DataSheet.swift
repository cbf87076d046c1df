import SwiftUI

/// What is kept and what changes it, all after the first settling.
struct DataSheet: View {
  @State private var shelf = Shelf()
  @StateObject private var counter = Counter()

  var body: some View {
    Sheet(title: "Data at rest") {
      Group {
        Sample("AppStorage of numbers, texts, cases, options, and what makes itself of a text") {
          Stored()
        }
        Sample("SceneStorage, and a second view of the same key") {
          HStack {
            SceneKept()
            SceneKept()
          }
        }
        Sample("An own property with state: 4, doubled; run before each body") {
          OwnProperties()
        }
        Sample("ScaledMetric: 40 for the body's size, the largest title's, the caption's") {
          Metrics()
        }
      }
      Group {
        Sample("onReceive, task, onChange and onAppear, in the order of their coming") {
          Arrivals()
        }
        Sample("An observable object, published and bound") {
          Counting().environmentObject(counter)
        }
        Sample("An observable class in the surroundings, and through a binding of it") {
          Observed().environment(shelf)
        }
        Sample("Bindings: of a member, of an element, of an option, made by hand") {
          Bound()
        }
        Sample("A task with an id starts again with another; a sleep is not over yet") {
          Tasks()
        }
      }
    }
    .font(.callout)
  }
}

private enum Pace: String, CaseIterable { case slow, fast }
private enum Level: Int { case low = 1, high }

/// Two numbers that are stored as one text.
private struct Pair: RawRepresentable {
  var a: Int
  var b: Int

  init(a: Int, b: Int) { (self.a, self.b) = (a, b) }
  init?(rawValue: String) {
    let parts = rawValue.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    (a, b) = (parts[0], parts[1])
  }
  var rawValue: String { "\(a)/\(b)" }
}

private struct Stored: View {
  @AppStorage("count") private var count = 1
  @AppStorage("name") private var name = "nobody"
  @AppStorage("pace") private var pace = Pace.slow
  @AppStorage("level") private var level: Level = .low
  @AppStorage("pair") private var pair = Pair(a: 1, b: 2)
  @AppStorage("note") private var note: String?
  @AppStorage("ratio", store: UserDefaults(suiteName: "sheet")) private var ratio = 0.5

  var body: some View {
    HStack(spacing: 8) {
      Text("\(count)")
      Text(name)
      Text(pace.rawValue)
      Text("\(level.rawValue)")
      Text(pair.rawValue)
      Text(note ?? "none")
      Text(ratio, format: .percent)
    }
    .onAppear {
      (count, name, pace, level, note, ratio) = (2, "Ada", .fast, .high, "noted", 0.75)
      pair.b = 9
    }
  }
}

private struct SceneKept: View {
  @SceneStorage("chosen") private var chosen = 1

  var body: some View {
    Text("chosen \(chosen)").tagged(.blue).onAppear { chosen = 5 }
  }
}

/// Doubles what it is given, and counts how often it was prepared.
@propertyWrapper private struct Doubled: DynamicProperty {
  @State private var value: Int
  @Environment(\.layoutDirection) private var direction
  private(set) var isPrepared = false

  init(wrappedValue: Int) { _value = State(initialValue: wrappedValue) }

  var wrappedValue: Int {
    get { value * 2 }
    nonmutating set { value = newValue }
  }
  var projectedValue: Binding<Int> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
  var isFromLeft: Bool { direction == .leftToRight }

  mutating func update() { isPrepared = true }
}

private struct OwnProperties: View {
  @Doubled private var number = 1

  var body: some View {
    HStack {
      Text("\(number)")
      Text(_number.isPrepared ? "prepared" : "not prepared")
      Text(_number.isFromLeft ? "from left" : "from right")
    }
    .onAppear { $number.wrappedValue = 4 }
  }
}

private struct Metrics: View {
  @ScaledMetric private var body40 = 40
  @ScaledMetric(relativeTo: .largeTitle) private var title40: CGFloat = 40
  @ScaledMetric(wrappedValue: 40, relativeTo: .caption) private var caption40

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Block(.blue, body40, 8)
      Block(.green, title40, 8)
      Block(.orange, caption40, 8)
    }
    .ticks(x: [40])
  }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct Counting: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    HStack {
      Text("\(counter.count)")
      Part(counter: counter)
      Stepper("", value: $counter.count).labelsHidden()
    }
    .onAppear { counter.count = 3 }
  }

  private struct Part: View {
    @ObservedObject var counter: Counter
    var body: some View { Text("twice \(counter.count * 2)") }
  }
}

@Observable private final class Shelf {
  var title = "Title"
  var books = ["one", "two"]
  var isOpen = false
}

private struct Observed: View {
  @Environment(Shelf.self) private var shelf

  var body: some View {
    @Bindable var shelf = shelf
    HStack {
      Text("\(shelf.title): \(shelf.books.joined(separator: ", "))")
      Toggle("Open", isOn: $shelf.isOpen).labelsHidden()
    }
    .task {
      shelf.books.append("three")
      shelf.isOpen = true
    }
  }
}

private struct Bound: View {
  private struct Person {
    var name = "Bea"
    var marks = [1, 2, 3]
    var friend: String? = "Cem"
  }
  @State private var person = Person()

  var body: some View {
    HStack {
      Shout(word: $person.name)
      Grown(number: $person.marks[1])
      Shout(
        word: Binding {
          person.name.uppercased()
        } set: { _ in
        })
      if let friend = Binding($person.friend) { Shout(word: friend) }
      Shout(word: .constant("fixed"))
    }
  }

  private struct Grown: View {
    @Binding var number: Int
    var body: some View { Text("\(number)").tagged(.orange).onAppear { number += 10 } }
  }

  private struct Shout: View {
    @Binding var word: String
    var body: some View { Text(word).tagged(.green).onAppear { word += "!" } }
  }
}

private struct Arrivals: View {
  @State private var log: [String] = []
  @State private var number = 1
  @StateObject private var source = Counter()

  var body: some View {
    Text(log.joined(separator: " ")).lineLimit(2, reservesSpace: true)
      .onAppear { log.append("appear") }
      .onChange(of: number, initial: true) { old, new in log.append("\(old)→\(new)") }
      .onReceive(source.$count) { log.append("got \($0)") }
      .task {
        log.append("task")
        number = 2
        await Task.yield()
        log.append("later")
      }
  }
}

private struct Tasks: View {
  @State private var id = 1
  @State private var log: [String] = []

  var body: some View {
    Text(log.joined(separator: " "))
      .task(id: id) {
        log.append("start \(id)")
        if id == 1 { id = 2 }
        do {
          try await Task.sleep(for: .seconds(1))
          log.append("slept \(id)")
        } catch {
          log.append("ended")
        }
      }
  }
}

import Foundation
import HangaDrawing
import HangaRuntime
import SwiftUI
import Testing

private struct MarkKey: TransactionKey { static let defaultValue = false }
extension Transaction {
  fileprivate var isMarked: Bool {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

@MainActor
struct ScopedAnimationTests {
  struct Closure: View {
    let trigger: Trigger
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: isOn ? 40 : 0)
        .animation(.linear(duration: 1)) { $0.offset(y: isOn ? 40 : 0) }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .onAppear { trigger.run = { isOn.toggle() } }
    }
  }

  /// facts/animation.md §5: only the modifiers in the closure.
  @Test func closureFormAnimatesWhatTheClosureAddsAndNotItsContent() throws {
    let trigger = Trigger()
    let scene = try Moved(Closure(trigger: trigger))
    try scene.change(trigger)
    try scene.advance(by: 0.25)
    #expect(scene.fills[0].frame.minX == 40)
    #expect(abs(scene.fills[0].frame.minY - 10) < 0.001)
  }

  struct Valued: View {
    let trigger: Trigger
    let other: Trigger
    @State private var isOn = false
    @State private var isOther = false
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .offset(x: isOn ? 40 : 0, y: isOther ? 40 : 0)
        .transaction(value: isOn) { $0.animation = .linear(duration: 1) }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .onAppear {
          trigger.run = { isOn.toggle() }
          other.run = { isOther.toggle() }
        }
    }
  }

  @Test func transactionOfAValueIsChangedOnlyWithIt() throws {
    let (trigger, other) = (Trigger(), Trigger())
    let scene = try Moved(Valued(trigger: trigger, other: other))
    try scene.change(other)
    #expect(scene.fills[0].frame.minY == 40)
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.minX - 20) < 0.001)
  }

  struct Marked: View {
    let trigger: Trigger
    let isMarking: Bool
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: isOn ? 40 : 0)
        .transaction { if $0.isMarked { $0.animation = .linear(duration: 1) } }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .contentTransition(.numericText())
        .geometryGroup()
        .onAppear {
          trigger.run = { withTransaction(\.isMarked, isMarking) { isOn.toggle() } }
        }
    }
  }

  @Test(arguments: [false, true]) func valueOfAKeyTravelsWithTheChange(_ isMarking: Bool) throws {
    let trigger = Trigger()
    let scene = try Moved(Marked(trigger: trigger, isMarking: isMarking))
    try scene.change(trigger)
    try scene.advance(by: 0.5)
    #expect(abs(scene.fills[0].frame.minX - (isMarking ? 20 : 40)) < 0.001)
  }
}

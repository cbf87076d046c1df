import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import Testing

@testable import Hanga
@testable import SwiftUI

@MainActor
struct AlertTests {
  /// A screen with an alert that is shown from the first.
  private struct Host<Actions: View, Message: View>: View {
    let log: Log
    let actions: () -> Actions
    let message: () -> Message
    @State private var isShown = true

    init(
      _ log: Log = Log(), @ViewBuilder actions: @escaping () -> Actions,
      @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) {
      (self.log, self.actions, self.message) = (log, actions, message)
    }

    var body: some View {
      Button("Behind") { log.add("behind") }
        .alert(
          "Title",
          isPresented: Binding(
            get: { isShown },
            set: {
              log.add("retracted")
              isShown = $0
            }), actions: actions, message: message)
    }
  }

  /// Frames of the rows of two choices, by their labels' middles.
  private func middle(_ text: String, _ screen: Presented) -> CGPoint {
    let frame = screen[text]
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func card(_ screen: Presented) -> CGRect {
    ElementTree(screen.root).all.first { $0.type == "Alert" }?.frame.rect ?? .null
  }

  @Test func itIs270WideInTheMiddleOfTheScreen() throws {
    let screen = try Presented(Host { Button("Fine") {} })
    let card = card(screen)
    #expect(card.width == 270)
    #expect(card.midX == 195 && card.midY == 422)
    // Title of one line of 17 points with 20 above and below, and one button of 44.
    let title = screen["Title"].height
    #expect(abs(card.height - (20 + title + 20 + 44)) < 0.001)
    #expect(screen.dims == [0.2])
  }

  @Test func twoChoicesStandSideBySideTheLeavingOneFirst() throws {
    let screen = try Presented(
      Host {
        Button("Do", role: .destructive) {}
        Button("Leave", role: .cancel) {}
      })
    let card = card(screen)
    #expect(middle("Leave", screen).x == card.minX + 270 / 4)
    #expect(middle("Do", screen).x == card.minX + 270 * 3 / 4)
    #expect(middle("Do", screen).y == card.maxY - 22)
  }

  @Test func choicesThatAreTooLongStandInAColumn() throws {
    let screen = try Presented(
      Host {
        Button("A choice with many words") {}
        Button("Leave", role: .cancel) {}
      })
    let card = card(screen)
    #expect(middle("Leave", screen) == CGPoint(x: 195, y: card.minY + card.height - 44 - 22))
  }

  @Test func ofThreeTheLeavingOneIsLast() throws {
    let screen = try Presented(
      Host {
        Button("Leave", role: .cancel) {}
        Button("One") {}
        Button("Two") {}
      })
    let card = card(screen)
    #expect(middle("One", screen).y == card.maxY - 2.5 * 44)
    #expect(middle("Two", screen).y == card.maxY - 1.5 * 44)
    #expect(middle("Leave", screen).y == card.maxY - 0.5 * 44)
  }

  @Test func withoutChoicesItHasOneOfTheSystems() throws {
    let screen = try Presented(Host { EmptyView() })
    #expect(screen.has("OK"))
    let other = try Presented(Host { Button("Fine") {} })
    #expect(!other.has("OK"))
  }

  @Test func theActionRunsWhenTheAlertHasGone() throws {
    let log = Log()
    let screen = try Presented(Host(log) { Button("Do") { log.add("done") } })
    try screen.tap("Do")
    #expect(log.lines.isEmpty && !screen.has("Do"))
    // 9.2334 / 22.88 s (facts/animation.md §10).
    try screen.advance(by: 0.39)
    #expect(log.lines.isEmpty)
    try screen.advance(by: 0.02)
    #expect(log.lines == ["retracted", "done"])
    #expect(screen.root.layers.isEmpty)
  }

  @Test func textFieldsStandBetweenWordsAndChoices() throws {
    struct Asking: View {
      @State private var name = "Name"
      var body: some View {
        Color.blue.alert("Title", isPresented: .constant(true)) {
          TextField("", text: $name)
          Button("Fine") {}
          Text("Lost")
        }
      }
    }
    let screen = try Presented(Asking())
    let card = card(screen)
    let field = screen["TextField"]
    // A box of 30 with its text 7 points inside, and 20 below it.
    #expect(field.minX == card.minX + 16 + 7 && field.width == CGFloat(270 - 2 * (16 + 7)))
    #expect(abs(field.midY - (card.maxY - 44 - 20 - 15)) < 0.001)
    #expect(!screen.has("Lost") || screen["Lost"].isEmpty)
  }

  @Test func aTapBesideItDoesNothing() throws {
    let log = Log()
    let screen = try Presented(Host(log) { Button("Do") {} })
    try screen.tap(20, 60)
    try screen.settle()
    #expect(log.lines.isEmpty && screen.has("Do"))
  }

  @Test func itShrinksInAndFadesOut() throws {
    struct Later: View {
      let trigger: Trigger
      @State private var isShown = false
      var body: some View {
        Color.blue.onAppear { trigger.run = { isShown.toggle() } }
          .alert("Title", isPresented: $isShown) { Button("Fine") {} }
      }
    }
    let trigger = Trigger()
    let screen = try Presented(Later(trigger: trigger))
    try screen.change(trigger)
    try screen.advance(by: 0.05)
    let rest = Presented.rest(after: 0.05, frequency: 22.88)
    var (alpha, scale) = Self.look(of: screen)
    #expect(abs(alpha - (1 - rest)) < 1e-6)
    #expect(abs(Double(scale) - (1 + 0.2 * rest)) < 1e-6)
    #expect(abs(screen.dims[0] - 0.2 * (1 - rest)) < 1e-6)
    try screen.settle()
    try screen.change(trigger)
    try screen.advance(by: 0.05)
    (alpha, scale) = Self.look(of: screen)
    #expect(abs(alpha - rest) < 1e-6 && scale == 1)
  }

  /// How the topmost card is drawn.
  private static func look(of screen: Presented) -> (alpha: Double, scale: CGFloat) {
    guard case .group(.opacity(let alpha), let inner)? = screen.items.last else { return (1, 1) }
    guard case .group(.transform(let transform), _)? = inner.first else { return (alpha, 1) }
    return (alpha, transform.a)
  }

  @Test func theOlderAlertsHaveTheSameButtons() throws {
    let log = Log()
    let view = Color.blue.alert(isPresented: .constant(true)) {
      Alert(
        title: Text("Title"), message: Text("Message"),
        primaryButton: .default(Text("Do")) { log.add("done") }, secondaryButton: .cancel())
    }
    let screen = try Presented(view)
    #expect(middle("Cancel", screen).x < middle("Do", screen).x)
    #expect(screen["Message"].minY > screen["Title"].maxY)
    try screen.tap("Do")
    try screen.settle()
    #expect(log.lines == ["done"])
  }

  @Test func anErrorNamesTheAlert() throws {
    struct Trouble: LocalizedError { var errorDescription: String? { "Trouble" } }
    let screen = try Presented(
      Color.blue.alert(isPresented: .constant(true), error: Trouble()) {})
    #expect(screen.has("Trouble") && screen.has("OK"))
    let none: Trouble? = nil
    let without = try Presented(
      Color.blue.alert(isPresented: .constant(true), error: none) {})
    #expect(without.root.layers.isEmpty)
  }

  @Test func dataMakesTheChoices() throws {
    let screen = try Presented(
      Color.blue.alert("Title", isPresented: .constant(true), presenting: 7) { number in
        Button("Take \(number)") {}
      })
    #expect(screen.has("Take 7"))
  }

  // MARK: Dialogs

  private struct Dialog: View {
    let log: Log
    var hasCancel = false
    @State private var isShown = true
    var body: some View {
      Color.blue.confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
        if hasCancel { Button("Leave", role: .cancel) { log.add("left") } }
        Button("One") { log.add("one") }
        Button("Two", role: .destructive) { log.add("two") }
      }
    }
  }

  @Test func aDialogStandsAtTheBottomWithTheLeavingChoiceAlone() throws {
    let screen = try Presented(Dialog(log: Log()))
    let card = ElementTree(screen.root).all.first { $0.type == "ConfirmationDialog" }?.frame.rect
    let rect = card ?? .null
    #expect(rect.minX == 8 && rect.width == CGFloat(390 - 2 * 8))
    // Above the home indicator: the row of 57, a gap of 8, two rows and the title of at least 44.
    #expect(rect.maxY == CGFloat(844 - 34))
    #expect(rect.height == CGFloat(57 + 8 + 2 * 57 + 44))
    #expect(middle("Cancel", screen).y == rect.maxY - 57 / 2)
    #expect(middle("Two", screen).y == rect.maxY - 57 - 8 - 57 / 2)
  }

  @Test func aTapBesideADialogIsTheLeavingChoice() throws {
    let log = Log()
    let screen = try Presented(Dialog(log: log, hasCancel: true))
    try screen.tap(195, 100)
    try screen.settle()
    #expect(log.lines == ["left"] && screen.root.layers.isEmpty)
  }

  @Test func aDialogSlidesInFromBelow() throws {
    let screen = try Presented(Dialog(log: Log()))
    let top = 844 - 34 - CGFloat(57 + 8 + 2 * 57 + 44)
    try screen.tap("One")
    try screen.advance(by: 0.1)
    let gone = 1 - Presented.rest(after: 0.1)
    #expect(abs(Double(screen.shift) - gone * Double(844 - top)) < 0.01)
  }

  @Test func onATabletADialogHangsAtItsAnchorWithoutALeavingChoice() throws {
    let screen = try Presented(
      Dialog(log: Log()), size: CGSize(width: 834, height: 1194), insets: EdgeInsets()
    ) { $0.horizontalSizeClass = .regular }
    #expect(screen.has("One") && !screen.has("Cancel"))
  }
}

import Foundation
import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct PickerTests {
  private struct Three: View {
    @State var choice = "b"
    var log = Log()
    var body: some View {
      Picker("Letter", selection: $choice) {
        ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }
      }
      .named("picker")
      .onChange(of: choice) { log.add(choice) }
    }
  }

  private func pill(_ touched: Touched) -> CGRect {
    ElementTree(touched.root).all.first { $0.type == "SegmentPill" }?.frame.rect ?? .null
  }

  @Test func segmentsShareTheWidth() throws {
    let touched = try Touched(
      Three().pickerStyle(.segmented), in: CGSize(width: 301, height: 100))
    #expect(touched["picker"] == rect(0, (100 - 32) / 2, 301, 32))
    // Boundaries are at 301 / 3 and 602 / 3, rounded down; the pill is 2 points inside.
    #expect(pill(touched) == rect(100 + 2, 34 + 2, 100 - 4, 32 - 4))
  }

  @Test func aTapChoosesASegment() throws {
    let log = Log()
    let touched = try Touched(
      Three(log: log).pickerStyle(.segmented), in: CGSize(width: 300, height: 100))
    try touched.tap(250, 50)
    #expect(log.lines == ["c"])
    #expect(pill(touched).minX == 202)
    let mirrored = try Touched(
      Three(log: log).pickerStyle(.segmented), in: CGSize(width: 300, height: 100),
      direction: .rightToLeft)
    try mirrored.tap(250, 50)
    #expect(log.lines == ["c", "a"])
    #expect(pill(mirrored).minX == 202)
  }

  @Test func thePillIsDraggedFromWhereItIs() throws {
    let log = Log()
    let touched = try Touched(
      Three(log: log).pickerStyle(.segmented), in: CGSize(width: 300, height: 100))
    try touched.drag(20, 50, to: 250, 50, ticks: 10)
    #expect(log.lines.isEmpty)
    try touched.drag(150, 50, to: 250, 50, ticks: 10)
    #expect(log.lines == ["c"])
  }

  private struct Tagged: View {
    @State var choice: Int?
    let log: Log
    var body: some View {
      Picker("Number", selection: $choice) {
        Text(verbatim: "none").tag(nil as Int?)
        Text(verbatim: "one").tag(1)
        Text(verbatim: "two").tag(2 as Int?)
      }
      .pickerStyle(.segmented)
      .onChange(of: choice) { log.add(choice.map { "\($0)" } ?? "nil") }
    }
  }

  @Test func optionalSelectionsTakeTagsOfBothKinds() throws {
    let log = Log()
    let touched = try Touched(Tagged(log: log), in: CGSize(width: 300, height: 100))
    #expect(pill(touched).minX == 2)
    try touched.tap(150, 50)
    #expect(pill(touched).minX == 102)
    try touched.tap(250, 50)
    try touched.tap(50, 50)
    #expect(log.lines == ["1", "2", "nil"])
  }

  @Test func aMenuShowsTheChosenValue() throws {
    let laid = try Laid(Three())
    #expect(laid.tree.all.compactMap(\.text).contains("b"))
    #expect(!laid.tree.all.compactMap(\.text).contains("a"))
  }

  @Test func aWheelIsTurnedByRows() throws {
    let log = Log()
    let touched = try Touched(
      Three(log: log).pickerStyle(.wheel), in: CGSize(width: 300, height: 300))
    #expect(touched["picker"] == rect(0, (300 - 216) / 2, 300, 216))
    // A row is 32 points: 40 up is one row on, 300 down is the first.
    try touched.drag(150, 150, to: 150, 110, ticks: 10)
    #expect(log.lines == ["c"])
    try touched.drag(150, 100, to: 150, 250, ticks: 10)
    #expect(log.lines == ["c", "a"])
  }

  private struct Group: View {
    var body: some View {
      DisclosureGroup("More") { Color.red.frame(height: 20).named("inside") }.named("group")
    }
  }

  @Test func aDisclosureGroupOpensByATap() throws {
    let touched = try Touched(Group(), in: CGSize(width: 300, height: 300))
    #expect(touched["inside"] == .null)
    try touched.tap(20, 150)
    #expect(touched["inside"].height == 20)
    #expect(touched["group"].maxY == touched["inside"].maxY)
  }

  @Test func labelledContentStandsAtBothEnds() throws {
    let view = LabeledContent {
      Color.red.frame(width: 30, height: 10).named("value")
    } label: {
      Color.red.frame(width: 20, height: 10).named("label")
    }
    let laid = try Laid(view, in: CGSize(width: 200, height: 100))
    #expect(laid["label"].minX == 0)
    #expect(laid["value"].maxX == 200)
  }

  @Test func aViewMayStandForWhatIsChosen() throws {
    let picker = Picker("a", selection: .constant(1)) {
      Text("one").tag(1)
    } currentValueLabel: {
      Text("now")
    }
    let laid = try Laid(picker.pickerStyle(.menu))
    #expect(laid.tree.all.contains { $0.text == "now" })
    #expect(!laid.tree.all.contains { $0.text == "one" })
  }

  /// facts/controls.md §4, disabled: what cannot be chosen is fainter.
  @Test func segmentsThatCannotBeChosenAreFainter() throws {
    let picker = Picker("a", selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    .pickerStyle(.segmented)
    #expect(try Drawn(picker).text.contains("opacity") == false)
    #expect(try Drawn(picker.disabled(true)).text.contains("opacity"))
  }
}

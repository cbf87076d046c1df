import Foundation
import SwiftUI
import Testing

@testable import Hanga

extension EnvironmentValues {
  @Entry fileprivate var depth = 0
}

/// Values that views inherit (facts/state.md §2).
@MainActor
struct SurroundingsTests {
  private struct Depth: View {
    @Environment(\.depth) private var depth
    var body: some View { Text("\(depth)") }
  }

  private func texts<V: View>(_ view: V, _ direction: LayoutDirection = .leftToRight) throws
    -> [String]
  {
    try Laid(VStack { view }, direction: direction).tree.all.compactMap(\.text)
  }

  @Test func theNearestValueWinsAndATransformStartsFromTheInherited() throws {
    let view = Group {
      Depth()
      Depth().environment(\.depth, 3)
      Depth().transformEnvironment(\.depth) { $0 = $0 * 10 + 1 }
      Depth().transformEnvironment(\.self) { $0.depth += 5 }
    }
    #expect(try texts(view.environment(\.depth, 2)) == ["2", "3", "21", "7"])
    #expect(try texts(view) == ["0", "3", "1", "5"])
  }

  // MARK: Accent colour and tint

  private struct Ink: View {
    @Environment(\.self) private var values
    var body: some View { Text(Color.accentColor.resolve(in: values).description) }
  }

  @Test func theInnerOfTintAndAccentColorWins() throws {
    let red = try texts(Ink().tint(.red))
    #expect(try texts(Ink().accentColor(.red)) == red)
    #expect(try texts(Ink().accentColor(.red).tint(.blue)) == red)
    #expect(try texts(Ink().tint(.red).accentColor(.blue)) == red)
    #expect(try texts(Ink().accentColor(nil).accentColor(.red)) != red)
  }

  @Test func switchesFollowTheTintAndNotTheAccentColor() throws {
    func track<V: View>(_ view: V) throws -> String {
      try Drawn(view).text
    }
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    #expect(try track(toggle.accentColor(.red)) == track(toggle))
    #expect(try track(toggle.tint(.red)) != track(toggle))
  }

  // MARK: Type sizes

  private struct Metrics: View {
    @ScaledMetric private var body_: CGFloat = 22
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 41
    @ScaledMetric(wrappedValue: 16, relativeTo: .caption) private var caption
    var body: some View {
      Color.red.frame(width: body_, height: title).named("box")
        .overlay { Color.blue.frame(width: caption, height: 1).named("caption") }
    }
  }

  /// Lengths grow as the lines of their style do: text-and-colour.md's leading columns.
  @Test(arguments: [
    (DynamicTypeSize.large, 22.0, 41.0, 16.0), (.xSmall, 19, 38, 13), (.accessibility5, 62, 70, 51),
  ])
  func lengthsGrowWithTheLinesOfTheirStyle(
    size: DynamicTypeSize, body: Double, title: Double, caption: Double
  ) throws {
    let laid = try Laid(Metrics().dynamicTypeSize(size))
    #expect(laid["box"].size == CGSize(width: body, height: title))
    #expect(laid["caption"].width == CGFloat(caption))
  }

  private struct Size: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text(String(describing: size)) }
  }

  @Test func rangesBringASizeToTheirNearerEnd() throws {
    let view = Group {
      Size().dynamicTypeSize(...DynamicTypeSize.large)
      Size().dynamicTypeSize(DynamicTypeSize.accessibility1...)
      Size().dynamicTypeSize(.small ... .medium)
      Size().dynamicTypeSize(..<DynamicTypeSize.xLarge)
    }
    #expect(
      try texts(view.dynamicTypeSize(.xxLarge)) == ["large", "accessibility1", "medium", "large"])
    #expect(
      try texts(view.dynamicTypeSize(.xSmall)) == ["xSmall", "accessibility1", "small", "xSmall"])
  }

  // MARK: Calendars and zones

  @Test func datesFollowTheNearestCalendarAndZone() throws {
    let moment = Date(timeIntervalSince1970: 1_700_000_000)
    let format = Date.FormatStyle.dateTime.year().month().day().hour(.twoDigits(amPM: .omitted))
    func text(_ calendar: Calendar.Identifier, _ zone: String) throws -> String {
      try texts(
        Text(moment, format: format).environment(\.calendar, Calendar(identifier: calendar))
          .environment(\.timeZone, #require(TimeZone(identifier: zone)))
          .environment(\.locale, Locale(identifier: "en_US"))
      ).joined()
    }
    // 14 November 2023, 22:13 in London: the 15th in Tokyo; 2566 of the Buddhist era.
    #expect(try text(.gregorian, "GMT").contains("Nov 14, 2023"))
    #expect(try text(.gregorian, "Asia/Tokyo").contains("Nov 15, 2023"))
    #expect(try text(.buddhist, "GMT").contains("2566"))
  }

  // MARK: Readers of settings

  private struct Settings: View {
    @Environment(\.autocorrectionDisabled) private var isLeft
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.backgroundMaterial) private var material
    var body: some View {
      Text("\(isLeft ? "left" : "corrected") \(labels == .hidden ? "hidden" : "shown")")
      Text(material == .thin ? "thin" : "none")
    }
  }

  @Test func whatModifiersSetCanBeRead() throws {
    #expect(try texts(Settings()) == ["corrected shown", "none"])
    #expect(
      try texts(
        Settings().autocorrectionDisabled().labelsHidden()
          .environment(\.backgroundMaterial, .thin)) == ["left hidden", "thin"])
    #expect(
      try texts(Settings().labelsVisibility(.visible).labelsHidden()) == [
        "corrected shown", "none",
      ])
  }
}

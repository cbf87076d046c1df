import Foundation
import HangaBitmaps
import Testing

/// One input gives one picture, whatever the process, the machine's processor, language and time
/// zone. `make determinism` does the same for debug and release and for more runs.
@Suite(.serialized)
struct DeterminismTests {
  /// Surroundings that must not show.
  private static let surroundings: [[String: String]] = [
    [:],
    // Other variants of the C library's functions, which give other last bits.
    ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-FMA,-AVX2,-FMA4"],
    ["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "TZ": "Asia/Tokyo"],
    ["LANG": "de_DE.UTF-8", "TZ": "America/New_York", "SWIFT_DETERMINISTIC_HASHING": "1"],
  ]

  @Test func everyStateOfTheGalleryIsTheSameInAllSurroundings() throws {
    let program = try Program()
    defer { program.remove() }
    var first: String?
    for variables in Self.surroundings {
      let outcome = try program.run(["--digests"], variables, of: "hanga-gallery", in: Package.root)
      #expect(outcome.status == 0)
      #expect(outcome.output.split(separator: "\n").count > 20)
      #expect(outcome.output == first ?? outcome.output, "\(variables)")
      first = first ?? outcome.output
    }
  }

  /// A view that asks Foundation for the current locale and time zone always gets the same.
  @Test func machinesLanguageAndTimeZoneStayOutside() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          VStack {
            Text(verbatim: Locale.current.identifier)
            Text(verbatim: TimeZone.current.identifier)
            Text(verbatim: Date(timeIntervalSince1970: 0).formatted(date: .long, time: .shortened))
            Text(Date(timeIntervalSince1970: 0), style: .date)
            Text("\\(1234.5, format: .number)")
          }
        }
      }
      """
    let program = try Program(["page.swift": text])
    defer { program.remove() }
    let trees = try Self.surroundings.map { try program.run(["tree", "page.swift"], $0).output }
    #expect(Set(trees).count == 1)
    #expect(trees[0].contains("“GMT”") && trees[0].contains("1970"))
  }

  private static let page = """
    import SwiftUI
    struct Page: View {
      @State private var widths: [String: CGFloat] = [:]
      var body: some View {
        VStack {
          ForEach(["ひとつ", "two", "três"], id: \\.self) { name in
            Text(name)
              .background(GeometryReader { Color.clear.preference(key: Width.self, value: [name: $0.size.width]) })
            Capsule().fill(.blue).frame(width: widths[name], height: 3)
              .rotationEffect(.degrees(7)).shadow(radius: 3)
          }
        }
        .padding().background(.thinMaterial).onPreferenceChange(Width.self) { widths = $0 }
      }
    }
    struct Width: PreferenceKey {
      static var defaultValue: [String: CGFloat] = [:]
      static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
        value.merge(nextValue()) { $1 }
      }
    }
    """

  @Test func twentyProcessesDrawTheSamePicture() throws {
    let program = try Program(["page.swift": Self.page])
    defer { program.remove() }
    let pictures = try (0..<20).map { index in
      let variables = Self.surroundings[index % Self.surroundings.count]
      let file = try program.render(["page.swift", "--size", "200x200"], variables)
      return try EncodedPicture(name: "picture", bytes: [UInt8](file.bytes))
        .decoded(width: file.width, height: file.height).digest
    }
    // Pixels, not files: the compressor does not always choose the same of two equal matches.
    #expect(Set(pictures).count == 1)
  }
}

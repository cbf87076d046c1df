import Foundation
import HangaBitmaps
import HangaSnapshots
import SwiftUI
import Testing

@testable import HangaTesting

struct VariantsTests {
  @Test func axesMultiply() {
    let variants = Variants(
      devices: [.iPhoneSE3, .iPhone13], schemes: [.light, .dark], typeSizes: [.large],
      locales: ["en_US", "ja_JP", "ar_SA"])
    #expect(variants.all.count == 2 * 2 * 3)
    #expect(variants.all.first?.name == "iPhoneSE3rdgeneration-light-en_US")
    #expect(variants.all.last?.variant.locale == "ar_SA")
    #expect(variants.all.last?.variant.scheme == .dark)
    #expect(Set(variants.all.map(\.name)).count == variants.all.count)
  }

  @Test func axesOfOneValueAreNotNamed() {
    #expect(Variants().all.map(\.name) == [""])
    #expect(Variants(base: Variant(scheme: .dark)).all.map(\.variant.scheme) == [.dark])
  }

  @Test func widthsReplaceTheDevicesOwn() {
    let all = Variants(devices: [.iPhone13], widths: [320, 430]).all
    #expect(
      all.map(\.variant.size) == [CGSize(width: 320, height: 844), CGSize(width: 430, height: 844)])
    #expect(all.map(\.name) == ["w320", "w430"])
  }

  @Test func everyDeviceHasANameOfItsOwn() {
    let names = Variants(devices: Device.all).all.map(\.name)
    #expect(Set(names).count == Device.all.count)
  }

  private struct Card: View {
    @Environment(\.colorScheme) private var scheme
    var text = "Ginza"
    var body: some View { Text(text).padding().background(scheme == .dark ? Color.blue : .yellow) }
  }

  private static let matrix = Variants(
    schemes: [.light, .dark], typeSizes: [.large, .accessibility1])

  @Test @MainActor func matrixRecordsOneNamedFileForEachVariant() throws {
    let scratch = Scratch()
    for named in Self.matrix.all {
      let scene = SnapshotScene(named.variant, layout: .sizeThatFits)
      let message = scratch.inARun {
        verifySnapshot(
          of: Card(), as: .image(scene), named: named.name, record: .missing,
          snapshotDirectory: scratch.folder, testName: "card")
      }
      #expect(message != nil)
    }
    #expect(
      scratch.files == [
        "card.dark-accessibility1.png", "card.dark-large.png", "card.light-accessibility1.png",
        "card.light-large.png",
      ])
    let files = try scratch.files.map { try Data(contentsOf: scratch.url($0)) }
    #expect(Set(files).count == 4)
  }

  /// Nothing is recorded under this name, so every variant fails, and then the sheet is made.
  @Test @MainActor func failingVariantsAreShownOnOneSheet() {
    let (notes, scratch) = (Notes(), Scratch())
    withKnownIssue {
      scratch.inARun {
        assertSnapshots(
          of: Card(), over: Self.matrix, layout: .sizeThatFits, record: .never)
      }
    } matching: { issue in
      notes.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(notes.all.count == 4 + 1)
    #expect(notes.all.last?.contains("4 of 4 variants failed; all on one sheet: ") == true)
    let path = notes.all.last?.components(separatedBy: "sheet: ").last ?? ""
    let sheet = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    let picture = try? EncodedPicture(name: "sheet", bytes: sheet)
    // Four in a row, with gaps of 12 between and around.
    #expect(picture?.width == 4 * (ContactSheetTests.width + 12) + 12)
  }

  private final class Notes: Sendable {
    nonisolated(unsafe) private(set) var all: [String] = []
    func add(_ text: String) { all.append(text) }
  }
}

@MainActor
private enum ContactSheetTests {
  static var width: Int { ContactSheet.width }
}

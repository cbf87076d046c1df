import Foundation
import HangaSnapshots
import SwiftUI

/// When a contact sheet of all variants is made.
public enum ContactSheetMode: Sendable {
  /// If a variant fails.
  case onFailure
  /// Every time.
  case always
}

/// Holds a view's pictures under all conditions of a matrix to their records, one for each variant
/// with the variant's name.
///
/// Each variant that fails fails the test. All are then put on one labelled contact sheet, which is
/// attached to the test and lies with the run's pictures below `.build`.
///
/// - Parameters:
///   - view: made anew for every variant.
///   - layout: the canvas in place of the variants' devices, such as `.sizeThatFits`.
///   - assets: the folders and catalogues that pictures and colours come from.
///   - script: what fingers do before the pictures are drawn.
///   - name: stands before the variants' names.
///   - sheet: when a contact sheet is made.
public func assertSnapshots<V: View>(
  of view: @autoclosure @MainActor () throws -> V, over variants: Variants,
  layout: SwiftUISnapshotLayout? = nil, assets: [String] = [], script: Script = Script(),
  tolerance: SnapshotTolerance = SnapshotTolerance(), named name: String? = nil,
  sheet: ContactSheetMode = .onFailure, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let place = SourceLocus(fileID, filePath, line, column)
  var matrix = VariantMatrix(
    place: place, testName: testName, name: name, record: record, timeout: timeout)
  for named in variants.all {
    let scene = SnapshotScene(named.variant, layout: layout, assets: assets, script: script)
    matrix.check({ try MainThread.run(view) }, named.name, scene, tolerance)
  }
  matrix.finish(sheet)
}

/// Holds a view to records of any kind under all conditions of a matrix, one for each variant with
/// the variant's name.
///
///     assertSnapshots(of: Menu(), over: .everyday) { .layout($0) }
public func assertSnapshots<V: View, Format>(
  of view: @autoclosure @MainActor () throws -> V, over variants: Variants,
  layout: SwiftUISnapshotLayout? = nil, assets: [String] = [], script: Script = Script(),
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, as snapshotting: (SnapshotScene) -> Snapshotting<V, Format>
) {
  for named in variants.all {
    let scene = SnapshotScene(named.variant, layout: layout, assets: assets, script: script)
    SnapshotAssertion(
      place: SourceLocus(fileID, filePath, line, column), testName: testName,
      name: VariantMatrix.name(name, named.name), record: record, timeout: timeout
    ).run({ try MainThread.run(view) }, snapshotting(scene))
  }
}

/// The assertions of a matrix, and the sheet of their pictures.
struct VariantMatrix {
  let place: SourceLocus
  let testName: String
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  let timeout: TimeInterval
  private var pictures: [(name: String, frame: Frame, holds: Bool)] = []

  init(
    place: SourceLocus, testName: String, name: String?,
    record: SnapshotTestingConfiguration.Record?, timeout: TimeInterval
  ) {
    (self.place, self.testName, self.name) = (place, testName, name)
    (self.record, self.timeout) = (record, timeout)
  }

  static func name(_ name: String?, _ variant: String) -> String? {
    let parts = [name, variant.isEmpty ? nil : variant].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  mutating func check<V: View>(
    _ view: () throws -> V, _ variant: String, _ scene: SnapshotScene,
    _ tolerance: SnapshotTolerance
  ) {
    var drawn: Frame?
    // The picture is made once, for the assertion and the sheet.
    let pictures = Snapshotting<V, ViewPicture>.image(scene, tolerance)
    let noting = Snapshotting<V, ViewPicture>(
      pathExtension: pictures.pathExtension, diffing: pictures.diffing,
      asyncSnapshot: { view in
        pictures.snapshot(view).map { picture in
          drawn = picture.frame
          return picture
        }
      })
    let holds = SnapshotAssertion(
      place: place, testName: testName, name: Self.name(name, variant), record: record,
      timeout: timeout
    ).run(view, noting)
    if let drawn { self.pictures.append((variant, drawn, holds)) }
  }

  /// Attaches the sheet and says where it is.
  func finish(_ mode: ContactSheetMode) {
    let fails = pictures.contains { !$0.holds }
    guard !pictures.isEmpty, fails || mode == .always else { return }
    let framework = TestFramework.current
    do {
      let sheet = try MainThread.run {
        var sheet = ContactSheet()
        for picture in pictures {
          try sheet.add(picture.frame, named: picture.name, mark: picture.holds ? "✓" : "✗")
        }
        return sheet.png()
      }
      framework.attach(
        [XCTAttachment(data: sheet, name: sheetName.test + ".sheet.png", pathExtension: "png")],
        at: place)
      let package = PackageFolder(around: place.path)
      let path = try package.run.keep(
        [UInt8](sheet), as: .actual, of: sheetName,
        in: SnapshotStore(root: package.path + "/Snapshots"))
      let shown = package.run.path(of: path)
      if fails {
        let failed = pictures.count { !$0.holds }
        framework.fail(
          "\(failed) of \(pictures.count) variants failed; all on one sheet: \(shown)", at: place)
      } else {
        print("\(sheetName.title): all \(pictures.count) variants on one sheet: \(shown)")
      }
    } catch {
      framework.fail("The contact sheet could not be made: \(error)", at: place)
    }
  }

  private var sheetName: SnapshotName {
    SnapshotName(
      suite: TestFramework.current.suite(at: place), test: SnapshotAssertion.plain(testName),
      name: Self.name(name, "contactSheet"), kind: "png")
  }
}

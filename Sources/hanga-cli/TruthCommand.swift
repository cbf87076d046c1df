import Hanga
import HangaTruth

/// `hanga truth`: how far Hanga agrees with what Apple's SwiftUI drew.
enum TruthCommand {
  @MainActor
  static func run(_ arguments: Arguments) throws {
    guard arguments.files.count <= 1 else {
      throw UsageError.unexpected(arguments.files[1], .truth)
    }
    Surroundings.fix()
    let folder = try TruthFolder(arguments.files.first ?? usualFolder)
    let report = try TruthReport(folder)
    if arguments.has(.writeTable) { try report.write(to: folder.readme) }
    Console.print(report.table)
    for failure in report.failures { Console.warn(failure) }
  }

  /// From the folder of the package.
  private static let usualFolder = "Fixtures/Truth"
}

import Foundation
import Hanga
import HangaBitmaps
import HangaSnapshots

/// `hanga diff`: two pictures or strips in, what differs out. The status is 1 if they do.
enum DiffCommand {
  static func run(_ arguments: Arguments) throws -> Int32 {
    guard arguments.files.count == 2 else { throw UsageError.notTwo(.diff) }
    let tolerance = try tolerance(arguments)
    let output = arguments.value(.difference)
    if let output, !output.lowercased().hasSuffix(".png"), !output.lowercased().hasSuffix(".apng") {
      throw UsageError.notPNG(output)
    }
    let (old, new) = (try Film(arguments.files[0]), try Film(arguments.files[1]))
    let result =
      old.count == 1 && new.count == 1
      ? try picture(old, new, tolerance, output) : try strip(old, new, tolerance, output)
    Console.print(arguments.has(.json) ? try result.json() : result.text)
    return result.equal ? 0 : 1
  }

  /// What is printed.
  struct Result: Codable, Equatable {
    var equal: Bool
    var picture: PictureDifference?
    var strip: StripDifference?
    var views: [TreeChange]

    func json() throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    var text: String {
      if equal { return "The pictures are equal." }
      let frames = strip.map(DifferenceText.frames) ?? []
      let lines =
        frames + DifferenceText.views(views) + (picture.map(DifferenceText.pixels) ?? [])
      return lines.joined(separator: "\n")
    }
  }

  private static func picture(
    _ old: Film, _ new: Film, _ tolerance: PictureTolerance, _ output: String?
  ) throws -> Result {
    let (a, b) = (try old.first(), try new.first())
    let comparison = PictureComparison(tolerance)
    let found = comparison.difference(a, b)
    if let output {
      let bytes = PNGEncoder(effort: .small).encode(comparison.picture(a, b))
      try DurableFile.write(bytes, to: output)
    }
    return Result(
      equal: found == nil, picture: found, views: found == nil ? [] : changes(old, new, frame: 0))
  }

  /// What became of the views, where both files know them.
  private static func changes(_ old: Film, _ new: Film, frame: Int) -> [TreeChange] {
    guard let old = old.recorded.trees?[frame], let new = new.recorded.trees?[frame] else {
      return []
    }
    return TreeComparison(old, new).changes
  }

  private static func strip(
    _ old: Film, _ new: Film, _ tolerance: PictureTolerance, _ output: String?
  ) throws -> Result {
    let actual = try new.filmed()
    let found = try StripComparison(tolerance).difference(old.recorded, actual)
    if let output {
      let film = try StripComparison(tolerance).film(old.recorded, actual)
      try DurableFile.write(try film.file(), to: output)
    }
    return Result(
      equal: found == nil, picture: found?.picture, strip: found,
      views: found.map { changes(old, new, frame: $0.telling) } ?? [])
  }

  private static func tolerance(_ arguments: Arguments) throws -> PictureTolerance {
    let share = "it is a share from 0 to 1"
    return PictureTolerance(
      precision: try arguments.number(.precision, in: 0...1, share) ?? 1,
      perceptualPrecision: try arguments.number(.perceptualPrecision, in: 0...1, share) ?? 1,
      ignoresEdgeShading: arguments.has(.ignoreEdges),
      ignored: try arguments.values(.ignore).map(region))
  }

  private static func region(_ text: String) throws -> PixelRegion {
    let numbers = text.lowercased().split(omittingEmptySubsequences: false) {
      $0 == "," || $0 == "x"
    }.map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else {
      throw UsageError.badNumber(
        .ignore, text, expected: "it is a place and a size in pixels, such as 0,40,390x12")
    }
    return PixelRegion(x: x, y: y, width: width, height: height)
  }
}

/// A picture file as a strip: what does not move has one frame.
private struct Film {
  let recorded: RecordedStrip
  var count: Int { recorded.count }

  init(_ path: String) throws {
    guard let bytes = try DurableFile.read(path) else {
      throw PictureError(file: path, reason: "there is no such file")
    }
    do {
      if bytes.starts(with: PNGFile.signature) {
        recorded = try RecordedStrip(path: path, bytes: bytes)
      } else {
        // Pictures of other kinds are compared as the PNG they would be.
        let picture = try EncodedPicture(name: path, bytes: bytes).decoded()
        let png = PNGEncoder(effort: .fast).encode(picture)
        recorded = try RecordedStrip(path: path, bytes: png)
      }
    } catch let error as SnapshotError {
      throw PictureError(file: path, reason: error.problem)
    }
  }

  func first() throws -> Bitmap {
    do { return try recorded.frame(0) } catch let error as SnapshotError {
      throw PictureError(file: recorded.path, reason: error.problem)
    }
  }

  func filmed() throws -> FilmedStrip {
    var strip = FilmedStrip(rate: recorded.rate ?? 1, start: recorded.instant(of: 0))
    do {
      try recorded.forEach { _, frame in
        strip.append(frame)
        return true
      }
    } catch let error as SnapshotError {
      throw PictureError(file: recorded.path, reason: error.problem)
    }
    return strip
  }
}

import Foundation
import HangaBitmaps
import HangaSnapshots

/// What an assertion has made, in one of the three forms that the store knows.
enum Subject {
  case still(ViewPicture, SnapshotTolerance)
  case strip(ViewStrip, SnapshotTolerance)
  /// Bytes, with what tells how they differ from recorded ones; `nil` if they count as equal.
  case bytes(Data, isPlain: Bool, difference: (Data) -> (String, [XCTAttachment])?)

  init<Format>(_ format: Format, _ diffing: Diffing<Format>) throws {
    switch diffing.pictures {
    case .still(let tolerance, let picture): self = .still(try picture(format), tolerance)
    case .strip(let tolerance, let strip): self = .strip(try strip(format), tolerance)
    case nil:
      self = .bytes(diffing.toData(format), isPlain: diffing.isPlain) { recorded in
        diffing.diff(diffing.fromData(recorded), format)
      }
    }
  }

  /// The identity of what was made.
  var digest: String {
    switch self {
    case .still(let picture, _): picture.frame.digest
    case .strip(let strip, _): strip.film.digest.description
    case .bytes(let data, _, _): PixelDigest(of: [UInt8](data)).description
    }
  }

  /// The bytes of the record.
  func file() throws -> [UInt8] {
    switch self {
    case .still(let picture, _):
      RecordedPicture.file(
        picture.frame.bitmap, scale: Double(picture.frame.scale), tree: picture.snapshotTree)
    case .strip(let strip, _): try strip.film.file(trees: strip.filmedTrees)
    case .bytes(let data, _, _): [UInt8](data)
    }
  }

  /// The conditions, for reports.
  var variant: [String: String] {
    switch self {
    case .still(let picture, _): picture.variant.map(VariantAxes.values) ?? [:]
    case .strip(let strip, _): strip.variant.map(VariantAxes.values) ?? [:]
    case .bytes: [:]
    }
  }

  /// The types of the user's own views.
  var userTypes: Set<String> {
    switch self {
    case .still(let picture, _): picture.userTypes
    case .strip(let strip, _): strip.userTypes
    case .bytes: []
    }
  }
}

/// A variant as reports list it.
enum VariantAxes {
  static func values(_ variant: Variant) -> [String: String] {
    var axes = [
      "scheme": variant.scheme.rawValue, "typeSize": variant.typeSize.rawValue,
      "locale": variant.locale, "orientation": variant.orientation.rawValue,
      "contrast": variant.contrast.rawValue, "direction": variant.resolvedDirection.rawValue,
    ]
    if let size = variant.size {
      axes["size"] = "\(Int(size.width.rounded()))×\(Int(size.height.rounded()))"
    } else {
      axes["device"] = variant.device.name
    }
    return axes
  }
}

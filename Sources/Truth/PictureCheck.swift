import Foundation
import HangaBitmaps

/// One measurement of a picture that Apple's SwiftUI drew.
struct PictureCheck: Decodable, Sendable {
  enum Kind: String, Decodable {
    case fill
    case pixel
    case transparent
    case colourBox = "colour-box"
    case inkBox = "ink-box"
  }

  var kind: Kind
  /// What is measured: shape, corner, gradient, shadow, symbol or text.
  var on: String
  /// x, y, width, height in pixels.
  var rect: [Int]?
  var at: [Int]?
  var window: [Int]?
  var colour: String?
  var background: String?
  var alpha: Int?
  var tol: Int?
  var slack: Int?
  var threshold: Int?

  /// What is wrong with `picture`, or `nil` if the check holds.
  func failure(in picture: TruthPicture) -> String? {
    switch kind {
    case .fill: fillFailure(in: picture)
    case .transparent:
      picture.first(in: rect ?? []) { $0[3] != 0 }.map { "not transparent at \($0)" }
    case .pixel: pixelFailure(in: picture)
    case .colourBox:
      boxFailure(
        picture.box(in: nil) { picture.distance($0, bytes(colour)) <= (tol ?? 0) })
    case .inkBox: inkFailure(in: picture)
    }
  }

  private func bytes(_ hex: String?) -> [Int] {
    let value = Int(hex ?? "", radix: 16) ?? 0
    return [value >> 16 & 255, value >> 8 & 255, value & 255, alphaByte]
  }

  private var alphaByte: Int { alpha ?? 255 }

  private func fillFailure(in picture: TruthPicture) -> String? {
    let expected = bytes(colour)
    let place = picture.first(in: rect ?? []) { picture.distance($0, expected) > (tol ?? 0) }
    return place.map { "\(picture.hex($0)) at \($0), not \(colour ?? "")" }
  }

  private func pixelFailure(in picture: TruthPicture) -> String? {
    guard let at else { return "no place" }
    guard picture.distance(picture[at[0], at[1]], bytes(colour)) > (tol ?? 0) else { return nil }
    return "\(picture.hex(at)) at \(at), not \(colour ?? "") ± \(tol ?? 0)"
  }

  private func inkFailure(in picture: TruthPicture) -> String? {
    let limit = threshold ?? 0
    guard background != "transparent" else {
      return boxFailure(picture.box(in: window) { $0[3] > limit })
    }
    let ground = bytes(background)
    return boxFailure(picture.box(in: window) { picture.distance($0, ground) > limit })
  }

  private func boxFailure(_ box: [Int]) -> String? {
    guard let rect else { return "no rectangle" }
    let slack = slack ?? 0
    let edges = [rect[0], rect[1], rect[0] + rect[2], rect[1] + rect[3]]
    let found = box.isEmpty ? [] : [box[0], box[1], box[0] + box[2], box[1] + box[3]]
    if found.count == 4 && zip(edges, found).allSatisfy({ abs($0 - $1) <= slack }) { return nil }
    return "box \(box), not \(rect) ± \(slack)"
  }
}

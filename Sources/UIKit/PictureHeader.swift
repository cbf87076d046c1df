import Foundation

/// The size in pixels that the beginning of a PNG or JPEG file states.
struct PictureHeader {
  enum Format { case png, jpeg }

  let format: Format
  let width: Int
  let height: Int

  /// `nil` if `data` is neither, or ends before its size.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      format = .png
      width = Self.number(bytes[16..<20])
      height = Self.number(bytes[20..<24])
    } else if bytes.starts(with: [0xFF, 0xD8]), let size = Self.jpegSize(bytes) {
      format = .jpeg
      (width, height) = size
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// Walks the segments to the one that starts the frame.
  private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let startsFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if startsFrame {
        let height = number(bytes[place + 5..<place + 7])
        return (number(bytes[place + 7..<place + 9]), height)
      }
      place += 2 + number(bytes[place + 2..<place + 4])
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

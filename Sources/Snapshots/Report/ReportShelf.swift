import Foundation

/// Where a page's pictures are put.
struct ReportShelf {
  /// The run's folder.
  private let folder: String
  private let page: String
  private let pictures: RunReport.Pictures
  private var room: Int

  init(of folder: String, page: String, pictures: RunReport.Pictures, limit: Int) {
    self.folder = ShortPath.absolute(folder)
    self.page = ShortPath.absolute(page)
    (self.pictures, room) = (pictures, limit)
  }

  /// The address of a picture for the page.
  ///
  /// - Parameter path: the picture's file, below the run's folder.
  mutating func address(of bytes: [UInt8], _ path: String, isStrip: Bool) throws -> String {
    if pictures == .embedded || isStrip, bytes.count <= room {
      room -= bytes.count
      return "data:image/png;base64," + Data(bytes).base64EncodedString()
    }
    let place = (page as NSString).deletingLastPathComponent
    // What lies below the page's folder is referred to where it is.
    if folder == place { return Self.encoded(path) }
    if folder.hasPrefix(place + "/") {
      return Self.encoded(folder.dropFirst(place.count + 1) + "/" + path)
    }
    let beside = ((page as NSString).lastPathComponent as NSString).deletingPathExtension
    let copy = "\(beside).pictures/\(path)"
    try DurableFile.write(bytes, to: place + "/" + copy)
    return Self.encoded(copy)
  }

  private static func encoded(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~/".utf8)
    var text = "./"
    for byte in path.utf8 {
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}

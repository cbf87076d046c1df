import Foundation

extension URL {
  private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: place, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory()) }
}

import Foundation

/// What bytes mean: `public.jpeg`. Sources find it in the module UniformTypeIdentifiers.
nonisolated public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the type.
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }
  /// The type of files of the given ending.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    identifier = Self.byExtension[filenameExtension.lowercased()] ?? "dyn.\(filenameExtension)"
  }
  /// The type of the given kind of contents.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    identifier = "mime.\(mimeType)"
  }
  /// A type that an app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  /// A type that an app imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  private init(known identifier: String) { self.identifier = identifier }

  public var description: String { identifier }

  private static let byExtension = [
    "txt": "public.plain-text", "json": "public.json", "png": "public.png", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "pdf": "com.adobe.pdf", "csv": "public.comma-separated-values-text",
  ]

  public static let item = Self(known: "public.item")
  public static let content = Self(known: "public.content")
  public static let data = Self(known: "public.data")
  public static let folder = Self(known: "public.folder")
  public static let directory = Self(known: "public.directory")
  public static let package = Self(known: "com.apple.package")
  public static let text = Self(known: "public.text")
  public static let plainText = Self(known: "public.plain-text")
  public static let utf8PlainText = Self(known: "public.utf8-plain-text")
  public static let rtf = Self(known: "public.rtf")
  public static let html = Self(known: "public.html")
  public static let xml = Self(known: "public.xml")
  public static let json = Self(known: "public.json")
  public static let propertyList = Self(known: "com.apple.property-list")
  public static let commaSeparatedText = Self(known: "public.comma-separated-values-text")
  public static let sourceCode = Self(known: "public.source-code")
  public static let swiftSource = Self(known: "public.swift-source")
  public static let pdf = Self(known: "com.adobe.pdf")
  public static let image = Self(known: "public.image")
  public static let png = Self(known: "public.png")
  public static let jpeg = Self(known: "public.jpeg")
  public static let heic = Self(known: "public.heic")
  public static let gif = Self(known: "com.compuserve.gif")
  public static let svg = Self(known: "public.svg-image")
  public static let audio = Self(known: "public.audio")
  public static let mp3 = Self(known: "public.mp3")
  public static let wav = Self(known: "com.microsoft.waveform-audio")
  public static let movie = Self(known: "public.movie")
  public static let video = Self(known: "public.video")
  public static let mpeg4Movie = Self(known: "public.mpeg-4")
  public static let zip = Self(known: "public.zip-archive")
  public static let archive = Self(known: "public.archive")
  public static let url = Self(known: "public.url")
  public static let fileURL = Self(known: "public.file-url")
  public static let contact = Self(known: "public.contact")
  public static let calendarEvent = Self(known: "public.calendar-event")
}

import Foundation

/// Apple's modules as sources import them.
enum SystemModules {
  /// Those whose names, as far as there are any, stand in the modules that every view imports. A
  /// source that imports one gets SwiftUI in its place.
  static let folded: Set<String> = [
    "Accessibility", "CoreText", "CoreTransferable", "Darwin", "DeveloperToolsSupport",
    "ObjectiveC",
    "Photos", "PhotosUI", "StoreKit", "SwiftUICore", "Symbols", "UniformTypeIdentifiers",
  ]

  /// Those of which `HangaPlatform` has what most programs name, and Linux's own for networks.
  static let platform: Set<String> = [
    "AVFAudio", "AVFoundation", "AudioToolbox", "CoreHaptics", "FoundationNetworking",
  ]

  /// What Apple's Foundation has and Linux's lacks: a source that names any of it gets
  /// `HangaPlatform` besides.
  static let platformNames = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "ListFormatter",
    "PersonNameComponentsFormatter",
    "CFAbsoluteTime", "autoreleasepool", "NSPredicate", "documentsDirectory", "cachesDirectory",
    "applicationSupportDirectory", "libraryDirectory", "downloadsDirectory", "temporaryDirectory",
    "homeDirectory",
  ]

  /// The same of what writes in the scene's language, which stands in SwiftUI's module.
  static let languageNames = ["DateComponentsFormatter", "MeasurementFormatter"]

  /// The imports that `text` needs for those it names.
  static func languageImports(for text: String) -> String {
    languageNames.filter { text.contains($0) }.map { "import class SwiftUI.\($0); " }.joined()
  }

  /// Whether `text` names something that is there only in `HangaPlatform`.
  static func needsPlatform(_ text: String) -> Bool {
    platformNames.contains(where: text.contains)
  }

  /// Those of which there is nothing. Their imports are left out, so that a file of which only other
  /// views need them compiles; where their names are used the compiler says that it knows none.
  static let absent: Set<String> = [
    "AVKit", "ActivityKit", "AppIntents", "AppTrackingTransparency",
    "AuthenticationServices", "CallKit", "Charts", "CloudKit", "Contacts", "ContactsUI",
    "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreML", "CoreMotion",
    "CoreSpotlight", "CoreTelephony", "CryptoKit", "EventKit", "GameKit", "HealthKit",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
    "NaturalLanguage", "Network", "PDFKit", "PassKit", "PencilKit", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "SwiftData",
    "SystemConfiguration", "TipKit", "UserNotifications", "VideoToolbox", "Vision", "WatchKit",
    "WeatherKit", "WebKit", "WidgetKit",
  ]

  /// Whether some line of `text` may import one of them: without parsing, so a comment may too.
  static func areImported(in text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      guard let word = line.range(of: "import ") else { return false }
      let path = line[word.upperBound...].split { $0 == " " || $0 == "." }
      return path.contains {
        let name = String($0)
        return folded.contains(name) || platform.contains(name) || absent.contains(name)
      }
    }
  }
}

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

  /// Those of which there is nothing. Their imports are left out, so that a file of which only other
  /// views need them compiles; where their names are used the compiler says that it knows none.
  static let absent: Set<String> = [
    "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "CallKit", "Charts", "CloudKit", "Contacts", "ContactsUI",
    "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion",
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
      return path.contains { folded.contains(String($0)) || absent.contains(String($0)) }
    }
  }
}

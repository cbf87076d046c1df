// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, found from the manifest library of the running
/// package manager, so that macros and the source index need no package from elsewhere.
let syntaxFolder: String = {
  guard let maps = fopen("/proc/self/maps", "r") else { return "" }
  defer { fclose(maps) }
  var buffer = [CChar](repeating: 0, count: 4096)
  while fgets(&buffer, 4096, maps) != nil {
    let line = String(
      decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard line.contains("libPackageDescription.so"), let slash = line.firstIndex(of: "/") else {
      continue
    }
    let library = line[slash...].trimmingCharacters(in: .whitespacesAndNewlines)
    let manifest = URL(fileURLWithPath: library).deletingLastPathComponent()
    let swift = manifest.deletingLastPathComponent().deletingLastPathComponent()
    return swift.appendingPathComponent("host").path
  }
  return ""
}()

/// How a target finds the toolchain's SwiftSyntax.
let syntaxImport: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]

/// Lets libraries that a program loads use what the program is linked from.
let exportsSymbols: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

func syntaxLink(_ libraries: [String]) -> [LinkerSetting] {
  [
    .unsafeFlags(
      ["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder]
        + libraries.map { "-l" + $0 })
  ]
}

/// Every target of ours: Swift 6 mode, warnings are errors.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
]

/// A module named `Hanga` + its folder's name, so that a user's own `Geometry` never collides.
func module(
  _ folder: String, _ dependencies: [Target.Dependency] = [], name: String? = nil,
  settings: [SwiftSetting] = strict, linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name ?? "Hanga" + folder, dependencies: dependencies, path: "Sources/\(folder)",
    swiftSettings: settings, linkerSettings: linking)
}

/// The modules that lay out. Debug builds, which the tests run, check that accesses are exclusive;
/// in release the checks of deeply nested accesses cost a tenth of a layout.
let engine: [SwiftSetting] =
  strict + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// Loops over pixels are optimised in debug builds too: a screen takes 3 ms instead of 120.
let pixelLoops: [SwiftSetting] =
  strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

func tests(
  _ folder: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting] = [],
  _ linking: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: "\(folder)Tests", dependencies: dependencies, path: "Tests/\(folder)Tests",
    swiftSettings: strict + settings, linkerSettings: linking)
}

func system(_ name: String, _ pkgConfig: String, _ apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// A folder of ordinary SwiftUI below `Fixtures`, compiled as users' sources are: Swift 5 mode.
func screen(
  _ folder: String, excluding resources: [String] = [], over modules: [Target.Dependency] = []
) -> Target {
  .target(
    name: "Screen" + folder, dependencies: ["SwiftUI"] + modules,
    path: "Fixtures/Screens/" + folder, exclude: resources,
    swiftSettings: [.swiftLanguageMode(.v5)])
}

let screens = [
  screen("AvatarDrawer", excluding: ["Artwork", "Assets.xcassets", "images.json"]),
  screen("BookShelf"),
  screen("Controls"),
  screen("Families"),
  screen("Inbox"),
  screen("Lists"),
  screen("MarunouchiTabs", excluding: ["Assets.xcassets"]),
  screen("Paints"),
  screen("Presentations"),
  screen("ReducerTabs", over: ["ComposableArchitecture"]),
  screen("SpringTabBar"),
  screen("SwipeIndicator"),
  screen("UnderlinedTabs"),
]

let package = Package(
  name: "Hanga",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Hanga", targets: ["Hanga"]),
    .library(name: "HangaTesting", targets: ["HangaTesting"]),
    .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture"]),
    .library(name: "ComposableArchitectureTesting", targets: ["ComposableArchitectureTesting"]),
    .executable(name: "hanga", targets: ["hanga"]),
  ],
  targets: [
    system("CFreeType", "freetype2", "libfreetype-dev"),
    system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
    system("CFriBidi", "fribidi", "libfribidi-dev"),
    // Compiled, so that Swift sees no header of ICU beside those that Foundation brings.
    .target(name: "CICU", path: "Sources/C/CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    system("CCairo", "cairo", "libcairo2-dev"),
    system("CPNG", "libpng", "libpng-dev"),
    system("CJPEG", "libjpeg", "libjpeg62-turbo-dev"),
    system("CDeflate", "libdeflate", "libdeflate-dev"),

    // Loads librsvg, of librsvg2-2, when it first draws an SVG document.
    .target(
      name: "CHangaImages", dependencies: ["CPNG", "CJPEG", "CCairo"],
      path: "Sources/C/CHangaImages"),

    .target(name: "CHangaJobs", path: "Sources/C/CHangaJobs"),

    module("Geometry"),
    module("Drawing", ["HangaGeometry"]),
    module("Symbols", ["HangaGeometry"]),
    module("Layout", ["HangaGeometry"], settings: engine),
    module("Motion", ["HangaGeometry"]),
    module("Typesetting", ["HangaGeometry", "HangaDrawing"]),
    module(
      "Fonts",
      [
        "HangaGeometry", "HangaDrawing", "HangaTypesetting", "CFreeType", "CHarfBuzz", "CFriBidi",
        "CICU",
      ]),
    // What the compiler asks for by name where Testing and UIKit meet.
    module("TestingUIKit", name: "_Testing_UIKit"),
    module("UIKit", ["HangaGeometry", "HangaDrawing", "_Testing_UIKit"], name: "UIKit"),
    module("Combine", name: "Combine"),
    // What files name of Apple's Foundation, sound and haptics that Linux's Foundation lacks.
    module("Platform", ["Combine"]),
    // What files name beside SwiftUI; not imported by it, but there wherever it is.
    module("TestingCoreGraphics", name: "_Testing_CoreGraphics"),
    module(
      "CoreGraphics", ["HangaGeometry", "UIKit", "_Testing_CoreGraphics"], name: "CoreGraphics"),
    module("QuartzCore", ["CoreGraphics", "UIKit"], name: "QuartzCore"),
    module("os", name: "os"),
    module("OSLog", ["os"], name: "OSLog"),
    module(
      "Runtime",
      [
        "HangaGeometry", "HangaDrawing", "HangaLayout", "HangaMotion", "HangaTypesetting", "UIKit",
        "Combine", "HangaSymbols", "CHangaJobs",
      ], settings: engine),
    module(
      "SwiftUI",
      [
        "HangaGeometry", "HangaDrawing", "HangaLayout", "HangaMotion", "HangaTypesetting", "UIKit",
        "Combine", "HangaSymbols", "HangaRuntime", "HangaMacros", "CoreGraphics", "QuartzCore",
        "os", "OSLog",
      ], name: "SwiftUI", settings: engine,
      // Foundation's own words for units, which it offers on Apple's systems only.
      linking: [.linkedLibrary("_FoundationICU")]),
    // The module of a reducer architecture, under the name by which programs import it.
    module(
      "ComposableArchitecture", ["SwiftUI", "Combine", "HangaMacros"],
      name: "ComposableArchitecture"),
    // Fails tests for it. Found by name, so that programs need no test library.
    module(
      "ComposableTesting", ["ComposableArchitecture"], name: "ComposableArchitectureTesting"),
    .macro(
      name: "HangaMacros", path: "Sources/Macros", swiftSettings: strict + syntaxImport,
      linkerSettings: syntaxLink([
        "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics",
        "SwiftCompilerPluginMessageHandling",
      ])),
    .target(
      name: "HangaCompile", dependencies: ["HangaRuntime"], path: "Sources/Compile",
      swiftSettings: strict + syntaxImport,
      linkerSettings: syntaxLink(["SwiftSyntax", "SwiftParser"])),
    module(
      "Bitmaps", ["HangaGeometry", "HangaDrawing", "CHangaImages", "CDeflate"],
      settings: pixelLoops),
    module(
      "Snapshots", ["HangaGeometry", "HangaDrawing", "HangaBitmaps"], settings: pixelLoops),
    module(
      "Cairo",
      [
        "HangaGeometry", "HangaDrawing", "HangaTypesetting", "HangaFonts", "HangaBitmaps", "CCairo",
        "CFreeType",
      ], settings: pixelLoops),
    module(
      "Host",
      [
        "SwiftUI", "UIKit", "HangaDrawing", "HangaFonts", "HangaBitmaps", "HangaCairo",
        "HangaSymbols",
      ], name: "Hanga"),
    module("Truth", ["Hanga", "TruthCases", "SwiftUI", "HangaBitmaps"]),
    module(
      "Testing",
      [
        "Hanga", "SwiftUI", "UIKit", "HangaBitmaps", "HangaDrawing", "HangaGeometry",
        "HangaLayout", "HangaRuntime", "HangaSnapshots",
      ]),
    .executableTarget(
      name: "hanga",
      dependencies: [
        "Hanga", "HangaCompile", "HangaSnapshots", "HangaBitmaps", "HangaTruth",
        // Files that are loaded may need them.
        "ComposableArchitecture", "HangaPlatform",
      ],
      path: "Sources/hanga-cli",
      swiftSettings: strict + syntaxImport,
      linkerSettings: exportsSymbols),

    .executableTarget(
      name: "hanga-bench",
      dependencies: [
        "Hanga", "HangaSnapshots", "HangaBitmaps", "HangaCairo", "HangaFonts", "ScreenInbox",
        "ScreenSwipeIndicator",
      ],
      path: "Sources/bench",
      swiftSettings: strict),

    .executableTarget(
      name: "hanga-gallery",
      dependencies: ["Hanga", "HangaBitmaps", "ScreenPrograms"]
        + screens.map { .target(name: $0.name) },
      path: "Sources/gallery",
      swiftSettings: strict),
    .target(
      name: "TruthCases", dependencies: ["SwiftUI"], path: "Fixtures/Truth",
      exclude: [
        "README.md", "LICENCES.md", "checks.json", "frames.json", "pixelmaps.json", "texts.json",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "APIFixtures", dependencies: ["SwiftUI"], path: "Fixtures/API",
      exclude: [
        "Programs", "count.sh", "page.sh", "Supported.md", "named-families.txt",
        "later-families.txt",
        "other-names.txt",
      ], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ScreenPrograms", dependencies: ["SwiftUI"], path: "Fixtures/API/Programs",
      swiftSettings: [.swiftLanguageMode(.v5)]),

    tests("Import", []),
    tests("Screens", ["Hanga", "ScreenPrograms"] + screens.map { .target(name: $0.name) }),
    tests("Geometry", ["HangaGeometry"]),
    tests("Drawing", ["HangaDrawing"]),
    tests("Symbols", ["HangaSymbols", "HangaGeometry"]),
    tests("Layout", ["HangaLayout"]),
    tests("Motion", ["HangaMotion"]),
    tests("Combine", ["Combine"]),
    tests("Log", ["os", "OSLog", "QuartzCore"]),
    tests("Typesetting", ["HangaTypesetting", "HangaFonts"]),
    tests("Bitmaps", ["HangaBitmaps"]),
    tests("Snapshots", ["HangaSnapshots", "HangaBitmaps"]),
    tests("Cairo", ["HangaCairo", "HangaFonts", "HangaBitmaps"]),
    tests("SwiftUI", ["SwiftUI", "Hanga"]),
    tests("Host", ["Hanga", "UIKit"]),
    tests("UIKit", ["UIKit", "HangaDrawing"]),
    tests("Truth", ["HangaTruth", "TruthCases", "Hanga", "SwiftUI", "HangaBitmaps"]),
    tests(
      "Composable",
      ["ComposableArchitecture", "ComposableArchitectureTesting", "SwiftUI", "Hanga"]),
    tests("ScreenSnapshot", ["HangaTesting"] + screens.map { .target(name: $0.name) }),
    tests("Testing", ["HangaTesting", "HangaSnapshots", "HangaBitmaps"]),
    tests(
      "Compile",
      ["HangaCompile", "HangaRuntime", "SwiftUI", "ComposableArchitecture", "HangaPlatform"],
      syntaxImport, exportsSymbols),
    tests("Platform", ["HangaPlatform", "Combine"]),
    tests(
      "CommandLine",
      ["hanga", "hanga-gallery", "Hanga", "HangaCompile", "HangaBitmaps", "HangaSnapshots"],
      syntaxImport),
  ] + screens
)

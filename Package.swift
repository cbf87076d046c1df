// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: Swift 6 mode, warnings are errors.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

/// A module named `Hanga` + its folder's name, so that a user's own `Geometry` never collides.
func module(_ folder: String, _ dependencies: [Target.Dependency] = [], name: String? = nil)
  -> Target
{
  .target(
    name: name ?? "Hanga" + folder, dependencies: dependencies, path: "Sources/\(folder)",
    swiftSettings: strict)
}

func tests(_ folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(folder)Tests", dependencies: dependencies, path: "Tests/\(folder)Tests",
    swiftSettings: strict)
}

func system(_ name: String, _ pkgConfig: String, _ apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "Hanga",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Hanga", targets: ["Hanga"]),
    .executable(name: "hanga", targets: ["hanga"]),
  ],
  targets: [
    system("CFreeType", "freetype2", "libfreetype-dev"),
    system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
    system("CFriBidi", "fribidi", "libfribidi-dev"),
    system("CICU", "icu-uc", "libicu-dev"),
    system("CCairo", "cairo", "libcairo2-dev"),
    system("CPNG", "libpng", "libpng-dev"),
    system("CJPEG", "libjpeg", "libjpeg62-turbo-dev"),
    system("CDeflate", "libdeflate", "libdeflate-dev"),
    system("CRSVG", "librsvg-2.0", "librsvg2-dev"),

    .target(
      name: "CHangaImages", dependencies: ["CPNG", "CJPEG", "CRSVG"], path: "Sources/C/CHangaImages"),

    module("Geometry"),
    module("Drawing", ["HangaGeometry"]),
    module("Layout", ["HangaGeometry"]),
    module("Motion", ["HangaGeometry"]),
    module("Typesetting", ["HangaGeometry", "HangaDrawing"]),
    module(
      "Fonts",
      ["HangaGeometry", "HangaDrawing", "HangaTypesetting", "CFreeType", "CHarfBuzz", "CFriBidi", "CICU"]),
    module("UIKit", ["HangaGeometry", "HangaDrawing"], name: "UIKit"),
    module("Combine", name: "Combine"),
    module(
      "Runtime",
      [
        "HangaGeometry", "HangaDrawing", "HangaLayout", "HangaMotion", "HangaTypesetting", "UIKit",
        "Combine",
      ]),
    module(
      "SwiftUI",
      [
        "HangaGeometry", "HangaDrawing", "HangaLayout", "HangaMotion", "HangaTypesetting", "UIKit",
        "Combine", "HangaRuntime",
      ], name: "SwiftUI"),
    module("Bitmaps", ["HangaGeometry", "HangaDrawing", "CHangaImages", "CDeflate"]),
    module(
      "Cairo",
      [
        "HangaGeometry", "HangaDrawing", "HangaTypesetting", "HangaFonts", "HangaBitmaps", "CCairo",
        "CFreeType",
      ]),
    module(
      "Host",
      ["SwiftUI", "HangaFonts", "HangaBitmaps", "HangaCairo"], name: "Hanga"),
    .executableTarget(
      name: "hanga", dependencies: ["Hanga"], path: "Sources/hanga-cli", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    tests("Geometry", ["HangaGeometry"]),
    tests("Drawing", ["HangaDrawing"]),
    tests("Layout", ["HangaLayout"]),
    tests("Motion", ["HangaMotion"]),
    tests("Typesetting", ["HangaTypesetting", "HangaFonts"]),
    tests("Bitmaps", ["HangaBitmaps"]),
    tests("Cairo", ["HangaCairo", "HangaFonts", "HangaBitmaps"]),
    tests("SwiftUI", ["SwiftUI", "Hanga"]),
    tests("Host", ["Hanga"]),
    tests("CommandLine", ["hanga", "Hanga"]),
  ]
)

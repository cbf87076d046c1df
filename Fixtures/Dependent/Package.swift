// swift-tools-version: 6.2
import PackageDescription

// A package that uses Hanga by path, as those of users do: its views, and tests of both frameworks.
let package = Package(
  name: "Cards",
  dependencies: [.package(name: "Hanga", path: "../..")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "SwiftUI", package: "Hanga")]),
    .testTarget(
      name: "CardTests",
      dependencies: [
        "Cards", .product(name: "SwiftUI", package: "Hanga"),
        .product(name: "Hanga", package: "Hanga"),
        .product(name: "HangaTesting", package: "Hanga"),
      ]),
  ]
)

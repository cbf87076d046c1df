import Foundation
import Hanga
import HangaCompile
import Testing

@testable import hanga

struct ArgumentsTests {
  private func variant(_ words: String...) throws -> Variant {
    try SceneArguments.variant(Arguments(words, of: .render))
  }

  @Test func optionsSetTheVariant() throws {
    let variant = try variant(
      "a.swift", "--device", "iphone-se-3", "--scheme", "dark", "--orientation=landscape",
      "--type-size", "accessibility-2", "--locale", "ja_JP", "--direction", "rtl", "--scale", "2",
      "--contrast", "high", "--era", "glass", "--chrome", "off", "--size", "320x240.5")
    #expect(
      variant
        == Variant(
          device: .iPhoneSE3, orientation: .landscape, scheme: .dark, contrast: .high,
          typeSize: .accessibility2, locale: "ja_JP", direction: .rtl, scale: 2, era: .glass,
          showsChrome: false, size: CGSize(width: 320, height: 240.5)))
  }

  @Test func nothingGivenIsTheDefaultVariant() throws {
    #expect(try variant("a.swift") == Variant())
  }

  @Test func filesMayStandAnywhere() throws {
    let arguments = try Arguments(
      ["a.swift", "--strict", "b.swift", "--", "-c.swift"], of: .render)
    #expect(arguments.files == ["a.swift", "b.swift", "-c.swift"])
    #expect(arguments.has(.strict))
  }

  @Test(arguments: ["0", "-1", "9", "x", "nan", "inf"])
  func scaleOutsideItsRangeIsRefused(text: String) {
    #expect(throws: UsageError.self) { try variant("--scale=\(text)") }
  }

  @Test(arguments: ["320", "320x", "0x5", "-1x5", "axb", "1x2x3", "infx1"])
  func sizeThatIsNoSizeIsRefused(text: String) {
    #expect(throws: UsageError.self) { try variant("--size=\(text)") }
  }

  @Test func missingValueNamesTheOption() {
    #expect(throws: UsageError.missingValue(.scheme)) { try variant("--scheme") }
    #expect(throws: UsageError.missingValue(.scheme)) { try variant("--scheme", "--strict") }
  }

  @Test func repeatedOptionIsRefused() {
    #expect(throws: UsageError.repeated("--scale")) { try variant("--scale", "2", "--scale", "3") }
  }

  @Test func unknownOptionSuggestsTheNearest() {
    #expect(throws: UsageError.unknownOption("--devise", .render, nearest: "--device")) {
      try variant("--devise", "x")
    }
  }

  @Test func badChoiceListsTheValues() {
    #expect(throws: UsageError.badValue(.scheme, "blue", allowed: ["light", "dark"])) {
      try variant("--scheme", "blue")
    }
  }

  @Test func compileOptionsReachTheCompiler() throws {
    let arguments = try Arguments(
      [
        "a.swift", "--view", "Page", "--no-cache", "--swift-version", "6",
        "--default-isolation", "mainactor",
      ], of: .tree)
    #expect(
      try SceneArguments(arguments, of: .tree).compile
        == CompileRequest(
          files: ["a.swift"], view: "Page", languageVersion: .six, defaultIsolation: .mainActor,
          usesCache: false))
  }
}

import Foundation
import Hanga
import HangaBitmaps
import HangaCompile
import SwiftUI

/// The options that `render` and `tree` share, as values.
struct SceneArguments {
  var variant: Variant
  var compile: CompileRequest
  var assets: String?
  var fonts: [String]
  var strings: [String]
  var isStrict: Bool
  var fit: Fit?
  /// Whether the arguments say which device, size or fit, and how it is held.
  private let isSizeGiven: Bool
  private let isOrientationGiven: Bool
  /// What lies beside the sources.
  private let resources: ProjectResources

  init(_ arguments: Arguments, of command: Command) throws {
    guard !arguments.files.isEmpty else { throw UsageError.noFiles(command) }
    variant = try Self.variant(arguments)
    resources = ProjectResources(sources: arguments.files)
    compile = CompileRequest(
      files: arguments.files, view: arguments.value(.view),
      languageVersion: try arguments.choice(
        .swiftVersion, CompileRequest.LanguageVersion.self) ?? .five,
      defaultIsolation: try arguments.choice(
        .defaultIsolation, CompileRequest.DefaultIsolation.self)
        ?? (resources.isMainActorByDefault ? .mainActor : .nonisolated),
      usesCache: !arguments.has(.noCache))
    assets = arguments.value(.assets)
    fonts = arguments.values(.fonts) + resources.fonts
    strings = StringFolders.folders(
      sources: arguments.files, assets: arguments.value(.assets),
      named: arguments.values(.strings))
    isStrict = arguments.has(.strict)
    fit = try arguments.choice(.fit, Fit.self)
    isSizeGiven = fit != nil || arguments.value(.device) != nil || arguments.value(.size) != nil
    isOrientationGiven = arguments.value(.orientation) != nil
    if let assets {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: assets, isDirectory: &isFolder)
      guard exists, isFolder.boolValue else { throw UsageError.noFolder(.assets, assets) }
    }
    for folder in arguments.values(.strings) {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      guard exists, isFolder.boolValue else { throw UsageError.noFolder(.strings, folder) }
    }
  }

  /// Compiles the files and makes the request for the host.
  @MainActor func request() throws -> RenderRequest { try compiled().request }

  /// The same with what was compiled.
  @MainActor func compiled() throws -> (request: RenderRequest, screen: CompiledScreen) {
    Surroundings.fix()
    var compile = compile
    let names = AssetNames(catalogs: resources.catalogs + (assets.map { [$0] } ?? []))
    (compile.imageNames, compile.colorNames) = (names.images, names.colors)
    let screen = try Compiler.load(compile) { ViewHost.prepareProcess(for: variant, fonts: fonts) }
    warnOfFilesLeftOut(screen)
    let home = try Surroundings.makeHome()
    MainBundle.use(resources.bundle, in: home + "/Program.app")
    ProgramDefaults.begin()
    var places: [String: SourcePlace] = [:]
    for view in screen.index.views {
      places[view.name] = SourcePlace(file: view.place.file, line: view.place.line)
    }
    var request = RenderRequest(
      variant: variant, assets: assets, fonts: fonts, strings: strings, isStrict: isStrict,
      places: places, fit: fit, make: screen.entry.make)
    (request.isSizeGiven, request.isOrientationGiven) = (isSizeGiven, isOrientationGiven)
    request.foundAssets = resources.assets
    request.foundAddresses = resources.addresses
    return (request, screen)
  }

  /// Files of a folder may stand aside silently; those named one by one may not.
  private func warnOfFilesLeftOut(_ screen: CompiledScreen) {
    for file in screen.leftOut where compile.files.contains(file) {
      Console.warn(
        "“\(file)” is left out: it does not compile here, and “\(screen.choice.title)” does not"
          + " need it")
    }
  }

  static func variant(_ arguments: Arguments) throws -> Variant {
    var variant = Variant()
    if let name = arguments.value(.device) { variant.device = try Device.named(name) }
    variant.size = try arguments.value(.size).map(size)
    variant.scale = try arguments.value(.scale).map(scale)
    variant.locale = try arguments.value(.locale).map(locale) ?? variant.locale
    if let value = try arguments.choice(.scheme, Variant.Scheme.self) { variant.scheme = value }
    if let value = try arguments.choice(.orientation, Orientation.self) {
      variant.orientation = value
    }
    if let value = try arguments.choice(.contrast, Variant.Contrast.self) {
      variant.contrast = value
    }
    if let value = try arguments.choice(.typeSize, Variant.TypeSize.self) {
      variant.typeSize = value
    }
    if let value = try arguments.choice(.direction, Variant.Direction.self) {
      variant.direction = value
    }
    if let value = try arguments.choice(.era, Variant.Era.self) { variant.era = value }
    if let value = try arguments.choice(.platform, Variant.Platform.self) {
      variant.platform = value
    }
    if let value = try arguments.choice(.chrome, Chrome.self) { variant.showsChrome = value == .on }
    if let value = try arguments.choice(.keyboard, Variant.Keyboard.self) {
      variant.keyboard = value
    }
    return variant
  }

  private enum Chrome: String, CaseIterable { case on, off }

  private static func size(_ text: String) throws -> CGSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0.isFinite && $0 > 0 }) else {
      throw UsageError.badNumber(.size, text, expected: "it is width x height, such as 320x240")
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  private static func scale(_ text: String) throws -> CGFloat {
    guard let scale = Double(text), (0.25...8).contains(scale) else {
      throw UsageError.badNumber(.scale, text, expected: "it is a number from 0.25 to 8")
    }
    return scale
  }

  private static func locale(_ text: String) throws -> String {
    let words = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let isLanguage = (2...3).contains(words[0].count)
    guard isLanguage, words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIWord) }) else {
      throw UsageError.badNumber(.locale, text, expected: "it is an identifier such as ja_JP")
    }
    return text
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}

import Foundation
import Hanga
import HangaBitmaps
import HangaPlatform
import HangaRuntime
import SwiftUI

/// The one place where the command line meets the host.
enum Rendering {
  @MainActor
  static func png(_ request: RenderRequest, _ script: Script, at time: Double?) throws -> Data {
    let host = try host(for: request)
    let frame = try host.frame(at: time, of: script)
    try report(host.warnings, isStrict: request.isStrict)
    return frame.png()
  }

  /// An SVG or PDF; what it holds as pixels is told.
  @MainActor
  static func document(
    _ request: RenderRequest, _ format: DocumentFormat, _ text: DocumentText, _ script: Script,
    at time: Double?
  ) throws -> Data {
    let host = try host(for: request)
    let document = try host.document(format, text: text, at: time, of: script)
    try report(host.warnings, isStrict: request.isStrict)
    if !document.pictures.isEmpty {
      Console.warn("put in as pictures: \(document.pictures.joined(separator: ", "))")
    }
    return document.data
  }

  /// Writes a strip, telling how far it is.
  @MainActor
  static func strip(_ request: RenderRequest, _ strip: ViewHost.StripRequest, to path: String)
    throws
  {
    let host = try host(for: request)
    let count = strip.onlyStills ? nil : strip.timing.count
    let progress = ProgressLine(of: count)
    // With --strict nothing may be written once there is a warning, so each frame is asked before
    // the file is put in place.
    do {
      defer { progress.end() }
      try host.writeStrip(strip, to: path) { done in
        if request.isStrict { try report(host.warnings, isStrict: true) }
        progress.show(done)
      }
    }
    try report(host.warnings, isStrict: request.isStrict)
  }

  /// What lies where at an instant of a script; without one, in the first state.
  @MainActor
  static func tree(_ request: RenderRequest, _ script: Script, at time: Double?, asJSON: Bool)
    throws -> String
  {
    let host = try host(for: request)
    let isFirst = time == nil && script.steps.isEmpty
    let tree =
      try isFirst
      ? host.tree(places: request.places)
      : host.tree(at: time, of: script, places: request.places)
    try report(host.warnings, isStrict: request.isStrict)
    return asJSON ? try tree.json() : tree.description
  }

  /// The same at many instants.
  @MainActor
  static func trees(
    _ request: RenderRequest, _ script: Script, _ timing: StripTiming, asJSON: Bool
  ) throws -> String {
    let host = try host(for: request)
    let frames = try host.trees(of: script, timing, places: request.places)
    try report(host.warnings, isStrict: request.isStrict)
    return asJSON
      ? try TreeFrame.json(frames) : frames.map(\.description).joined(separator: "\n\n")
  }

  @MainActor
  static func explanation(
    _ request: RenderRequest, of node: String, sources: (ElementTree) -> [String: String]
  ) throws -> Explanation {
    let host = try host(for: request)
    let explanation = try host.explanation(of: node, sources: sources)
    try report(host.warnings, isStrict: request.isStrict)
    return explanation
  }

  private static func report(_ warnings: [String], isStrict: Bool) throws {
    if isStrict, let first = warnings.first { throw StrictFailure(warning: first) }
    for warning in warnings { Console.warn(warning) }
  }

  @MainActor
  private static func host(for request: RenderRequest) throws -> ViewHost {
    if let path = request.assets.flatMap(addresses) ?? request.foundAddresses {
      let map = try AddressMap(path: path)
      NetworkAnswers.use { map.file(for: $0) }
    }
    // What the view begins with may come from the clock.
    let made = VirtualTime.atBeginning { request.make() }
    if let missing = made as? _MissingPreview { throw NoSuchPreview(preview: missing) }
    guard let view = EntryView.view(of: made) else { throw NotAView() }
    var request = request
    if let wish = (made as? any WishingPreview)?.wish {
      do { try request.follow(wish) } catch let unknown as UnknownDevice {
        Console.warn("the preview's device is left out: \(unknown)")
      }
    }
    guard let fit = request.fit else { return try make(view, request, request.variant) }
    let variant = try request.variant.fitted(fit) { try make(view, request, $0) }
    let host = try make(view, request, variant)
    if fit == .scroll { try host.growToContent() }
    return host
  }

  @MainActor
  private static func make<V: View>(_ view: V, _ request: RenderRequest, _ variant: Variant) throws
    -> ViewHost
  {
    try ViewHost(
      view, variant, assets: (request.assets.map { [$0] } ?? []) + request.foundAssets,
      addresses: request.assets.flatMap(addresses) ?? request.foundAddresses, fonts: request.fonts,
      strings: request.strings)
  }

  /// The file in the assets' folder, or beside their catalog, that maps addresses to pictures.
  private static func addresses(in assets: String) -> String? {
    let folder =
      assets.hasSuffix(".xcassets") ? (assets as NSString).deletingLastPathComponent : assets
    let path = (folder as NSString).appendingPathComponent(ProjectResources.addressesName)
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}

/// A warning that `--strict` makes an error.
struct StrictFailure: Error, CustomStringConvertible {
  let warning: String
  var description: String { "\(warning) (an error because of --strict)" }
}

/// What was compiled is nothing that can be drawn.
struct NotAView: Error, CustomStringConvertible {
  var description: String { "the chosen declaration makes no View" }
}

/// A `PreviewProvider` has no preview of the name that was asked for.
struct NoSuchPreview: Error, CustomStringConvertible {
  let preview: _MissingPreview
  var description: String {
    guard let name = preview.name else { return "the preview provider has no previews" }
    let list = preview.names.map { "“\($0)”" }.joined(separator: ", ")
    return "there is no View or preview called “\(name)”"
      + (list.isEmpty ? "" : "; there are the previews \(list)")
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime
import HangaSymbols
import HangaTypesetting
import SwiftUI

@testable import Hanga

/// Pictures by name and address, for tests: each 20 by 10 pixels at one pixel a point.
final class KnownImages: ImageProvider {
  let names: [String]
  init(_ names: [String]) { self.names = names }

  private func picture(_ name: String) -> ImageReference? {
    guard names.contains(name) else { return nil }
    return ImageReference(name: name, digest: 1, pixelWidth: 20, pixelHeight: 10, scale: 1)
  }
  func image(named name: String, variant: ImageVariant) -> ImageReference? { picture(name) }
  func image(at url: URL) -> ImageReference? { picture(url.lastPathComponent) }
  func image(data: Data, scale: CGFloat) -> ImageReference? { nil }
}

/// A view's display list as text, on a bare canvas of 100 × 40 points.
@MainActor
struct Drawn {
  let text: String
  let items: [DisplayItem]
  let warnings: [String]
  let names: [String]

  init<V: View>(
    _ view: V, in size: CGSize = CGSize(width: 100, height: 40), scale: CGFloat = 1,
    scheme: ColorScheme = .light, direction: LayoutDirection = .leftToRight,
    safeArea: EdgeInsets = EdgeInsets(), images: [String] = []
  ) throws {
    let services = GraphServices(
      typesetter: LineTypesetter(shaper: FixedAdvanceShaper()), images: KnownImages(images),
      symbols: SymbolLibrary(folder: "/usr/share/bootstrap-icons/svg"))
    let graph = ViewGraph(services: services)
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    environment.colorScheme = scheme
    let canvas = RootNode.Canvas(size: size, safeAreaInsets: safeArea)
    let root = RootNode(view, graph: graph, environment: environment, canvas: canvas)
    try graph.settle()
    let recorder = Recorder(scale: scale)
    recorder.record(root.element)
    items = recorder.items
    text = DisplayListPrinter.text(items).trimmingCharacters(in: .newlines)
    warnings = graph.warnings
    names = ElementTree(root).all.map(\.type)
  }
}

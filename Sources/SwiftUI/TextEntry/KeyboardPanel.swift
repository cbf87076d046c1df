import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The keyboard as a plain panel in its colour, over what it covers.
nonisolated package struct KeyboardPanel: View {
  private let center: FocusCenter
  /// Its full height, with which it waits below the screen.
  private let height: CGFloat

  package init(_ graph: ViewGraph, height: CGFloat) {
    center = FocusCenter.of(graph)
    self.height = height
  }

  package var body: some View {
    let bar = center.shownBarItems.isEmpty ? 0 : ChromeMetrics.keyboardBarHeight
    KeyboardShape(covered: max(center.coveredHeight - bar, 0), height: height)
  }
}

/// The panel's picture: as much of it as has come up.
nonisolated struct KeyboardShape: LeafView, Animatable {
  private(set) var covered: CGFloat
  let height: CGFloat

  var animatableData: CGFloat {
    get { covered }
    set { covered = newValue }
  }

  func hasOtherLayout(than other: KeyboardShape) -> Bool { false }

  /// Fingers do not reach what is below the keyboard.
  func isTouched(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool {
    point.y >= size.height - covered
  }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    guard covered > 0 else { return [] }
    let environment = context.environment
    let fill = environment.colorScheme == .dark ? KeyboardMetrics.dark : KeyboardMetrics.light
    let panel = CGRect(
      x: frame.minX, y: frame.maxY - covered, width: frame.width, height: max(height, covered))
    return [.fill(.rectangle(panel), .color(fill.resolvedColor(in: environment)), FillRule())]
  }
}

/// What lies over every screen, lowest first.
nonisolated package struct ScreenLayers: View {
  private let keyboard: KeyboardPanel?
  private let bar: KeyboardBar?
  private let furniture: ScreenFurniture?

  package init(keyboard: KeyboardPanel?, bar: KeyboardBar?, furniture: ScreenFurniture?) {
    (self.keyboard, self.bar, self.furniture) = (keyboard, bar, furniture)
  }

  package var body: some View {
    ZStack {
      if let keyboard { keyboard }
      if let bar { bar }
      if let furniture { furniture }
    }
  }
}

extension KeyboardPanel: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension ScreenLayers: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension KeyboardShape: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

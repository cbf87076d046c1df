import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import SwiftUI
import UIKit

/// A screen without a display: it keeps a view alive, lays it out and draws it.
///
///     let host = try ViewHost(TabBar(), device: .iPhone13)
///     try host.frame().write(to: "tab-bar.png")
///
/// Time is virtual: it passes only in `advance(by:)`, `settle()`, the verbs and scripts. `.task`,
/// `Task`, `Task.sleep`, `Timer.publish` and the delays of publishers run by it, in the order in
/// which they come up. So do `Date()`, the clocks, `DispatchQueue.async` and `asyncAfter` and
/// `Timer.scheduledTimer` inside the scene, which begins on 9 January 2007 at 9:41. What cannot be
/// caught: operation queues, threads, `RunLoop.run`, and asynchronous work that waits for any of
/// these or for the network. It goes on when the main queue next runs, and what it changes shows in
/// the picture after that.
@MainActor
public final class ViewHost {
  /// Under which conditions the view is drawn; another variant takes another host.
  public private(set) var variant: Variant
  package let graph: ViewGraph
  private let root: RootNode
  var rootNode: RootNode { root }
  let tools: RenderingTools
  let images: ImageStore
  private let words: TextLocalizer
  private var context: ScreenContext
  /// Whether the scene's lists are being edited, where no view says otherwise.
  private let editMode: Binding<EditMode>
  /// Delivers the touches of scripts and verbs.
  package private(set) lazy var touches = TouchCenter(graph)
  private var isSettled = false
  /// Whether time has been asked for: until then the first state shows unanimated.
  private var hasMoved = false
  /// Whether nothing is drawn below the view.
  package var isTransparent = false
  /// Counts the pictures that were rasterised for this host.
  package let drawn = DrawnCount()

  /// Makes a host for `view` on a screen.
  ///
  /// - Parameters:
  ///   - view: made at the scene's beginning, by its clock.
  ///   - assets: folders and asset catalogs that pictures and colours come from.
  ///   - addresses: a file that maps the addresses of remote pictures to files, or `nil`.
  ///   - fonts: font files, and folders of them, for `Font.custom` to name: by family, full or
  ///     PostScript name. A folder's `fonts.json` may add names and measures.
  ///   - strings: folders with tables of strings: `.xcstrings`, or `.strings` and `.stringsdict` in
  ///     `.lproj` folders. The variant's locale chooses the language.
  /// - Throws: an error naming what is missing if a font or folder cannot be read.
  public init<V: View>(
    _ view: @autoclosure () throws -> V, _ variant: Variant = Variant(), assets: [String] = [],
    addresses: String? = nil, fonts: [String] = [], strings: [String] = []
  ) throws {
    self.variant = variant
    tools = try RenderingTools.shared(fonts: fonts)
    images = try ImageStore(
      folders: assets, addresses: addresses.map { try AddressMap(path: $0) } ?? AddressMap())
    graph = ViewGraph(
      services: GraphServices(
        typesetter: tools.typesetter, images: images, symbols: tools.symbols))
    var context = variant.screenContext
    context.images = images
    let resources = PictureResources(
      fonts: fonts, assets: assets, addresses: addresses, strings: strings, variant: variant)
    context.pictureResources = resources
    PictureResources.latest = resources
    context.namedColor = { [images] name, traits in
      images.color(named: name, isDark: traits.userInterfaceStyle == .dark)
    }
    self.context = context
    editMode = Binding(location: StateLocation(EditMode.inactive, graph: graph))
    let (tables, complaints) = StringTables.read(from: strings)
    words = TextLocalizer(tables)
    for complaint in complaints { graph.warn(complaint) }
    let environment = SceneEnvironment.make(
      for: variant, images: images, words: words, editMode: editMode)
    context.words = SceneWords(environment)
    context.timeZone = environment.timeZone
    self.context = context
    let canvas = RootNode.Canvas(size: variant.canvas, safeAreaInsets: variant.safeAreaInsets)
    let presentations = ScenePresentations()
    context.presentations = presentations
    self.context = context
    OffScreen.adopt(graph.services, environment)
    let graph = graph
    root = try ScreenContext.with(context) {
      let view = try graph.clock.agenda.whileCurrent(view)
      return RootNode(view, graph: graph, environment: environment, canvas: canvas)
    }
    root.preferencesAction = { $0.applyPreferredColorScheme(over: environment) }
    let edges = variant.edges
    let hasFurniture = variant.showsChrome && (edges.statusBar > 0 || edges.bottom > 0)
    let keyboard = prepareKeyboard()
    let bar = variant.keyboardHeight > 0 ? KeyboardBar(graph) : nil
    let furniture =
      hasFurniture
      ? ScreenFurniture(statusBar: edges.statusBar, hasHomeIndicator: edges.bottom > 0) : nil
    if hasFurniture || bar != nil {
      root.setOverlay(ScreenLayers(keyboard: keyboard, bar: bar, furniture: furniture))
    }
    // Only a scene over which UIKit's code shows something has a place for it.
    presentations.onChange = { [unowned root, unowned presentations] in
      root.setOverlay(
        PresentingLayers(
          anchor: PresentationAnchor(presentations),
          layers: ScreenLayers(keyboard: keyboard, bar: bar, furniture: furniture)))
    }
  }

  /// Gives the live scene the surroundings of `variant`; its canvas stays as it is.
  package func adopt(_ variant: Variant) {
    self.variant = variant
    var context = variant.screenContext
    (context.images, context.namedColor) = (self.context.images, self.context.namedColor)
    context.pictureResources = self.context.pictureResources
    context.presentations = self.context.presentations
    let environment = SceneEnvironment.make(
      for: variant, images: images, words: words, editMode: editMode)
    context.words = SceneWords(environment)
    context.timeZone = environment.timeZone
    self.context = context
    root.preferencesAction = { $0.applyPreferredColorScheme(over: environment) }
    inContext { root.inherit(environment) }
  }

  /// Makes a host for `view` on a device, light and upright.
  public convenience init<V: View>(_ view: @autoclosure () throws -> V, device: Device) throws {
    try self.init(view(), Variant(device: device))
  }

  /// Brings the scene to its first state: what shows after appearance, value and preference
  /// actions have settled, unanimated.
  private func settleFirstState() throws {
    guard !isSettled || !graph.isAtRest else { return }
    let graph = graph
    try ScreenContext.with(context) { try graph.settle() }
    isSettled = true
  }

  /// Seconds since the scene began.
  public var time: Double { graph.clock.time }

  /// Lets time pass tick by tick; after each tick the scene comes to rest.
  ///
  /// - Parameter seconds: rounded to whole ticks of 1/120 s; zero and less only settle the scene.
  public func advance(by seconds: Double) throws {
    try settleFirstState()
    hasMoved = true
    let ticks = Int((max(seconds, 0) * Double(SceneClock.rate)).rounded())
    let graph = graph
    try ScreenContext.with(context) {
      for _ in 0..<ticks {
        try graph.clock.advance()
        try graph.settle()
      }
    }
  }

  /// Runs `body` while `UIScreen.main` and the like answer for this host, and the asynchronous work
  /// that it begins belongs to the scene.
  func inContext<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ScreenContext.with(context) { try graph.clock.agenda.whileCurrent(body) }
  }

  /// What the settled view answers to `proposal`, in points.
  public func contentSize(for proposal: ProposedViewSize) throws -> CGSize {
    try settleFirstState()
    return ScreenContext.with(context) { root.element.contentSize(proposal) }
  }

  /// What to draw, as a value.
  ///
  /// - Parameter time: an instant not before the present one and before the next tick, or `nil`
  ///   for the first state: everything where it is going.
  package func displayList(at time: Double? = nil) throws -> DisplayList {
    try settleFirstState()
    let recorder = Recorder(scale: variant.pixelScale, time: time ?? (hasMoved ? self.time : nil))
    ScreenContext.with(context) { recorder.record(root.element) }
    return DisplayList(
      size: root.element.size, scale: variant.pixelScale,
      background: isTransparent
        ? nil : SystemColorTable.color(.systemBackground, root.environment.colorConditions),
      items: recorder.items)
  }

  /// The picture of the present instant.
  public func frame() throws -> Frame { try frame(of: displayList()) }

  /// Has the next picture drawn as a whole; for measuring what that takes.
  package func forgetLastPicture() { tools.forgetLastPicture() }

  /// The picture of a list of this host.
  package func frame(of list: DisplayList) throws -> Frame {
    let bitmap = try tools.draw(list, images: images)
    drawn.add()
    try checkPictures()
    return Frame(bitmap: bitmap, scale: variant.pixelScale)
  }

  /// - Throws: an error if a picture could not be read or a character has no font.
  func checkPictures() throws {
    if let error = images.errors.first { throw error }
    if let missing = tools.shaper.takeDiagnostics().first {
      throw MissingCharacter(description: missing.description)
    }
  }

  /// What the scene and its pictures had to say, each once, such as a missing picture's name.
  public var warnings: [String] { graph.warnings + images.diagnostics }

  /// The laid-out views, one a line, with their frames in points on the screen.
  public var layoutDescription: String {
    get throws { try tree().description }
  }

  /// What will be drawn, one thing a line.
  public var displayListDescription: String {
    get throws { DisplayListPrinter.text(try displayList()) }
  }

  /// The laid-out views as a value, each where it comes to rest.
  public func tree(places: [String: SourcePlace] = [:]) throws -> ElementTree {
    try tree(places: places, at: nil)
  }

  /// The views as they show at an instant not before the present one and before the next tick.
  func tree(places: [String: SourcePlace], at time: Double?) throws -> ElementTree {
    try settleFirstState()
    if let error = images.errors.first { throw error }
    return ScreenContext.with(context) { ElementTree(root, places: places, at: time) }
  }

  /// The laid-out views with their colours: where they come to rest, or as they show at an instant
  /// not before the present one and before the next tick.
  package func colorfulTree(at time: Double? = nil) throws -> ElementTree {
    try settleFirstState()
    return ScreenContext.with(context) { ElementTree(root, at: time, includesColors: true) }
  }

  /// Hands out the scene's outermost element, settled and laid out.
  package func withRootElement<Result>(_ body: (LayoutNode) throws -> Result) throws -> Result {
    try settleFirstState()
    return try ScreenContext.with(context) { try body(root.element) }
  }
}

extension Variant {
  var safeAreaInsets: EdgeInsets {
    let edges = edges
    return EdgeInsets(
      top: edges.top, leading: edges.sides, bottom: edges.bottom, trailing: edges.sides)
  }
}

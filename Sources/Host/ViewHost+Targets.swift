import Foundation
import HangaGeometry
import HangaRuntime

extension ViewHost {
  /// Where a touch on `target` goes down.
  package func point(of target: TouchTarget) throws -> CGPoint {
    if case .point(let point) = target.kind { return point }
    let rect = try frame(of: target)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// What shows of `target` on screen.
  package func frame(of target: TouchTarget) throws -> CGRect {
    let screen = CGRect(origin: .zero, size: variant.canvas)
    switch target.kind {
    case .point(let point): return CGRect(origin: point, size: .zero)
    case .named(let name, let number):
      let found = try matches(of: name)
      if found.isEmpty { throw TouchError.unknownTarget(name, near: try candidates(near: name)) }
      guard number >= 1, number <= found.count else {
        throw TouchError.tooFew(name, number: number, count: found.count)
      }
      let rect = found[number - 1]
      let shown = rect.intersection(screen)
      if shown.isNull { throw TouchError.offScreen(target.description, frame: rect) }
      return shown
    }
  }

  /// The frames of the views of that name: those of the topmost layer first, of one layer those on
  /// screen first, in reading order.
  private func matches(of name: String) throws -> [CGRect] {
    let name = NameMatch.plain(name)
    let whole = try tree()
    let nodes = graph.root?.layerNodes.reversed() ?? []
    let layers = inContext { nodes.map { ElementTree(below: $0) } }
    var frames: [CGRect] = []
    for tree in layers + [whole] {
      frames += matches(of: name, in: tree).filter { !frames.contains($0) }
    }
    return frames
  }

  private func matches(of name: String, in tree: ElementTree) -> [CGRect] {
    let byIdentifier = tree.all.filter { Self.isCalled($0.accessibilityIdentifier, name) }
    let elements =
      byIdentifier.isEmpty
      ? tree.elements.flatMap { matches(of: name, in: $0) }
      : byIdentifier.flatMap { touched(in: $0) }
    let screen = CGRect(origin: .zero, size: variant.canvas)
    var frames: [CGRect] = []
    for element in elements {
      let rect = element.frame.rect
      // A label and the text inside it are one thing.
      if !frames.contains(where: { $0.contains(rect) || rect.contains($0) }) { frames.append(rect) }
    }
    return frames.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      let (shows, alsoShows) = (first.intersects(screen), second.intersects(screen))
      if shows != alsoShows { return shows }
      if first.minY != second.minY { return first.minY < second.minY }
      if first.minX != second.minX { return first.minX < second.minX }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// The views in `element`, or it itself, that show `name` or are called so.
  private func matches(of name: String, in element: ElementTree.Element)
    -> [ElementTree.Element]
  {
    let inside = element.children.flatMap { matches(of: name, in: $0) }
    if Self.isCalled(element.accessibilityLabel, name) || Self.isCalled(element.text, name) {
      return [element] + inside
    }
    return inside.isEmpty
      ? [] : Self.touchedParts[element.type] == nil ? inside : touched(in: element)
  }

  /// Whether one of an element's names is `name`, which is plain.
  private static func isCalled(_ own: String?, _ name: String) -> Bool {
    own.map { NameMatch.plain($0) == name } ?? false
  }

  /// What is touched where a view is meant: of a control with its label, the control; where a style
  /// of the user's own shows the control, what in it takes touches.
  private func touched(in element: ElementTree.Element) -> [ElementTree.Element] {
    guard let part = Self.touchedParts[element.type] else { return [element] }
    func found(in element: ElementTree.Element) -> [ElementTree.Element] {
      element.type == part ? [element] : element.children.flatMap(found)
    }
    let parts = element.children.flatMap(found)
    guard parts.isEmpty else { return parts }
    var touched = element
    if let frame = rootNode.element.touchTaker(in: element.frame.rect) {
      touched.frame = ElementTree.Rectangle(frame)
    }
    return [touched]
  }

  /// The parts that fingers work of controls that show their labels beside them.
  private static let touchedParts = ["Toggle": "Switch", "Slider": "SliderThumb"]

  /// The names on screen, those most like `name` first.
  private func candidates(near name: String) throws -> [String] {
    var names: [String] = []
    for element in try tree().all {
      for one in [element.accessibilityIdentifier, element.accessibilityLabel, element.text] {
        if let one, !one.isEmpty, !names.contains(one) { names.append(one) }
      }
    }
    let distances = names.map { NameMatch.edits(NameMatch.key($0), NameMatch.key(name)) }
    let order = names.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
    return order.prefix(Self.mostCandidates).map { names[$0] }
  }

  /// How many names an error lists.
  private static var mostCandidates: Int { 8 }
}

extension ElementTree.Rectangle {
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension LayoutNode {
  /// The frame of the first element, from the outside in, that lies within `rect` of the scene and
  /// looks for gestures.
  fileprivate func touchTaker(in rect: CGRect) -> CGRect? {
    let frame = sceneFrame
    // Frames in dumps are rounded.
    if rect.insetBy(dx: -0.001, dy: -0.001).contains(frame), !touchEntries().isEmpty {
      return frame
    }
    for child in layoutChildren {
      if let found = child.touchTaker(in: rect) { return found }
    }
    return nil
  }
}

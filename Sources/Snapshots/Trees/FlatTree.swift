/// A tree's views in one list, parents before children.
struct FlatTree {
  private(set) var elements: [SnapshotTree.Element] = []
  /// The number of the view around each, `nil` for the outermost.
  private(set) var parents: [Int?] = []
  private var inside: [[Int]] = []
  private var roots: [Int] = []

  init(_ tree: SnapshotTree) {
    func add(_ element: SnapshotTree.Element, _ parent: Int?) {
      let number = elements.count
      var alone = element
      alone.children = []
      elements.append(alone)
      parents.append(parent)
      inside.append([])
      if let parent { inside[parent].append(number) } else { roots.append(number) }
      for child in element.children { add(child, number) }
    }
    for element in tree.elements { add(element, nil) }
  }

  /// What is directly in a view, the outermost views for `nil`.
  func children(of parent: Int?) -> [Int] { parent.map { inside[$0] } ?? roots }

  /// The view and all that is inside.
  func all(from top: Int) -> [Int] { [top] + inside[top].flatMap { all(from: $0) } }

  /// The view's kind with what tells it from its siblings.
  func title(of index: Int) -> String {
    let element = elements[index]
    if let identifier = element.identifier { return "\(element.kind) #\(identifier)" }
    if let text = element.text ?? element.label, !text.isEmpty {
      let line = text.replacing("\n", with: "⏎")
      return "\(element.kind) “\(line.count > 30 ? line.prefix(29) + "…" : line[...])”"
    }
    let alike = children(of: parents[index]).filter { elements[$0].kind == element.kind }
    guard alike.count > 1, let place = alike.firstIndex(of: index) else { return element.kind }
    return "\(element.kind) #\(place + 1)"
  }
}

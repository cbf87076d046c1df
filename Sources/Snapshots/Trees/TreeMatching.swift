/// Which view of one tree is which of another.
struct TreeMatching {
  let old: FlatTree
  let new: FlatTree
  private(set) var newOf: [Int: Int] = [:]
  private(set) var oldOf: [Int: Int] = [:]

  static let arrow = " › "

  init(_ expected: SnapshotTree, _ actual: SnapshotTree) {
    (old, new) = (FlatTree(expected), FlatTree(actual))
    // 1. From the top down: what is in views that are one is matched in order.
    align(nil, nil)
    // 2. What is left may have come into another view, or out of one.
    rescue()
  }

  private mutating func pair(_ a: Int, _ b: Int) {
    newOf[a] = b
    oldOf[b] = a
    align(a, b)
  }

  private mutating func align(_ a: Int?, _ b: Int?) {
    let olds = old.children(of: a).filter { newOf[$0] == nil }
    let news = new.children(of: b).filter { oldOf[$0] == nil }
    for (x, y) in best(olds, news) { pair(x, y) }
  }

  /// How alike two views are, zero if they cannot be one.
  private func likeness(_ a: Int, _ b: Int) -> Int {
    let (x, y) = (old.elements[a], new.elements[b])
    guard x.kind == y.kind else { return 0 }
    if x.identifier != y.identifier { return 0 }
    var sum = 4
    if x.identifier != nil { sum += 16 }
    if x.text == y.text { sum += x.text == nil ? 1 : 8 }
    if x.label == y.label { sum += x.label == nil ? 1 : 4 }
    if x.frame == y.frame { sum += 2 }
    if old.children(of: a).count == new.children(of: b).count { sum += 1 }
    return sum
  }

  /// The pairs, in the order of both lists, that are most alike in sum.
  private func best(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
    // Most lists are the same at both ends.
    var pairs: [(Int, Int)] = []
    var (first, endA, endB) = (0, a.count, b.count)
    while first < min(endA, endB), isPlainlyOne(a[first], b[first]) {
      pairs.append((a[first], b[first]))
      first += 1
    }
    while min(endA, endB) > first, isPlainlyOne(a[endA - 1], b[endB - 1]) {
      endA -= 1
      endB -= 1
      pairs.append((a[endA], b[endB]))
    }
    let (x, y) = (Array(a[first..<endA]), Array(b[first..<endB]))
    return pairs + (x.count * y.count <= Self.mostCells ? aligned(x, y) : anchored(x, y))
  }

  private func isPlainlyOne(_ a: Int, _ b: Int) -> Bool {
    var (x, y) = (old.elements[a], new.elements[b])
    (x.source, y.source) = (nil, nil)
    return x == y
  }

  /// The largest table that is filled.
  private static let mostCells = 1 << 18

  private func aligned(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
    guard !a.isEmpty, !b.isEmpty else { return [] }
    let width = b.count + 1
    var table = [Int](repeating: 0, count: (a.count + 1) * width)
    for i in stride(from: a.count - 1, through: 0, by: -1) {
      for j in stride(from: b.count - 1, through: 0, by: -1) {
        let value = likeness(a[i], b[j])
        let both = value > 0 ? value + table[(i + 1) * width + j + 1] : 0
        table[i * width + j] = max(both, table[(i + 1) * width + j], table[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let value = likeness(a[i], b[j])
      if value > 0, table[i * width + j] == value + table[(i + 1) * width + j + 1] {
        pairs.append((a[i], b[j]))
        (i, j) = (i + 1, j + 1)
      } else if table[i * width + j] == table[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// For very long lists: what says the same is one, and lists between are short.
  private func anchored(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
    let (x, y) = (a.map { label(old, $0) }, b.map { label(new, $0) })
    let changes = y.difference(from: x)
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var pairs: [(Int, Int)] = []
    var (between, other): ([Int], [Int]) = ([], [])
    func close() {
      if between.count * other.count <= Self.mostCells { pairs += aligned(between, other) }
      (between, other) = ([], [])
    }
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, gone.contains(i) {
        between.append(a[i])
        i += 1
      } else if j < b.count, come.contains(j) {
        other.append(b[j])
        j += 1
      } else {
        close()
        pairs.append((a[i], b[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    close()
    return pairs
  }

  private func label(_ tree: FlatTree, _ index: Int) -> [String?] {
    let element = tree.elements[index]
    return [element.kind, element.identifier, element.text, element.label]
  }

  // MARK: Views that changed their surroundings

  /// Pairs what is gone with what has come, if both are of one kind and say the same.
  private mutating func rescue() {
    let gone = old.elements.indices.filter { newOf[$0] == nil }
    guard !gone.isEmpty else { return }
    var waiting: [Key: [Int]] = [:]
    for index in new.elements.indices.reversed() where oldOf[index] == nil {
      waiting[key(new, index), default: []].append(index)
    }
    for index in gone where newOf[index] == nil {
      let key = key(old, index)
      while let candidate = waiting[key]?.popLast() {
        guard oldOf[candidate] == nil else { continue }
        pair(index, candidate)
        break
      }
    }
    // The only one of its kind that is gone is the only one that has come.
    let (left, right) = (only(old) { newOf[$0] == nil }, only(new) { oldOf[$0] == nil })
    for (kind, index) in left.sorted(by: { $0.value < $1.value }) {
      guard let other = right[kind], newOf[index] == nil, oldOf[other] == nil else { continue }
      if old.elements[index].identifier == new.elements[other].identifier { pair(index, other) }
    }
  }

  /// The views that are alone of their kind among some; modifiers take no part.
  private func only(_ tree: FlatTree, _ isMeant: (Int) -> Bool) -> [String: Int] {
    var found: [String: [Int]] = [:]
    for index in tree.elements.indices where isMeant(index) {
      let kind = tree.elements[index].kind
      if !kind.hasPrefix(".") { found[kind, default: []].append(index) }
    }
    return found.filter { $0.value.count == 1 }.mapValues { $0[0] }
  }

  private struct Key: Hashable {
    var kind: String
    var identifier: String?
    var text: String?
    var label: String?
    /// Views that say nothing are known by all that is in them.
    var content: [String]
  }

  private func key(_ tree: FlatTree, _ index: Int) -> Key {
    let element = tree.elements[index]
    let says = element.identifier != nil || element.text != nil || element.label != nil
    let content =
      says
      ? []
      : tree.all(from: index).map {
        tree.elements[$0].kind + "\0" + (tree.elements[$0].text ?? "")
      }
    return Key(
      kind: element.kind, identifier: element.identifier, text: element.text,
      label: element.label, content: content)
  }
}

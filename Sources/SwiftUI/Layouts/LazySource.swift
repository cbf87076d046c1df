import Foundation
import HangaLayout
import HangaRuntime

/// A container whose rows are made when they come near to what shows: it lays them out by the
/// lengths it knows and those it estimates.
protocol LazyHost: ViewNode {
  /// The element that lays the rows out, once there is one.
  var lazyElement: LazyElement? { get }
}

/// One view of a lazy source that has been made at least once. It keeps its state while its id is
/// among the data, whether it shows or not (facts/state.md §1).
final class LazyRow {
  let node: ViewNode
  unowned let source: any LazySource
  /// The place among the source's data.
  var index: Int
  /// Whether the row is among what its container lays out.
  var isActive = true
  /// Whether the data may have changed while the row was out of sight.
  var isStale = false
  /// The lengths of the row's elements when they were last laid out, and for which length across.
  private var lengths: [CGFloat] = []
  private var across = CGFloat.nan

  init(_ node: ViewNode, of source: any LazySource, at index: Int) {
    (self.node, self.source, self.index) = (node, source, index)
  }

  func length(of part: Int, across: CGFloat) -> CGFloat? {
    across == self.across && part < lengths.count ? lengths[part] : nil
  }

  func remember(_ length: CGFloat, of part: Int, across: CGFloat) {
    if across != self.across { lengths = [] }
    self.across = across
    while lengths.count <= part { lengths.append(length) }
    lengths[part] = length
  }

  /// How many places the row takes while it sleeps: none if it is known to show nothing.
  var placeCount: Int { !isStale && node.elements.isEmpty ? 0 : max(lengths.count, 1) }
}

/// A node that makes one view for each element of some data, but only those it is asked for.
protocol LazySource: IdentifyingNode {
  var rowCount: Int { get }
  /// The row at `index` if it has ever been made.
  func row(at index: Int) -> LazyRow?
  /// The row that `child`, a node directly below, stands for.
  func row(of child: ViewNode) -> LazyRow?
  /// Has exactly the rows at `indices` take part in layout.
  ///
  /// - Returns: whether that has changed anything.
  func show(_ indices: IndexSet) -> Bool
  /// The place of the element with `id` in the data.
  func index(of id: AnyHashable) -> Int?
  func identifier(at index: Int) -> AnyHashable
}

/// Stands in a container's elements for the rows of a source, which follow it as far as they are
/// made. It takes no place.
final class LazyMarkerElement: LayoutNode {
  unowned let source: any LazySource
  init(_ source: any LazySource) {
    self.source = source
    super.init(owner: source)
  }
  override var dumpName: String? { nil }
}

/// Which part of a section a view belongs to.
enum SectionPart: Int { case header, content, footer }

/// A node with a header, contents and a footer.
protocol SectionHolding: ViewNode {
  func part(of child: ViewNode) -> SectionPart?
}

/// What lies between a node and the lazy container around it.
struct LazyOrigin {
  /// The rows it is in, innermost first.
  var rows: [LazyRow] = []
  var section: (any SectionHolding)?
  var part = SectionPart.content

  /// - Parameter host: where the way up ends.
  init(of node: ViewNode, below host: ViewNode) {
    var child = node
    while let parent = child.parent, child !== host {
      if let source = parent as? any LazySource, let row = source.row(of: child) {
        rows.append(row)
      } else if section == nil, let holder = parent as? any SectionHolding,
        let part = holder.part(of: child)
      {
        (section, self.part) = (holder, part)
      }
      child = parent
    }
  }

  /// The element of the node that stands in the row, below the wrappers of modifiers around it.
  static func base(of element: LayoutNode) -> LayoutNode {
    var base = element
    while let wrapper = base as? WrapperNode, !(wrapper is SubviewElement) { base = wrapper.child }
    return base
  }
}

enum LazyHosts {
  /// The container that has the rows of a new source made when they are needed, or `nil` if they
  /// are all made at once: another container lies between.
  static func host(for inputs: NodeInputs) -> (any LazyHost)? {
    guard inputs.implicitLayout == nil else { return nil }
    var node = inputs.parent
    while let current = node {
      if let host = current as? any LazyHost { return host }
      if current.isContainer { return nil }
      node = current.parent
    }
    return nil
  }

  /// Whether every lazy row around `node` takes part in layout, as far as `host`.
  static func isActive(_ node: ViewNode, below host: ViewNode) -> Bool {
    var child = node
    while let parent = child.parent, child !== host {
      if let source = parent as? any LazySource, source.row(of: child)?.isActive == false {
        return false
      }
      child = parent
    }
    return true
  }
}

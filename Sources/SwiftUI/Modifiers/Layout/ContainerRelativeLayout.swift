import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Gives the child a length that depends on the container around it: the nearest scroll view, or
/// what bars and edges leave of the screen.
///
/// - Proposes: the length along `axes`, the proposal along the others.
/// - Reports: the same lengths; the child's own along the other axes.
nonisolated struct ContainerRelativeLayout: UnaryLayout {
  let axes: Axis.Set
  let alignment: Alignment
  /// The length along an axis of a container of the given length.
  let length: (CGFloat, Axis) -> CGFloat

  private func offer(_ proposal: ProposedViewSize, _ context: UnaryContext) -> ProposedViewSize {
    let container = RelativeContainers.size(around: context.element)
    var offer = proposal
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      offer[axis] = max(length(container[axis], axis), 0)
    }
    return offer
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize {
    let offer = offer(proposal, context)
    var size = child.sizeThatFits(offer)
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      size[axis] = offer[axis] ?? size[axis]
    }
    return size
  }

  func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal, context)
    let own = child.dimensions(in: offer)
    let box = ViewDimensions(element: nil, size: size, proposal: offer)
    let (from, to) = (own.point(of: alignment), box.point(of: alignment))
    return (CGPoint(x: to.x - from.x, y: to.y - from.y), offer)
  }

  var listedName: String? { ".containerRelativeFrame" }
}

/// An element whose length views inside may ask for.
protocol RelativeContainer: LayoutNode {
  /// What it has for its content; remembers that somebody asked.
  func relativeSize() -> CGSize
}

enum RelativeContainers {
  static func size(around element: LayoutNode) -> CGSize {
    var node = element.parentNode
    while let current = node {
      if let container = current as? any RelativeContainer { return container.relativeSize() }
      // What views inset is no container of its own; its size is not even known yet.
      if !(current is SafeAreaInsetElement), let area = current.safeArea {
        return area.container.size
      }
      node = current.parentNode
    }
    return .zero
  }
}

extension View {
  /// Gives the view the length of the container around it along `axes`.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeLayout(axes: axes, alignment: alignment, length: { length, _ in length }))
  }

  /// Gives the view the length that `length` makes of that of the container around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeLayout(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of `span` of `count` equal parts of the container around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeLayout(axes: axes, alignment: alignment) { length, _ in
        // facts/layout.md §7
        let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }
}

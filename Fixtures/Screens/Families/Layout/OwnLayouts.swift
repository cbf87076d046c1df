import SwiftUI

/// How soon a view comes in its line.
private struct Rank: LayoutValueKey { static let defaultValue = 0 }

extension View {
  func rank(_ rank: Int) -> some View { layoutValue(key: Rank.self, value: rank) }
}

/// Views in lines, measured once.
struct Flow: Layout {
  var spacing: CGFloat = 6

  /// The sizes of the views, which do not depend on what is offered.
  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    var size = CGSize.zero
    for frame in frames(in: proposal.width ?? .infinity, subviews, cache) {
      size.width = max(size.width, frame.maxX)
      size.height = max(size.height, frame.maxY)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (view, frame) in zip(ordered(subviews), frames(in: bounds.width, subviews, cache)) {
      subviews[view].place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func ordered(_ subviews: Subviews) -> [Int] {
    let ranks = subviews.map { $0[Rank.self] }
    return subviews.indices.sorted { (ranks[$1], $0) < (ranks[$0], $1) }
  }

  private func frames(in width: CGFloat, _ subviews: Subviews, _ cache: Cache) -> [CGRect] {
    var (corner, height) = (CGPoint.zero, CGFloat.zero)
    return ordered(subviews).map { index in
      let size = cache.sizes[index]
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + height + spacing)
        height = 0
      }
      defer { corner.x += size.width + spacing }
      height = max(height, size.height)
      return CGRect(origin: corner, size: size)
    }
  }
}

/// Views on a circle, the first at the top.
struct Ring: Layout {
  var turn = Angle.zero

  var animatableData: Double {
    get { turn.radians }
    set { turn = .radians(newValue) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 80))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 8
    let step = 2 * Double.pi / Double(max(subviews.count, 1))
    for (index, view) in subviews.enumerated() {
      let angle = step * Double(index) + turn.radians - .pi / 2
      view.place(
        at: CGPoint(
          x: bounds.midX + radius * CGFloat(cos(angle)),
          y: bounds.midY + radius * CGFloat(sin(angle))),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// Views as wide as the widest, at the distances they ask for.
struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = gaps(subviews).reduce(0, +)
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count) + gaps,
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let offer = ProposedViewSize(width: width, height: bounds.height)
    var x = bounds.minX
    for (view, gap) in zip(subviews, gaps(subviews) + [0]) {
      view.place(at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center, proposal: offer)
      x += width + gap
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .horizontal)
    }
  }
}

/// The first view above the others, which stand in a row: a layout made of two others.
struct Headed: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (head, rest) = (subviews.prefix(1), subviews.dropFirst())
    let row = HStackLayout(spacing: 4)
    var rowCache = row.makeCache(subviews: rest)
    let size = row.sizeThatFits(proposal: proposal, subviews: rest, cache: &rowCache)
    let top = head.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: max(size.width, top.width), height: top.height + 4 + size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (head, rest) = (subviews.prefix(1), subviews.dropFirst())
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    let top = head.first?.sizeThatFits(offer) ?? .zero
    head.first?.place(at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top, proposal: offer)
    let row = HStackLayout(spacing: 4)
    var rowCache = row.makeCache(subviews: rest)
    let place = CGRect(
      x: bounds.minX, y: bounds.minY + top.height + 4, width: bounds.width,
      height: bounds.height - top.height - 4)
    row.placeSubviews(
      in: place, proposal: ProposedViewSize(place.size), subviews: rest, cache: &rowCache)
  }

  /// The line under the head is what others align to.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? subviews.first?.sizeThatFits(proposal).height : nil
  }
}

/// Places nothing: whatever is not placed stands in the middle.
struct Careless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

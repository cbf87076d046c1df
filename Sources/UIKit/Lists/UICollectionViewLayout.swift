import Foundation
import HangaGeometry

/// Where and how a collection shows one of its views.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
  open var frame = CGRect.zero
  open var indexPath: IndexPath
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0
  open var transform = CGAffineTransform.identity
  public private(set) var representedElementCategory = ElementCategory.cell
  public private(set) var representedElementKind: String?
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// A section that scrolls across.
  package struct Strip {
    package var frame: CGRect
    package var contentSize: CGSize
    package var isPaging: Bool
  }
  package var strip: Strip?
  /// The place of the strip it lies in.
  package var homeOrigin: CGPoint { strip?.frame.origin ?? .zero }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath) }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }
  private init(_ path: IndexPath) {
    indexPath = path
    super.init()
  }
}

/// Decides where a collection's views are.
@MainActor @preconcurrency
open class UICollectionViewLayout: IdentityHashable {
  public init() {}
  public required init?(coder: NSCoder) {}
  public internal(set) weak var collectionView: UICollectionView?
  /// What the layouts of this module have worked out.
  package var all: [UICollectionViewLayoutAttributes] = []
  /// Whether rows are shown as a list's.
  package var isList: Bool { false }

  open func prepare() {}
  open func invalidateLayout() { collectionView?.touched() }
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.strip?.frame.intersects(rect) ?? $0.frame.intersects(rect) }
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { all.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath } }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// Lines of cells, as many in each as have room.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Asks cells for their own sizes.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // UIKit's documented defaults.
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  private var contentSize = CGSize.zero
  open override var collectionViewContentSize: CGSize { contentSize }

  private var asker: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    super.prepare()
    all = []
    guard let view = collectionView else { return }
    let isDown = scrollDirection == .vertical
    let inset = view.contentInset
    let room =
      isDown
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    var place: CGFloat = 0
    for section in 0..<view.numberOfSections {
      place = add(section, from: place, across: room, view, isDown)
    }
    contentSize = isDown ? CGSize(width: room, height: place) : CGSize(width: place, height: room)
  }

  /// Puts a section behind what is there, and answers where it ends.
  private func add(
    _ section: Int, from start: CGFloat, across room: CGFloat, _ view: UICollectionView,
    _ isDown: Bool
  ) -> CGFloat {
    let inset =
      asker?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let gap =
      asker?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let space =
      asker?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        origin: isDown ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
    }
    func edge(_ kind: String, _ size: CGSize, at place: CGFloat) -> CGFloat {
      let length = isDown ? size.height : size.width
      guard length > 0 else { return 0 }
      let box = isDown ? CGSize(width: room, height: length) : CGSize(width: length, height: room)
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
      attributes.frame = rect(place, 0, box)
      if kind == UICollectionView.elementKindSectionHeader, sectionHeadersPinToVisibleBounds {
        attributes.zIndex = 1
      }
      all.append(attributes)
      return length
    }
    var place = start
    let header =
      asker?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    place += edge(UICollectionView.elementKindSectionHeader, header, at: place)
    place += isDown ? inset.top : inset.left
    // Lines: as many as have room with the least space between them.
    let (low, high) = isDown ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let width = room - low - high
    var line: [(IndexPath, CGSize)] = []
    var used: CGFloat = 0
    var isFirst = true
    func across(_ size: CGSize) -> CGFloat { isDown ? size.width : size.height }
    func along(_ size: CGSize) -> CGFloat { isDown ? size.height : size.width }
    func finish(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirst { place += gap }
      isFirst = false
      let thickness = line.map { along($0.1) }.max() ?? 0
      let total = line.reduce(0) { $0 + across($1.1) }
      // Full lines are spread to both ends; the last stays together as the ones before stand.
      let free = line.count > 1 ? (width - total) / CGFloat(line.count - 1) : 0
      let step = isLast ? lastStep(line.map { across($0.1) }, width, space) : max(free, space)
      var x = low + (line.count == 1 && !isLast ? (width - total) / 2 : 0)
      if line.count == 1, isLast, across(line[0].1) * 2 + space > width {
        x = low + (width - total) / 2
      }
      for (path, size) in line {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = rect(place + (thickness - along(size)) / 2, x, size)
        all.append(attributes)
        x += across(size) + step
      }
      place += thickness
      (line, used) = ([], 0)
    }
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = size(of: path, view)
      let needed = across(size) + (line.isEmpty ? 0 : space)
      if !line.isEmpty, used + needed > width + 0.001 { finish(isLast: false) }
      line.append((path, size))
      used += across(size) + (line.count > 1 ? space : 0)
    }
    finish(isLast: true)
    place += isDown ? inset.bottom : inset.right
    let footer =
      asker?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    place += edge(UICollectionView.elementKindSectionFooter, footer, at: place)
    return place
  }

  /// Between the cells of a last line: as in a full line of cells of the same size.
  private func lastStep(_ lengths: [CGFloat], _ width: CGFloat, _ space: CGFloat) -> CGFloat {
    guard let one = lengths.first, lengths.allSatisfy({ $0 == one }), one > 0 else { return space }
    let count = ((width + space + 0.001) / (one + space)).rounded(.down)
    return count > 1 ? max((width - count * one) / (count - 1), space) : space
  }

  private func size(of path: IndexPath, _ view: UICollectionView) -> CGSize {
    if let size = asker?.collectionView(view, layout: self, sizeForItemAt: path),
      size != Self.automaticSize
    {
      return size
    }
    guard estimatedItemSize != .zero else { return itemSize }
    return view.shownCell(at: path)?.fitting(width: nil, height: nil) ?? itemSize
  }
}

/// What a flow layout asks; where it is not answered the layout's own numbers hold.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let layout = flow(collectionViewLayout)
    return layout.estimatedItemSize == .zero
      ? layout.itemSize : UICollectionViewFlowLayout.automaticSize
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout).sectionInset }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumLineSpacing }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumInteritemSpacing }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).headerReferenceSize }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).footerReferenceSize }
}

import Foundation
import HangaGeometry

/// A length of an item: a share of what it lies in, points, or what its contents want.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind { case width(CGFloat), height(CGFloat), absolute(CGFloat), estimated(CGFloat) }
  let kind: Kind
  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }
  public static func fractionalWidth(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .init(.width(share))
  }
  public static func fractionalHeight(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .init(.height(share))
  }
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    .init(.absolute(length))
  }
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(length))
  }
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated(estimate))
  }
  public var isEstimated: Bool {
    if case .estimated = kind { return true }
    return false
  }
  /// In a container; of contents what is estimated.
  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width(let share): size.width * share
    case .height(let share): size.height * share
    case .absolute(let length), .estimated(let length): length
    }
  }
}

@MainActor @preconcurrency
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance between items: exactly, or at least.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(spacing, false)
  }
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(spacing, true)
  }
}

@MainActor @preconcurrency
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  let insets: NSDirectionalEdgeInsets
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    insets = NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
    super.init()
  }
}

/// One cell of a layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// Taken off the cell within its place.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize: layoutSize) }
}

/// Cells in a row or a column, repeated.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isRow: Bool
  public let subitems: [NSCollectionLayoutItem]
  let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private init(
    _ size: NSCollectionLayoutSize, isRow: Bool, _ items: [NSCollectionLayoutItem], _ count: Int?
  ) {
    (self.isRow, subitems, self.count) = (isRow, items, count)
    super.init(layoutSize: size)
  }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  )
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, isRow: true, subitems, nil) }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  )
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, isRow: false, subitems, nil) }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: true, [subitem], count)
  }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: false, [subitem], count)
  }
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: true, [subitem], count)
  }
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: false, [subitem], count)
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

@MainActor @preconcurrency
public final class NSCollectionLayoutAnchor: NSObject {
  public init(edges: NSDirectionalRectEdge) { super.init() }
}

@available(
  *, unavailable, message: "Badges of items are not laid out here; put them into the cell."
)
public final class NSCollectionLayoutBadge {}

@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A header or footer of a section.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment
  public var pinToVisibleBounds = false
  public var extendsBoundary = true
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

/// Groups one after another.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  @available(
    *, unavailable,
    message: "Decorations of sections are not drawn here; give the cells a background."
  )
  open var decorationItems: [Any] {
    get { [] }
    set {}
  }
  @available(
    *, unavailable, message: "Cells stay as the layout has put them here while it scrolls."
  )
  open var visibleItemsInvalidationHandler: Any? {
    get { nil }
    set {}
  }
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What a layout that is asked for its sections knows.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}
private struct LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
}

@MainActor @preconcurrency
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public var interSectionSpacing: CGFloat = 0
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// How a collection is shown as a list.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// Sections of groups of items.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?
  private let provider: SectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  package let list: UICollectionLayoutListConfiguration?
  package override var isList: Bool { list != nil }
  private var contentSize = CGSize.zero
  open override var collectionViewContentSize: CGSize { contentSize }

  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration, list) = (sectionProvider, configuration, nil)
    super.init()
  }
  private init(list: UICollectionLayoutListConfiguration) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    self.list = list
    super.init()
  }
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    list = nil
    super.init(coder: coder)
  }
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(list: configuration) }

  open override func prepare() {
    super.prepare()
    all = []
    guard let view = collectionView, !isList else { return }
    let isDown = configuration.scrollDirection == .vertical
    let size = view.bounds.size
    var place: CGFloat = 0
    for index in 0..<view.numberOfSections {
      let surroundings = LayoutSurroundings(contentSize: size)
      guard let section = provider(index, surroundings) else { continue }
      if index > 0 { place += configuration.interSectionSpacing }
      var plan = SectionPlan(section, index, size, view, isDown: isDown)
      plan.build()
      all += plan.attributes(from: place)
      place += plan.length
    }
    contentSize =
      isDown ? CGSize(width: size.width, height: place) : CGSize(width: place, height: size.height)
  }
}

/// Where the items of one section lie.
@MainActor
private struct SectionPlan {
  private let section: NSCollectionLayoutSection
  private let index: Int
  private let size: CGSize
  private let view: UICollectionView
  private let isDown: Bool
  private var next = 0
  private let count: Int
  private var placed: [UICollectionViewLayoutAttributes] = []
  private(set) var length: CGFloat = 0
  private var strip: UICollectionViewLayoutAttributes.Strip?

  init(
    _ section: NSCollectionLayoutSection, _ index: Int, _ size: CGSize, _ view: UICollectionView,
    isDown: Bool
  ) {
    (self.section, self.index, self.size, self.view, self.isDown) = (
      section, index, size, view, isDown
    )
    count = view.numberOfItems(inSection: index)
  }

  func attributes(from start: CGFloat) -> [UICollectionViewLayoutAttributes] {
    for item in placed {
      item.frame = item.frame.offsetBy(dx: isDown ? 0 : start, dy: isDown ? start : 0)
      item.strip?.frame.origin.y += start
    }
    return placed
  }

  mutating func build() {
    let inset = section.contentInsets
    let inner = CGSize(
      width: size.width - inset.leading - inset.trailing,
      height: size.height - inset.top - inset.bottom)
    addEdges(atStart: true, inner)
    length += isDown ? inset.top : inset.leading
    let isStrip = section.orthogonalScrollingBehavior != .none
    if isStrip { addStrip(inner) } else { addGroups(inner) }
    length += isDown ? inset.bottom : inset.trailing
    addEdges(atStart: false, inner)
  }

  private mutating func addGroups(_ inner: CGSize) {
    var isFirst = true
    let across = isDown ? section.contentInsets.leading : section.contentInsets.top
    while next < count {
      if !isFirst { length += section.interGroupSpacing }
      isFirst = false
      let before = next
      let origin = isDown ? CGPoint(x: across, y: length) : CGPoint(x: length, y: across)
      let size = add(section.group, in: inner, at: origin)
      length += isDown ? size.height : size.width
      guard next > before else { return }
    }
  }

  /// Groups one beside another in a strip that scrolls across.
  private mutating func addStrip(_ inner: CGSize) {
    let start = placed.count
    var (x, height) = (section.contentInsets.leading, CGFloat(0))
    var isFirst = true
    while next < count {
      if !isFirst { x += section.interGroupSpacing }
      isFirst = false
      let before = next
      let size = add(section.group, in: inner, at: CGPoint(x: x, y: length))
      x += size.width
      height = max(height, size.height)
      guard next > before else { break }
    }
    let behavior = section.orthogonalScrollingBehavior
    let strip = UICollectionViewLayoutAttributes.Strip(
      frame: CGRect(x: 0, y: length, width: size.width, height: height),
      contentSize: CGSize(width: x + section.contentInsets.trailing, height: height),
      isPaging: behavior == .paging)
    for item in placed[start...] { item.strip = strip }
    length += height
  }

  private mutating func addEdges(atStart: Bool, _ inner: CGSize) {
    for item in section.boundarySupplementaryItems {
      let isTop =
        item.alignment == .top || item.alignment == .topLeading || item.alignment == .topTrailing
      guard isTop == atStart else { continue }
      let follows = section.supplementariesFollowContentInsets
      let room = follows ? inner : size
      var box = item.layoutSize.size(in: room)
      let path = IndexPath(item: 0, section: index)
      if item.layoutSize.heightDimension.isEstimated,
        let made = view.shownView(item.elementKind, at: path)
      {
        box.height =
          made.systemLayoutSizeFitting(
            CGSize(width: box.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
      }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      attributes.frame = CGRect(
        x: follows ? section.contentInsets.leading : 0, y: length, width: box.width,
        height: box.height
      ).inset(by: item.contentInsets)
      attributes.zIndex = item.zIndex
      placed.append(attributes)
      length += box.height
    }
  }

  /// Places an item, or a group of them, and answers the room it takes.
  private mutating func add(
    _ item: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint
  )
    -> CGSize
  {
    guard let group = item as? NSCollectionLayoutGroup else {
      return addCell(item, in: container, at: origin)
    }
    var size = group.layoutSize.size(in: container)
    let inner = CGSize(
      width: size.width - group.contentInsets.leading - group.contentInsets.trailing,
      height: size.height - group.contentInsets.top - group.contentInsets.bottom)
    let start = CGPoint(
      x: origin.x + group.contentInsets.leading, y: origin.y + group.contentInsets.top)
    let (isRow, gap) = (group.isRow, group.interItemSpacing?.spacing ?? 0)
    let room = isRow ? inner.width : inner.height
    var (along, thickness, made) = (CGFloat(0), CGFloat(0), 0)
    let first = placed.count
    let isOpen =
      isRow
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    while next < count {
      if let limit = group.count, made >= limit { break }
      let subitem = group.subitems[made % group.subitems.count]
      var box = inner
      if let count = group.count {
        // So many share the room evenly.
        let share = (room - gap * CGFloat(count - 1)) / CGFloat(count)
        if isRow { box.width = share } else { box.height = share }
      }
      let asked = subitem.layoutSize.size(in: box)
      let length =
        group.count == nil ? (isRow ? asked.width : asked.height) : (isRow ? box.width : box.height)
      let gapBefore = made > 0 ? gap : 0
      if group.count == nil, !isOpen, made > 0, along + gapBefore + length > room + 0.5 { break }
      if group.count == nil, isOpen, made >= group.subitems.count { break }
      along += gapBefore
      let place =
        isRow ? CGPoint(x: start.x + along, y: start.y) : CGPoint(x: start.x, y: start.y + along)
      let before = next
      var taken = add(subitem, in: group.count == nil ? inner : box, at: place)
      if group.count != nil {
        if isRow {
          taken.width = box.width
        } else {
          taken.height = max(taken.height, isOpen ? 0 : box.height)
        }
      }
      along += isRow ? taken.width : taken.height
      thickness = max(thickness, isRow ? taken.height : taken.width)
      made += 1
      guard next > before else { break }
    }
    if let spacing = group.interItemSpacing, spacing.isFlexibleSpacing, made > 1, along < room {
      let extra = (room - along) / CGFloat(made - 1)
      for (step, item) in placed[first...].enumerated() {
        item.frame = item.frame.offsetBy(
          dx: isRow ? extra * CGFloat(step) : 0, dy: isRow ? 0 : extra * CGFloat(step))
      }
    }
    // Estimated sides are as long as what lies in them.
    let insets = group.contentInsets
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (isRow ? thickness : along) + insets.top + insets.bottom
    }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (isRow ? along : thickness) + insets.leading + insets.trailing
    }
    return size
  }

  private mutating func addCell(
    _ item: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint
  )
    -> CGSize
  {
    let path = IndexPath(item: next, section: index)
    next += 1
    var size = item.layoutSize.size(in: container)
    let insets = item.contentInsets
    let (openWidth, openHeight) = (
      item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated
    )
    if openWidth || openHeight, let cell = view.shownCell(at: path) {
      let width = size.width - insets.leading - insets.trailing
      let height = size.height - insets.top - insets.bottom
      let fitting = cell.fitting(width: openWidth ? nil : width, height: openHeight ? nil : height)
      if openWidth { size.width = fitting.width + insets.leading + insets.trailing }
      if openHeight { size.height = fitting.height + insets.top + insets.bottom }
    }
    let edge = item.edgeSpacing?.insets ?? .zero
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(origin: origin, size: size).offsetBy(dx: edge.leading, dy: edge.top)
      .inset(by: insets)
    placed.append(attributes)
    return CGSize(
      width: size.width + edge.leading + edge.trailing, height: size.height + edge.top + edge.bottom
    )
  }
}

extension CGRect {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}

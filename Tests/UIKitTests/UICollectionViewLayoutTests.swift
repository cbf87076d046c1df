import Foundation
import Testing

@testable import UIKit

@MainActor
struct UICollectionViewLayoutTests {
  private final class Source: UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
  }

  /// Where the cells of `layout` are in a view of `width`.
  private func frames(_ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat) -> [CGRect]
  {
    let source = Source(counts)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
    view.dataSource = source
    return withExtendedLifetime(source) {
      view.layoutIfNeeded()
      return layout.all.filter { $0.representedElementCategory == .cell }.map(\.frame)
    }
  }

  @Test func linesTakeAsManyAsHaveRoomAndSpreadThem() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 40, height: 20)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    // Three have room with 10 between them, and what is left is shared.
    let gap: CGFloat = (160 - 20 - 3 * 40) / 2
    #expect(
      frames(flow, [4], width: 160) == [
        CGRect(x: 10, y: 5, width: 40, height: 20),
        CGRect(x: 10 + 40 + gap, y: 5, width: 40, height: 20),
        CGRect(x: 10 + 2 * (40 + gap), y: 5, width: 40, height: 20),
        CGRect(x: 10, y: 5 + 20 + 10, width: 40, height: 20),
      ])
  }

  @Test func noItemsTakeTheirInsetsOnly() {
    let flow = UICollectionViewFlowLayout()
    flow.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    #expect(frames(flow, [0], width: 100).isEmpty)
    #expect(flow.collectionViewContentSize == CGSize(width: 100, height: 5 + 7))
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func groupsRepeatTheirItemsUntilTheyAreFull() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(
      frames(layout, [3], width: 200) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 100, height: 50),
        CGRect(x: 0, y: 50 + 4, width: 100, height: 50),
      ])
    #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 2 * 50 + 4))
  }

  @Test func aCountSharesTheRoomEvenly() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let width: CGFloat = (200 - 2 * 10) / 3
    let found = frames(layout, [3], width: 200)
    #expect(found.map(\.width) == [width, width, width])
    #expect(found.map(\.minX) == [0, width + 10, 2 * (width + 10)])
  }
}

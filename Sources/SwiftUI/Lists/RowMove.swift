import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A row's way up and down its list by a finger on its handle.
final class RowMove: Pannable {
  private unowned let row: ListRowElement
  /// How far the row is from its place.
  private(set) var offset: CGFloat = 0

  init(_ row: ListRowElement) { self.row = row }

  var panAxes: Axis.Set { row.canMove ? .vertical : [] }
  func catchMotion() -> Bool { false }
  func panDidBegin() { offset = 0 }

  func pan(by translation: CGSize) {
    offset = translation.height
    row.list?.carry(row, by: offset)
  }

  func panDidEnd(velocity: CGSize) {
    guard let list = row.list else { return }
    let target = list.place(for: row, movedBy: offset)
    offset = 0
    list.carry(nil, by: 0)
    guard let target, target != row.place.index, target != row.place.index + 1 else { return }
    let move = row.moveAction
    Reentry.perform(UserAction.onMain { move?(target) })
  }
}

/// A row's accessories; where they have a handle, a finger takes the row by them.
final class MoveGripElement: WrapperNode {
  private let target: RowMove?
  private lazy var pan = target.map { PanRecognizer(element: self, target: $0) }

  init(owner: ViewNode, child: LayoutNode, target: RowMove?) {
    self.target = target
    super.init(owner: owner, child: child)
  }

  override func hit(at point: CGPoint) -> LayoutNode? {
    let reach = ListMetrics.rowInsets(environment.era).trailing
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach)
    return target != nil && box.contains(point) ? self : nil
  }

  override func touchEntries() -> [TouchEntry] { pan.map { [TouchEntry($0, .pan)] } ?? [] }
}

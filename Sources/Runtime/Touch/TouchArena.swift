import Foundation
import HangaGeometry

/// Decides between the recognisers that look at the same touches.
///
/// Rules (facts/animation.md §8): gestures inside go before those around them, high priority ones
/// before those inside, pans of scroll views before what is in them. What goes on (a drag, a pan)
/// takes the touch as soon as it begins; what ends with the touch (a tap) waits until everything
/// that goes before it has failed. Simultaneous ones neither wait nor stop others.
final class TouchArena {
  private final class Member {
    enum Status { case possible, active, waiting, over }
    let recognizer: TouchRecognizer
    let precedence: TouchPrecedence
    let order: Order
    var touches: Set<Int> = []
    var status = Status.possible
    var pending: [TouchAction] = []

    init(_ recognizer: TouchRecognizer, _ precedence: TouchPrecedence, _ order: Order) {
      (self.recognizer, self.precedence, self.order) = (recognizer, precedence, order)
    }

    var isAlone: Bool { precedence == .simultaneous }
    var isLive: Bool { status == .possible || status == .active }
  }

  /// Lower goes first.
  private struct Order: Comparable {
    let group: Int
    let place: Int

    init(_ precedence: TouchPrecedence, depth: Int) {
      switch precedence {
      case .high: (group, place) = (0, depth)
      case .pan: (group, place) = (1, -depth)
      case .normal, .simultaneous: (group, place) = (2, -depth)
      }
    }

    static func < (a: Order, b: Order) -> Bool { (a.group, a.place) < (b.group, b.place) }
  }

  private var members: [Member] = []

  /// Whether nobody waits for anything any more, so that the next touch starts afresh.
  func isOver(touchesDown: Bool) -> Bool {
    if touchesDown { return false }
    return members.allSatisfy { $0.status == .over }
  }

  // MARK: Touches

  /// A finger has come down on `path`, innermost first.
  func add(_ touch: Int, on path: [LayoutNode], isFirst: Bool) {
    var found: [(TouchEntry, depth: Int)] = []
    for (index, element) in path.enumerated() {
      for entry in element.touchEntries() {
        if !entry.includesInside { found.removeAll() }
        if entry.includesOwn { found.append((entry, path.count - index)) }
      }
    }
    let known = Dictionary(
      members.map { (ObjectIdentifier($0.recognizer), $0) }, uniquingKeysWith: { a, _ in a })
    let isTaken = members.contains { $0.status == .active && !$0.isAlone }
    var present: Set<ObjectIdentifier> = []
    for (entry, depth) in found {
      let id = ObjectIdentifier(entry.recognizer)
      present.insert(id)
      if let member = known[id] {
        if member.status == .over, isFirst {
          member.recognizer.reset()
          member.status = .possible
        }
        if member.isLive { member.touches.insert(touch) }
        continue
      }
      let member = Member(
        entry.recognizer, entry.precedence, Order(entry.precedence, depth: depth))
      member.recognizer.reset()
      member.touches = [touch]
      if isTaken && !member.isAlone { member.status = .over }
      members.append(member)
    }
    // What waits for a touch somewhere else has come to nothing.
    for member in members where member.isLive && isFirst {
      if !present.contains(ObjectIdentifier(member.recognizer)) { end(member) }
    }
    members.sort { $0.order < $1.order }
  }

  // MARK: A tick

  func step(_ touches: [TrackedTouch], at time: Double) {
    let delay = members.contains { $0.precedence == .pan } ? TouchMetrics.contentDelay : 0
    for member in members where member.isLive {
      // Actions of one recogniser may have ended others.
      guard member.isLive else { continue }
      step(member, touches, time, delay)
    }
    settleWaiting()
    let down = Set(touches.filter(\.isDown).map(\.id))
    for member in members { member.touches.formIntersection(down) }
  }

  private func step(
    _ member: Member, _ touches: [TrackedTouch], _ time: Double, _ delay: Double
  ) {
    guard let element = member.recognizer.element, element.owner.isAlive else {
      return end(member)
    }
    let own = touches.filter { member.touches.contains($0.id) }
    if own.contains(where: { $0.phase == .cancelled }) { return end(member) }
    let input = TouchInput(
      time: time, touches: own, slop: mustGiveWay(member) ? TouchMetrics.slop : 0,
      pressDelay: delay, element: element)
    var actions: [TouchAction] = []
    switch member.recognizer.respond(to: input, &actions) {
    case .possible: perform(actions)
    case .active:
      if member.status != .active {
        member.status = .active
        if !member.isAlone { endOthers(than: member) }
      }
      perform(actions)
    case .failed:
      member.status = .over
      perform(actions)
    case .ended:
      if member.recognizer.isDiscrete, !member.isAlone, isHeldUp(member) {
        member.status = .waiting
        member.pending = actions
      } else {
        finish(member, actions)
      }
    }
  }

  private func finish(_ member: Member, _ actions: [TouchAction]) {
    member.status = .over
    if !member.isAlone { endOthers(than: member) }
    perform(actions)
  }

  /// Runs what has waited long enough.
  private func settleWaiting() {
    for member in members where member.status == .waiting && !isHeldUp(member) {
      let actions = member.pending
      member.pending = []
      finish(member, actions)
    }
  }

  /// Whether something that goes before `member` may still come.
  private func isHeldUp(_ member: Member) -> Bool {
    members.contains {
      $0.order < member.order && !$0.isAlone && ($0.status == .possible || $0.status == .waiting)
    }
  }

  /// Whether a tap that goes before `member` may still come.
  private func mustGiveWay(_ member: Member) -> Bool {
    members.contains {
      $0.order < member.order && !$0.isAlone && $0.status == .possible && $0.recognizer.isDiscrete
    }
  }

  private func endOthers(than winner: Member) {
    for member in members where member !== winner && !member.isAlone { end(member) }
  }

  private func end(_ member: Member) {
    guard member.status != .over else { return }
    member.status = .over
    member.pending = []
    var actions: [TouchAction] = []
    member.recognizer.cancel(&actions)
    perform(actions)
  }

  private func perform(_ actions: [TouchAction]) {
    for action in actions {
      // Made, kept and run on the main actor.
      nonisolated(unsafe) let action = action
      Reentry.perform { action() }
    }
  }
}

import Foundation
import HangaRuntime

/// Shows content made anew at the moments of a schedule, on the scene's clock.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public struct Context: Sendable {
    /// How often the content may be seen to change.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The schedule's moment that the content is made for; the scene's clock starts at a fixed one.
    public let date: Date
    /// Always live: nothing here saves power.
    public let cadence: Cadence
    /// Does nothing: content is made anew whenever it is due.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context that the content of any timeline view is told.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    TimelineNode(view, in: inputs)
  }
}

extension TimelineView: DumpListed where Content: View {
  package static var listing: DumpListing { .contentOnly }
}

/// Walks along a schedule's moments as the scene's clock goes on.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  TimedNode<TimelineView<Schedule, Content>, Content>
{
  private var date = Date.distantPast
  private var entries: Schedule.Entries.Iterator?
  private var next: Date?
  /// Sums of intervals meet the ticks up to this.
  private static var tolerance: Double { 1e-5 }
  /// How many moments may be passed on one tick; a schedule that stands still ends there.
  private static var longestStep: Int { 10_000 }

  override func start() { follow() }

  override func content() -> Content? {
    view.content(TimelineViewDefaultContext(date: date, cadence: .live))
  }

  override func viewDidChange(from old: TimelineView<Schedule, Content>) {
    if !ViewComparison.areEqual(old.schedule, view.schedule) { follow() }
  }

  /// The scene's moment.
  private var present: Date { environment.presentDate.addingTimeInterval(graph.clock.time) }

  /// Starts on the view's schedule; until its first moment the content is made for the present.
  private func follow() {
    date = present
    var iterator = view.schedule.entries(from: present, mode: .normal).makeIterator()
    next = iterator.next()
    entries = iterator
    _ = takeDue()
    if next == nil { graph.clock.remove(self) } else { graph.clock.add(self) }
  }

  /// Goes on to the last moment that has come; whether there was one.
  private func takeDue() -> Bool {
    let limit = present.addingTimeInterval(Self.tolerance)
    var steps = 0
    while let due = next, due <= limit {
      steps += 1
      guard steps < Self.longestStep else {
        next = nil
        break
      }
      date = due
      next = entries?.next()
    }
    return steps > 0
  }

  override func tick(at time: Double) -> Bool {
    if takeDue() { change {} }
    return next != nil
  }

  /// A clock is never at rest and holds nobody up.
  override var holdsUpRest: Bool { false }
}

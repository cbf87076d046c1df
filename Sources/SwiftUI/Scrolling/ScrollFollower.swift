import HangaRuntime

/// A node that follows, or leads, the scroll views right inside it.
protocol ScrollFollower: ViewNode {
  /// A scroll view has been made inside.
  func follow(_ scroll: ScrollElement)
  /// A scroll view inside has been laid out; called among the actions of an update.
  func scrollDidMove(_ scroll: ScrollElement)
  func scrollPhaseDidChange(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase)
}

extension ScrollFollower {
  func follow(_ scroll: ScrollElement) {}
  func scrollDidMove(_ scroll: ScrollElement) {}
  func scrollPhaseDidChange(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase) {}
}

/// A follower as a scroll view inside keeps it, which it outlives.
struct FollowerLink {
  unowned let follower: any ScrollFollower
}

/// The node of a scroll view: what is around it does not follow the scroll views inside.
protocol ScrollHost: ViewNode {}

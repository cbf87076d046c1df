import HangaRuntime
import UIKit

/// A class of UIKit's whose looks a SwiftUI view stands for. Classes that do not conform draw their
/// layers and subviews only.
@MainActor
protocol StoodFor: UIView {
  /// What the view draws itself, without its decorations and subviews.
  var standIn: AnyView { get }
  /// Whether it is as large as the stand-in wants to be, not as large as it is offered.
  var isSizedByStandIn: Bool { get }
  /// Whether the stand-in shows the subviews as well.
  var standInShowsSubviews: Bool { get }
}

extension StoodFor {
  var isSizedByStandIn: Bool { false }
  var standInShowsSubviews: Bool { false }
}

extension HostedView: StoodFor {
  var standIn: AnyView { content }
  var isSizedByStandIn: Bool { true }
}

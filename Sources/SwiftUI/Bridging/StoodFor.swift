import HangaRuntime
import UIKit

/// A class of UIKit's whose looks a SwiftUI view stands for. Classes that do not conform draw their
/// layers, what they draw themselves, and their subviews.
@MainActor
protocol StoodFor: UIView {
  /// What the view draws itself, without its decorations and subviews.
  var standIn: AnyView { get }
  /// Whether its intrinsic size is what the stand-in wants to be.
  var isSizedByStandIn: Bool { get }
  /// Whether the stand-in shows the subviews as well.
  var standInShowsSubviews: Bool { get }
}

extension StoodFor {
  var isSizedByStandIn: Bool { false }
  var standInShowsSubviews: Bool { false }
}

extension HostedView: StoodFor {
  var standIn: AnyView { AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity)) }
  var isSizedByStandIn: Bool { false }
}

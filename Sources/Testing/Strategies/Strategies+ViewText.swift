import Foundation
import HangaDrawing
import SwiftUI

extension Snapshotting where Value: SwiftUI.View, Format == String {
  /// The views with their frames in points, one a line.
  public static var layout: Snapshotting { .layout(SnapshotScene(layout: .sizeThatFits)) }

  /// The views with their frames in points, one a line, under the conditions of a scene.
  public static func layout(_ scene: SnapshotScene) -> Snapshotting {
    text(of: scene) { try $0.layoutDescription + "\n" }
  }

  /// The views with their frames in points on a canvas.
  public static func layout(_ layout: SwiftUISnapshotLayout) -> Snapshotting {
    .layout(SnapshotScene(layout: layout))
  }

  /// What is drawn, one thing a line.
  public static var displayList: Snapshotting { .displayList(SnapshotScene(layout: .sizeThatFits)) }

  /// What is drawn, one thing a line, under the conditions of a scene.
  public static func displayList(_ scene: SnapshotScene) -> Snapshotting {
    text(of: scene) { try $0.displayListDescription }
  }

  /// What a person hears who does not see the screen: numbered in reading order, with roles.
  public static var accessibility: Snapshotting {
    .accessibility(SnapshotScene(layout: .sizeThatFits))
  }

  /// What a person hears who does not see the screen, under the conditions of a scene.
  public static func accessibility(_ scene: SnapshotScene) -> Snapshotting {
    text(of: scene) { try AccessibilityOutline(of: $0).description }
  }

  private static func text(
    of scene: SnapshotScene, _ text: @escaping @MainActor (ViewHost) throws -> String
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "txt", diffing: .lines,
      throwing: { view in
        nonisolated(unsafe) let view = view
        return try MainThread.run { try text(try scene.playedHost(of: view)) }
      })
  }
}

extension Snapshotting where Value: SwiftUI.View, Format == ViewPicture {
  /// The picture of the view with a numbered box around everything that is read out.
  ///
  /// The numbers are those of `.accessibility`.
  public static func accessibilityImage(
    _ scene: SnapshotScene = SnapshotScene(layout: .sizeThatFits),
    _ tolerance: SnapshotTolerance = SnapshotTolerance()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .picture(tolerance),
      throwing: { view in
        nonisolated(unsafe) let view = view
        return try MainThread.run {
          let host = try scene.playedHost(of: view)
          return ViewPicture(try AccessibilityOutline(of: host).picture(over: host))
        }
      })
  }
}

import Foundation
import HangaGeometry
import HangaRuntime

/// A title over smaller, fainter words.
nonisolated struct SubtitledLabel: View {
  /// The title and what is said below it.
  let parts: [AnyView]

  var body: some View {
    VStack(alignment: .leading, spacing: SubtitleMetrics.gap) {
      parts[0]
      ForEach(1..<parts.count, id: \.self) { index in
        parts[index].modifier(SubtitleLook())
      }
    }
  }
}

/// The look of words below a title, where they have none of their own.
nonisolated struct SubtitleLook: EnvironmentWriting, Equatable {
  func write(to environment: inout EnvironmentValues) {
    environment.font = SubtitleMetrics.font
    guard environment.isEnabled else { return }
    environment.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(Color.secondary)])
  }
}

/// Of words below a control's title; C.
nonisolated enum SubtitleMetrics {
  static let font = Font.subheadline
  static let gap: CGFloat = 0
}

extension SubtitledLabel: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

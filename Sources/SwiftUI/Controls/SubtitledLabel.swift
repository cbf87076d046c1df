import HangaGeometry
import HangaRuntime

/// A label that may be several texts: a title and what is said below it.
nonisolated protocol SeveralTexts {
  /// Empty where some part is no text.
  var texts: [Text] { get }
}

extension TupleView: SeveralTexts {
  nonisolated var texts: [Text] {
    switch value {
    case let (first, second) as (Text, Text): [first, second]
    case let (first, second, third) as (Text, Text, Text): [first, second, third]
    default: []
    }
  }
}

/// A title over smaller, fainter words.
nonisolated struct SubtitledLabel: View {
  let title: Text
  let others: [Text]

  var body: some View {
    VStack(alignment: .leading, spacing: SubtitleMetrics.gap) {
      title
      ForEach(others.indices, id: \.self) { index in
        others[index].modifier(SubtitleLook())
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

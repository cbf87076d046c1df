import HangaLayout
import HangaRuntime

/// What shows where there is nothing: a symbol, words, and what can be done about it.
///
/// - Reports: the proposal.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label, a description below it and buttons below that.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  public var body: some View {
    VStack(spacing: UnavailableMetrics.actionsGap) {
      VStack(spacing: UnavailableMetrics.descriptionGap) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      // Without buttons there is no gap either.
      Group(subviews: actions.font(.subheadline)) { views in
        if !views.isEmpty { VStack(spacing: UnavailableMetrics.buttonGap) { views } }
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, UnavailableMetrics.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Actions == EmptyView {
  /// A symbol over words.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) where Description == Text? {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
  /// A symbol over words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
  where Description == Text? {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
  /// A picture over words.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  where Description == Text? {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
  /// A picture over words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil)
  where Description == Text? {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Nothing was found.
  public static var search: Self { found(nothingFor: nil) }
  /// Nothing was found for `text`.
  public static func search(text: String) -> Self { found(nothingFor: text) }

  private static func found(nothingFor text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// What shows where a search has found nothing.
nonisolated public struct SearchUnavailableContent {
  nonisolated public struct Label: View {
    let text: String?
    @Environment(\.self) private var surroundings

    fileprivate init(text: String?) { self.text = text }

    public var body: some View {
      SwiftUI.Label {
        Text(verbatim: SystemWords.noResults(for: text, in: surroundings))
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  nonisolated public struct Description: View {
    @Environment(\.self) private var surroundings
    public var body: some View {
      Text(verbatim: SystemWords.checkSpelling(in: surroundings))
    }
  }
  nonisolated public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

/// Lengths of views for nothing; the facts have none, so all are C.
nonisolated enum UnavailableMetrics {
  static let symbolSize: CGFloat = 48
  static let symbolGap: CGFloat = 12
  static let descriptionGap: CGFloat = 5
  static let actionsGap: CGFloat = 20
  static let buttonGap: CGFloat = 10
  static let margin: CGFloat = 16
}

/// A large grey symbol over a bold title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: UnavailableMetrics.symbolGap) {
      configuration.icon
        .font(.system(size: UnavailableMetrics.symbolSize))
        .foregroundStyle(.secondary)
      configuration.title
        .font(.title2.bold())
    }
  }
}

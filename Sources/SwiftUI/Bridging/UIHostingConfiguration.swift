import HangaRuntime
import UIKit

/// A configuration that shows a SwiftUI view, to lists.
@MainActor
protocol HostedConfiguration {
  /// The view with its margins and its ground, at least `least` high.
  func cellContent(least: CGFloat) -> AnyView
}

/// A cell's contents as a SwiftUI view.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration,
  HostedConfiguration
{
  private let content: Content
  private let ground: Background
  private var insets: EdgeInsets
  private var least = (width: CGFloat?.none, height: CGFloat?.none)

  /// What a cell leaves around its contents, as lists do (facts/controls.md §3).
  private static var usualInsets: EdgeInsets {
    EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    (self.content, ground, insets) = (content(), EmptyView(), Self.usualInsets)
  }
  private init(_ content: Content, _ ground: Background, _ insets: EdgeInsets) {
    (self.content, self.ground, self.insets) = (content, ground, insets)
  }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<
    Content, B
  > {
    var copy = UIHostingConfiguration<Content, B>(self.content, content(), insets)
    copy.least = least
    return copy
  }
  public func background<S: ShapeStyle>(_ style: S)
    -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
  { background { _UIHostingConfigurationBackgroundView(style: style) } }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = insets.top }
    if edges.contains(.leading) { copy.insets.leading = insets.leading }
    if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
    return copy
  }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.least = (width ?? least.width, height ?? least.height)
    return copy
  }

  func cellContent(least height: CGFloat) -> AnyView {
    AnyView(
      content.padding(insets)
        .frame(
          minWidth: least.width, maxWidth: .infinity, minHeight: least.height ?? height,
          alignment: .leading
        )
        .background { ground })
  }

  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self, AnyView(cellContent(least: 0)))
  }
}

/// A style that fills what lies behind a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}

/// The view of a configuration that shows a SwiftUI view.
@MainActor
private final class HostedContentView: HostedView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet {
      guard let hosted = configuration as? any HostedConfiguration else { return }
      content = hosted.cellContent(least: 0)
    }
  }
  init(_ configuration: any UIContentConfiguration, _ content: AnyView) {
    self.configuration = configuration
    super.init(content: content)
  }
  required init?(coder: NSCoder) { fatalError("a hosted view comes from no archive") }
}

import Foundation
import HangaRuntime

/// A button that would offer things to other apps; only the button itself is drawn, and a tap on it
/// shows nothing.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View
where Data: RandomAccessCollection {
  private let label: Label
  fileprivate init(label: Label) { self.label = label }
  public var body: some View { Button(action: {}, label: { label }) }
}

/// The label of links that share something, where none is stated.
nonisolated public struct DefaultShareLinkLabel: View {
  private let title: Text?
  @Environment(\.self) private var surroundings
  fileprivate init(title: Text? = nil) { self.title = title }
  public var body: some View {
    Label {
      title ?? Text(verbatim: SystemWords.share(in: surroundings))
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What others see of a thing before it is shared.
nonisolated public struct SharePreview<Image, Icon> {
  fileprivate init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title alone.
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  /// A title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview {
  /// A title, a picture and a sign.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  /// A title shown as it is, a picture and a sign.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never {
  /// A title and a sign.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  /// A title shown as it is and a sign.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension ShareLink {
  /// Shares several things of which others see previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares several addresses.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(label: label()) }
  /// Shares several texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(label: label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares several addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
    self.init(label: DefaultShareLinkLabel())
  }
  /// Shares several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(label: DefaultShareLinkLabel()) }
  /// Shares several addresses, with words of its own.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL { self.init(label: DefaultShareLinkLabel(title: Text(titleKey))) }
  /// Shares several texts, with words of its own.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares several things of which others see previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(label: DefaultShareLinkLabel()) }
  /// The same with words of its own.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(label: DefaultShareLinkLabel(title: Text(titleKey))) }
}

extension SharePreview where Icon == Never {
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  /// A title shown as it is and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(label: label())
  }
  /// Shares words.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(label: label())
  }
}

extension ShareLink {
  /// Shares a thing of which others see a preview.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares a thing of which others see a preview.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(label: DefaultShareLinkLabel())
  }
  /// The same with words of its own.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(label: DefaultShareLinkLabel())
  }
  /// Shares words.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(label: DefaultShareLinkLabel())
  }
  /// Shares an address, with words of its own.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// Shares words, with words of its own.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension DefaultShareLinkLabel: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

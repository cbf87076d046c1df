import Foundation
import HangaRuntime

extension View {
  /// Shows a chooser of photos, which is not drawn; nothing is chosen.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(ChooserModifier(isPresented: isPresented.wrappedValue, name: "photosPicker"))
  }
  /// Shows a chooser of several photos, which is not drawn; nothing is chosen.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(ChooserModifier(isPresented: isPresented.wrappedValue, name: "photosPicker"))
  }
  /// Shows a document as the system does, which is not drawn.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(ChooserModifier(isPresented: item.wrappedValue != nil, name: "quickLookPreview"))
  }
  /// Shows the reader's subscriptions, which are not drawn.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(
      ChooserModifier(isPresented: isPresented.wrappedValue, name: "manageSubscriptionsSheet"))
  }
  /// Translates a text as the system does, which is not drawn.
  nonisolated public func translationPresentation(isPresented: Binding<Bool>, text: String)
    -> some View
  {
    modifier(
      ChooserModifier(isPresented: isPresented.wrappedValue, name: "translationPresentation"))
  }
  /// Asks where to write things. The chooser is not drawn, and nothing is written.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(ChooserModifier(isPresented: isPresented.wrappedValue, name: "fileExporter"))
  }
  /// Words of a chooser of files, which is not drawn.
  nonisolated public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }
  /// Words of a chooser of files, which is not drawn.
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    self
  }
  /// Where a chooser of files begins, which is not drawn.
  nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> some View { self }
  /// A picture for dialogs; those of phones and pads show none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// How serious a dialog is; those of phones and pads look alike.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

/// How serious a dialog is.
nonisolated public enum DialogSeverity: Sendable, Hashable { case automatic, standard, critical }

/// A button that would let photos be chosen; only the button itself is drawn. Sources find it in
/// PhotosUI.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let label: Label
  private init(_ label: Label) { self.label = label }
  public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker {
  /// Chooses one.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }
  /// Chooses one from a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
  /// Chooses several.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }
  /// Chooses several from a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension PhotosPicker where Label == Text {
  /// Chooses one; words.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(Text(titleKey)) }
  /// Chooses several; words.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(Text(titleKey)) }
}

/// A photo that was chosen; none ever is.
nonisolated public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  /// There is nothing to load.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// There is nothing to load.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  /// How photos are handed over.
  nonisolated public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    enum Value { case automatic, current, compatible }
    let value: Value
    public static let automatic = EncodingDisambiguationPolicy(value: .automatic)
    public static let current = EncodingDisambiguationPolicy(value: .current)
    public static let compatible = EncodingDisambiguationPolicy(value: .compatible)
  }
}

/// How several photos are chosen.
nonisolated public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  enum Value { case `default`, ordered, continuous, continuousAndOrdered }
  let value: Value
  public static let `default` = PhotosPickerSelectionBehavior(value: .default)
  public static let ordered = PhotosPickerSelectionBehavior(value: .ordered)
  public static let continuous = PhotosPickerSelectionBehavior(value: .continuous)
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    value: .continuousAndOrdered)
}

/// What can be chosen among photos.
nonisolated public struct PHPickerFilter: Equatable, Sendable {
  private let names: [String]
  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  public static let panoramas = PHPickerFilter(names: ["panoramas"])
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: filters.flatMap(\.names))
  }
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: filters.flatMap(\.names))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(names: filter.names.map { "not " + $0 })
  }
}

/// The reader's photos; there are none.
nonisolated public final class PHPhotoLibrary: Sendable {
  private init() {}
  public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
}

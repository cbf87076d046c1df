import Foundation
import HangaRuntime

/// A tinted label that opens an address.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A label of any kind.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    let (openURL, destination) = (openURL, destination)
    Button(action: UserAction.onMain { openURL(destination) }) { label }
  }
}

extension Link where Label == Text {
  /// Words.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens addresses. Nothing is there to open them with, so that by default nothing happens.
public struct OpenURLAction: Sendable {
  /// What has become of an address.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system }
    let kind: Kind
    /// It was opened.
    public static let handled = Result(kind: .handled)
    /// It was left alone.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system)
    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  /// Made and called on the main actor only.
  nonisolated(unsafe) private let handler: (URL) -> Result

  /// Opens addresses by `handler`.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens an address and tells whether it was.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).kind == .handled)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

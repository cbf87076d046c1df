import HangaRuntime

/// How large a sheet is where it does not fill the width.
public protocol PresentationSizing {}

nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {}
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {}
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// How large a sheet is on a tablet; on phones it fills the width, on tablets it has the size of
  /// a form here.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }
}

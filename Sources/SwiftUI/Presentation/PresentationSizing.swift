import Foundation
import HangaLayout
import HangaRuntime

/// How large a sheet is where it is a card in the middle of the screen; on phones, sheets are as wide
/// as the screen and as high as their detents.
nonisolated public protocol PresentationSizing: Sendable {
  /// The size for what the sheet shows; `nil` is the usual length.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
}

/// What a sheet shows, as sizings see it.
nonisolated public struct PresentationSizingRoot: Sendable {
  /// Asked while the sheet is laid out, on the main actor only.
  nonisolated(unsafe) let measure: (ProposedViewSize) -> CGSize
  /// What the view needs where `proposal` is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a sheet is shown, as sizings see it.
nonisolated public struct PresentationSizingContext: Sendable {
  /// A page of that screen.
  let page: CGSize
}

/// As the system does it: like a form.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { ProposedViewSize(PresentationMetrics.formSize) }
}

/// A card for a few controls.
nonisolated public struct FormPresentationSizing: PresentationSizing {
  public init() {}
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { ProposedViewSize(PresentationMetrics.formSize) }
}

/// A page to read or write on.
nonisolated public struct PagePresentationSizing: PresentationSizing {
  public init() {}
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { ProposedViewSize(context.page) }
}

/// As large as what the sheet shows.
nonisolated public struct FittedPresentationSizing: PresentationSizing {
  public init() {}
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// A sizing that takes what the sheet shows for some of its lengths.
nonisolated struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  {
    var size = base.proposedSize(for: root, context: context)
    if horizontal { size.width = nil }
    if vertical { size.height = nil }
    let own = root.sizeThatFits(size)
    if horizontal { size.width = own.width }
    if vertical { size.height = own.height }
    return size
  }
}

extension PresentationSizing {
  /// With the lengths that what the sheet shows asks for.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
  /// Kept for the name: a sheet's size here is that of what it shows now.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system does it.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// A card for a few controls.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// A page to read or write on.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as what the sheet shows.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

import Foundation
import HangaRuntime

/// Which parts of the scene may be touched behind a sheet.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable { case automatic, enabled(upThrough: PresentationDetent?), disabled }
  let kind: Kind

  /// Not where the scene is dimmed.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// The scene may be touched and is not dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
  /// The scene may not be touched.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// The scene may be touched while the sheet is no higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
  }
}

/// Whether a finger on scrolled content of a sheet first makes the sheet larger.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  enum Kind: Sendable { case automatic, resizes, scrolls }
  let kind: Kind
  /// Larger first.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// Larger first.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The content scrolls at once.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// How a presentation is shown where there is little room.
nonisolated public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  /// As the system does it: as a sheet.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// As where there is room.
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What a shown view asks of the sheet it is in.
nonisolated struct PresentationRequests {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var contentInteraction = PresentationContentInteraction.automatic
  var isDismissDisabled = false
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic
  var sizing: (any PresentationSizing)?
}

nonisolated enum PresentationRequestsKey: PreferenceKey {
  static var defaultValue: PresentationRequests { PresentationRequests() }

  static func reduce(value: inout PresentationRequests, nextValue: () -> PresentationRequests) {
    let next = nextValue()
    if value.detents.isEmpty {
      (value.detents, value.selection) = (next.detents, next.selection)
    }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    if case .automatic = value.backgroundInteraction.kind {
      value.backgroundInteraction = next.backgroundInteraction
    }
    if value.contentInteraction == .automatic { value.contentInteraction = next.contentInteraction }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    if value.horizontalAdaptation == .automatic {
      value.horizontalAdaptation = next.horizontalAdaptation
    }
    if value.verticalAdaptation == .automatic { value.verticalAdaptation = next.verticalAdaptation }
    value.sizing = value.sizing ?? next.sizing
  }
}

extension View {
  nonisolated private func requestingOfSheet(
    _ change: @escaping (inout PresentationRequests) -> Void
  ) -> some View {
    transformPreference(PresentationRequestsKey.self, change)
  }

  /// Sets the heights at which the sheet around this view rests.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    requestingOfSheet { ($0.detents, $0.selection) = (detents, nil) }
  }

  /// The same, with the height at which it rests now.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    requestingOfSheet { ($0.detents, $0.selection) = (detents, selection) }
  }

  /// Shows or hides the handle at the top of the sheet around this view.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    requestingOfSheet { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the sheet around this view in points; `nil` is the system's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    requestingOfSheet { $0.cornerRadius = cornerRadius }
  }

  /// Sets what the sheet around this view is filled with.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    requestingOfSheet { $0.background = AnyShapeStyle(style) }
  }

  /// Lays a view behind the content of the sheet around this view.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content().ignoresSafeArea() }
      .requestingOfSheet { $0.background = AnyShapeStyle(Color.clear) }
  }

  /// Sets whether the scene behind the sheet around this view may be touched.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    requestingOfSheet { $0.backgroundInteraction = interaction }
  }

  /// Sets what a finger on scrolled content does to the sheet around this view.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    requestingOfSheet { $0.contentInteraction = behavior }
  }

  /// Sets how the presentation around this view is shown where there is little room.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    requestingOfSheet {
      ($0.horizontalAdaptation, $0.verticalAdaptation) = (adaptation, adaptation)
    }
  }

  /// The same by the axis along which there is little room.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    requestingOfSheet {
      ($0.horizontalAdaptation, $0.verticalAdaptation) = (horizontal, vertical)
    }
  }

  /// Sets how large the sheet around this view is where it is a card.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    requestingOfSheet { $0.sizing = $0.sizing ?? sizing }
  }

  /// Keeps the sheet around this view from being dragged away.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    requestingOfSheet { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}

import HangaRuntime

/// A card from below, over a dimmed scene.
nonisolated struct SheetStyle: PresentationStyle {
  func makeLayer(_ host: PresentationHost) -> PresentationLayer {
    SheetLayer(host, isCover: false)
  }
  func change(_ environment: inout EnvironmentValues) {
    environment.isElevated = true
    // A card on a tablet is as narrow as a phone.
    if environment.verticalSizeClass == .regular { environment.horizontalSizeClass = .compact }
  }
  var name: String { "Sheet" }
}

/// The whole screen from below.
nonisolated struct CoverStyle: PresentationStyle {
  func makeLayer(_ host: PresentationHost) -> PresentationLayer { SheetLayer(host, isCover: true) }
  func change(_ environment: inout EnvironmentValues) { environment.isElevated = false }
  var name: String { "FullScreenCover" }
}

extension View {
  /// Shows a sheet while `isPresented` is true.
  ///
  /// - Parameter onDismiss: run when the sheet has gone.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(isPresented: isPresented, make: content), style: SheetStyle(),
        onDismiss: onDismiss))
  }

  /// Shows a sheet while `item` has a value; another value of another identity is another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(item: item, make: content), style: SheetStyle(),
        onDismiss: onDismiss))
  }

  /// Covers the whole screen while `isPresented` is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(isPresented: isPresented, make: content), style: CoverStyle(),
        onDismiss: onDismiss))
  }

  /// Covers the whole screen while `item` has a value.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(item: item, make: content), style: CoverStyle(),
        onDismiss: onDismiss))
  }
}

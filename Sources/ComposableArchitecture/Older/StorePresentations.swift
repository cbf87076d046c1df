import SwiftUI

/// A view that presents what a store of older state holds, and looks again after every action.
private struct PresentingView<State, Action, Content: View>: View {
  let store: Store<PresentationState<State>, PresentationAction<Action>>
  let content: (Binding<Store<State, Action>?>) -> Content

  var body: some View {
    let _ = (store.root as? any ActionCounting)?.noteAccessOfEverything()
    content(
      store.presented(
        \PresentationState<State>.wrappedValue, \Case<PresentationAction<Action>>.self))
  }
}

extension View {
  /// Shows a sheet while the store holds state for it.
  @MainActor public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    PresentingView(store: store) { sheet(item: $0, onDismiss: onDismiss, content: content) }
  }

  /// Shows a cover while the store holds state for it.
  @MainActor public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    PresentingView(store: store) {
      fullScreenCover(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows a screen while the store holds state for it.
  @MainActor public func navigationDestination<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Content
  ) -> some View {
    PresentingView(store: store) { navigationDestination(item: $0, destination: destination) }
  }

  /// Shows an alert while the store holds one.
  @MainActor public func alert<Action>(
    store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>
  ) -> some View {
    PresentingView(store: store) { alert($0) }
  }

  /// Shows a dialog while the store holds one.
  @MainActor public func confirmationDialog<Action>(
    store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
  ) -> some View {
    PresentingView(store: store) { confirmationDialog($0) }
  }
}

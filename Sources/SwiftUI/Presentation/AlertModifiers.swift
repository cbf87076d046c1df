import Foundation
import HangaRuntime

extension View {
  nonisolated fileprivate func alert<A: View, M: View>(
    _ isPresented: Binding<Bool>, _ content: @escaping () -> ActionCard<A, M>
  ) -> some View {
    modifier(
      PresentationModifier(
        source: PresentationSource(isPresented: isPresented, make: content), style: AlertStyle()))
  }

  /// Shows an alert with choices while `isPresented` is true; each choice dismisses it.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// The same with a title shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// The same with a text as the title.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// The same with a message.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// The same with a title shown as it is and a message.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// The same with a text as the title and a message.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alert(isPresented) {
      ActionCard(arrangement: .alert, title: title, message: message, actions: actions)
    }
  }

  // MARK: With data

  /// Shows an alert made from `data` while `isPresented` is true and there is data.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The same with a title shown as it is.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The same with a text as the title.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The same with a message.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// The same with a title shown as it is and a message.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// The same with a text as the title and a message.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let card = data.map {
      ActionCard(arrangement: .alert, title: title, message: message($0), actions: actions($0))
    }
    return modifier(
      PresentationModifier(
        source: PresentationSource(isPresented: isPresented, value: card), style: AlertStyle()))
  }

  // MARK: With an error

  /// Shows an error's description while `isPresented` is true and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(
      isPresented: isPresented, error: error, actions: { _ in actions },
      message: { _ in EmptyView() })
  }

  /// The same with choices and a message made from the error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }
}

extension PresentationSource {
  /// Shown while `isPresented` is true and there is a value.
  init(isPresented: Binding<Bool>, value: Shown?) {
    self.init(
      wanted: {
        guard isPresented.wrappedValue, let value else { return nil }
        return Wanted(id: true) { value }
      }, retract: { isPresented.wrappedValue = false })
  }
}

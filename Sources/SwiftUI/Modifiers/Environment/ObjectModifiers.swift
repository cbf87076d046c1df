import Combine
import HangaRuntime
import Observation

extension View {
  /// Gives `object` to the views inside that ask for its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_ObjectWritingModifier<T>(object))
  }

  /// Gives an observable object to the views inside that ask for its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_ObjectWritingModifier<T>(object))
  }
}

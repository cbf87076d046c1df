/// What a compiled file hands to the program that loaded it: a way to make its view or app.
///
/// Generated code and `#Preview` use it; nobody else needs to.
public final class _EntryPoint {
  /// Makes the `View` or `App`.
  public let make: @MainActor () -> Any

  /// An entry point that calls `make` each time it is asked.
  public init(_ make: @escaping @MainActor () -> Any) { self.make = make }

  /// A retained entry point as a pointer, for a C function to return.
  public static func pointer(_ make: @escaping @MainActor () -> Any) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(_EntryPoint(make)).toOpaque()
  }

  /// The same for the closure of a `#Preview`.
  public static func preview<Content: View>(
    @ViewBuilder _ make: @escaping @MainActor () -> Content
  ) -> UnsafeMutableRawPointer {
    pointer(make)
  }

  /// The entry point behind a pointer that `pointer(_:)` made, releasing it.
  package static func take(_ pointer: UnsafeMutableRawPointer) -> _EntryPoint {
    Unmanaged<_EntryPoint>.fromOpaque(pointer).takeRetainedValue()
  }
}

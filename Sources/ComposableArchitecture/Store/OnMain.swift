/// Runs what a binding reads or writes: views do both on the main actor, and bindings do not say so.
func onMain<R>(_ body: @MainActor () -> R) -> R {
  // The result stays on the main actor: caller and callee both run on it.
  nonisolated(unsafe) var result: R?
  MainActor.assumeIsolated { result = body() }
  return result!
}

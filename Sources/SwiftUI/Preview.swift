import HangaRuntime

/// Names a view of the file that can be looked at by itself.
///
/// Becomes a function that hands the view over; `hanga render` shows the first one of the files.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HangaMacros", type: "PreviewMacro")

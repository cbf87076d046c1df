import HangaRuntime

/// A button that would paste what another app has copied. Scenes have nothing to paste: a tap tells
/// nobody.
nonisolated public struct PasteButton: View {
  @Environment(\.self) private var surroundings

  /// Takes values of a type.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View {
    let word = SystemWords.paste(in: surroundings)
    Button(action: {}) {
      Label {
        Text(verbatim: word)
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .buttonStyle(BorderedProminentButtonStyle())
  }
}

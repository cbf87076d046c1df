import Foundation
import HangaRuntime

/// Surroundings that several previews share.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  /// What all previews share, made once.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Surroundings for the preview.
  @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    // Made and used on the main actor.
    nonisolated(unsafe) let modifier = modifier
    let shared = SharedContext<M>()
    return Self { AnyView(SurroundedPreview(modifier: modifier, shared: shared, content: $0)) }
  }
}

/// What the previews of a modifier share, made when it is first asked for: a preview is not shown
/// before it is there.
@MainActor private final class SharedContext<M: PreviewModifier> {
  /// Virtual seconds after which it is given up.
  private static var patience: Double { 60 }
  private(set) lazy var value = Self.make()

  /// `nil` if it does not come, as what waits for another machine.
  private static func make() -> M.Context? {
    let agenda = SceneAgenda()
    var result: Result<M.Context, any Error>?
    agenda.whileCurrent {
      _ = Task { @MainActor in
        do {
          result = .success(try await M.makeSharedContext())
        } catch { result = .failure(error) }
      }
    }
    var time = 0.0
    while result == nil, time < patience {
      guard (try? agenda.advance(to: time)) != nil, (try? agenda.drain()) != nil else { break }
      time += 1 / Double(SceneClock.rate)
    }
    switch result {
    case .success(let context): return context
    case .failure(let error):
      fatalError("\(M.self).makeSharedContext() threw an error: \(error)")
    case nil:
      let message = "warning: \(M.self).makeSharedContext() does not come to an end\n"
      FileHandle.standardError.write(Data(message.utf8))
      return nil
    }
  }
}

/// A preview's view in the surroundings that a modifier makes.
private struct SurroundedPreview<M: PreviewModifier>: View {
  let modifier: M
  let shared: SharedContext<M>
  let content: AnyView

  var body: some View {
    if let context = shared.value { modifier.body(content: content, context: context) }
  }
}

/// The view of a `#Preview` with traits; only code that the macro writes needs it.
public struct _TraitedPreview: View, WishingPreview {
  private let traits: [PreviewTrait<Preview.ViewTraits>]
  private let content: AnyView

  /// `content` in the surroundings that `traits` ask for, the first the outermost.
  public init<Content: View>(
    _ traits: [PreviewTrait<Preview.ViewTraits>], @ViewBuilder content: () -> Content
  ) {
    self.traits = traits
    self.content = AnyView(content())
  }

  /// What the traits ask of the picture, later ones before earlier ones.
  package var wish: PreviewWish {
    traits.map(\.wish).reduce(PreviewWish()) { earlier, later in earlier.filling(later) }
  }

  public var body: some View {
    traits.reversed().reduce(content) { inner, trait in trait.surround?(inner) ?? inner }
  }
}

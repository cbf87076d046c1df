import Foundation
import HangaDrawing
import HangaRuntime

/// A picture by its address. The host's image store answers at once, so that the picture is there
/// in the first state; an address it does not know stays at the placeholder.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  private var finder = PictureFinder()

  /// The picture that the host maps `url` to, `scale` pixels a point; grey where it maps none.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image(source: .awaited) }
  }

  /// `content` makes a view of the picture; until there is one, `placeholder` shows.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase -> Content in
      guard let image = phase.image else { return ViewBuilder.buildEither(second: placeholder()) }
      return ViewBuilder.buildEither(first: content(image))
    }
  }

  /// `content` makes a view for each state of loading. Pictures are there at once, so that no
  /// `transaction` takes place.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
  }

  public var body: Content { content(finder.phase(of: url, scale: scale)) }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once there is one.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
  /// Why there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Reaches the host's image store from a body.
struct PictureFinder: LinkedProperty {
  private weak var node: ViewNode?

  mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) { node = storage.node }

  func phase(of url: URL?, scale: CGFloat) -> AsyncImagePhase {
    guard let url, let graph = node?.graph else { return .empty }
    guard var reference = graph.services.images?.image(at: url) else {
      graph.warn("no picture is given for the address \(url.absoluteString)")
      return .empty
    }
    reference.scale *= max(scale, .leastNonzeroMagnitude)
    return .success(Image(source: .loaded(reference)))
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// What a canvas's drawings are cut to.
nonisolated enum CanvasClip {
  case path(Path, FillRule)
  /// What shows where the items are opaque.
  case stencil([DisplayItem])

  func apply(to items: [DisplayItem]) -> [DisplayItem] {
    switch self {
    case .path(let path, let rule): [.group(.clip(.path(path), rule), items)]
    case .stencil(let stencil): [.group(.mask(stencil), items)]
    }
  }
}

extension GraphicsContext {
  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside shows.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Stands for everything that can be seen, in points.
  private static let everything = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  /// Cuts everything drawn from now on to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let mapped = path.applying(transform)
    guard options.contains(.inverse) else {
      return clips.append(.path(mapped, style.rule))
    }
    let inside = style.isEOFilled ? mapped.normalized(eoFill: true) : mapped
    clips.append(.path(Path(Self.everything).subtracting(inside), FillRule()))
  }

  /// Shows everything drawn from now on where `content` is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var stencil = try layer(content)
    if opacity < 1 { stencil = [.group(.opacity(max(opacity, 0)), stencil)] }
    if options.contains(.inverse) {
      stencil = [
        .fill(.rectangle(Self.everything), .color(.black), FillRule()),
        .group(.blend(.destinationOut), stencil),
      ]
    }
    clips.append(.stencil(stencil))
  }

  /// The smallest rectangle, in the context's coordinates, that clips leave of the canvas.
  public var clipBoundingRect: CGRect {
    let canvas = CGRect(origin: .zero, size: target.element.size)
    let left = clips.reduce(canvas) { rest, clip in
      guard case .path(let path, _) = clip else { return rest }
      return rest.intersection(path.boundingRect)
    }
    if left.isNull { return .zero }
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return left }
    return left.applying(transform.inverted())
  }
}

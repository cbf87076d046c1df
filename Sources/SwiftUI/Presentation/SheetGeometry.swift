import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Where a sheet may be on a screen: facts/controls.md §6.
///
/// Heights are counted from the screen's lower edge, as far as the sheet shows.
nonisolated struct SheetGeometry {
  enum Form {
    /// Over the whole screen.
    case cover
    /// From the lower edge up.
    case bottom
    /// A card in the middle.
    case card
  }
  let form: Form
  let canvas: CGSize
  let insets: PhysicalInsets
  let isGlass: Bool
  /// The size of a card, where somebody asks for one.
  var cardSize: CGSize?

  init(isCover: Bool, canvas: RootNode.Canvas, scene: EnvironmentValues) {
    self.canvas = canvas.size
    insets = PhysicalInsets(canvas.safeAreaInsets, scene.layoutDirection)
    isGlass = scene.era == .glass
    let hasWidth = scene.horizontalSizeClass == .regular
    if isCover || scene.verticalSizeClass == .compact {
      form = .cover
    } else {
      form = hasWidth ? .card : .bottom
    }
  }

  /// The upper edge of the largest sheet.
  var top: CGFloat { insets.top + (isGlass ? 0 : PresentationMetrics.topGap) }

  /// Points above the lower safe area.
  var maxDetentValue: CGFloat { max(canvas.height - top - insets.bottom, 0) }

  /// How high the sheet stands at a detent, or `nil` where that does not apply.
  func height(of detent: PresentationDetent, in environment: EnvironmentValues) -> CGFloat? {
    let context = PresentationDetent.Context(
      environment: environment, maxDetentValue: maxDetentValue)
    return detent.value(in: context, container: canvas.height).map { $0 + insets.bottom }
  }

  /// The height of a large sheet.
  var largeHeight: CGFloat { maxDetentValue + insets.bottom }

  /// The sheet's frame where `height` of it shows.
  func frame(height: CGFloat) -> CGRect {
    switch form {
    case .cover: return CGRect(origin: .zero, size: canvas)
    case .bottom:
      var frame = CGRect(x: 0, y: canvas.height - height, width: canvas.width, height: height)
      if floats(height) {
        let margin = PresentationMetrics.glassMargin
        frame = frame.insetBy(dx: margin, dy: 0)
        frame.size.height = max(frame.height - margin, 0)
      }
      return frame
    case .card:
      let form = cardSize ?? PresentationMetrics.formSize
      let size = CGSize(
        width: min(form.width, canvas.width),
        height: min(form.height, canvas.height - insets.top - insets.bottom))
      return CGRect(
        x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }

  /// A page on this screen.
  var page: CGSize {
    let room = canvas.height - insets.top - insets.bottom
    return CGSize(
      width: min(PresentationMetrics.pageWidth, canvas.width),
      height: max(room - 2 * PresentationMetrics.pageMargin, 0))
  }

  /// Whether a sheet of that height keeps from the edges, as the newest look has it.
  func floats(_ height: CGFloat) -> Bool { isGlass && height < largeHeight - 0.5 }

  /// The way from below the screen to where the sheet rests, for sheets that have one height.
  var fixedHeight: CGFloat { canvas.height - frame(height: canvas.height).minY }

  /// What covers the sheet's own box.
  func contentInsets(of frame: CGRect) -> PhysicalInsets {
    switch form {
    case .cover: insets
    case .bottom:
      PhysicalInsets(
        left: max(insets.left - frame.minX, 0),
        bottom: max(insets.bottom - (canvas.height - frame.maxY), 0),
        right: max(insets.right - frame.minX, 0))
    case .card: PhysicalInsets()
    }
  }

  /// The shape of a card in `frame`.
  ///
  /// - Parameter radius: what replaces the system's corner radius, or `nil`.
  func outline(of frame: CGRect, radius: CGFloat?) -> Outline {
    switch form {
    case .cover: return .rectangle(frame)
    case .card:
      let own = radius ?? PresentationMetrics.cornerRadius
      return .roundedRectangle(frame, cornerSize: CGSize(width: own, height: own), .continuous)
    case .bottom:
      let isFloating = floats(canvas.height - frame.minY)
      let usual =
        isGlass ? PresentationMetrics.glassTopRadius : PresentationMetrics.cornerRadius
      let top = radius ?? usual
      let margin = PresentationMetrics.glassMargin
      let bottom = isFloating ? radius ?? PresentationMetrics.glassBottomRadius - margin : 0
      var box = frame
      // A card that is pulled up leaves no gap below.
      if !isFloating { box.size.height += canvas.height }
      let radii = RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
      return .path(Path(roundedRect: box, cornerRadii: radii, style: .continuous))
    }
  }
}

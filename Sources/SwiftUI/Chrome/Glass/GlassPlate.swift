import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A sheet of glass that carries items of a bar.
struct GlassPlate: Equatable {
  /// In the bar's own space.
  var frame: CGRect
  /// Whether it is filled with the tint: the screen's main action.
  var isProminent = false

  /// Its shadow and itself, an oblong with round ends.
  func items(_ recorder: Recorder, _ recipe: BackdropRecipe, _ environment: EnvironmentValues)
    -> [DisplayItem]
  {
    let frame = recorder.grid.snap(
      self.frame.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y))
    let radius = min(frame.width, frame.height) / 2
    let outline = Outline.roundedRectangle(
      frame, cornerSize: CGSize(width: radius, height: radius), .circular)
    let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 1)
    let shadow = ShadowRecipe(
      color: black.multiplyingAlpha(by: GlassBarMetrics.shadowOpacity),
      radius: GlassBarMetrics.shadowRadius,
      offset: CGSize(width: 0, height: GlassBarMetrics.shadowDrop))
    var items = FloatingShadow.items(of: outline, shadow, black)
    if isProminent {
      items += TintShapeStyle()._fill(in: StyleContext(environment: environment, frame: frame))
        .items(for: outline)
    } else {
      items.append(.backdrop(outline, recipe))
      if environment.colorScheme == .dark {
        let width = ChromeMetrics.hairline * environment.pixelLength
        let inner = frame.insetBy(dx: width / 2, dy: width / 2)
        let corner = CGSize(width: radius - width / 2, height: radius - width / 2)
        let light = ResolvedColor(
          red: 1, green: 1, blue: 1, alpha: GlassBarMetrics.darkRimOpacity)
        items.append(
          .stroke(
            .roundedRectangle(inner, cornerSize: corner, .circular), .color(light),
            Pen(width: width)))
      }
    }
    return items
  }
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Draws the screens of a stack while they slide over each other (facts/controls.md §2.3).
///
/// Contents and large titles slide, the upper ones over lower ones that are dimmed. The bars stay:
/// their titles slide and fade into each other, their items fade.
struct SlidingScreens {
  let layers: [StackScreen]
  /// Where each is, in widths.
  let places: [CGFloat]
  let isMirrored: Bool
  /// Of the stack, in the scene.
  let origin: CGPoint

  private var width: CGFloat { layers[layers.count - 1].element.box.width }
  private var upper: StackScreen { layers[layers.count - 1] }
  private var lower: StackScreen { layers[layers.count - 2] }
  /// How far the upper screen has come.
  private var progress: CGFloat { min(max(1 - places[places.count - 1], 0), 1) }

  func record(into recorder: Recorder, background: (StackScreen) -> Void) {
    for index in layers.indices {
      if index > 0 { dim(under: places[index], into: recorder) }
      let items = recorder.capture {
        background(layers[index])
        draw(layers[index], .content, recorder)
        let own = bars(of: index)
        if own.slidesBar { draw(layers[index], .bar, recorder) }
        draw(layers[index], .largeTitle, recorder)
        if own.slidesBottomBar { draw(layers[index], .bottomBar, recorder) }
      }
      add(items, movedBy: shift(places[index]), recorder)
    }
    recordBars(into: recorder)
  }

  /// Which of a screen's parts go with it.
  enum Part { case content, bar, largeTitle, title, bottomBar }

  /// How a part of `screen` is shown away from its place.
  func passage(of part: Part, in screen: ScreenElement) -> CGAffineTransform {
    guard let index = layers.firstIndex(where: { $0.element === screen }) else { return .identity }
    let own = bars(of: index)
    let way = shift(places[index])
    let x: CGFloat =
      switch part {
      case .content: way
      case .bar: own.slidesBar ? way : 0
      case .bottomBar: own.slidesBottomBar ? way : 0
      case .largeTitle: own.slidesBar ? 0 : way
      case .title: titleShift(of: index)
      }
    return CGAffineTransform(translationX: x, y: 0)
  }

  private func titleShift(of index: Int) -> CGFloat {
    guard index >= layers.count - 2, upper.element.showsBar, lower.element.showsBar else {
      return 0
    }
    let (old, new) = passages()
    return index == layers.count - 1 ? new.titleShift : old.titleShift
  }

  /// Points to the right of a screen at `place`.
  private func shift(_ place: CGFloat) -> CGFloat { place * width * (isMirrored ? -1 : 1) }

  private func draw(_ screen: StackScreen, _ part: ScreenElement.Part, _ recorder: Recorder) {
    screen.element.part = part
    recorder.record(screen.element)
    screen.element.part = .all
  }

  private func add(_ items: [DisplayItem], movedBy x: CGFloat, _ recorder: Recorder) {
    guard !items.isEmpty else { return }
    if x == 0 { return recorder.add(items) }
    recorder.add(.group(.transform(CGAffineTransform(translationX: x, y: 0)), items))
  }

  /// Black over what lies below a screen at `place`.
  private func dim(under place: CGFloat, into recorder: Recorder) {
    let alpha = ChromeMetrics.slideDim * Double(min(max(1 - place, 0), 1))
    let box = upper.element.box.offsetBy(dx: origin.x, dy: origin.y)
    let color = ResolvedColor(red: 0, green: 0, blue: 0, alpha: alpha)
    recorder.add(.fill(.rectangle(recorder.grid.snap(box)), .color(color), FillRule()))
  }

  // MARK: Bars

  /// A bar that the other screen does not have goes with its screen.
  private func bars(of index: Int) -> (slidesBar: Bool, slidesBottomBar: Bool) {
    let own = layers[index].element
    guard index >= layers.count - 2 else { return (false, false) }
    let other = (index == layers.count - 1 ? lower : upper).element
    return (own.showsBar && !other.showsBar, own.showsBottomBar && !other.showsBottomBar)
  }

  private func recordBars(into recorder: Recorder) {
    let p = Double(progress)
    if upper.element.showsBar && lower.element.showsBar {
      recordBackgrounds(into: recorder)
      let (old, new) = passages()
      recordBar(of: lower, old, into: recorder)
      recordBar(of: upper, new, into: recorder)
    }
    if upper.element.showsBottomBar && lower.element.showsBottomBar {
      for (screen, alpha) in [(lower, 1 - p), (upper, p)] {
        let items = recorder.capture { draw(screen, .bottomBar, recorder) }
        if !items.isEmpty { recorder.add(.group(.opacity(alpha), items)) }
      }
    }
  }

  private func recordBackgrounds(into recorder: Recorder) {
    let p = Double(progress)
    let old = recorder.capture { draw(lower, .barBackground, recorder) }
    let new = recorder.capture { draw(upper, .barBackground, recorder) }
    if !old.isEmpty { recorder.add(new.isEmpty ? [.group(.opacity(1 - p), old)] : old) }
    if !new.isEmpty { recorder.add(.group(.opacity(p), new)) }
  }

  private func recordBar(of screen: StackScreen, _ passage: BarPassage, into recorder: Recorder) {
    screen.element.bar.passage = passage
    draw(screen, .bar, recorder)
    screen.element.bar.passage = nil
  }

  /// How the parts of the lower and the upper bar are moved and faded.
  private func passages() -> (lower: BarPassage, upper: BarPassage) {
    let p = progress
    // The old title becomes the label of the way back.
    let way = upper.element.bar.backLabelX.flatMap { label in
      lower.element.bar.titleX.map { label - $0 }
    }
    let sign: CGFloat = isMirrored ? -1 : 1
    let titleWay = way ?? shift(CGFloat(ScreenSlide.covered))
    let old = BarPassage(
      alpha: Double(1 - p), titleShift: titleWay * p, backShift: 0)
    let new = BarPassage(
      alpha: Double(p), titleShift: sign * ChromeMetrics.slideTitleWay * width * (1 - p),
      backShift: -(way ?? 0) * (1 - p))
    return (old, new)
  }
}

/// How a bar's parts are shown while another bar takes its place.
struct BarPassage {
  let alpha: Double
  /// Points to the right.
  let titleShift: CGFloat
  /// Of the label of the way back; its chevron stays.
  let backShift: CGFloat
}

import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The card of a sheet, with what it shows in the middle of its safe part.
///
/// - Proposes: the safe part of the card.
/// - Reports: the proposal.
final class SheetCard: LayoutNode {
  private let content: SoleContent<VStackLayout>
  /// What covers the card's box from outside.
  var insets = PhysicalInsets() { didSet { if insets != oldValue { invalidatePlacement() } } }
  /// The card's shape in a frame, wider than the screen where it goes on below it.
  var outline: (CGRect) -> Outline = { .rectangle($0) }
  var fill: (CGRect) -> [DisplayItem] = { _ in [] }
  var showsGrabber = false
  var press: TouchRecognizer?
  /// How far the finger holds the card below its place.
  var hang: CGFloat = 0

  init(owner: ViewNode, contents: @escaping () -> [LayoutNode]) {
    content = SoleContent(owner: owner, layout: VStackLayout(), contents: contents)
    super.init(owner: owner)
  }

  func contentsDidChange() {
    content.contentsDidChange(in: self)
    invalidatePlacement()
  }

  /// What the content needs where `proposal` is offered.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    content.element(in: self)?.sizeThatFits(proposal) ?? .zero
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Whether the card's size depends on what it shows.
  var followsContent = false
  override var isLayoutBoundary: Bool { !followsContent }
  override var placesAlways: Bool { true }
  override var safeArea: SafeArea? { area }

  /// The card's own area, without what the keyboard covers of it.
  private var area: SafeArea {
    let box = CGRect(origin: .zero, size: size)
    let safe = insets.shrink(box)
    var open = safe
    if let scene = inheritedSafeArea {
      open.size.height = max(min(safe.maxY, scene.keyboard.maxY) - safe.minY, 0)
    }
    return SafeArea(outer: box, container: safe, keyboard: open)
  }

  override func placeChildren() {
    guard let child = content.element(in: self) else { return }
    let rect = area.keyboard
    let offer = ProposedViewSize(rect.size)
    let own = child.sizeThatFits(offer)
    let origin = CGPoint(x: rect.midX - own.width / 2, y: rect.midY - own.height / 2)
    child.place(at: origin, proposal: offer, in: self)
  }

  override var layoutChildren: [LayoutNode] { content.element(in: self).map { [$0] } ?? [] }
  override var visualTransform: CGAffineTransform {
    hang == 0 ? .identity : CGAffineTransform(translationX: 0, y: hang)
  }

  /// Touched over its whole box, empty or not.
  override func hit(at point: CGPoint) -> LayoutNode? {
    frameContains(point) ? hitInside(point) ?? self : nil
  }
  override func touchEntries() -> [TouchEntry] { press.map { [TouchEntry($0, .high)] } ?? [] }

  override func record(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    let shape = outline(frame)
    var items = fill(shape.boundingRect)
    items += recorder.capture { for child in layoutChildren { recorder.record(child) } }
    if showsGrabber { items.append(grabber(in: frame)) }
    if !items.isEmpty { recorder.add(.group(.clip(shape, FillRule()), items)) }
  }

  private func grabber(in frame: CGRect) -> DisplayItem {
    let size = PresentationMetrics.grabber
    let rect = CGRect(
      x: frame.midX - size.width / 2, y: frame.minY + PresentationMetrics.grabberTop,
      width: size.width, height: size.height)
    let radius = CGSize(width: size.height / 2, height: size.height / 2)
    return .fill(
      .roundedRectangle(rect, cornerSize: radius, .circular),
      .color(PresentationMetrics.grabberColor), FillRule())
  }
}

import HangaDrawing
import HangaLayout
import HangaRuntime
import HangaTypesetting
import UIKit

/// Views that are measured and drawn beside the scene, for UIKit's code that asks for sizes and
/// pictures at once.
@MainActor
package enum OffScreen {
  /// What such views are laid out with: of the scene that has last said so.
  private static var latest: (services: GraphServices, environment: EnvironmentValues)?
  private static var scoped: [(services: GraphServices, environment: EnvironmentValues)] = []

  /// Takes what a host lays out with.
  package static func adopt(_ services: GraphServices, _ environment: EnvironmentValues) {
    latest = (services, environment)
    ViewTools.current = tools
  }

  /// Has views made by `body` laid out with what surrounds a node.
  static func with<R>(_ node: ViewNode, _ body: () -> R) -> R {
    scoped.append((node.graph.services, node.environment))
    defer { scoped.removeLast() }
    return body()
  }

  static var environment: EnvironmentValues? { (scoped.last ?? latest)?.environment }

  /// Lays a view out in `size` and has `body` look at its element.
  private static func lay<R>(_ view: AnyView, in size: CGSize, _ body: (RootElement) -> R) -> R? {
    guard let (services, environment) = scoped.last ?? latest else { return nil }
    let graph = ViewGraph(services: services)
    let root = RootNode(
      view, graph: graph, environment: environment, canvas: RootNode.Canvas(size: size))
    return withExtendedLifetime(graph) {
      Reentry.untracked {
        guard (try? graph.settle()) != nil else { return nil }
        return body(root.element)
      }
    }
  }

  /// What a view answers to a proposal.
  static func size(of view: AnyView, _ proposal: ProposedViewSize) -> CGSize {
    let canvas = proposal.replacingUnspecifiedDimensions()
    return lay(view, in: canvas) { $0.contentSize(proposal) } ?? .zero
  }

  /// Size and baselines of a view's answer.
  static func box(of view: AnyView, _ proposal: ProposedViewSize) -> ViewTools.TextBox {
    let canvas = proposal.replacingUnspecifiedDimensions()
    return lay(view, in: canvas) { root in
      let dimensions = root.contentDimensions(proposal)
      return ViewTools.TextBox(
        size: CGSize(width: dimensions.width, height: dimensions.height),
        firstBaseline: dimensions[VerticalAlignment.firstTextBaseline],
        lastBaseline: dimensions[VerticalAlignment.lastTextBaseline])
    } ?? ViewTools.TextBox(size: .zero, firstBaseline: 0, lastBaseline: 0)
  }

  /// What a view in a box of `size` draws, from the box's corner.
  package static func items(of view: AnyView, in size: CGSize) -> [DisplayItem] {
    let scale = environment?.displayScale ?? 1
    return lay(view, in: size) { root in
      let recorder = Recorder(scale: scale)
      recorder.record(root)
      return recorder.items
    } ?? []
  }

  private static func proposal(_ size: CGSize) -> ProposedViewSize {
    func length(_ value: CGFloat) -> CGFloat? { value.isFinite && value > 0 ? value : nil }
    return ProposedViewSize(width: length(size.width), height: length(size.height))
  }

  /// The answers to UIKit's questions.
  private static let tools = ViewTools(
    textBox: { text, room, rules in TextBoxes.box(text, proposal(room), rules) },
    textItems: { text, rect, rules in
      let view = AttributedTextView(text: text, rules: rules, fills: true)
        .frame(width: rect.width, height: rect.height, alignment: .top)
      return moved(items(of: AnyView(view), in: rect.size), to: rect.origin)
    },
    imageSize: { image in size(of: AnyView(Image(uiImage: image)), .unspecified) },
    imageItems: { image, rect in
      // Nobody tints what is drawn: a colour of its own shows.
      let isTinted = image.tint != nil && image.renderingMode == .automatic
      let shown = isTinted ? image.withRenderingMode(.alwaysOriginal) : image
      let picture = UIKitImage.view(of: shown, mode: .scaleToFill)
        .frame(width: rect.width, height: rect.height)
      return moved(items(of: AnyView(picture), in: rect.size), to: rect.origin)
    },
    fittingSize: { view, room in
      guard let own = view as? any StoodFor, own.isSizedByStandIn else { return nil }
      return size(of: own.standIn, proposal(room))
    },
    viewItems: { view in
      items(of: UIKitPicture.picture(of: view), in: view.bounds.size)
    },
    animated: { animation, body, completion in
      let move = Animation(animation)
      guard let completion else { return withAnimation(move, body) }
      withAnimation(move, body, completion: completion)
    })

  private static func moved(_ items: [DisplayItem], to origin: CGPoint) -> [DisplayItem] {
    guard origin != .zero, !items.isEmpty else { return items }
    return [.group(.transform(CGAffineTransform(translationX: origin.x, y: origin.y)), items)]
  }
}

extension Animation {
  /// The animation that UIKit's description means.
  init(_ animation: ViewAnimation) {
    var result: Animation =
      switch animation.curve {
      case .easeInOut: .easeInOut(duration: animation.duration)
      case .easeIn: .easeIn(duration: animation.duration)
      case .easeOut: .easeOut(duration: animation.duration)
      case .linear: .linear(duration: animation.duration)
      case .spring(let damping): .spring(duration: animation.duration, bounce: 1 - Double(damping))
      case .cubic(let a, let b):
        .timingCurve(
          Double(a.x), Double(a.y), Double(b.x), Double(b.y), duration: animation.duration)
      }
    if animation.repeats { result = result.repeatForever(autoreverses: animation.reverses) }
    if animation.delay > 0 { result = result.delay(animation.delay) }
    self = result
  }
}

/// Sizes of texts that were asked for lately.
@MainActor
private enum TextBoxes {
  private static var known: [[AnyHashable]: ViewTools.TextBox] = [:]
  private static let limit = 4000

  static func box(
    _ text: NSAttributedString, _ proposal: ProposedViewSize, _ rules: TextRules
  ) -> ViewTools.TextBox {
    let key = key(of: text, proposal, rules)
    if let box = known[key] { return box }
    let view = AttributedTextView(text: text, rules: rules, fills: false)
    let box = OffScreen.box(of: AnyView(view), proposal)
    if known.count > limit { known = [:] }
    known[key] = box
    return box
  }

  /// All that the size depends on.
  private static func key(
    of text: NSAttributedString, _ proposal: ProposedViewSize, _ rules: TextRules
  ) -> [AnyHashable] {
    let environment = OffScreen.environment
    var key: [AnyHashable] = [
      text.string, proposal.width, proposal.height, rules, environment?.displayScale,
      environment?.locale.identifier, environment?.dynamicTypeSize, environment?.legibilityWeight,
    ]
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      key += [
        range.location, attributes[.font] as? UIFont, attributes[.kern] as? CGFloat,
        attributes[.tracking] as? CGFloat, attributes[.baselineOffset] as? CGFloat,
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.values,
        (attributes[.attachment] as? NSTextAttachment).map { ObjectIdentifier($0) },
        (attributes[.attachment] as? NSTextAttachment).map { [$0.bounds.width, $0.bounds.height] },
      ]
    }
    return key
  }
}

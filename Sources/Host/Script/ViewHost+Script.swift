import Foundation
import HangaRuntime

extension ViewHost: ScriptStage {
  package var canvas: CGSize { variant.canvas }

  package func prepare() throws { try advance(by: 0) }

  package func tick() throws { try advance(by: 1 / Double(SceneClock.rate)) }

  package func deliver(_ touch: TouchTimeline.Entry) throws {
    throw StripError(description: "this screen takes no touches")
  }

  package func enter(_ text: String) throws {
    throw StripError(description: "nothing has the focus")
  }

  package func point(of target: ScriptTarget) throws -> CGPoint {
    if case .point(let point) = target { return point }
    let frame = try frame(of: target)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  package func frame(of target: ScriptTarget) throws -> CGRect {
    switch target {
    case .point(let point): return CGRect(origin: point, size: .zero)
    case .text(let text, let occurrence):
      let found = try tree().all.filter {
        $0.text == text || $0.accessibilityLabel == text || $0.accessibilityIdentifier == text
      }
      guard occurrence <= found.count else {
        throw StripError(description: "there is no \(target) on the screen")
      }
      let frame = found[occurrence - 1].frame
      return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  package var movements: [String] {
    graph.clock.isStepping ? ["something"] : []
  }
}

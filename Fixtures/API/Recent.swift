import Combine
import SwiftUI

/// Names of the last years, and what programs of whole folders call: each once.
enum RecentCalls {
  @MainActor static func wishes(_ v: some View) {
    _ = v.scenePadding().scenePadding(.minimum, edges: .horizontal)
    _ = v.scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
    _ = v.contextMenu(forSelectionType: Int.self) { _ in
      Text("a")
    } primaryAction: { _ in
    }
    _ = v.scrollTargetBehavior(ToTheTop())
  }

  struct ToTheTop: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if context.velocity.dy < 0, context.axes == .vertical { target.rect.origin.y = 0 }
    }
  }

  @MainActor static func resources() {
    _ = UIImage(resource: ImageResource(name: "a", bundle: .main))
    _ = UIColor(resource: ColorResource(name: "a", bundle: .main))
  }

  static func publishers(_ p: AnyPublisher<Int, any Error>) {
    _ = p.retry(2)
    _ = p.tryCatch { _ in Just(1).setFailureType(to: (any Error).self) }
    _ = p.tryScan(0) { $0 + $1 }
    _ = p.print("a").append(1).min()
    _ = p.max().contains(1)
    _ = p.output(at: 1)
    _ = p.output(in: 0...2)
    _ = Just(Data()).decode(type: Int.self, decoder: JSONDecoder())
    _ = Just(1).encode(encoder: JSONEncoder())
    _ = AnySubscriber<Int, Never>(receiveValue: { _ in .none })
  }
}

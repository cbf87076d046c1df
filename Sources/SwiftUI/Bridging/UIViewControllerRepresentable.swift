import HangaRuntime
import UIKit

/// A view made by a view controller of UIKit's. See `UIViewRepresentable` for what of it is drawn.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size for `proposal`, or `nil` to take all of it.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) has no body") }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    RepresentableNode<RepresentedUIViewController<Self>>(view, in: inputs)
  }
}

/// What a representable is told when it makes or updates its view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// A view controller representable, to its node.
struct RepresentedUIViewController<V: UIViewControllerRepresentable>: Represented {
  nonisolated(unsafe) let value: V
  nonisolated init(value: V) { self.value = value }

  func helper() -> V.Coordinator { value.makeCoordinator() }

  private func context(
    _ helper: V.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> V.Context {
    V.Context(coordinator: helper, transaction: transaction, environment: environment)
  }

  func make(
    _ helper: V.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> V.UIViewControllerType {
    let made = value.makeUIViewController(context: context(helper, transaction, environment))
    made.appear()
    return made
  }

  func update(
    _ made: V.UIViewControllerType, _ helper: V.Coordinator, _ transaction: Transaction,
    _ environment: EnvironmentValues
  ) { value.updateUIViewController(made, context: context(helper, transaction, environment)) }

  func size(
    _ proposal: ProposedViewSize, _ made: V.UIViewControllerType, _ helper: V.Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    value.sizeThatFits(
      proposal, uiViewController: made, context: context(helper, Transaction(), environment))
  }

  static func dismantle(_ made: V.UIViewControllerType, _ helper: V.Coordinator) {
    made.disappear()
    V.dismantleUIViewController(made, coordinator: helper)
  }
  static func view(of made: V.UIViewControllerType) -> UIView { made.view }
  static var fills: Bool { true }
}

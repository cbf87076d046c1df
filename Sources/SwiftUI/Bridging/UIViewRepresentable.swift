import HangaRuntime
import UIKit

/// A view made by UIKit's code.
///
/// The view is made once and updated whenever this value or what it reads changes. UIKit's own
/// layout arranges what is in it; it is drawn by the views that stand for UIKit's classes, and anew
/// whenever something in it changes.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size for `proposal`, or `nil` to take the view's own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What a representable is told when it makes or updates its view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

extension UIViewRepresentable {
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    RepresentableNode<RepresentedUIView<Self>>(view, in: inputs)
  }
}

/// A view representable, to its node.
struct RepresentedUIView<V: UIViewRepresentable>: Represented {
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
  ) -> V.UIViewType { value.makeUIView(context: context(helper, transaction, environment)) }

  func update(
    _ made: V.UIViewType, _ helper: V.Coordinator, _ transaction: Transaction,
    _ environment: EnvironmentValues
  ) { value.updateUIView(made, context: context(helper, transaction, environment)) }

  func size(
    _ proposal: ProposedViewSize, _ made: V.UIViewType, _ helper: V.Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    value.sizeThatFits(
      proposal, uiView: made, context: context(helper, Transaction(), environment))
  }

  static func dismantle(_ made: V.UIViewType, _ helper: V.Coordinator) {
    V.dismantleUIView(made, coordinator: helper)
  }
  static func view(of made: V.UIViewType) -> UIView { made }
}

import Foundation
import HangaLayout
import HangaRuntime

/// A screen of a stack, with the bars that belong to it.
final class StackScreen {
  let node: ViewNode
  /// What named the screen; `nil` for the first.
  var destination: NavigationDestination?
  let bars: ScreenBars
  let element: ScreenElement
  var slide = ScreenSlide(at: 0)
  var requests = ScreenRequests()
  /// What the screen inherits, made from what the stack hands to all.
  private var own = DerivedEnvironment()
  /// Takes the screen away; `nil` for the first.
  private let leave: (@MainActor () -> Void)?

  /// The first screen of a stack.
  init(root node: ViewNode, in inputs: NodeInputs, owner: ViewNode) {
    self.node = node
    leave = nil
    bars = ScreenBars(in: inputs)
    element = ScreenElement(owner: owner, bars: bars) { [unowned node] in node.elements }
  }

  /// A screen for `view` that `leave` takes away.
  init(
    _ destination: NavigationDestination, _ view: AnyView, in inputs: NodeInputs, owner: ViewNode,
    environment: EnvironmentValues, leave: @escaping @MainActor () -> Void
  ) {
    self.destination = destination
    self.leave = leave
    let values = own.values(from: environment) { $0.setPresented(dismissedBy: leave) }
    let node = AnyView._makeNode(view, in: inputs.with(values).with(implicitLayout: nil))
    self.node = node
    bars = ScreenBars(in: inputs)
    element = ScreenElement(owner: owner, bars: bars) { [unowned node] in node.elements }
  }

  /// Hands the stack's environment down.
  func inherit(_ environment: EnvironmentValues) { node.inherit(values(from: environment)) }

  /// Shows `view` from now on.
  func update(_ view: AnyView, _ environment: EnvironmentValues) {
    node.typed(as: AnyView.self).update(view, values(from: environment))
  }

  private func values(from environment: EnvironmentValues) -> EnvironmentValues {
    let leave = self.leave
    return own.values(from: environment) { if let leave { $0.setPresented(dismissedBy: leave) } }
  }

  func readRequests() { requests = node.preference(ScreenRequestsKey.self) ?? ScreenRequests() }

  func destroy() {
    node.destroy()
    bars.destroy()
  }
}

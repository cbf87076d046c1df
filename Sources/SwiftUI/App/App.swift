import Foundation
import HangaRuntime
import UIKit

/// A program with a user interface: its scenes, and where it starts.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// There is no screen to start on: a program is drawn by `hanga render`.
  public static func main() {
    let message =
      "\(Self.self) has no screen to run on; draw it with: hanga render FILE.swift -o OUT.png\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
  }

  /// What the first window shows; the app's own state lives in it.
  nonisolated package static func rootView(of app: Self) -> AnyView {
    AnyView(
      StyleBody(style: app) {
        let view = Body._rootView(of: $0.body) ?? AnyView(EmptyView())
        return AppDelegateEnvironment.view(view, with: UIApplication.shared.delegate)
      })
  }
}

/// What a loaded file hands over to be shown: a view or an app.
package enum EntryView {
  /// The view to show for `value`, or `nil` if it is neither.
  package static func view(of value: Any) -> AnyView? {
    if let app = value as? any App { return root(app) }
    return AnyView(_fromValue: value)
  }

  private static func root<A: App>(_ app: A) -> AnyView { A.rootView(of: app) }
}

/// Gives views the app's delegate, if they can observe it.
@MainActor
enum AppDelegateEnvironment {
  static func view(_ view: AnyView, with delegate: (any UIApplicationDelegate)?) -> AnyView {
    switch delegate {
    case let object as any ObservableObject & UIApplicationDelegate: published(view, object)
    case let object as any Observable & UIApplicationDelegate: observed(view, object)
    default: view
    }
  }
  private static func published<O: ObservableObject>(_ view: AnyView, _ object: O) -> AnyView {
    AnyView(view.environmentObject(object))
  }
  private static func observed<O: AnyObject & Observable>(_ view: AnyView, _ object: O) -> AnyView {
    AnyView(view.environment(object))
  }
}

import Foundation
import HangaRuntime
import UIKit

/// Whether a scene can be used.
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  /// Active: what is drawn is in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// Opens windows; there is one only.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows; the only one stays.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the settings' window; there is none.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Opens documents; there are none.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Makes documents; there is no place for them.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// Whether there can be several windows.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the scene is recorded or shown elsewhere.
  public var isSceneCaptured: Bool { false }
  /// Whether the screen is dimmed but on.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
  /// Asks the reader for a review; the question is not drawn.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Whether the window is in front.
  public var appearsActive: Bool { true }
  /// Whether controls look used on a Mac.
  public var controlActiveState: ControlActiveState { .key }
}

/// Whether controls look used on a Mac.
nonisolated public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key, active, inactive
}

/// Opens windows; there is one only, so that nothing happens.
nonisolated public struct OpenWindowAction: Sendable {
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes windows; the only one stays.
nonisolated public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings' window; there is none.
nonisolated public struct OpenSettingsAction: Sendable { public func callAsFunction() {} }

/// Opens documents; there are none.
nonisolated public struct OpenDocumentAction: Sendable {
  public func callAsFunction(at url: URL) async throws {}
}

/// Makes documents; there is no place for them.
nonisolated public struct NewDocumentAction: Sendable {
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
}

/// Makes the app's delegate and has it begin, as an app does when it starts.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let delegate: DelegateType?

  public var wrappedValue: DelegateType {
    guard let delegate else {
      preconditionFailure(
        "without Objective-C, \(DelegateType.self) cannot be made of its class alone; "
          + "write @UIApplicationDelegateAdaptor({ \(DelegateType.self)() })")
    }
    return delegate
  }

  /// A delegate of the given class. `hanga render` writes this as the other initializer.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = nil }

  /// The delegate that `make` makes.
  public init(_ make: () -> DelegateType) {
    let made = make()
    delegate = made
    UIApplication.shared.delegate = made
    _ = made.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to what the delegate publishes.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension View {
  /// What is done with addresses that open the app; none does.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// What is done with an activity that goes on here; none does.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Tells other devices what is being done; there are none.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Which addresses the window takes.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

private enum LuminanceKey: EnvironmentKey { static let defaultValue = false }

/// Asks the reader for a review; the question is not drawn. Sources find it in StoreKit.
nonisolated public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

import Foundation
import HangaGeometry

/// The screens that are shown over a scene, the topmost last.
@MainActor
package final class ScenePresentations {
  private static let outside = ScenePresentations()
  /// Of the scene whose pass is running.
  package static var current: ScenePresentations { ScreenContext.current.presentations ?? outside }

  /// The controller of the scene's window, which only shows others over the scene.
  private(set) lazy var root: UIViewController = {
    let made = UIViewController()
    // Its view lies under what SwiftUI shows and draws nothing.
    made.view = UIView(frame: UIScreen.main.bounds)
    return made
  }()

  package private(set) var shown: [UIViewController] = []
  package var onChange: (() -> Void)?
  package init() {}

  func add(_ controller: UIViewController) {
    shown.append(controller)
    onChange?()
  }
  func remove(_ controller: UIViewController) {
    // What lies over it goes with it.
    guard let place = shown.firstIndex(where: { $0 === controller }) else { return }
    shown.removeSubrange(place...)
    onChange?()
  }
}

/// How a screen is shown over another.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  public private(set) weak var presentedViewController: UIViewController!
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentingViewController: UIViewController! {
    presentedViewController?.presentingViewController
  }
  init(presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }
}

@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIViewController.ModalPresentationStyle
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIViewController.ModalPresentationStyle
  { .automatic }
}

/// A sheet.
@MainActor @preconcurrency
public final class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet rests at.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    package let height: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
    init(
      _ identifier: Identifier,
      _ height: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      (self.identifier, self.height) = (identifier, height)
      super.init()
    }
    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }
  }

  public var detents: [Detent] = [.large()]
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// In points; `nil` is the system's.
  public var preferredCornerRadius: CGFloat?
  public var prefersPageSizing = true
  public func animateChanges(_ changes: () -> Void) { changes() }
  public func invalidateDetents() {}
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// A popover, which narrow screens show as a sheet.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect.null
  public var sourceItem: AnyObject?
  public var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  public var backgroundColor: UIColor?
  public var canOverlapSourceViewRect = false
  public var passthroughViews: [UIView]?
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

public typealias UIModalPresentationStyle = UIViewController.ModalPresentationStyle
public typealias UIModalTransitionStyle = UIViewController.ModalTransitionStyle

@available(*, unavailable, message: "The system's screens are not here; show a ColorPicker.")
open class UIColorPickerViewController: UIViewController {}
@available(*, unavailable, message: "The system's screens are not here; show a ColorPicker.")
public protocol UIColorPickerViewControllerDelegate: AnyObject {}
@available(*, unavailable, message: "The system's screens are not here; show a list of fonts.")
open class UIFontPickerViewController: UIViewController {}
@available(
  *, unavailable, message: "The system's screens are not here; there are no files to pick."
)
open class UIDocumentPickerViewController: UIViewController {}

import SwiftUI

/// The rest of UIKit that SwiftUI sources name: each listed one once.
enum UIKitMoreCalls {
  // api: conformance UIView
  final class CallView: UIView {}
  // api: conformance UIViewController
  // api: uikit_type UIViewController
  final class CallController: UIViewController {}
  // api: conformance UIResponder
  // api: conformance UIWindowSceneDelegate
  // api: uikit_type UIResponder
  // api: uikit_type UIWindowSceneDelegate
  final class CallSceneDelegate: UIResponder, UIWindowSceneDelegate {
    // api: uikit_type UIWindow
    var window: UIWindow?
    func scene(
      // api: uikit_type UIScene
      _ scene: UIScene,
      // api: uikit_type UISceneSession
      willConnectTo session: UISceneSession,
      // api: uikit_path UIScene.ConnectionOptions
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      // api: uikit_type UIWindowScene
      if let windowScene = scene as? UIWindowScene {
        // api: uikit_path UIWindow(windowScene:)
        let window = UIWindow(windowScene: windowScene)
        // api: uikit_path UIHostingController(rootView:)
        // api: uikit_type UIHostingController
        window.rootViewController = UIHostingController(rootView: Text("a"))
        window.makeKeyAndVisible()
        self.window = window
      }
    }
  }

  // api: conformance UIHostingController
  final class CallHosting: UIHostingController<Text> {}
  // api: conformance UIWindow
  final class CallWindow: UIWindow {}
  // api: conformance UIVisualEffectView
  // api: uikit_type UIVisualEffectView
  final class CallEffect: UIVisualEffectView {}

  // api: conformance UIViewRepresentable
  // api: uikit_type UIViewRepresentable
  struct CallRepresentable: UIViewRepresentable {
    // api: uikit_type UIViewRepresentableContext
    func makeUIView(context: UIViewRepresentableContext<CallRepresentable>) -> UIView {
      // api: uikit_path UIView()
      // api: uikit_type UIView
      UIView()
    }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  // api: conformance UIViewControllerRepresentable
  // api: uikit_type UIViewControllerRepresentable
  struct CallControllers: UIViewControllerRepresentable {
    // api: uikit_type UIViewControllerRepresentableContext
    func makeUIViewController(
      context: UIViewControllerRepresentableContext<CallControllers>
    ) -> CallController { CallController() }
    func updateUIViewController(_ controller: CallController, context: Context) {}
  }

  @MainActor static func application() {
    // api: uikit_path UIApplication.shared.canOpenURL(_:)
    _ = UIApplication.shared.canOpenURL(URL(string: "a:")!)
    // api: uikit_path UIApplication.shared.connectedScenes.first
    _ = UIApplication.shared.connectedScenes.first
    // api: uikit_path UIApplication.shared.delegate
    _ = UIApplication.shared.delegate
    // api: uikit_path UIApplication.shared.open(_:)
    UIApplication.shared.open(URL(string: "a:")!)
    // api: uikit_path UIApplication.shared.windows.first
    _ = UIApplication.shared.windows.first
    // api: uikit_path UIDevice.orientationDidChangeNotification
    _ = UIDevice.orientationDidChangeNotification
    // api: uikit_path UIResponder.keyboardFrameEndUserInfoKey
    _ = UIResponder.keyboardFrameEndUserInfoKey
    // api: uikit_path UIResponder.keyboardWillHideNotification
    _ = UIResponder.keyboardWillHideNotification
    // api: uikit_path UIResponder.keyboardWillShowNotification
    _ = UIResponder.keyboardWillShowNotification
    // api: uikit_path UIWindow(frame:)
    _ = UIWindow(frame: .zero)
    // api: uikit_type UIDeviceOrientation
    let _: UIDeviceOrientation = .portrait
    // api: uikit_path UITraitCollection(preferredContentSizeCategory:)
    // api: uikit_type UITraitCollection
    // api: uikit_type UIContentSizeCategory
    _ = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory.large)
    // api: uikit_type UIUserInterfaceStyle
    // api: uikit_path UIUserInterfaceStyle(_:)
    _ = UIUserInterfaceStyle(ColorScheme.dark)
    // api: swiftui_type_init ColorScheme(_:)
    _ = ColorScheme(UIUserInterfaceStyle.dark)
    // api: uikit_type UIPasteboard
    UIPasteboard.general.string = "a"
    // api: uikit_type UIEdgeInsets
    _ = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    // api: uikit_path UIColor{}
    _ = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    // api: color Color(cgColor:)
    // api: view_init Color(cgColor:)
    _ = Color(cgColor: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    // api: uikit_type UIImpactFeedbackGenerator
    // api: uikit_path UIImpactFeedbackGenerator(style:)
    // api: uikit_path UIImpactFeedbackGenerator.FeedbackStyle
    let style: UIImpactFeedbackGenerator.FeedbackStyle = .soft
    UIImpactFeedbackGenerator(style: style).impactOccurred()
    // api: uikit_type UINotificationFeedbackGenerator
    // api: uikit_path UINotificationFeedbackGenerator()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    // api: uikit_type UISelectionFeedbackGenerator
    UISelectionFeedbackGenerator().selectionChanged()
  }

  @MainActor static func fontsAndPictures() {
    // api: uikit_path UIFont.preferredFont(forTextStyle:)
    // api: uikit_type UIFont
    // api: swiftui_type_init Font(_:)
    _ = Font(UIFont.preferredFont(forTextStyle: .body))
    // api: uikit_path UIFont.systemFont(ofSize:)
    _ = UIFont.systemFont(ofSize: 1)
    // api: uikit_path UIFont.systemFont(ofSize:weight:)
    _ = UIFont.systemFont(ofSize: 1, weight: .bold)
    // api: uikit_type UIFontMetrics
    _ = UIFontMetrics(forTextStyle: .body).scaledValue(for: 1)
    // api: uikit_path UIImage()
    // api: uikit_type UIImage
    _ = UIImage()
    // api: uikit_path UIImage(data:)
    _ = UIImage(data: Data())
    // api: uikit_path UIImage(named:)
    _ = UIImage(named: "a")
    // api: uikit_path UIImage(systemName:withConfiguration:)
    _ = UIImage(systemName: "star", withConfiguration: nil)
    // api: uikit_path UIBezierPath()
    // api: uikit_type UIBezierPath
    let path = UIBezierPath()
    // api: value_member .addCurve(to:controlPoint1:controlPoint2:)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    // api: uikit_path UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)
    // api: uikit_type UIRectCorner
    // api: geometry .topLeft
    // api: implicit_member .topLeft
    // api: geometry .topRight
    // api: implicit_member .topRight
    let corners: UIRectCorner = [.topLeft, .topRight]
    _ = UIBezierPath(roundedRect: .zero, byRoundingCorners: corners, cornerRadii: .zero)
    // api: geometry .bottomLeft
    // api: geometry .bottomRight
    // api: implicit_member .bottomRight
    let lower: UIRectCorner = [.bottomLeft, .bottomRight]
    // api: implicit_member .allCorners
    // api: uikit_path UIRectCorner.allCorners
    _ = lower == UIRectCorner.allCorners || lower == .allCorners
    // api: geometry CGPointMake(_:_:)
    // api: geometry_type CGPointMake
    _ = CGPointMake(1, 1)
    // api: geometry CGSizeMake(_:_:)
    // api: geometry_type CGSizeMake
    _ = CGSizeMake(1, 1)
    // api: geometry_type CGPath
    let _: CGPath? = nil
  }

  @MainActor static func viewsOfUIKit() {
    // api: uikit_path NSLayoutConstraint.activate(_:)
    // api: uikit_type NSLayoutConstraint
    NSLayoutConstraint.activate([])
    // api: uikit_type UIBlurEffect
    // api: uikit_path UIBlurEffect(style:)
    // api: uikit_type UIVisualEffect
    // api: implicit_member .systemMaterial
    let _: UIVisualEffect = UIBlurEffect(style: .systemMaterial)
    // api: uikit_path UINavigationBar.appearance()
    // api: uikit_type UINavigationBar
    _ = UINavigationBar.appearance()
    // api: uikit_type UINavigationBarAppearance
    _ = UINavigationBarAppearance()
    // api: uikit_path UITabBar.appearance()
    // api: uikit_type UITabBar
    _ = UITabBar.appearance()
    // api: uikit_type UITabBarAppearance
    _ = UITabBarAppearance()
    // api: uikit_path UIPageControl()
    // api: uikit_type UIPageControl
    _ = UIPageControl()
    // api: uikit_path UIScrollView()
    // api: uikit_type UIScrollView
    _ = UIScrollView()
    // api: uikit_path UISegmentedControl(items:)
    // api: uikit_type UISegmentedControl
    _ = UISegmentedControl(items: ["a"])
    // api: uikit_type UISwitch
    _ = UISwitch()
    // api: uikit_type UILabel
    _ = UILabel()
    // api: uikit_type UIImageView
    _ = UIImageView()
    // api: uikit_type UITextField
    _ = UITextField()
    // api: uikit_type UITextView
    _ = UITextView()
    // api: uikit_type CALayer
    _ = CALayer()
    // api: uikit_type UITableView
    let _: UITableView? = nil
    // api: uikit_type UIToolbar
    let _: UIToolbar? = nil
    // api: uikit_path UINavigationController(rootViewController:)
    // api: uikit_type UINavigationController
    _ = UINavigationController(rootViewController: UIViewController())
    // api: uikit_type UITabBarController
    let _: UITabBarController? = nil
    // api: uikit_type UIAlertController
    let _: UIAlertController? = nil
    // api: uikit_type UIActivityViewController
    let _: UIActivityViewController? = nil
    // api: uikit_path UIImagePickerController()
    // api: uikit_type UIImagePickerController
    _ = UIImagePickerController()
    // api: uikit_path UIImagePickerController.InfoKey
    let _: UIImagePickerController.InfoKey? = nil
    // api: uikit_path UIPageViewController(transitionStyle:navigationOrientation:)
    // api: uikit_type UIPageViewController
    _ = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    // api: uikit_path UIPanGestureRecognizer(target:action:)
    // api: uikit_type UIPanGestureRecognizer
    _ = UIPanGestureRecognizer(target: nil, action: nil)
    // api: uikit_type UIGestureRecognizer
    let _: UIGestureRecognizer? = nil
    // api: uikit_type UILongPressGestureRecognizer
    let _: UILongPressGestureRecognizer? = nil
    // api: uikit_type UITouch
    let _: UITouch? = nil
    // api: uikit_type UIEvent
    let _: UIEvent? = nil
    // api: uikit_type UIPress
    let _: UIPress? = nil
    // api: uikit_type UIPressesEvent
    let _: UIPressesEvent? = nil
    // api: uikit_type UITabBarItem
    let _: UITabBarItem? = nil
    // api: uikit_type UIStatusBarStyle
    let _: UIStatusBarStyle = .default
  }

  // api: conformance UIGestureRecognizerDelegate
  // api: conformance UIImagePickerControllerDelegate
  // api: conformance UINavigationControllerDelegate
  // api: uikit_type UIGestureRecognizerDelegate
  // api: uikit_type UIImagePickerControllerDelegate
  // api: uikit_type UINavigationControllerDelegate
  class CallDelegate: NSObject, UIGestureRecognizerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {}

  // api: conformance UIPageViewControllerDelegate
  // api: conformance UIScrollViewDelegate
  // api: uikit_type UIPageViewControllerDelegate
  // api: uikit_type UIScrollViewDelegate
  class CallScrolling: NSObject, UIPageViewControllerDelegate, UIScrollViewDelegate {}

  // api: conformance UITabBarControllerDelegate
  // api: conformance UITextViewDelegate
  // api: uikit_type UITabBarControllerDelegate
  // api: uikit_type UITextViewDelegate
  class CallWriting: NSObject, UITabBarControllerDelegate, UITextViewDelegate {}

  // api: conformance UIPageViewControllerDataSource
  // api: uikit_type UIPageViewControllerDataSource
  class CallPages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }
}

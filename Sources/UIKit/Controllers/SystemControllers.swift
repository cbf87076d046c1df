import Foundation

/// Shares something; shown as an empty sheet.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  package let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init()
  }
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// Something to do with what is shared.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }
}

/// Picks a picture; there are none to pick here.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// What is told about a picked picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// What an image picker tells.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Asks a question.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public enum Severity: Int, Sendable { case `default`, critical }
  open var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  open var severity = Severity.default

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    self.message = message
  }
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A button of an alert.
@MainActor @preconcurrency
public final class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  package let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// Shows what a file holds in other apps, of which there are none: nothing is ever shown, and
/// callers are told so.
@MainActor @preconcurrency
public final class UIDocumentInteractionController: NSObject {
  public var url: URL?
  public var name: String?
  public var uti: String?
  public weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  public override init() { super.init() }
  public init(url: URL) {
    self.url = url
    super.init()
  }
  @discardableResult public func presentPreview(animated: Bool) -> Bool { false }
  @discardableResult public func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  )
    -> Bool
  { false }
  @discardableResult public func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  )
    -> Bool
  { false }
  public func dismissPreview(animated: Bool) {}
  public func dismissMenu(animated: Bool) {}
}

@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
}
extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

@available(
  *, unavailable,
  message: "The words that a device knows are not here: check texts by a list of your own."
)
@MainActor @preconcurrency
public final class UITextChecker: NSObject {
  public override init() { super.init() }
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    nil
  }
  public func completions(
    forPartialWordRange range: NSRange, in string: String?, language: String
  ) -> [String]? { nil }
  public static func hasLearnedWord(_ word: String) -> Bool { false }
  public static func learnWord(_ word: String) {}
  public static var availableLanguages: [String] { [] }
}

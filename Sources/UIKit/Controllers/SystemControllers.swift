import Foundation

/// Shares something; shown as an empty sheet.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  package let activityItems: [Any]
  open var excludedActivityTypes: [String]?
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    self.activityItems = activityItems
    super.init()
  }
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
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

/// Asks a question; noted, not drawn.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []

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
}

/// A button of an alert.
@MainActor @preconcurrency
public final class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  package let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

import SwiftUI

/// UIKit's bars, searches, keys and screens over a scene: each listed name once.
enum UIKitBarsCalls {
  // api: conformance UISearchBarDelegate
  // api: uikit_type UISearchBarDelegate
  final class CallSearch: NSObject, UISearchBarDelegate {
    // api: uikit_type UISearchBar
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  }

  // api: conformance UITextView
  final class CallTexts: UITextView {}

  // api: conformance UIDocumentInteractionControllerDelegate
  // api: uikit_type UIDocumentInteractionControllerDelegate
  final class CallDocuments: NSObject, UIDocumentInteractionControllerDelegate {
    func documentInteractionControllerViewControllerForPreview(
      // api: uikit_type UIDocumentInteractionController
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
  }

  final class CallMenus: UIResponder {
    // api: uikit_type UIMenuBuilder
    override func buildMenu(with builder: UIMenuBuilder) { super.buildMenu(with: builder) }
    override var keyCommands: [UIKeyCommand]? {
      // api: uikit_type UIKeyCommand
      [UIKeyCommand(input: "a", modifierFlags: flags, action: Selector("a"))]
    }
    // api: uikit_type UIKeyModifierFlags
    private let flags: UIKeyModifierFlags = [.command]
    // api: uikit_type UIKeyboardHIDUsage
    private let key = UIKeyboardHIDUsage.keyboardEscape
  }

  @MainActor static func controllers() {
    let screen = UIViewController()
    // api: uikit_type UIBarButtonItem
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    // api: uikit_type UISearchController
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    // api: uikit_type UISheetPresentationController
    let sheet: UISheetPresentationController? = screen.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    // api: uikit_type UISplitViewController
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(screen, for: .primary)
    // api: uikit_type UIAppearanceContainer
    let container: any UIAppearanceContainer = split
    _ = container
    // api: value_member .sizeThatFits(in:)
    _ = UIHostingController(rootView: Text("a")).sizeThatFits(in: CGSize(width: 100, height: 100))
  }

  @MainActor static func lists() -> UICollectionView {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, text in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    return collection
  }

  struct CallTransitions: View {
    @Namespace private var space

    var body: some View {
      VStack {
        // api: modifier_sig matchedTransitionSource(id:in:)
        Text("a").matchedTransitionSource(id: 1, in: space)
        // api: modifier_sig navigationTransition(_:)
        Text("a").navigationTransition(.zoom(sourceID: 1, in: space))
        // api: modifier_sig environment(_:){}
        Text("a").environment(\.callAction) {}
      }
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var callAction: () -> Void = {}
}

import HangaRuntime
import UIKit

/// Shows what UIKit's code presents over a scene.
package struct PresentationAnchor: View {
  private let center: ScenePresentations
  @State private var version = 0

  package init(_ center: ScenePresentations) { self.center = center }

  package var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .modifier(PresentedScreens(center: center, depth: 0, version: version))
      .onAppear { center.onChange = { version += 1 } }
  }
}

/// The screen at a depth, and on it those above.
private struct PresentedScreens: ViewModifier {
  let center: ScenePresentations
  let depth: Int
  let version: Int

  private var screen: UIViewController? {
    center.shown.indices.contains(depth) ? center.shown[depth] : nil
  }
  private func isShown(_ test: @escaping (UIViewController) -> Bool) -> Binding<Bool> {
    Binding(
      get: { screen.map(test) ?? false },
      set: { isShown in
        guard !isShown, let screen, test(screen) else { return }
        let controller = screen.presentationController
        screen.dismissed()
        if let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
      })
  }
  private func alert(_ style: UIAlertController.Style) -> UIAlertController? {
    (screen as? UIAlertController).flatMap { $0.preferredStyle == style ? $0 : nil }
  }

  func body(content: Content) -> some View {
    let question = alert(.alert)
    let sheet = alert(.actionSheet)
    content
      .alert(
        Text(verbatim: question?.title ?? ""),
        isPresented: isShown { ($0 as? UIAlertController)?.preferredStyle == .alert }
      ) {
        AlertActions(alert: question)
      } message: {
        if let message = question?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        Text(verbatim: sheet?.title ?? ""),
        isPresented: isShown { ($0 as? UIAlertController)?.preferredStyle == .actionSheet },
        titleVisibility: sheet?.title == nil ? .hidden : .visible
      ) {
        AlertActions(alert: sheet)
      } message: {
        if let message = sheet?.message { Text(verbatim: message) }
      }
      .sheet(isPresented: isShown { !($0 is UIAlertController) && !$0.coversScreen }) {
        if let screen { presented(screen).modifier(SheetLook(screen: screen)) }
      }
      .fullScreenCover(isPresented: isShown { !($0 is UIAlertController) && $0.coversScreen }) {
        if let screen { presented(screen) }
      }
  }

  private func presented(_ screen: UIViewController) -> AnyView {
    let content = ControllerContent(screen)
      .interactiveDismissDisabled(screen.isModalInPresentation)
    guard depth < Self.deepest else { return AnyView(content) }
    return AnyView(
      content.modifier(PresentedScreens(center: center, depth: depth + 1, version: version)))
  }
  /// How many screens may lie over one another.
  private static let deepest = 8
}

extension UIViewController {
  fileprivate var coversScreen: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    case .automatic, .none, .pageSheet, .formSheet, .popover: false
    }
  }
}

/// The buttons and fields of an alert.
private struct AlertActions: View {
  let alert: UIAlertController?

  var body: some View {
    if let alert {
      let fields = alert.textFields ?? []
      ForEach(fields.indices, id: \.self) { index in
        let field = fields[index]
        let text = Binding<String>(get: { field.text ?? "" }, set: { field.enter($0) })
        if field.isSecureTextEntry {
          SecureField(field.placeholder ?? "", text: text)
        } else {
          TextField(field.placeholder ?? "", text: text)
        }
      }
      ForEach(alert.actions.indices, id: \.self) { index in
        let action = alert.actions[index]
        Button(role: role(action)) {
          action.handler?(action)
        } label: {
          Text(verbatim: action.title ?? "")
        }
        .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
        .disabled(!action.isEnabled)
      }
    }
  }
  private func role(_ action: UIAlertAction) -> ButtonRole? {
    switch action.style {
    case .cancel: .cancel
    case .destructive: .destructive
    case .default: nil
    }
  }
}

/// What a sheet's controller asks for.
private struct SheetLook: ViewModifier {
  let screen: UIViewController

  func body(content: Content) -> some View {
    if let sheet = screen.sheetPresentationController, screen.modalPresentationStyle != .popover {
      content
        .presentationDetents(Set(sheet.detents.map(detent)))
        .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
        .presentationCornerRadius(sheet.preferredCornerRadius)
        .presentationBackgroundInteraction(
          sheet.largestUndimmedDetentIdentifier == nil ? .automatic : .enabled)
    } else {
      content
    }
  }

  private func detent(_ detent: UISheetPresentationController.Detent) -> PresentationDetent {
    switch detent.identifier {
    case .medium: return .medium
    case .large: return .large
    default:
      let room = SheetRoom()
      return detent.height?(room).map { .height($0) } ?? .large
    }
  }
}

@MainActor
private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { .current }
  /// The screen below the status bar and the gap that a large sheet leaves (facts/controls.md §5).
  var maximumDetentValue: CGFloat {
    let context = ScreenContext.current
    return context.size.height - context.safeAreaInsets.top - 10 - context.safeAreaInsets.bottom
  }
}

/// The layers of the system over a scene, with what UIKit's code shows over it.
package struct PresentingLayers: View {
  private let anchor: PresentationAnchor
  private let layers: ScreenLayers

  package init(anchor: PresentationAnchor, layers: ScreenLayers) {
    (self.anchor, self.layers) = (anchor, layers)
  }

  package var body: some View {
    ZStack {
      anchor
      layers
    }
  }
}

extension PresentingLayers: DumpListed {
  nonisolated package static var listing: DumpListing { .partsOnly }
}

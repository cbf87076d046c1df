import SwiftUI

/// Scenes, windows, keys, pointers, drags and what they hand over: each listed signature once.
enum AppsAndInputCalls {
  // api: conformance UIApplicationDelegate
  // api: uikit_type UIApplicationDelegate
  final class Delegate: NSObject, UIApplicationDelegate {
    func application(
      // api: uikit_type UIApplication
      _ application: UIApplication,
      // api: uikit_path UIApplication.LaunchOptionsKey
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
  }

  struct Program: App {
    // api: property_wrapper @UIApplicationDelegateAdaptor
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    // api: environment \.scenePhase
    @Environment(\.scenePhase) var scenePhase

    var body: some Scene {
      WindowGroup { Text("a") }
        .commands {
          CommandMenu("a") { Button("b") {}.keyboardShortcut("b") }
          CommandGroup(replacing: .newItem) {}
          SidebarCommands()
        }
        // api: modifier_sig windowResizability(_:)
        .windowResizability(.contentSize)
        // api: modifier_sig windowStyle(_:)
        // api: style windowStyle(.hiddenTitleBar)
        .windowStyle(.hiddenTitleBar)
        .defaultSize(width: 100, height: 100)
        .onChange(of: scenePhase) { phase in
          // api: implicit_member .active
          if phase == .active {}
          // api: implicit_member .inactive
          if phase == .inactive {}
        }
      // api: view_init WindowGroup(id:for:){}
      WindowGroup(id: "a", for: Int.self) { $value in Text("\(value ?? 0)") }
      Window("a", id: "b") { Text("a") }
      Settings { Text("a") }
      MenuBarExtra("a", systemImage: "star") { Text("a") }
    }
  }

  struct Opening: View {
    // api: environment \.openURL
    @Environment(\.openURL) var openURL
    // api: environment \.openWindow
    @Environment(\.openWindow) var openWindow
    @Environment(\.dismissWindow) var dismissWindow
    var body: some View {
      Button("a") {
        openURL(URL(string: "https://example.com")!)
        openWindow(id: "a")
        openWindow(value: 1)
        dismissWindow(id: "a")
      }
      // api: modifier_sig onOpenURL{}
      .onOpenURL { _ in }
      // api: environment_set \.openURL
      // api: swiftui_type OpenURLAction
      // api: swiftui_type_init OpenURLAction{}
      .environment(\.openURL, OpenURLAction { _ in .handled })
    }
  }

  // api: conformance DropDelegate
  // api: swiftui_type DropDelegate
  struct Dropping: DropDelegate {
    // api: swiftui_type DropInfo
    func performDrop(info: DropInfo) -> Bool { true }
    // api: swiftui_type DropProposal
    // api: swiftui_type_init DropProposal(operation:)
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  }

  // api: conformance Transferable
  // api: swiftui_type Transferable
  struct Card: Transferable, Codable {
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation { (_: Card) in "a" }
    }
  }

  @MainActor static func dragging(_ v: some View) {
    // api: modifier_sig draggable(_:){}
    _ = v.draggable("a") { Text("a") }
    // api: modifier_sig dropDestination(for:){} isTargeted:{}
    _ = v.dropDestination(for: String.self) { items, place in
      items.isEmpty && place == .zero
    } isTargeted: {
      _ = $0
    }
    // api: modifier_sig onDrag(_:)
    _ = v.onDrag({ NSItemProvider(object: "a" as NSString) })
    _ = v.onDrag { NSItemProvider() }
    // api: modifier_sig onDrop(of:delegate:)
    _ = v.onDrop(of: [.text], delegate: Dropping())
    _ = v.onDrop(of: [UTType.image], isTargeted: nil) { providers in !providers.isEmpty }
    _ = v.onDrop(of: ["public.text"], isTargeted: .constant(true)) { _ in true }
    _ = v.draggable(Card())
  }

  struct CallFocusedKey: FocusedValueKey { typealias Value = Int }

  struct Pressing: View {
    @FocusedValue(\.callNumber) var number
    var body: some View { Text("\(number ?? 0)") }
  }

  @MainActor static func keys(_ v: some View) {
    // api: implicit_member .command
    _ = v.keyboardShortcut("a", modifiers: [.command, .shift])
    _ = v.keyboardShortcut(.defaultAction).keyboardShortcut(.return)
    _ = v.onKeyPress(.space) { .handled }
    // api: swiftui_type EventModifiers
    // api: swiftui_type_init EventModifiers()
    let _: EventModifiers = EventModifiers()
    // api: modifier_sig focusedValue(_:_:)
    _ = v.focusedValue(\.callNumber, 1)
    // api: modifier_sig hoverEffect()
    _ = v.hoverEffect()
    // api: modifier_sig hoverEffect(_:)
    _ = v.hoverEffect(.lift)
    // api: modifier_sig onHover{}
    _ = v.onHover { _ in }
    _ = v.onContinuousHover { phase in
      if case .active(let place) = phase { _ = place }
    }
    _ = v.help("a")
    // api: swiftui_type SensoryFeedback
    let feedback: SensoryFeedback = .success
    // api: modifier_sig sensoryFeedback(_:trigger:){}
    _ = v.sensoryFeedback(feedback, trigger: 1) { $0 < $1 }
    // api: implicit_member .soft
    _ = v.sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: 1)
    _ = v.sensoryFeedback(trigger: 1) { old, new in old < new ? .increase : .decrease }
    // api: modifier_sig defersSystemGestures(on:)
    _ = v.defersSystemGestures(on: .bottom)
    // api: modifier_sig statusBar(hidden:)
    _ = v.statusBar(hidden: true)
    _ = v.statusBarHidden().persistentSystemOverlays(.hidden)
  }

  @MainActor static func redaction(_ v: some View) {
    // api: modifier_sig redacted(reason:)
    _ = v.redacted(reason: .placeholder)
    _ = v.unredacted().privacySensitive().invalidatableContent()
    // api: modifier_sig geometryGroup()
    _ = v.geometryGroup()
    // api: modifier_sig onGeometryChange(for:){} action:{}
    _ = v.onGeometryChange(for: CGSize.self) { proxy in
      proxy.size
    } action: {
      _ = $0
    }
  }
}

// api: swiftui_type FocusedValues
extension FocusedValues {
  var callNumber: Int? {
    get { self[AppsAndInputCalls.CallFocusedKey.self] }
    set { self[AppsAndInputCalls.CallFocusedKey.self] = newValue }
  }
}

// api: property_wrapper @Entry
extension EnvironmentValues {
  @Entry var callEntry = 1
}

// api: conformance PreviewModifier
// api: swiftui_type PreviewModifier
struct CallPreviewModifier: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

// api: conformance PreviewProvider
// api: swiftui_type PreviewProvider
struct CallPreviews: PreviewProvider {
  static var previews: some View {
    Text("a")
      // api: modifier_sig previewDevice(_:)
      // api: swiftui_type PreviewDevice
      // api: swiftui_type_init PreviewDevice(rawValue:)
      .previewDevice(PreviewDevice(rawValue: "iPhone 13"))
      // api: modifier_sig previewDisplayName(_:)
      .previewDisplayName("a")
      // api: implicit_member .sizeThatFits
      // api: modifier_sig previewLayout(_:)
      .previewLayout(.sizeThatFits)
    // api: implicit_member .fixed(width:height:)
    Text("b").previewLayout(.fixed(width: 10, height: 10))
    // api: swiftui_type PreviewLayout
    Text("c").previewLayout(PreviewLayout.device)
  }
}

// api: property_wrapper @Previewable
#Preview {
  @Previewable @State var isOn = false
  Text("\(isOn ? 1 : 0)")
}

import SwiftUI

/// Views, builders, state and preferences: each listed signature is called once.
struct ViewsAndDataCalls: View {
  // api: property_wrapper @State
  @State private var count = 0
  // api: property_wrapper @StateObject
  @StateObject private var model = CallModel()
  @State private var text: String
  @State private var size: Int
  @StateObject private var other: CallModel

  init(text: String) {
    // api: swiftui_type State
    // api: swiftui_type_init State(initialValue:)
    _text = State(initialValue: text)
    // api: implicit_member .init(initialValue:)
    _size = .init(initialValue: text.count)
    // api: swiftui_type StateObject
    // api: swiftui_type_init StateObject(wrappedValue:)
    _other = StateObject(wrappedValue: CallModel())
  }

  // api: conformance View
  // api: swiftui_type View
  var body: some View {
    // api: view_init Group{}
    Group {
      // api: view_init Group(){}
      Group { Text(text) }
      // api: view_init Text(_:)
      Text(text)
      // api: view_init EmptyView()
      EmptyView()
      // api: view_init ForEach(_:){}
      ForEach(0..<3) { Text("\($0)") }
      // api: view_init ForEach(_:id:){}
      ForEach(["a", "b"], id: \.self) { Text($0) }
      // api: view_init ForEach(_:id:content:)
      ForEach([1, 2], id: \.self, content: { Text("\($0)") })
      // api: view_init AnyView(_:)
      AnyView(Text("any"))
      // api: modifier_sig modifier(_:)
      Text("card").modifier(CallModifier())
      // api: view_init ModifiedContent(content:modifier:)
      ModifiedContent(content: Text("card"), modifier: CallModifier())
      // api: modifier_sig environmentObject(_:)
      CallReader(count: $count, observed: model).environmentObject(model)
    }
  }
}

// api: combine_type ObservableObject
// api: conformance ObservableObject
final class CallModel: ObservableObject {
  // api: property_wrapper @Published
  @Published var value = 0
}

// api: property_wrapper @Observable
@Observable final class CallObservable {
  var value = 0
}

// api: conformance ViewModifier
// api: swiftui_type ViewModifier
struct CallModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.padding()
  }
}

// api: conformance DynamicProperty
// api: swiftui_type DynamicProperty
struct CallDynamic: DynamicProperty {
  @State private var value = 0
}

struct CallReader: View {
  // api: swiftui_type Binding
  // api: property_wrapper @Binding
  @Binding var count: Int
  // api: property_wrapper @ObservedObject
  @ObservedObject var observed: CallModel
  // api: property_wrapper @EnvironmentObject
  @EnvironmentObject private var shared: CallModel
  // api: property_wrapper @Environment
  // api: environment \.colorScheme
  @Environment(\.colorScheme) private var scheme
  // api: environment \.isEnabled
  @Environment(\.isEnabled) private var isEnabled
  // api: environment \.horizontalSizeClass
  @Environment(\.horizontalSizeClass) private var horizontal
  // api: environment \.verticalSizeClass
  @Environment(\.verticalSizeClass) private var vertical
  // api: environment \.layoutDirection
  @Environment(\.layoutDirection) private var direction
  // api: environment \.dynamicTypeSize
  @Environment(\.dynamicTypeSize) private var typeSize
  // api: environment \.sizeCategory
  @Environment(\.sizeCategory) private var sizeCategory
  // api: environment Environment(Type.self)
  @Environment(CallObservable.self) private var observable
  // api: property_wrapper @GestureState
  @GestureState private var isHeld = false
  // api: swiftui_type Namespace
  // api: property_wrapper @Namespace
  @Namespace private var space
  // api: property_wrapper @ScaledMetric
  @ScaledMetric private var gap = 8.0

  var body: some View {
    Text("\(count) \(observed.value) \(shared.value)")
  }

  // api: property_wrapper @ViewBuilder
  @ViewBuilder func choice(_ flag: Bool, _ label: String?) -> some View {
    if flag {
      Text("yes")
    } else if let label {
      Text(label)
    }
    switch count {
    case 0: Text("none")
    default: Text("some")
    }
  }
}

// api: conformance PreferenceKey
// api: swiftui_type PreferenceKey
struct CallPreference: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct CallAnchors: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

// api: conformance EnvironmentKey
// api: swiftui_type EnvironmentKey
struct CallKey: EnvironmentKey {
  static let defaultValue = 0
}

// api: swiftui_type EnvironmentValues
extension EnvironmentValues {
  var callValue: Int {
    get { self[CallKey.self] }
    set { self[CallKey.self] = newValue }
  }
}

// api: conformance App
// api: swiftui_type App
// api: swiftui_type Scene
struct CallApp: App {
  var body: some Scene {
    // api: view_init WindowGroup{}
    WindowGroup {
      Text("scene")
    }
  }
}

enum ViewsAndDataStatements {
  @MainActor static func bindings() {
    var stored = 0
    // api: implicit_member .constant(_:)
    let constant: Binding<Int> = .constant(1)
    // api: implicit_member .init(get:set:)
    let named: Binding<Int> = .init(get: { 1 }, set: { _ in })
    // api: swiftui_type_init Binding(get:set:)
    let binding = Binding(get: { stored }, set: { stored = $0 })
    // api: swiftui_type_init Binding{}
    let trailing = Binding {
      stored
    } set: {
      stored = $0
    }
    // api: modifier_sig animation()
    _ = trailing.animation()
    // api: swiftui_type Environment
    // api: swiftui_type_init Environment(_:)
    _ = Environment(\.colorScheme)
    // api: swiftui_type_init Namespace()
    _ = Namespace()
    _ = (constant.wrappedValue, named.wrappedValue, binding.projectedValue)
    @Bindable var bindable = CallObservable()
    _ = $bindable.value
    // api: view_type_ref AnyView
    let _: AnyView.Type = AnyView.self
    // api: view_type_ref EmptyView
    let _: EmptyView.Type = EmptyView.self
    // api: view_type_ref ForEach
    let _: ForEach<[Int], Int, Text>.Type = ForEach<[Int], Int, Text>.self
    // api: view_type_ref ModifiedContent
    let _: ModifiedContent<Text, CallModifier>.Type = ModifiedContent<Text, CallModifier>.self
    // api: view_type_ref TupleView
    let _: TupleView<(Text, Text)>.Type = TupleView<(Text, Text)>.self
  }

  @MainActor static func environment(_ v: some View, model: CallModel) {
    // api: environment_set \.colorScheme
    // api: implicit_member .dark
    // api: modifier_sig environment(_:_:)
    _ = v.environment(\.colorScheme, .dark)
    // api: implicit_member .rightToLeft
    // api: environment_set \.layoutDirection
    _ = v.environment(\.layoutDirection, .rightToLeft)
    // api: implicit_member .compact
    // api: environment_set \.verticalSizeClass
    _ = v.environment(\.verticalSizeClass, .compact)
    // api: modifier_sig environment(_:)
    _ = v.environment(CallObservable())
    // api: modifier_sig transformEnvironment(_:){}
    _ = v.transformEnvironment(\.callValue) { $0 += 1 }
    // api: implicit_member .light
    // api: modifier_sig preferredColorScheme(_:)
    _ = v.preferredColorScheme(.light)
    // api: modifier_sig colorScheme(_:)
    _ = v.colorScheme(.dark)
    // api: implicit_member .large
    // api: modifier_sig dynamicTypeSize(_:)
    _ = v.dynamicTypeSize(.large)
    // api: modifier_sig disabled(_:)
    _ = v.disabled(true)
    // api: modifier_sig id(_:)
    _ = v.id(1)
    // api: modifier_sig tag(_:)
    _ = v.tag(1)
    // api: modifier_sig accessibilityIdentifier(_:)
    _ = v.accessibilityIdentifier("name")
    // api: modifier_sig accessibilityLabel(_:)
    _ = v.accessibilityLabel("label")
    // api: swiftui_type ColorScheme
    let _: ColorScheme = .light
    // api: swiftui_type UserInterfaceSizeClass
    // api: implicit_member .regular
    let _: UserInterfaceSizeClass = .regular
    // api: implicit_member .xSmall
    // api: swiftui_type DynamicTypeSize
    let _: DynamicTypeSize = .xSmall
    // api: implicit_member .small
    _ = DynamicTypeSize.allCases == [.small]
    // api: implicit_member .medium
    let _: DynamicTypeSize = .medium
    // api: implicit_member .xLarge
    let _: DynamicTypeSize = .xLarge
    // api: implicit_member .xxLarge
    let _: DynamicTypeSize = .xxLarge
    // api: implicit_member .xxxLarge
    let _: DynamicTypeSize = .xxxLarge
    // api: implicit_member .accessibility1
    let _: DynamicTypeSize = .accessibility1
    // api: implicit_member .accessibility2
    let _: DynamicTypeSize = .accessibility2
    // api: implicit_member .accessibility3
    let _: DynamicTypeSize = .accessibility3
    // api: implicit_member .accessibility4
    let _: DynamicTypeSize = .accessibility4
    // api: implicit_member .accessibility5
    let _: DynamicTypeSize = .accessibility5
  }

  @MainActor static func lifecycle(_ v: some View, value: Int) {
    func act() {}
    // api: modifier_sig onAppear{}
    _ = v.onAppear { act() }
    // api: modifier_sig onAppear(perform:)
    _ = v.onAppear(perform: act)
    // api: modifier_sig onAppear(){}
    _ = v.onAppear { act() }
    // api: modifier_sig onDisappear{}
    _ = v.onDisappear { act() }
    // api: modifier_sig onDisappear(perform:)
    _ = v.onDisappear(perform: act)
    // api: modifier_sig onDisappear(){}
    _ = v.onDisappear { act() }
    // api: modifier_sig onDisappear()
    _ = v.onDisappear()
    // api: modifier_sig onChange(of:){}
    _ = v.onChange(of: value) { _ in act() }
    // api: modifier_sig onChange(of:perform:)
    _ = v.onChange(of: value, perform: { _ in act() })
    // api: modifier_sig onChange(of:_:)
    _ = v.onChange(of: value, { old, new in act() })
    // api: modifier_sig onChange(of:initial:){}
    _ = v.onChange(of: value, initial: true) { act() }
    // api: modifier_sig onChange(of:initial:_:)
    _ = v.onChange(of: value, initial: true, { old, new in act() })
  }

  @MainActor static func preferences(_ v: some View) {
    // api: modifier_sig preference(key:value:)
    _ = v.preference(key: CallPreference.self, value: 1)
    // api: modifier_sig onPreferenceChange(_:){}
    _ = v.onPreferenceChange(CallPreference.self) { _ in }
    // api: modifier_sig onPreferenceChange(_:perform:)
    _ = v.onPreferenceChange(CallPreference.self, perform: { _ in })
    // api: modifier_sig transformPreference(_:){}
    _ = v.transformPreference(CallPreference.self) { $0 += 1 }
    // api: modifier_sig overlayPreferenceValue(_:){}
    _ = v.overlayPreferenceValue(CallPreference.self) { Text("\($0)") }
    // api: modifier_sig overlayPreferenceValue(_:alignment:){}
    _ = v.overlayPreferenceValue(CallPreference.self, alignment: .top) { Text("\($0)") }
    // api: modifier_sig backgroundPreferenceValue(_:){}
    _ = v.backgroundPreferenceValue(CallPreference.self) { Text("\($0)") }
    // api: modifier_sig backgroundPreferenceValue(_:alignment:){}
    _ = v.backgroundPreferenceValue(CallPreference.self, alignment: .top) { Text("\($0)") }
    // api: implicit_member .bounds
    // api: modifier_sig anchorPreference(key:value:){}
    _ = v.anchorPreference(key: CallAnchors.self, value: .bounds) { [$0] }
    // api: modifier_sig anchorPreference(key:value:transform:)
    _ = v.anchorPreference(key: CallAnchors.self, value: .bounds, transform: { [$0] })
    // api: geometry_type Anchor
    let _: Anchor<CGRect>? = nil
  }
}

private struct CallLeaf: Identifiable {
  let id: Int
  var leaves: [CallLeaf]?
}

enum ViewsOfViewsCalls {
  @MainActor static func trees(_ one: Binding<Int?>, _ several: Binding<Set<Int>>) {
    let leaves = [CallLeaf(id: 1)]
    _ = List(leaves, children: \.leaves) { Text("\($0.id)") }
    _ = List(leaves, children: \.leaves, selection: one) { Text("\($0.id)") }
    _ = List(leaves, children: \.leaves, selection: several) { Text("\($0.id)") }
    _ = List(leaves, id: \.id, children: \.leaves, selection: one) { Text("\($0.id)") }
    _ = List(leaves, id: \.id, children: \.leaves, selection: several) { Text("\($0.id)") }
  }

  @MainActor static func taken(_ v: some View) {
    _ = TupleView((Text("a"), Text("b")))
    _ = Group(subviews: v) { views in
      ForEach(views) { $0 }
      Text("\(views.count)")
    }
    _ = ForEach(subviews: v) { $0 }
    _ = Group(sections: v) { sections in
      ForEach(sections) { section in
        section.header
        section.content
        section.footer
      }
    }
    _ = ForEach(sections: v) { $0.content }
  }

  @MainActor static func settings(_ v: some View) {
    _ = v.labelsVisibility(.hidden)
    _ = Environment(\.labelsVisibility)
    _ = Environment(\.autocorrectionDisabled)
    _ = Environment(\.buttonRepeatBehavior)
    _ = Environment(\.springLoadingBehavior)
    _ = v.environment(\.backgroundMaterial, .regular)
  }
}

// api: macro #Preview
#Preview {
  Text("preview")
}

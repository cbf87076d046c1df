import SwiftUI

/// Controls, text entry and labels: each listed signature once.
enum ControlCalls {
  struct Focusing: View {
    // api: property_wrapper @FocusState
    // api: swiftui_type FocusState
    @FocusState var isFocused: Bool
    @FocusState var field: Int?
    @State var text = ""
    var body: some View {
      TextField("a", text: $text)
        // api: modifier_sig focused(_:)
        .focused($isFocused)
        // api: modifier_sig focused(_:equals:)
        .focused($field, equals: 1)
        // api: modifier_sig onSubmit{}
        .onSubmit { isFocused = false }
    }
  }

  @MainActor static func labels(_ v: some View) {
    // api: view_init Label(_:image:)
    _ = Label("a", image: "b")
    // api: view_init Label(_:systemImage:)
    _ = Label("a", systemImage: "star")
    // api: view_init Label(title:icon:)
    _ = Label(title: { Text("a") }, icon: { Image(systemName: "star") })
    // api: view_init Label{} icon:{}
    _ = Label {
      Text("a")
    } icon: {
      Image(systemName: "star")
    }
    // api: view_type_ref Label
    _ = Label<Text, Image>.self
    // api: implicit_member .iconOnly
    // api: modifier_sig labelStyle(_:)
    // api: style labelStyle(.iconOnly)
    _ = v.labelStyle(.iconOnly)
    // api: implicit_member .titleOnly
    // api: style labelStyle(.titleOnly)
    _ = v.labelStyle(.titleOnly)
    // api: modifier_sig labelsHidden()
    _ = v.labelsHidden()
    // api: view_init LabeledContent{} label:{}
    _ = LabeledContent {
      Text("a")
    } label: {
      Text("b")
    }
    // api: view_type_ref LabeledContent
    _ = LabeledContent<Text, Text>.self
    // api: view_init Button(_:systemImage:){}
    _ = Button("a", systemImage: "star") {}
    _ = Button("a", systemImage: "star", role: .destructive) {}
    _ = Button("a", systemImage: "star", action: {})
    // api: view_init Link(_:destination:)
    _ = Link("a", destination: URL(string: "https://example.com")!)
    // api: view_init Link(destination:){}
    _ = Link(destination: URL(string: "https://example.com")!) { Text("a") }
  }

  // api: conformance LabelStyle
  // api: swiftui_type LabelStyle
  struct CallLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.title }
  }

  // api: conformance GroupBoxStyle
  // api: swiftui_type GroupBoxStyle
  struct CallBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  // api: conformance ToggleStyle
  // api: swiftui_type ToggleStyle
  struct CallToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @MainActor static func groups(_ isOn: Binding<Bool>) {
    // api: view_init DisclosureGroup(isExpanded:){} label:{}
    _ = DisclosureGroup(isExpanded: isOn) {
      Text("a")
    } label: {
      Text("b")
    }
    // api: view_init GroupBox(content:label:)
    _ = GroupBox(content: { Text("a") }, label: { Text("b") })
    // api: view_init GroupBox{}
    _ = GroupBox { Text("a") }
    // api: view_init GroupBox{} label:{}
    _ = GroupBox {
      Text("a")
    } label: {
      Text("b")
    }
  }

  @MainActor static func choices(_ isOn: Binding<Bool>, _ number: Binding<Int>) {
    // api: view_init Picker(_:selection:){}
    _ = Picker("a", selection: number) { Text("b").tag(1) }
      // api: modifier_sig pickerStyle(_:)
      // api: style pickerStyle(.segmented)
      .pickerStyle(.segmented)
    // api: view_init Picker(selection:){} label:{}
    _ = Picker(selection: number) {
      Text("b").tag(1)
    } label: {
      Text("a")
    }
    // api: style pickerStyle(.inline)
    .pickerStyle(.inline)
    // api: view_init Picker(selection:label:){}
    _ = Picker(selection: number, label: Text("a")) { Text("b").tag(1) }
      // api: style pickerStyle(.menu)
      .pickerStyle(.menu)
    // api: style pickerStyle(MenuPickerStyle())
    // api: swiftui_type MenuPickerStyle
    // api: swiftui_type_init MenuPickerStyle()
    _ = Text("a").pickerStyle(MenuPickerStyle())
    // api: style pickerStyle(SegmentedPickerStyle())
    // api: swiftui_type SegmentedPickerStyle
    // api: swiftui_type_init SegmentedPickerStyle()
    _ = Text("a").pickerStyle(SegmentedPickerStyle())
    // api: style pickerStyle(WheelPickerStyle())
    // api: swiftui_type WheelPickerStyle
    // api: swiftui_type_init WheelPickerStyle()
    _ = Text("a").pickerStyle(WheelPickerStyle())
    // api: view_init Toggle(_:isOn:)
    _ = Toggle("a", isOn: isOn)
      // api: modifier_sig toggleStyle(_:)
      // api: style toggleStyle(.switch)
      .toggleStyle(.switch)
    // api: view_init Toggle(isOn:){}
    _ = Toggle(isOn: isOn) { Text("a") }
    // api: view_init Toggle(isOn:label:)
    _ = Toggle(isOn: isOn, label: { Text("a") })
    // api: style toggleStyle(SwitchToggleStyle())
    // api: swiftui_type SwitchToggleStyle
    // api: swiftui_type_init SwitchToggleStyle()
    _ = Text("a").toggleStyle(SwitchToggleStyle())
    // api: style toggleStyle(SwitchToggleStyle(tint:))
    // api: swiftui_type_init SwitchToggleStyle(tint:)
    _ = Text("a").toggleStyle(SwitchToggleStyle(tint: .red))
  }

  @MainActor static func amounts(_ share: Binding<Double>, _ number: Binding<Int>) {
    // api: view_init Slider(value:)
    _ = Slider(value: share)
    // api: view_init Slider(value:in:)
    _ = Slider(value: share, in: 0...2)
    // api: view_init Slider(value:in:minimumValueLabel:maximumValueLabel:label:)
    _ = Slider(
      value: share, in: 0...2, minimumValueLabel: Text("a"), maximumValueLabel: Text("b"),
      label: { Text("c") })
    // api: view_init Slider(value:in:step:)
    _ = Slider(value: share, in: 0...2, step: 1)
    // api: view_init Slider(value:in:step:){}
    _ = Slider(value: share, in: 0...2, step: 1) { _ in }
    // api: view_init Slider(value:in:step:minimumValueLabel:maximumValueLabel:label:)
    _ = Slider(
      value: share, in: 0...2, step: 1, minimumValueLabel: Text("a"),
      maximumValueLabel: Text("b"), label: { Text("c") })
    // api: view_init Stepper(_:value:in:)
    _ = Stepper("a", value: number, in: 0...3)
    // api: view_init Stepper(label:onIncrement:onDecrement:)
    _ = Stepper(label: { Text("a") }, onIncrement: {}, onDecrement: {})
    // api: view_init Stepper(value:in:){}
    _ = Stepper(value: number, in: 0...3) { Text("a") }
    // api: view_init Stepper(value:in:step:){}
    _ = Stepper(value: number, in: 0...3, step: 1) { Text("a") }
    // api: view_init ProgressView(timerInterval:){}
    _ = ProgressView(timerInterval: Date.distantPast...Date.distantFuture) { Text("a") }
  }

  @MainActor static func writing(_ text: Binding<String>, _ v: some View) {
    // api: view_init SecureField(_:text:)
    _ = SecureField("a", text: text)
    // api: view_init TextEditor(text:)
    _ = TextEditor(text: text)
    // api: view_init TextField(_:text:)
    _ = TextField("a", text: text)
    // api: view_init TextField(_:text:){} onCommit:{}
    _ = TextField("a", text: text) { _ in
    } onCommit: {
    }
    // api: view_init TextField(_:text:onCommit:)
    _ = TextField("a", text: text, onCommit: {})
    // api: view_init TextField(_:text:onEditingChanged:){}
    _ = TextField("a", text: text, onEditingChanged: { _ in }) {}
    // api: view_init TextField(_:text:onEditingChanged:onCommit:)
    _ = TextField("a", text: text, onEditingChanged: { _ in }, onCommit: {})
    // api: view_init TextField(text:axis:){}
    _ = TextField(text: text, axis: .vertical) { Text("a") }
    // api: view_type_ref TextField
    _ = TextField<Text>.self
    // api: modifier_sig autocapitalization(_:)
    // api: implicit_member .words
    _ = v.autocapitalization(.words)
    // api: modifier_sig autocorrectionDisabled()
    _ = v.autocorrectionDisabled()
    // api: modifier_sig disableAutocorrection(_:)
    _ = v.disableAutocorrection(true)
    // api: implicit_member .decimalPad
    // api: modifier_sig keyboardType(_:)
    // api: uikit_type UIKeyboardType
    _ = v.keyboardType(UIKeyboardType.decimalPad)
    // api: implicit_member .numberPad
    _ = v.keyboardType(.numberPad)
    // api: modifier_sig onSubmit(_:)
    _ = v.onSubmit({})
    // api: implicit_member .search
    // api: modifier_sig onSubmit(of:_:)
    _ = v.onSubmit(of: .search, {})
    // api: modifier_sig textContentType(_:)
    _ = v.textContentType(.password)
    // api: modifier_sig textInputAutocapitalization(_:)
    _ = v.textInputAutocapitalization(.never)
    // api: modifier_sig textFieldStyle(_:)
    // api: style textFieldStyle(.plain)
    _ = v.textFieldStyle(.plain)
    // api: style textFieldStyle(RoundedBorderTextFieldStyle())
    // api: swiftui_type RoundedBorderTextFieldStyle
    // api: swiftui_type_init RoundedBorderTextFieldStyle()
    _ = v.textFieldStyle(RoundedBorderTextFieldStyle())
    // api: modifier_sig searchable(text:)
    _ = v.searchable(text: text)
    // api: modifier_sig searchable(text:prompt:)
    _ = v.searchable(text: text, prompt: "a")
  }
}

import SwiftUI

/// Date and colour pickers: each listed signature once, and others that people write.
enum DateControlCalls {
  @MainActor static func dates(_ date: Binding<Date>, _ range: ClosedRange<Date>, _ v: Text) {
    // api: view_init DatePicker(_:selection:displayedComponents:)
    _ = DatePicker("a", selection: date, displayedComponents: .date)
    // api: implicit_member .hourAndMinute
    _ = DatePicker("a", selection: date, displayedComponents: [.hourAndMinute, .date])
    // api: view_init DatePicker(_:selection:in:displayedComponents:)
    _ = DatePicker("a", selection: date, in: range, displayedComponents: .date)
    _ = DatePicker("a", selection: date, in: Date()..., displayedComponents: .date)
    _ = DatePicker("a", selection: date, in: ...Date(), displayedComponents: .date)
    _ = DatePicker("a", selection: date)
    // api: view_init DatePicker(selection:displayedComponents:){}
    _ = DatePicker(selection: date, displayedComponents: [.date]) { v }
    // api: view_init DatePicker(selection:in:displayedComponents:){}
    _ = DatePicker(selection: date, in: range, displayedComponents: .date) { v }
    _ = DatePicker(selection: date, in: Date()..., displayedComponents: .date) { v }
    // api: view_type_ref DatePicker
    _ = DatePicker<Text>.self
    // api: modifier_sig datePickerStyle(_:)
    _ = v.datePickerStyle(.automatic)
    // api: style datePickerStyle(.compact)
    _ = v.datePickerStyle(.compact)
    // api: style datePickerStyle(.graphical)
    _ = v.datePickerStyle(.graphical)
    // api: implicit_member .graphical
    _ = v.datePickerStyle(.graphical)
    // api: style datePickerStyle(WheelDatePickerStyle())
    _ = v.datePickerStyle(WheelDatePickerStyle())
    // api: swiftui_type WheelDatePickerStyle
    let style: WheelDatePickerStyle = .wheel
    _ = v.datePickerStyle(style)
    // api: swiftui_type_init WheelDatePickerStyle()
    _ = WheelDatePickerStyle()
  }

  /// A look of one's own.
  struct Plain: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.selection, style: .date)
        Button("Later") { configuration.selection += 60 }
      }
    }
  }

  @MainActor static func others(
    _ color: Binding<Color>, _ text: Binding<String>, _ number: Binding<Double>,
    _ isOn: Binding<Bool>, _ v: Text
  ) {
    // api: view_init ColorPicker(_:selection:)
    _ = ColorPicker("a", selection: color)
    _ = ColorPicker("a", selection: color, supportsOpacity: false)
    _ = ColorPicker(selection: color) { v }
    _ = ControlGroup { v }
    _ = ControlGroup("a", systemImage: "star") { v }.controlGroupStyle(.menu)
    _ = ControlGroup {
      v
    } label: {
      v
    }.controlGroupStyle(.navigation)
    _ = Picker("a", selection: text) { v.tag("b") }.pickerStyle(.navigationLink)
    _ = Picker("a", selection: text) { v.tag("b") }.pickerStyle(.palette)
    _ = Gauge(value: 0.5) { v }.gaugeStyle(.accessoryLinear)
    _ = Gauge(value: 0.5) { v }.gaugeStyle(.accessoryLinearCapacity)
    _ = PasteButton(payloadType: String.self) { strings in print(strings) }
    _ = RenameButton()
    _ = v.renameAction {}
    _ = v.buttonRepeatBehavior(.disabled)
    _ = v.menuIndicator(.hidden)
    _ = Stepper("a", value: number, in: 0...1, step: 0.1, format: .number)
    _ = Toggle("a", image: ImageResource(name: "b", bundle: .main), isOn: isOn)
    _ = v.datePickerStyle(Plain())
  }
}

import HangaRuntime
import UIKit

/// Controls whose values the views that stand for them set.
@MainActor
private protocol ValueControl: UIControl {}

extension ValueControl {
  /// A value of the control, to be set by the view that stands for it.
  func binding<Value>(_ path: ReferenceWritableKeyPath<Self, Value>) -> Binding<Value> {
    Binding(
      get: { self[keyPath: path] },
      set: { value in
        self[keyPath: path] = value
        self.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
  }
}

extension UISwitch: ValueControl {}
extension UISlider: ValueControl {}
extension UIStepper: ValueControl {}
extension UISegmentedControl: ValueControl {}
extension UIDatePicker: ValueControl {}

extension UISwitch: StoodFor {
  var isSizedByStandIn: Bool { true }

  var standIn: AnyView {
    AnyView(
      Toggle(isOn: binding(\.isOn)) { EmptyView() }.labelsHidden()
        .tint((onTintColor ?? tintInForce).map { Color(uiColor: $0) }).disabled(!isEnabled))
  }
}

extension UISlider: StoodFor {
  var isSizedByStandIn: Bool { true }
  var standIn: AnyView {
    let bounds = min(minimumValue, maximumValue)...max(minimumValue, maximumValue)
    let slider = Slider(value: binding(\.value), in: bounds)
      .tint((minimumTrackTintColor ?? tintInForce).map { Color(uiColor: $0) })
    guard minimumValueImage != nil || maximumValueImage != nil else {
      return AnyView(slider.disabled(!isEnabled))
    }
    return AnyView(
      HStack {
        if let minimumValueImage { Image(uiImage: minimumValueImage) }
        slider
        if let maximumValueImage { Image(uiImage: maximumValueImage) }
      }
      .disabled(!isEnabled))
  }
}

extension UIStepper: StoodFor {
  var isSizedByStandIn: Bool { true }

  var standIn: AnyView {
    let bounds = min(minimumValue, maximumValue)...max(minimumValue, maximumValue)
    return AnyView(
      Stepper(value: binding(\.value), in: bounds, step: stepValue) { EmptyView() }.labelsHidden()
        .disabled(!isEnabled))
  }
}

extension UISegmentedControl: StoodFor {
  var isSizedByStandIn: Bool { true }
  var standIn: AnyView {
    let segments = segments
    return AnyView(
      Picker(selection: binding(\.selectedSegmentIndex)) {
        ForEach(segments.indices, id: \.self) { index in
          switch segments[index] {
          case .title(let title): Text(verbatim: title).tag(index)
          case .image(let image): Image(uiImage: image).tag(index)
          }
        }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented).disabled(!isEnabled))
  }
}

extension UIPageControl: StoodFor {
  // facts/controls.md §3.4.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 18

  var standIn: AnyView {
    if hidesForSinglePage, numberOfPages <= 1 { return AnyView(EmptyView()) }
    let present = currentPageIndicatorTintColor ?? .white
    let others = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    return AnyView(
      HStack(spacing: Self.pitch - Self.dot) {
        ForEach(0..<max(numberOfPages, 0), id: \.self) { page in
          Circle().fill(Color(uiColor: page == self.currentPage ? present : others))
            .frame(width: Self.dot, height: Self.dot)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if backgroundStyle == .prominent { Capsule().fill(.thinMaterial) }
      }
      .contentShape(Rectangle())
      .onTapGesture(count: 1, coordinateSpace: .local) { place in
        let isForward = place.x > self.bounds.midX
        let page = self.currentPage + (isForward ? 1 : -1)
        guard (0..<self.numberOfPages).contains(page) else { return }
        self.currentPage = page
        self.sendActions(for: .valueChanged)
      })
  }
}

extension UIDatePicker: StoodFor {
  var isSizedByStandIn: Bool { true }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime, .countDownTimer: [.date, .hourAndMinute]
    }
  }

  var standIn: AnyView {
    let range = (minimumDate ?? .distantPast)...(maximumDate ?? .distantFuture)
    let picker = DatePicker(selection: binding(\.date), in: range, displayedComponents: components)
    {
      EmptyView()
    }
    .labelsHidden().disabled(!isEnabled)
    .transformEnvironment(\.self) { values in
      if let locale = self.locale { values.locale = locale }
      if let calendar = self.calendar { values.calendar = calendar }
      if let timeZone = self.timeZone { values.timeZone = timeZone }
    }
    .tint(tintInForce.map { Color(uiColor: $0) })
    return switch datePickerStyle {
    case .wheels: AnyView(picker.datePickerStyle(.wheel))
    case .inline: AnyView(picker.datePickerStyle(.graphical))
    case .automatic, .compact: AnyView(picker.datePickerStyle(.compact))
    }
  }
}

extension UIColorWell: StoodFor {
  var isSizedByStandIn: Bool { true }
  var standIn: AnyView {
    let color = Binding<Color>(
      get: { self.selectedColor.map { Color(uiColor: $0) } ?? .clear },
      set: { value in
        self.selectedColor = UIColor(value)
        self.sendActions(for: .valueChanged)
      })
    return AnyView(ColorPicker("", selection: color, supportsOpacity: supportsAlpha).labelsHidden())
  }
}

extension UIPickerView: StoodFor {
  var standInShowsSubviews: Bool { true }
  var standIn: AnyView {
    AnyView(
      HStack(spacing: 0) {
        ForEach(0..<numberOfComponents, id: \.self) { component in self.wheel(component) }
      })
  }

  private func wheel(_ component: Int) -> some View {
    let row = Binding<Int>(
      get: { self.selectedRow(inComponent: component) }, set: { self.turn(component, to: $0) })
    let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
    return Picker(selection: row) {
      ForEach(0..<numberOfRows(inComponent: component), id: \.self) { row in
        self.row(row, component).tag(row)
      }
    } label: {
      EmptyView()
    }
    .pickerStyle(.wheel)
    .frame(width: width >= 0 ? width : nil)
  }

  @ViewBuilder private func row(_ row: Int, _ component: Int) -> some View {
    let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      AttributedTextView(
        text: text.filled(with: [.font: UIFont.systemFont(ofSize: 23.5)]),
        rules: TextRules(lines: 1), fills: false)
    } else if let own, !(own is PlainPickerRow) {
      EmbeddedView(view: own)
    } else {
      Text(verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "")
    }
  }
}

/// A view of UIKit's as large as it wants to be, where SwiftUI lays out.
struct EmbeddedView: View {
  let view: UIView
  private let serial = UIKitPicture.serial()

  init(view: UIView) { self.view = view }

  var body: some View {
    GeometryReader { proxy in UIKitPicture.laidOut(view, in: proxy.size) }
      .modifier(EmbeddedSize(view: view, serial: serial))
  }
}

/// - Proposes: its own size.
/// - Reports: what the view's frame, intrinsic size and constraints say.
nonisolated private struct EmbeddedSize: UnaryLayout {
  let view: UIView
  let serial: Int

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize {
    // Layout runs on the main actor, as all passes do.
    MainActor.assumeIsolated {
      UIKitPicture.making {
        var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size.width == 0 { size.width = view.frame.width }
        if size.height == 0 { size.height = view.frame.height }
        return size
      }
    }
  }
  func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, ProposedViewSize(size)) }
}

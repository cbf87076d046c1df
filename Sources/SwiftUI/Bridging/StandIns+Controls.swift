import HangaRuntime
import UIKit

extension UIButton: StoodFor {
  var standIn: AnyView {
    let color = Color(uiColor: titleColor ?? tintColor)
    return AnyView(
      Button(action: { self.sendActions(for: .touchUpInside) }) {
        HStack {
          if let image { Image(uiImage: image) }
          if let title { Text(title).font(titleLabel.map { Font($0.font) }) }
        }
        .foregroundColor(color)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      })
  }
}

extension UISwitch: StoodFor {
  var isSizedByStandIn: Bool { true }

  var standIn: AnyView {
    let isOn = Binding(
      get: { self.isOn },
      set: { value in
        self.isOn = value
        self.sendActions(for: .valueChanged)
      })
    return AnyView(
      Toggle(isOn: isOn) { EmptyView() }.labelsHidden()
        .tint(onTintColor.map { Color(uiColor: $0) }))
  }
}

extension UISlider: StoodFor {
  var standIn: AnyView {
    let value = Binding(
      get: { self.value },
      set: { value in
        self.value = value
        self.sendActions(for: .valueChanged)
      })
    let bounds = min(minimumValue, maximumValue)...max(minimumValue, maximumValue)
    return AnyView(
      Slider(value: value, in: bounds).tint(minimumTrackTintColor.map { Color(uiColor: $0) }))
  }
}

extension UIStepper: StoodFor {
  var isSizedByStandIn: Bool { true }

  var standIn: AnyView {
    let value = Binding(
      get: { self.value },
      set: { value in
        self.value = value
        self.sendActions(for: .valueChanged)
      })
    let bounds = min(minimumValue, maximumValue)...max(minimumValue, maximumValue)
    return AnyView(
      Stepper(value: value, in: bounds, step: stepValue) { EmptyView() }.labelsHidden())
  }
}

extension UISegmentedControl: StoodFor {
  var standIn: AnyView {
    let selection = Binding(
      get: { self.selectedSegmentIndex },
      set: { value in
        self.selectedSegmentIndex = value
        self.sendActions(for: .valueChanged)
      })
    let titles = titles
    return AnyView(
      Picker(selection: selection) {
        ForEach(titles.indices, id: \.self) { Text(titles[$0]).tag($0) }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented))
  }
}

extension UIStackView: StoodFor {
  var isSizedByStandIn: Bool { true }
  var standInShowsSubviews: Bool { true }

  var standIn: AnyView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let isEqual = distribution == .fillEqually
    let isRow = axis == .horizontal
    let items = ForEach(Array(views.enumerated()), id: \.offset) { entry in
      UIKitPicture.natural(entry.element)
        .frame(
          maxWidth: isEqual && isRow ? .infinity : nil,
          maxHeight: isEqual && !isRow ? .infinity : nil)
    }
    return isRow
      ? AnyView(HStack(alignment: vertical, spacing: spacing) { items })
      : AnyView(VStack(alignment: horizontal, spacing: spacing) { items })
  }

  private var vertical: VerticalAlignment {
    switch alignment {
    case .leading: .top
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .fill, .center: .center
    }
  }
  private var horizontal: HorizontalAlignment {
    switch alignment {
    case .leading, .firstBaseline: .leading
    case .trailing: .trailing
    case .fill, .center: .center
    }
  }
}

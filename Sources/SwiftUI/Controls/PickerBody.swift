import Foundation
import HangaLayout
import HangaRuntime

/// Lengths of pickers (facts/controls.md §4; the others are C).
nonisolated enum PickerMetrics {
  static let iconGap: CGFloat = 6
  /// Between the chosen value and the arrows.
  static let arrowGap: CGFloat = 4
  /// Of 13 points where type is not larger.
  static let arrowFont = Font.footnote
  static let checkSize: CGFloat = 17
  static let paletteSize: CGFloat = 20
  static let paletteHeight: CGFloat = 44
}

/// A picker in the look that is due.
nonisolated struct PickerBody: View {
  let configuration: PickerConfiguration
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInListRow) private var isInListRow

  init(_ configuration: PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    if isInMenu, kind == .palette {
      PickerPalette(configuration: configuration)
    } else if isInMenu, kind == .menu {
      Menu {
        PickerRows(configuration: configuration, marks: .menu)
      } label: {
        configuration.label.view
      }
    } else if isInMenu {
      PickerRows(configuration: configuration, marks: .menu)
    } else {
      switch kind {
      case .segmented, .palette:
        SegmentedControl(configuration: configuration)
      case .wheel: WheelPicker(configuration: configuration)
      case .navigationLink: PickerLink(configuration: configuration)
      case .inline where isInListRow:
        PickerRows(configuration: configuration, marks: .list)
      case .inline: WheelPicker(configuration: configuration)
      case .automatic, .menu:
        if isInListRow {
          LabelledRow(
            label: configuration.label.view,
            content: PickerMenu(configuration: configuration, isInRow: true))
        } else {
          PickerMenu(configuration: configuration, isInRow: false)
        }
      }
    }
  }
}

/// The chosen value with two arrows, which shows the others when it is tapped.
nonisolated struct PickerMenu: View {
  let configuration: PickerConfiguration
  let isInRow: Bool
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.isInBar) private var isInBar

  init(configuration: PickerConfiguration, isInRow: Bool) {
    (self.configuration, self.isInRow) = (configuration, isInRow)
  }

  var body: some View {
    // A button's own style brings its own padding; bars have their own margins.
    let isPadded = !isInRow && !isInBar && buttonStyle == nil
    Menu {
      PickerRows(configuration: configuration, marks: .menu)
    } label: {
      HStack(spacing: PickerMetrics.arrowGap) {
        PickerValue(configuration: configuration)
        Image(systemName: "chevron.up.chevron.down")
          .font(PickerMetrics.arrowFont)
      }
      .padding(isPadded ? ButtonMetrics.padding(.regular) : EdgeInsets())
      .modifier(PickerValueTint(isInRow: isInRow))
    }
    .named(by: configuration.label.name)
  }
}

/// What is chosen, where only that shows.
nonisolated struct PickerValue: View {
  let configuration: PickerConfiguration

  var body: some View {
    if let value = configuration.valueLabel {
      ControlPart(value)
    } else if let chosen = configuration.chosen {
      ControlPart(configuration.options[chosen].label)
    }
  }
}

extension PickerValue: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// The grey of a value in a row; elsewhere buttons tint it.
nonisolated struct PickerValueTint: EnvironmentWriting, Equatable {
  let isInRow: Bool
  func write(to environment: inout EnvironmentValues) {
    guard isInRow else { return }
    environment.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(Color.secondary)])
  }
}

/// All values under each other, the chosen one with a mark.
nonisolated struct PickerRows: View {
  enum Marks { case menu, list }
  let configuration: PickerConfiguration
  let marks: Marks

  var body: some View {
    ForEach(configuration.options, id: \.index) { option in
      let isChosen = option.index == configuration.chosen
      let configuration = configuration
      Button(action: UserAction.onMain { configuration.choose(option.index) }) {
        switch marks {
        case .menu:
          if let text = option.text { text }
          if let image = option.image { image }
        case .list:
          HStack {
            ControlPart(option.label).foregroundStyle(Color.primary)
            Spacer(minLength: ControlMetrics.labelGap)
            if isChosen {
              Image(systemName: "checkmark")
                .font(.system(size: PickerMetrics.checkSize, weight: .semibold))
            }
          }
        }
      }
      .environment(\.menuCheck, marks == .menu ? isChosen : nil)
    }
  }
}

extension PickerBody: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension PickerMenu: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension PickerRows: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

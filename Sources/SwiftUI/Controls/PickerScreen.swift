import Foundation
import HangaLayout
import HangaRuntime

/// A row with the chosen value that leads to a screen with all of them.
nonisolated struct PickerLink: View {
  let configuration: PickerConfiguration

  var body: some View {
    let configuration = configuration
    NavigationLink {
      PickerScreen(configuration: configuration)
    } label: {
      LabelledRow(
        label: configuration.label.view,
        content: PickerValue(configuration: configuration).foregroundStyle(.secondary))
    }
    .named(by: configuration.label.name)
  }
}

/// A list of all values; a choice leads back.
nonisolated struct PickerScreen: View {
  let configuration: PickerConfiguration
  @Environment(\.dismiss) private var dismiss

  init(configuration: PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    let (configuration, dismiss) = (configuration, dismiss)
    List {
      PickerRows(
        configuration: PickerConfiguration(
          label: configuration.label, options: configuration.options, valueLabel: nil,
          chosen: configuration.chosen
        ) {
          configuration.choose($0)
          Reentry.perform { dismiss() }
        }, marks: .list)
    }
    .navigationTitle(configuration.label.name ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The pictures of all values side by side, in a row of a menu.
nonisolated struct PickerPalette: View {
  let configuration: PickerConfiguration

  var body: some View {
    let configuration = configuration
    HStack(spacing: 0) {
      ForEach(configuration.options, id: \.index) { option in
        let isChosen = option.index == configuration.chosen
        Button(action: UserAction.onMain { configuration.choose(option.index) }) {
          Group {
            if let image = option.image { image } else { ControlPart(option.label) }
          }
          .font(.system(size: PickerMetrics.paletteSize))
          .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
          .frame(maxWidth: .infinity)
          .frame(height: PickerMetrics.paletteHeight)
          .contentShape(Rectangle())
        }
        .buttonStyle(PlainButtonStyle())
      }
    }
  }
}

extension PickerLink: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension PickerScreen: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension PickerPalette: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

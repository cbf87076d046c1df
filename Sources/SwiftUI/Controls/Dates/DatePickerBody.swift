import Foundation
import HangaLayout
import HangaRuntime

/// A date picker in one of the system's looks.
nonisolated struct DatePickerBody: View {
  enum Look { case compact, graphical, wheel }
  let configuration: DatePickerStyleConfiguration
  let look: Look
  @Environment(\.self) private var surroundings

  init(configuration: DatePickerStyleConfiguration, look: Look) {
    (self.configuration, self.look) = (configuration, look)
  }

  private var choice: DateChoice {
    var calendar = surroundings.calendar
    calendar.locale = surroundings.locale
    calendar.timeZone = surroundings.timeZone
    let selection = configuration.$selection
    return DateChoice(
      date: selection.wrappedValue, set: { selection.wrappedValue = $0 },
      bounds: DateBounds(
        minimum: configuration.minimumDate, maximum: configuration.maximumDate),
      calendar: calendar, present: surroundings.presentDate,
      today: SystemWords.today(in: surroundings), timeWord: SystemWords.time(in: surroundings))
  }

  var body: some View {
    let choice = choice
    let components = configuration.displayedComponents
    switch look {
    case .compact:
      DatePillRow(
        label: AnyView(configuration.label),
        pills: DatePills(choice: choice, components: components)
      )
      .named(by: configuration.label.nameText)
    case .graphical:
      GraphicalDatePicker(choice: choice, components: components)
        .environment(\.beginsSeparators, false)
        .named(by: configuration.label.nameText)
    case .wheel:
      LabelledRow(
        label: AnyView(configuration.label),
        content: DateWheels(choice: choice, components: components)
      )
      .named(by: configuration.label.nameText)
    }
  }
}

extension DatePickerBody: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

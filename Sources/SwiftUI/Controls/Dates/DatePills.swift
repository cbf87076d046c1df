import Foundation
import HangaLayout
import HangaRuntime

/// A label and fields for day and time beside it; type for those who see little leaves no room
/// for that, and puts all of them below each other. C.
nonisolated struct DatePillRow: View {
  let label: AnyView
  let pills: DatePills
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.hidesLabels) private var hidesLabels

  init(label: AnyView, pills: DatePills) { (self.label, self.pills) = (label, pills) }

  var body: some View {
    if typeSize.isAccessibilitySize, !hidesLabels {
      VStack(alignment: .leading) {
        ControlPart(label.modifier(DisabledLabelDimming()))
        pills
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      LabelledRow(label: label, content: pills)
    }
  }
}

extension DatePillRow: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// A field for the day and one for the time.
nonisolated struct DatePills: View {
  let choice: DateChoice
  let components: DatePickerComponents
  @Environment(\.dynamicTypeSize) private var typeSize

  init(choice: DateChoice, components: DatePickerComponents) {
    (self.choice, self.components) = (choice, components)
  }

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: DatePickerMetrics.pillGap) { pills }
    } else {
      HStack(spacing: DatePickerMetrics.pillGap) { pills }
    }
  }

  @ViewBuilder private var pills: some View {
    let choice = choice
    if components.contains(.date) {
      DatePill(text: choice.words.day(choice.date)) {
        GraphicalDatePicker(choice: choice, components: .date)
          .frame(width: DatePickerMetrics.monthWidth)
          .padding(DatePickerMetrics.cardPadding)
      }
    }
    if components.contains(.hourAndMinute) { TimePill(choice: choice) }
  }
}

/// A field for the time.
nonisolated struct TimePill: View {
  let choice: DateChoice

  var body: some View {
    let choice = choice
    DatePill(text: choice.words.time(choice.date)) {
      DateWheels(choice: choice, components: .hourAndMinute)
        .padding(.horizontal, DatePickerMetrics.cardPadding)
    }
  }
}

/// A grey field that shows a card while it is open.
nonisolated struct DatePill<Card: View>: View {
  let text: String
  let card: () -> Card
  @State private var isOpen = false

  init(text: String, @ViewBuilder card: @escaping () -> Card) {
    (self.text, self.card) = (text, card)
  }

  var body: some View {
    let isOpen = $isOpen
    let card = card
    Button(action: UserAction.onMain { isOpen.wrappedValue.toggle() }) {
      Text(verbatim: text)
        .lineLimit(1)
        .foregroundStyle(isOpen.wrappedValue ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .modifier(DisabledLabelDimming())
        .padding(DatePickerMetrics.pillPadding)
        .background(
          DatePickerMetrics.pillFill,
          in: RoundedRectangle(cornerRadius: DatePickerMetrics.pillRadius, style: .continuous))
    }
    .buttonStyle(PlainButtonStyle())
    .modifier(
      PresentationModifier(
        source: PresentationSource(isPresented: isOpen, make: card), style: DateCardStyle()))
  }
}

/// A card beside its field, without an arrow.
nonisolated struct DateCardStyle: PresentationStyle {
  func makeLayer(_ host: PresentationHost) -> PresentationLayer {
    PopoverLayer(host, anchor: .rect(.bounds), edge: .top, hasArrow: false)
  }
  func change(_ environment: inout EnvironmentValues) {
    environment.beginSystemCard()
    environment.isElevated = true
  }
  var name: String { "DateCard" }
}

extension DatePills: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension TimePill: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension DatePill: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

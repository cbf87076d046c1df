import Foundation
import HangaRuntime

/// Not drawn: the days of a month of which several can be chosen.
@available(*, unavailable, message: "Hanga draws no MultiDatePicker; use DatePicker for one day.")
nonisolated public struct MultiDatePicker<Label: View>: View {
  public var body: some View { EmptyView() }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {}
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
  where Label == Text {}
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) where Label == Text {}
}

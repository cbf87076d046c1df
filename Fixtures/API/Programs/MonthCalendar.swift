import SwiftUI

/// A month as six weeks of seven equal days, without a grid.
struct MonthCalendar: View {
  /// The weekday of the first of the month, Sunday being 0, and how many days it has.
  private let firstWeekday = 3
  private let length = 30
  private let today = 18
  private let marked: Set<Int> = [3, 11, 18, 23, 29]
  private let weekdays = ["日", "月", "火", "水", "木", "金", "土"]

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("4月").font(.largeTitle.bold())
        Text("2026").font(.title3).foregroundStyle(.secondary)
        Spacer()
        Image(systemName: "chevron.left")
        Image(systemName: "chevron.right").padding(.leading, 16)
      }
      .imageScale(.large)
      HStack(spacing: 0) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(weekdays[index])
            .font(.caption.weight(.medium))
            .foregroundColor(colour(ofWeekday: index))
            .frame(maxWidth: .infinity)
        }
      }
      VStack(spacing: 4) {
        ForEach(0..<5) { week in
          HStack(spacing: 0) {
            ForEach(0..<7) { weekday in
              cell(day: week * 7 + weekday - firstWeekday + 1, weekday: weekday)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .aspectRatio(1, contentMode: .fit)
            }
          }
        }
      }
      Spacer()
    }
    .padding()
  }

  @ViewBuilder private func cell(day: Int, weekday: Int) -> some View {
    if day < 1 || day > length {
      Color.clear
    } else {
      ZStack {
        if day == today {
          Circle().fill(Color.red).padding(4)
        }
        VStack(spacing: 2) {
          Text("\(day)")
            .fontWeight(day == today ? .bold : .regular)
            .foregroundColor(day == today ? .white : colour(ofWeekday: weekday))
          Circle()
            .fill(day == today ? Color.white : Color.red)
            .frame(width: 5, height: 5)
            .opacity(marked.contains(day) ? 1 : 0)
        }
      }
    }
  }

  private func colour(ofWeekday weekday: Int) -> Color {
    switch weekday {
    case 0: return .red
    case 6: return .blue
    default: return .primary
    }
  }
}

import SwiftUI

struct Trip: Identifiable {
  let id: Int
  let name: String
  let dates: String
  let color: Color

  static let all = [
    Trip(id: 1, name: "京都", dates: "4月3日 – 5日", color: .pink),
    Trip(id: 2, name: "札幌", dates: "8月12日 – 16日", color: .teal),
    Trip(id: 3, name: "尾道", dates: "10月21日 – 22日", color: .orange),
  ]
}

struct TripCard: View {
  let trip: Trip
  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 10).fill(trip.color.gradient).frame(width: 56, height: 56)
      VStack(alignment: .leading, spacing: 4) {
        Text(trip.name).font(.headline)
        Text(trip.dates).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(12)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// A sheet with a navigation bar, and another one over it.
struct NewTrip: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isNextShown: Bool

  init(isNested: Bool) { _isNextShown = State(initialValue: isNested) }

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 12) {
          ForEach(1..<15) { day in
            HStack {
              Text("\(day)日目")
              Spacer()
              Image(systemName: "plus.circle").foregroundStyle(.tint)
            }
            .padding()
            .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
          }
        }
        .padding()
      }
      .navigationTitle("新しい旅行")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("閉じる") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("次へ") { isNextShown = true } }
      }
    }
    .sheet(isPresented: $isNextShown) { Text("行き先").font(.title2) }
  }
}

/// A sheet that rests at several heights.
struct TripDetails: View {
  let isLow: Bool
  var body: some View {
    VStack(spacing: 10) {
      Text("京都").font(.title2.bold())
      Text("4月3日 – 5日").foregroundStyle(.secondary)
    }
    .presentationDetents(isLow ? [.height(140)] : [.medium, .large])
    .presentationDragIndicator(.visible)
    .presentationCornerRadius(isLow ? 24 : nil)
  }
}

struct TripMap: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ZStack(alignment: .topTrailing) {
      LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      Button("閉じる") { dismiss() }.buttonStyle(.borderedProminent).padding()
    }
  }
}

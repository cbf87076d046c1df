import SwiftUI

/// Something to do.
struct Errand: Identifiable, Hashable {
  let id: Int
  var title: String
  var place: String
  var symbol: String
  var count = 0

  static let samples = [
    Errand(id: 1, title: "Return the library books", place: "Library", symbol: "books.vertical"),
    Errand(
      id: 2, title: "Buy apples", place: "Market", symbol: "cart", count: 6),
    Errand(id: 3, title: "クリーニングを受け取る", place: "駅前の店", symbol: "tshirt"),
    Errand(
      id: 4, title: "Call the plumber about the dripping tap in the kitchen", place: "Home",
      symbol: "phone", count: 2),
    Errand(id: 5, title: "Water the plants", place: "Balcony", symbol: "leaf"),
    Errand(id: 6, title: "郵便局で荷物を送る", place: "郵便局", symbol: "shippingbox", count: 1),
  ]
}

/// The rows that every style shows.
struct ErrandRows: View {
  var body: some View {
    Section {
      ForEach(Errand.samples) { errand in
        NavigationLink(value: errand) {
          Label(errand.title, systemImage: errand.symbol).badge(errand.count)
        }
      }
    } header: {
      Text("Today")
    } footer: {
      Text("Swipe a row to remove it from the list of the day.")
    }
    Section("Places") {
      ForEach(Errand.samples.prefix(3)) { errand in
        VStack(alignment: .leading) {
          Text(errand.place)
          Text(errand.title).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    Section {
      Text("A row of its own colour").listRowBackground(Color.yellow.opacity(0.4))
      Text("Nothing below this one").listRowSeparator(.hidden, edges: .bottom)
      Button("Add an errand") {}
      Button("Forget everything", role: .destructive) {}
    }
  }
}

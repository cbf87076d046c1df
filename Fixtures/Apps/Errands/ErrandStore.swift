import Combine
import Foundation
import SwiftUI

enum Urgency: String, CaseIterable, Codable, Identifiable {
  case whenever, thisWeek, today

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .whenever: "Whenever"
    case .thisWeek: "This week"
    case .today: "Today"
    }
  }

  var color: Color {
    switch self {
    case .whenever: .gray
    case .thisWeek: .orange
    case .today: .red
    }
  }
}

struct Errand: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var notes = ""
  var urgency: Urgency = .whenever
  var isDone = false
}

@MainActor
final class ErrandStore: ObservableObject {
  @AppStorage("errands") private var stored = Data()
  @Published var errands: [Errand] = [] {
    didSet { save() }
  }

  init() {
    if let known = try? JSONDecoder().decode([Errand].self, from: stored), !known.isEmpty {
      errands = known
    } else {
      errands = Self.samples
    }
  }

  var open: [Errand] { errands.filter { !$0.isDone } }
  var done: [Errand] { errands.filter(\.isDone) }

  func toggle(_ errand: Errand) {
    guard let index = errands.firstIndex(where: { $0.id == errand.id }) else { return }
    withAnimation(.snappy) { errands[index].isDone.toggle() }
  }

  func remove(_ errand: Errand) {
    withAnimation { errands.removeAll { $0.id == errand.id } }
  }

  private func save() {
    guard let data = try? JSONEncoder().encode(errands) else { return }
    stored = data
  }

  static let samples = [
    Errand(title: "Collect the parcel", notes: "Bring the slip; open until 19:00", urgency: .today),
    Errand(title: "Book the dentist", urgency: .thisWeek),
    Errand(title: "Water the basil"),
    Errand(title: "Return Maja's ladder", notes: "Third floor", urgency: .thisWeek),
    Errand(title: "Buy stamps", isDone: true),
  ]
}

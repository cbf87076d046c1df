import Foundation
import Observation

struct Product: Identifiable, Hashable {
  let id: String
  let symbol: String
  let price: Decimal
  let stars: Int
  let hue: Double
  var isNew = false

  static let all = [
    Product(id: "Mug", symbol: "mug.fill", price: 14.5, stars: 4, hue: 0.08, isNew: true),
    Product(id: "Lamp", symbol: "lamp.desk.fill", price: 79, stars: 5, hue: 0.15),
    Product(id: "Headphones", symbol: "headphones", price: 129.99, stars: 4, hue: 0.6),
    Product(id: "Backpack", symbol: "backpack.fill", price: 64, stars: 3, hue: 0.38, isNew: true),
    Product(id: "Notebook", symbol: "book.closed.fill", price: 9.25, stars: 5, hue: 0.9),
    Product(id: "Camera", symbol: "camera.fill", price: 349, stars: 4, hue: 0.75),
  ]
}

@Observable
final class Basket {
  private(set) var counts: [Product: Int] = [:]

  var total: Int { counts.values.reduce(0, +) }
  var price: Decimal { counts.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }
  var lines: [(product: Product, count: Int)] {
    counts.sorted { $0.key.id < $1.key.id }.map { ($0.key, $0.value) }
  }

  func set(_ count: Int, of product: Product) {
    counts[product] = count > 0 ? count : nil
  }

  func add(_ product: Product) { counts[product, default: 0] += 1 }
}

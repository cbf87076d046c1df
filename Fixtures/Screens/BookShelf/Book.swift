import SwiftUI

struct Book: Hashable, Identifiable {
  let id: Int
  let title: String
  let author: String
  let year: Int
  /// Of its cover.
  let hue: Double
}

extension Book {
  static let samples: [Book] = [
    Book(id: 0, title: "吾輩は猫である", author: "夏目漱石", year: 1905, hue: 0.02),
    Book(id: 1, title: "Middlemarch", author: "George Eliot", year: 1871, hue: 0.60),
    Book(id: 2, title: "銀河鉄道の夜", author: "宮沢賢治", year: 1934, hue: 0.66),
    Book(id: 3, title: "The Time Machine", author: "H. G. Wells", year: 1895, hue: 0.09),
    Book(id: 4, title: "羅生門", author: "芥川龍之介", year: 1915, hue: 0.95),
    Book(id: 5, title: "Walden", author: "Henry David Thoreau", year: 1854, hue: 0.33),
    Book(id: 6, title: "人間失格", author: "太宰治", year: 1948, hue: 0.75),
    Book(id: 7, title: "Moby-Dick", author: "Herman Melville", year: 1851, hue: 0.55),
    Book(id: 8, title: "こころ", author: "夏目漱石", year: 1914, hue: 0.12),
    Book(id: 9, title: "Emma", author: "Jane Austen", year: 1815, hue: 0.87),
    Book(id: 10, title: "走れメロス", author: "太宰治", year: 1940, hue: 0.45),
    Book(id: 11, title: "Dracula", author: "Bram Stoker", year: 1897, hue: 0.99),
    Book(id: 12, title: "坊っちゃん", author: "夏目漱石", year: 1906, hue: 0.28),
    Book(id: 13, title: "Ulysses", author: "James Joyce", year: 1922, hue: 0.50),
  ]
}

import Foundation

/// A part of the café's card.
struct Course: Identifiable, Hashable, Sendable {
  let id: String
  let title: String

  static let all = [
    Course(id: "coffee", title: "コーヒー"),
    Course(id: "tea", title: "紅茶・緑茶"),
    Course(id: "sweets", title: "甘味"),
    Course(id: "toast", title: "トースト"),
    Course(id: "curry", title: "カレーライス"),
    Course(id: "seasonal", title: "季節のおすすめ"),
  ]
}

/// Something on the card.
struct Dish: Identifiable, Hashable, Sendable {
  let id: String
  let course: String
  let name: String
  /// In yen.
  let price: Int

  static let all = [
    Dish(id: "blend", course: "coffee", name: "ブレンド", price: 480),
    Dish(id: "iced", course: "coffee", name: "アイスコーヒー", price: 520),
    Dish(id: "vienna", course: "coffee", name: "ウィンナーコーヒー", price: 620),
    Dish(id: "darjeeling", course: "tea", name: "ダージリン", price: 550),
    Dish(id: "hojicha", course: "tea", name: "ほうじ茶ラテ", price: 580),
    Dish(id: "pudding", course: "sweets", name: "固めのプリン", price: 450),
    Dish(id: "jelly", course: "sweets", name: "コーヒーゼリー", price: 480),
    Dish(id: "anmitsu", course: "sweets", name: "クリームあんみつ", price: 780),
    Dish(id: "thick", course: "toast", name: "厚切りバター", price: 420),
    Dish(id: "egg", course: "toast", name: "たまごサンド", price: 690),
    Dish(id: "beef", course: "curry", name: "牛すじカレー", price: 1180),
    Dish(id: "chestnut", course: "seasonal", name: "栗のモンブラン", price: 820),
  ]
}

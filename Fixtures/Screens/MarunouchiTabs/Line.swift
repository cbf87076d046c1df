import SwiftUI

/// A stop of the line: its number on the signs, its name, its name in Latin letters.
struct Stop: Identifiable, Hashable {
  let id: String
  let name: String
  let romaji: String
}

/// The main branch of the Marunouchi line, from Ikebukuro.
enum Line {
  static let colour = Color(red: 0.95, green: 0.16, blue: 0.15)

  static let stops = [
    Stop(id: "M25", name: "池袋", romaji: "Ikebukuro"),
    Stop(id: "M24", name: "新大塚", romaji: "Shin-otsuka"),
    Stop(id: "M23", name: "茗荷谷", romaji: "Myogadani"),
    Stop(id: "M22", name: "後楽園", romaji: "Korakuen"),
    Stop(id: "M21", name: "本郷三丁目", romaji: "Hongo-sanchome"),
    Stop(id: "M20", name: "御茶ノ水", romaji: "Ochanomizu"),
    Stop(id: "M19", name: "淡路町", romaji: "Awajicho"),
    Stop(id: "M18", name: "大手町", romaji: "Otemachi"),
    Stop(id: "M17", name: "東京", romaji: "Tokyo"),
    Stop(id: "M16", name: "銀座", romaji: "Ginza"),
    Stop(id: "M15", name: "霞ケ関", romaji: "Kasumigaseki"),
    Stop(id: "M14", name: "国会議事堂前", romaji: "Kokkai-gijidomae"),
  ]
}

/// What a page shows. Pages are kept in the order in which they were added.
enum LinePage: Identifiable, Hashable {
  case cover
  case stop(Stop)

  var id: String {
    switch self {
    case .cover: return "cover"
    case .stop(let stop): return stop.id
    }
  }
}

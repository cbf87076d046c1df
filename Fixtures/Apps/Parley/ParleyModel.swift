import Foundation
import Observation
import SwiftUI

struct Person: Identifiable, Hashable {
  let id: String
  let color: Color

  var initials: String {
    id.split(separator: " ").compactMap { $0.first.map(String.init) }.joined()
  }
}

struct Message: Identifiable, Hashable {
  let id = UUID()
  var text: String
  var isMine: Bool
  var date: Date
  var reaction: String?
}

struct Conversation: Identifiable, Hashable {
  let person: Person
  var messages: [Message]
  var unread = 0
  var id: String { person.id }
}

@Observable
final class ParleyModel {
  var conversations = Conversation.samples

  func send(_ text: String, to id: Conversation.ID) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    let date = conversations[index].messages.last?.date ?? .distantPast
    conversations[index].messages.append(
      Message(text: text, isMine: true, date: date.addingTimeInterval(60)))
  }

  func save() {}
}

extension Conversation {
  private static let start = Date(timeIntervalSince1970: 1_168_333_260)

  static let samples = [
    Conversation(
      person: Person(id: "Noor Haddad", color: .teal),
      messages: [
        Message(text: "Are you coming to the reading on Thursday?", isMine: false, date: start),
        Message(text: "Yes! Who is on first?", isMine: true, date: start.addingTimeInterval(120)),
        Message(
          text: "Two poets from Porto, then **Lena**. The programme is at [the library](https://example.com).",
          isMine: false, date: start.addingTimeInterval(240), reaction: "❤️"),
        Message(text: "Good.", isMine: true, date: start.addingTimeInterval(300)),
        Message(text: "I will save you a seat near the door, in case your train is late again 🚆", isMine: false, date: start.addingTimeInterval(360)),
      ]),
    Conversation(
      person: Person(id: "佐藤 花", color: .pink),
      messages: [Message(text: "明日の会議は10時からです。資料は共有フォルダにあります。", isMine: false, date: start)],
      unread: 2),
    Conversation(
      person: Person(id: "Tomás Reyes", color: .orange),
      messages: [Message(text: "Photo sent", isMine: true, date: start.addingTimeInterval(-86400))]),
    Conversation(
      person: Person(id: "דנה לוי", color: .purple),
      messages: [Message(text: "נתראה בערב!", isMine: false, date: start.addingTimeInterval(-172800))]),
  ]
}

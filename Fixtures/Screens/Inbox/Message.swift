import SwiftUI

/// One row of the inbox.
struct Message: Identifiable {
  let id: Int
  let sender: String
  let preview: String
  let time: String
  let unread: Int
  let avatar: Color

  static let samples = [
    Message(
      id: 1, sender: "Aiko Tanaka", preview: "会議は午後三時からです", time: "10:24",
      unread: 2, avatar: Color(hex: 0xF97316)),
    Message(
      id: 2, sender: "Design Review", preview: "Please check the new drawer", time: "09:58",
      unread: 0, avatar: Color(hex: 0x0EA5E9)),
    Message(
      id: 3, sender: "山田 太郎", preview: "資料を送りました。ご確認ください", time: "09:12",
      unread: 5, avatar: Color(hex: 0x22C55E)),
    Message(
      id: 4, sender: "Weekly Report", preview: "Numbers are up 12% this week", time: "Mon",
      unread: 0, avatar: Color(hex: 0xEAB308)),
    Message(
      id: 5, sender: "東京オフィス", preview: "来週の予定を更新しました", time: "Mon",
      unread: 1, avatar: Color(hex: 0xEC4899)),
    Message(
      id: 6, sender: "Build Server", preview: "All 1,284 tests passed", time: "Sun",
      unread: 0, avatar: Color(hex: 0x6366F1)),
    Message(
      id: 7, sender: "佐藤 花子", preview: "ありがとうございます！", time: "Sat",
      unread: 9, avatar: Color(hex: 0x14B8A6)),
  ]
}

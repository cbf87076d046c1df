import SwiftUI

/// One tab with the page below it.
struct Feed: Identifiable {
  let id: Int
  let title: String
  let note: String
  let colour: Color

  static let samples = [
    Feed(id: 0, title: "おすすめ", note: "あなたへのおすすめを表示します", colour: .orange),
    Feed(id: 1, title: "フォロー中", note: "フォロー中の投稿を表示します", colour: .mint),
    Feed(id: 2, title: "トレンド", note: "いま話題の投稿を表示します", colour: .indigo),
    Feed(id: 3, title: "ニュース", note: "最新のニュースを表示します", colour: .pink),
  ]
}

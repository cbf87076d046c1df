import SwiftUI

/// A heading of the newspaper.
struct Heading: Identifiable, Hashable {
  let id: String
  let title: String

  static let samples = [
    Heading(id: "top", title: "トップ"),
    Heading(id: "economy", title: "経済"),
    Heading(id: "sport", title: "スポーツ"),
    Heading(id: "entertainment", title: "エンタメ"),
    Heading(id: "technology", title: "テクノロジー"),
    Heading(id: "local", title: "地域"),
    Heading(id: "world", title: "国際"),
  ]
}

/// Which headings there are and which one is being read.
@Observable final class Reading {
  let headings: [Heading]
  var current: Heading

  init(headings: [Heading], current: Heading) {
    self.headings = headings
    self.current = current
  }

  func read(_ heading: Heading) {
    withAnimation(.bouncy) {
      current = heading
    }
  }
}

import HangaDrawing

extension GroupEffect {
  /// `items` under this effect; nothing stays nothing.
  func applied(to items: [DisplayItem]) -> [DisplayItem] {
    items.isEmpty ? [] : [.group(self, items)]
  }
}

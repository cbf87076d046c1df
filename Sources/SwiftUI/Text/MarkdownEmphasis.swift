/// Finds which delimiters belong together.
nonisolated enum MarkdownEmphasis {
  /// Marks the tokens between matching delimiters and takes these out of the text.
  static func match(_ tokens: inout [MarkdownToken]) {
    var closer = 0
    while closer < tokens.count {
      guard let end = tokens[closer].delimiter, end.canClose, !tokens[closer].run.text.isEmpty,
        let opener = opener(for: closer, in: tokens)
      else {
        closer += 1
        continue
      }
      let used = length(opener, closer, in: tokens)
      for index in (opener + 1)..<closer {
        mark(&tokens[index].run, end.character, used)
        // What lies between a pair cannot pair with what lies outside.
        tokens[index].delimiter = nil
      }
      tokens[opener].run.text.removeLast(used)
      tokens[closer].run.text.removeFirst(used)
    }
  }

  private static func opener(for closer: Int, in tokens: [MarkdownToken]) -> Int? {
    guard let end = tokens[closer].delimiter else { return nil }
    var index = closer - 1
    while index >= 0 {
      if let start = tokens[index].delimiter, start.character == end.character, start.canOpen,
        !tokens[index].run.text.isEmpty, fits(start, end, tokens[index].run, tokens[closer].run)
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  private static func fits(
    _ start: MarkdownToken.Delimiter, _ end: MarkdownToken.Delimiter, _ opening: InlineMarkdown.Run,
    _ closing: InlineMarkdown.Run
  ) -> Bool {
    if start.character == "~" { return opening.text.count == closing.text.count }
    // The rule of three, which decides between *a**b* and **a*b**.
    guard start.canClose || end.canOpen else { return true }
    let sum = start.length + end.length
    return sum % 3 != 0 || (start.length % 3 == 0 && end.length % 3 == 0)
  }

  private static func length(_ opener: Int, _ closer: Int, in tokens: [MarkdownToken]) -> Int {
    min(tokens[opener].run.text.count, tokens[closer].run.text.count, 2)
  }

  private static func mark(_ run: inout InlineMarkdown.Run, _ character: Character, _ length: Int) {
    if character == "~" {
      run.isStruck = true
    } else if length == 2 {
      run.isStrong = true
    } else {
      run.isEmphasized = true
    }
  }
}

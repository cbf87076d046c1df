/// Recognises addresses in running text.
nonisolated enum MarkdownLinks {
  /// How many characters at the start of `text` are a web or mail address; 0 for none.
  static func length(of text: ArraySlice<Character>) -> Int {
    guard let first = text.first, first.isASCII, first.isLetter || first.isNumber else { return 0 }
    for scheme in ["https://", "http://", "www."] where text.starts(with: scheme) {
      return webLength(text, scheme.count)
    }
    return mailLength(text)
  }

  private static func webLength(_ text: ArraySlice<Character>, _ scheme: Int) -> Int {
    var body = text.dropFirst(scheme).prefix { !$0.isWhitespace && $0 != "<" }
    while let last = body.last {
      let isUnbalanced = last == ")" && body.count { $0 == ")" } > body.count { $0 == "(" }
      guard "?!.,:*_~'\";".contains(last) || isUnbalanced else { break }
      body = body.dropLast()
    }
    let host = body.prefix { $0.isLetter || $0.isNumber || "-._".contains($0) }
    return host.contains(".") || (scheme > 4 && host == Array("localhost")[...])
      || isDotted(host, scheme)
      ? scheme + body.count : 0
  }

  /// After `www.` one more name is a host too.
  private static func isDotted(_ host: ArraySlice<Character>, _ scheme: Int) -> Bool {
    scheme == 4 && !host.isEmpty
  }

  private static func mailLength(_ text: ArraySlice<Character>) -> Int {
    let user = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_+".contains($0)) }
    guard text.dropFirst(user.count).first == "@" else { return 0 }
    var host = text.dropFirst(user.count + 1)
      .prefix { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
    while host.last == "." { host = host.dropLast() }
    guard host.contains("."), host.first != ".", host.last != "-", host.last != "_" else {
      return 0
    }
    return user.count + 1 + host.count
  }
}

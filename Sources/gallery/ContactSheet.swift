/// The page that shows all pictures of a gallery.
enum ContactSheet {
  static func page(for pictures: [(screen: String, file: String)]) -> String {
    var body = ""
    var current = ""
    for (screen, file) in pictures {
      if screen != current {
        if !current.isEmpty { body += "</section>\n" }
        body += "<h2>\(screen)</h2>\n<section>\n"
        current = screen
      }
      let caption = file.dropLast(4).split(separator: "_").dropFirst().joined(separator: " · ")
      body +=
        "<figure><a href=\"\(file)\"><img loading=\"lazy\" src=\"\(file)\" alt=\"\(caption)\"></a>"
        + "<figcaption>\(caption)</figcaption></figure>\n"
    }
    if !current.isEmpty { body += "</section>\n" }
    return head + body + "</body></html>\n"
  }

  private static let head = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Hanga gallery</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
    body { margin: 2rem; }
    section { display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { margin: 0; width: 180px; }
    img { width: 180px; border: 1px solid #8886; border-radius: 8px; background: #8882; }
    figcaption { font-size: 12px; overflow-wrap: anywhere; }
    </style></head><body>
    <h1>Hanga gallery</h1>

    """
}

/// The page that shows all pictures of a gallery: a heading for each screen, a row for each state.
enum ContactSheet {
  /// One picture of the page.
  struct Picture {
    var screen: String
    var state: String
    /// The device, how it is held, and the colour scheme.
    var caption: String
    var file: String
    /// The width for a height of 1.
    var aspect: Double
  }

  /// The height of every picture, so that devices of all sizes stand in one row.
  private static let height = 280

  static func page(for pictures: [Picture]) -> String {
    var body = ""
    var screens: [String] = []
    var row = ""
    for picture in pictures {
      if picture.screen != screens.last {
        if !row.isEmpty { body += "</div>\n" }
        screens.append(picture.screen)
        body += "<h2 id=\"\(picture.screen)\">\(picture.screen)</h2>\n"
        row = ""
      }
      if picture.state != row {
        if !row.isEmpty { body += "</div>\n" }
        body += "<h3>\(picture.state)</h3>\n<div>\n"
        row = picture.state
      }
      body += figure(picture)
    }
    if !row.isEmpty { body += "</div>\n" }
    let links = screens.map { "<a href=\"#\($0)\">\($0)</a>" }.joined(separator: " ")
    return head + "<nav>\(links)</nav>\n" + body + "</body></html>\n"
  }

  private static func figure(_ picture: Picture) -> String {
    let width = Int((Double(height) * picture.aspect).rounded())
    let name = "\(picture.screen), \(picture.state), \(picture.caption)"
    return "<figure style=\"width: \(width)px\"><a href=\"\(picture.file)\">"
      + "<img loading=\"lazy\" width=\"\(width)\" height=\"\(height)\""
      + " src=\"\(picture.file)\" alt=\"\(name)\"></a>"
      + "<figcaption>\(picture.caption)</figcaption></figure>\n"
  }

  private static let head = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Hanga gallery</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
    body { margin: 2rem; }
    nav { display: flex; flex-wrap: wrap; gap: 1rem; }
    h3 { font-weight: 600; margin: 1.5rem 0 .5rem; }
    div { display: flex; flex-wrap: wrap; gap: 1rem; }
    figure { margin: 0; }
    img { display: block; border-radius: 8px; background: #8882; outline: 1px solid #8886; }
    figcaption { font-size: 12px; margin-top: .25rem; }
    </style></head><body>
    <h1>Hanga gallery</h1>

    """
}

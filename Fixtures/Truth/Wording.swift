import SwiftUI

/// A text of a case, or the room that Apple's font needed for it.
///
/// Where a text decides the size of something else, fonts would be compared; with the room in its
/// place, everything around it has to agree exactly.
public struct Wording: View {
  @Environment(\.showsWording) private var showsWording
  private let text: Text
  private let width: CGFloat
  private let height: CGFloat

  /// - Parameters:
  ///   - text: what is written.
  ///   - width: of the text's frame in the picture, in points.
  ///   - height: of the text's frame in the picture, in points.
  public init(_ text: Text, width: CGFloat, height: CGFloat) {
    self.text = text
    self.width = width
    self.height = height
  }

  public var body: some View {
    if showsWording {
      text
    } else {
      Color.clear.frame(width: width, height: height)
    }
  }
}

private struct ShowsWordingKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether texts are written; otherwise their room is kept free.
  public var showsWording: Bool {
    get { self[ShowsWordingKey.self] }
    set { self[ShowsWordingKey.self] = newValue }
  }
}

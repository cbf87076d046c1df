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
      Room(size: CGSize(width: width, height: height)) { text.hidden() }
    }
  }
}

/// A text of a case whose width nobody measured, or room of about its size.
public struct LooseWording: View {
  private let text: Text
  private let width: CGFloat
  private let height: CGFloat

  /// - Parameters:
  ///   - text: what is written.
  ///   - width: of the room, in points: near the text's, but not known.
  ///   - height: of the text's frame in the picture, in points.
  public init(_ text: Text, about width: CGFloat, height: CGFloat) {
    (self.text, self.width, self.height) = (text, width, height)
  }

  public var body: some View { Wording(text, width: width, height: height) }
}

/// A text's place of a stated size: to its neighbours it still is a text, and keeps a text's
/// distances.
private struct Room: Layout {
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
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

import SwiftUI

/// The tiny views of the pixel maps, by the map's name.
public struct PixelView: View {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }

  public var body: some View {
    switch name {
    case "white-dot": Color.white.frame(width: 1, height: 1)
    case "black-dot": Color.black.frame(width: 1, height: 1)
    case "white-2": Color.white.frame(width: 2, height: 2)
    case "white-4": Color.white.frame(width: 4, height: 4)
    case "white-12": Color.white.frame(width: 12, height: 12)
    case "hstack-bottom-flexible": LowAndHighColors()
    case "vstack-spacers": SpacersAndBars()
    case "text-default-font-T": LetterOnGround()
    case "text-courier-bar": CourierLetter("|", size: 8, frame: CGSize(width: 7, height: 8))
    case "text-courier-T-8": CourierLetter("T", size: 8, frame: CGSize(width: 8, height: 8))
    case "text-courier-T-14":
      ZStack {
        Text("T").font(.custom("Courier", fixedSize: 14)).foregroundColor(.black)
          .frame(height: 14)
      }
      .background(Color.white)
    default: SquareInSquare(name: name)
    }
  }
}

/// A square on a larger one.
private struct SquareInSquare: View {
  let name: String

  var body: some View {
    switch name {
    case "square-centre-inset": squares(Color.black, inner: Color.white, side: 4)
    case "square-bottom-trailing": squares(alignment: .bottomTrailing, Color.black)
    case "square-top-leading": squares(alignment: .topLeading, Color.black)
    case "square-top": squares(alignment: .top, Color.black)
    case "opacity-layer": squares(Color.black, inner: Color.white.opacity(0.6))
    case "rotated-square-antialiased":
      ZStack {
        Color.black.frame(width: 12, height: 12)
        Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45))
      }
    default: squares(Color.gray)
    }
  }

  private func squares(
    alignment: Alignment = .center, _ outer: Color, inner: Color = .white, side: CGFloat = 6
  ) -> some View {
    ZStack(alignment: alignment) {
      outer.frame(width: 12, height: 12)
      inner.frame(width: side, height: side)
    }
  }
}

private struct LowAndHighColors: View {
  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      Color.black.frame(height: 10)
      Color.white.opacity(0.8).frame(height: 12)
      Color.black.frame(height: 10)
    }
    .background(Color.white)
    .frame(width: 12, height: 12)
  }
}

private struct SpacersAndBars: View {
  var body: some View {
    VStack {
      Spacer()
      Color.black.frame(height: 2)
      Spacer()
      Color.black.frame(height: 2)
      Spacer()
    }
    .background(Color.white)
    .frame(width: 12, height: 12)
  }
}

/// A picture at its natural size.
public struct NaturalPicture: View {
  private let picture: UIImage

  public init(_ picture: UIImage) {
    self.picture = picture
  }

  public var body: some View { Image(uiImage: picture) }
}

/// One letter on a ground of the letter's size.
public struct LetterOnGround: View {
  public init() {}

  public var body: some View {
    ZStack {
      Text("T").foregroundColor(.white)
    }
    .background(Color.black)
  }
}

/// A letter of Courier in a small frame.
private struct CourierLetter: View {
  let letter: String
  let size: CGFloat
  let frame: CGSize

  init(_ letter: String, size: CGFloat, frame: CGSize) {
    (self.letter, self.size, self.frame) = (letter, size, frame)
  }

  var body: some View {
    ZStack {
      Text(letter).font(.custom("Courier", fixedSize: size)).foregroundColor(.black)
    }
    .frame(width: frame.width, height: frame.height)
    .background(Color.white)
  }
}

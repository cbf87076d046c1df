import HangaRuntime
import UIKit

extension UILabel: StoodFor {
  var isSizedByStandIn: Bool { true }

  var standIn: AnyView {
    AnyView(
      Text(text ?? "")
        .font(Font(font))
        .foregroundColor(Color(uiColor: textColor))
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .multilineTextAlignment(textAlignment.lines)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
        .frame(maxWidth: .infinity, alignment: textAlignment.box))
  }
}

extension UITextField: StoodFor {
  var standIn: AnyView {
    let isEmpty = text?.isEmpty ?? true
    let entered = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    let isRounded = borderStyle == .roundedRect
    // facts/controls.md §4: inset 7, radius 5, a border of 0.65 at 20 % black.
    return AnyView(
      Text(isEmpty ? placeholder ?? "" : entered)
        .font(font.map { Font($0) })
        .foregroundColor(Color(uiColor: isEmpty ? .placeholderText : textColor ?? .label))
        .lineLimit(1)
        .padding(.horizontal, isRounded ? 7 : 0)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.box)
        .overlay {
          if isRounded {
            RoundedRectangle(cornerRadius: 5).strokeBorder(
              Color.black.opacity(0.2), lineWidth: 0.65)
          }
        })
  }
}

extension UITextView: StoodFor {
  /// What is left free beside the lines; UIKit's documented default.
  private static let linePadding: CGFloat = 5

  var standIn: AnyView {
    AnyView(
      Text(text ?? "")
        .font(font.map { Font($0) })
        .foregroundColor(textColor.map { Color(uiColor: $0) })
        .multilineTextAlignment(textAlignment.lines)
        .padding(.leading, textContainerInset.left + Self.linePadding)
        .padding(.trailing, textContainerInset.right + Self.linePadding)
        .padding(.top, textContainerInset.top)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(horizontal: textAlignment.box.horizontal, vertical: .top)))
  }
}

extension NSTextAlignment {
  /// Of lines among one another.
  fileprivate var lines: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
  /// Of the lines in their box.
  fileprivate var box: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

import HangaRuntime
import UIKit

extension UILabel: StoodFor {
  var standIn: AnyView {
    // A subclass that draws its text in a place of its own does so by its drawing.
    if isUsers { return AnyView(EmptyView()) }
    return AnyView(
      AttributedTextView(text: content, rules: rules, fills: true)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading))
  }
}

extension UITextField: StoodFor {
  var standInShowsSubviews: Bool { subviews.isEmpty }
  var standIn: AnyView { AnyView(FieldStandIn(field: self)) }
}

/// A text field with what stands beside its text.
private struct FieldStandIn: View {
  let field: UITextField
  private let serial = UIKitPicture.serial()
  @FocusState private var isFocused: Bool

  init(field: UITextField) { self.field = field }

  var body: some View {
    let bounds = field.bounds
    let text =
      field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
    ZStack(alignment: .topLeading) {
      frame
      if let image = field.background { UIKitImage.view(of: image, mode: .scaleToFill) }
      if let view = field.leftView, field.shows(field.leftViewMode) {
        placed(view, field.leftViewRect(forBounds: bounds))
      }
      if let view = field.rightView, field.shows(field.rightViewMode) {
        placed(view, field.rightViewRect(forBounds: bounds))
      }
      entry.frame(width: max(text.width, 0), height: max(text.height, 0))
        .offset(x: text.minX, y: text.minY)
      if field.showsClearButton {
        let box = field.clearButtonRect(forBounds: bounds)
        Button {
          field.clear()
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundColor(Color(uiColor: .placeholderText))
        }
        .font(.system(size: 15))
        .frame(width: box.width, height: box.height).offset(x: box.minX, y: box.minY)
      }
    }
    .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
    .disabled(!field.isEnabled)
    .onAppear {
      field.moveFocus = { isFocused = $0 }
      if field.wantsFocus { isFocused = true }
    }
    .onChange(of: isFocused) { field.focusChanged(to: isFocused) }
  }

  private func placed(_ view: UIView, _ box: CGRect) -> some View {
    UIKitPicture.laidOut(view, in: box.size).frame(width: box.width, height: box.height)
      .offset(x: box.minX, y: box.minY)
  }

  @ViewBuilder private var entry: some View {
    let text = Binding<String>(get: { field.text ?? "" }, set: { field.enter($0) })
    Group {
      if field.isSecureTextEntry {
        SecureField(text: text, prompt: prompt) { EmptyView() }
      } else {
        TextField(text: text, prompt: prompt) { EmptyView() }
      }
    }
    .textFieldStyle(.plain)
    .font(field.font.map { Font($0) })
    .foregroundColor(field.textColor.map { Color(uiColor: $0) })
    .kerning(field.kerning)
    .multilineTextAlignment(field.textAlignment.lines)
    .keyboardType(field.keyboardType)
    .focused($isFocused)
    .onSubmit { field.submit() }
    .tint(field.tintInForce.map { Color(uiColor: $0) })
  }

  private var prompt: Text? {
    if let text = field.attributedPlaceholder {
      var shown = Text(verbatim: text.string)
      let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
      if let color = attributes[.foregroundColor] as? UIColor {
        shown = shown.foregroundColor(Color(uiColor: color))
      }
      if let font = attributes[.font] as? UIFont { shown = shown.font(Font(font)) }
      return shown
    }
    return field.placeholder.map { Text(verbatim: $0) }
  }

  // facts/controls.md §4: radius 5, a border of 0.65 at 20 % black.
  @ViewBuilder private var frame: some View {
    switch field.borderStyle {
    case .roundedRect:
      RoundedRectangle(cornerRadius: 5).fill(
        Color(uiColor: field.backgroundColor ?? .systemBackground)
      )
      .overlay {
        RoundedRectangle(cornerRadius: 5).strokeBorder(Color.primary.opacity(0.2), lineWidth: 0.65)
      }
    case .line: Rectangle().strokeBorder(Color.primary, lineWidth: 1)
    case .bezel: Rectangle().strokeBorder(Color.primary.opacity(0.4), lineWidth: 1)
    case .none: EmptyView()
    }
  }
}

/// The text of a text view, to be read or entered, and the views that lie over it.
struct TextViewStandIn: View {
  let view: UITextView
  private let serial = UIKitPicture.serial()
  static func view(_ view: UITextView) -> AnyView {
    AnyView(
      ZStack(alignment: .topLeading) {
        TextViewStandIn(view: view)
        ForEach(UIKitPicture.items(view.subviews)) { item in
          UIKitPicture.placed(item.view, from: .zero)
        }
      })
  }
  @FocusState private var isFocused: Bool

  private init(view: UITextView) { self.view = view }

  var body: some View {
    Group {
      if view.isEditable, !view.isAttributed { editor } else { reader }
    }
    .onAppear {
      view.moveFocus = { isFocused = $0 }
      if view.wantsFocus { isFocused = true }
    }
    .onChange(of: isFocused) { view.focusChanged(to: isFocused) }
  }

  /// What SwiftUI's editor leaves beside its text itself.
  private var editorInsets: UIEdgeInsets { UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) }

  private var editor: some View {
    let inset = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding
    return TextEditor(text: Binding(get: { view.text ?? "" }, set: { view.enter($0) }))
      .font(view.font.map { Font($0) })
      .foregroundColor(view.textColor.map { Color(uiColor: $0) })
      .multilineTextAlignment(view.textAlignment.lines)
      .scrollContentBackground(.hidden)
      .scrollDisabled(!view.isScrollEnabled)
      .keyboardType(view.keyboardType)
      .focused($isFocused)
      .padding(.top, inset.top - editorInsets.top)
      .padding(.bottom, inset.bottom - editorInsets.bottom)
      .padding(.leading, inset.left + padding - editorInsets.left)
      .padding(.trailing, inset.right + padding - editorInsets.right)
      .tint(view.tintInForce.map { Color(uiColor: $0) })
  }

  @ViewBuilder private var reader: some View {
    let inset = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding
    let text = AttributedTextView(text: view.content, rules: view.rules, fills: true)
      .padding(.top, inset.top)
      .padding(.bottom, inset.bottom)
      .padding(.leading, inset.left + padding)
      .padding(.trailing, inset.right + padding)
      .tint(linkColor)
    if view.isScrollEnabled {
      ScrollView { text }
        .onScrollGeometryChange(for: CGPoint.self) {
          $0.contentOffset
        } action: { _, new in
          view.scrolled(to: new)
        }
    } else {
      text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  private var linkColor: Color? {
    let color = view.linkTextAttributes[.foregroundColor] as? UIColor ?? view.tintInForce
    return color.map { Color(uiColor: $0) }
  }
}

import SwiftUI

/// How a sign-in form looks: fields and buttons in styles of its own.
struct SignInForm: View {
  @State private var isFilled = true

  var body: some View {
    VStack(spacing: 20) {
      Spacer()
      Image(systemName: "lock.fill")
        .font(.system(size: 44))
        .foregroundStyle(.tint)
      Text("おかえりなさい")
        .font(.largeTitle.bold())
      VStack(spacing: 12) {
        field("envelope", "メールアドレス", text: "hanako@example.jp")
        field("lock", "パスワード", text: nil)
      }
      Text("パスワードをお忘れですか？")
        .font(.footnote)
        .underline()
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .trailing)
      Button("サインイン") { isFilled.toggle() }
        .buttonStyle(WideButtonStyle(kind: .filled))
        .disabled(!isFilled)
      Button("アカウントを作成") {}
        .buttonStyle(WideButtonStyle(kind: .outlined))
      Spacer()
      Spacer()
    }
    .padding(.horizontal, 24)
    .tint(.teal)
  }

  private func field(_ symbol: String, _ prompt: String, text: String?) -> some View {
    HStack {
      Image(systemName: symbol)
        .frame(width: 24)
      if let text {
        Text(text).foregroundColor(.primary)
      } else {
        Text(prompt)
      }
      Spacer()
    }
    .foregroundColor(.secondary)
    .modifier(FieldFrame())
  }
}

private struct FieldFrame: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(14)
      .background(
        RoundedRectangle(cornerRadius: 12).fill(Color(uiColor: .secondarySystemBackground))
      )
      .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(Color.gray.opacity(0.3)))
  }
}

private struct WideButtonStyle: ButtonStyle {
  enum Kind { case filled, outlined }

  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .foregroundColor(kind == .filled ? .white : .teal)
      .background {
        switch kind {
        case .filled:
          Capsule().fill(Color.teal)
        case .outlined:
          Capsule().strokeBorder(Color.teal, lineWidth: 1.5)
        }
      }
      .opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.4)
  }
}

import SwiftUI

struct ConversationView: View {
  @Environment(ParleyModel.self) private var model
  let conversation: Conversation
  @State private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack(spacing: 6) {
          Text(conversation.messages.first?.date ?? .now, style: .date)
            .font(.caption)
            .foregroundStyle(.secondary)
            .padding(.vertical, 8)
          ForEach(conversation.messages) { message in
            Bubble(message: message, color: conversation.person.color)
              .id(message.id)
              .transition(.move(edge: .bottom).combined(with: .opacity))
          }
        }
        .padding(.horizontal, 12)
      }
      .defaultScrollAnchor(.bottom)
      .scrollDismissesKeyboard(.interactively)
      .onChange(of: conversation.messages.count) {
        withAnimation { reader.scrollTo(conversation.messages.last?.id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { composer }
    .navigationTitle(conversation.person.id)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) {
        HStack(spacing: 8) {
          Avatar(person: conversation.person, size: 28)
          Text(conversation.person.id).font(.headline)
        }
      }
    }
  }

  private var composer: some View {
    HStack(alignment: .bottom, spacing: 8) {
      TextField("Message", text: $draft, axis: .vertical)
        .lineLimit(1...5)
        .focused($isWriting)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 18))
      Button {
        withAnimation(.spring) { model.send(draft, to: conversation.id) }
        draft = ""
      } label: {
        Image(systemName: "arrow.up.circle.fill").font(.system(size: 32))
      }
      .disabled(draft.isEmpty)
      .accessibilityLabel("Send")
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

struct Bubble: View {
  let message: Message
  let color: Color

  private var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: 18, bottomLeadingRadius: message.isMine ? 18 : 4,
      bottomTrailingRadius: message.isMine ? 4 : 18, topTrailingRadius: 18, style: .continuous)
  }

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 56) }
      Text(LocalizedStringKey(message.text))
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .foregroundStyle(message.isMine ? .white : .primary)
        .background(message.isMine ? AnyShapeStyle(color) : AnyShapeStyle(Color(.systemGray5)), in: shape)
        .overlay(alignment: message.isMine ? .bottomLeading : .bottomTrailing) {
          if let reaction = message.reaction {
            Text(reaction)
              .font(.caption)
              .padding(4)
              .background(.background, in: Circle())
              .overlay(Circle().stroke(Color(.systemGray5)))
              .offset(x: message.isMine ? -8 : 8, y: 10)
          }
        }
      if !message.isMine { Spacer(minLength: 56) }
    }
    .padding(.bottom, message.reaction == nil ? 0 : 8)
  }
}

#Preview("Conversation") {
  NavigationStack {
    ConversationView(conversation: Conversation.samples[0])
  }
  .environment(ParleyModel())
}

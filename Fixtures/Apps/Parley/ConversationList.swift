import SwiftUI

struct ConversationList: View {
  @Environment(ParleyModel.self) private var model
  @State private var path: [Conversation.ID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(model.conversations) { conversation in
          NavigationLink(value: conversation.id) {
            ConversationRow(conversation: conversation)
          }
          .badge(conversation.unread)
        }
        .onDelete { model.conversations.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
      .navigationTitle("Chats")
      .navigationDestination(for: Conversation.ID.self) { id in
        if let index = model.conversations.firstIndex(where: { $0.id == id }) {
          ConversationView(conversation: model.conversations[index])
        }
      }
      .toolbar {
        EditButton()
      }
    }
  }
}

struct ConversationRow: View {
  let conversation: Conversation

  var body: some View {
    HStack(spacing: 12) {
      Avatar(person: conversation.person)
      VStack(alignment: .leading, spacing: 3) {
        HStack {
          Text(conversation.person.id).font(.headline)
          Spacer()
          if let last = conversation.messages.last {
            Text(last.date, format: .dateTime.hour().minute())
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        Text(conversation.messages.last?.text ?? "")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
    .padding(.vertical, 4)
  }
}

struct Avatar: View {
  let person: Person
  var size: CGFloat = 48

  var body: some View {
    Text(person.initials)
      .font(.system(size: size * 0.4, weight: .semibold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(person.color.gradient, in: Circle())
      .accessibilityHidden(true)
  }
}

#Preview("Chats") {
  ConversationList().environment(ParleyModel())
}

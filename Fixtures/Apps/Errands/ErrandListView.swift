import SwiftUI

struct ErrandListView: View {
  @EnvironmentObject private var store: ErrandStore
  @AppStorage("showsDone") private var showsDone = true
  @State private var isAdding = false
  @State private var query = ""

  private func matching(_ errands: [Errand]) -> [Errand] {
    guard !query.isEmpty else { return errands }
    return errands.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(matching(store.open)) { errand in
            ErrandRow(errand: errand)
          }
        } header: {
          Text("^[\(store.open.count) errand](inflect: true) to do")
        }

        if showsDone && !store.done.isEmpty {
          Section("Done") {
            ForEach(matching(store.done)) { errand in
              ErrandRow(errand: errand)
            }
          }
        }
      }
      .navigationTitle("Errands")
      .searchable(text: $query, prompt: "Find an errand")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Menu {
            Toggle("Show done", isOn: $showsDone)
          } label: {
            Label("Options", systemImage: "ellipsis.circle")
          }
        }
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Label("Add", systemImage: "plus")
          }
          .keyboardShortcut("n")
        }
      }
      .sheet(isPresented: $isAdding) {
        NewErrandView { store.errands.insert($0, at: 0) }
          .presentationDetents([.medium, .large])
      }
    }
  }
}

struct ErrandRow: View {
  @EnvironmentObject private var store: ErrandStore
  let errand: Errand

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(errand.isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .imageScale(.large)
        .onTapGesture { store.toggle(errand) }
        .accessibilityLabel(errand.isDone ? "Done" : "Not done")
        .accessibilityAddTraits(.isButton)

      VStack(alignment: .leading, spacing: 2) {
        Text(errand.title)
          .strikethrough(errand.isDone, color: .secondary)
          .foregroundStyle(errand.isDone ? .secondary : .primary)
        if !errand.notes.isEmpty {
          Text(errand.notes)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
      }
      Spacer()
      if !errand.isDone && errand.urgency != .whenever {
        UrgencyBadge(urgency: errand.urgency)
      }
    }
    .swipeActions(edge: .trailing) {
      Button("Delete", systemImage: "trash", role: .destructive) { store.remove(errand) }
    }
    .swipeActions(edge: .leading) {
      Button {
        store.toggle(errand)
      } label: {
        Label("Done", systemImage: "checkmark")
      }
      .tint(.green)
    }
    .contextMenu {
      Button("Delete", systemImage: "trash", role: .destructive) { store.remove(errand) }
    }
    .sensoryFeedback(.success, trigger: errand.isDone) { !$0 && $1 }
  }
}

struct UrgencyBadge: View {
  let urgency: Urgency

  var body: some View {
    Text(urgency.title)
      .font(.caption.weight(.semibold))
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .foregroundStyle(urgency.color)
      .background(urgency.color.opacity(0.15), in: .capsule)
  }
}

#Preview("List") {
  ErrandListView()
    .environmentObject(ErrandStore())
}

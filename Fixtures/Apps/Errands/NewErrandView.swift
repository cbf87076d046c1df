import SwiftUI

struct NewErrandView: View {
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isTitleFocused: Bool
  @State private var draft = Errand(title: "")
  let onSave: (Errand) -> Void

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.title)
            .focused($isTitleFocused)
            .submitLabel(.done)
          TextField("Notes", text: $draft.notes, axis: .vertical)
            .lineLimit(2...4)
        }
        Section {
          Picker("Urgency", selection: $draft.urgency) {
            ForEach(Urgency.allCases) { urgency in
              Text(urgency.title).tag(urgency)
            }
          }
          .pickerStyle(.segmented)
        } footer: {
          Text("Errands for today are marked in **red**.")
        }
      }
      .navigationTitle("New Errand")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft)
            dismiss()
          }
          .disabled(draft.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}

#Preview("New") {
  NewErrandView { _ in }
}

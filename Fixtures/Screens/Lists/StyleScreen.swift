import SwiftUI

/// The same rows in one of the list styles.
struct StyleScreen<Style: ListStyle>: View {
  let title: String
  let style: Style

  var body: some View {
    NavigationStack {
      List { ErrandRows() }
        .listStyle(style)
        .navigationTitle(title)
        .navigationDestination(for: Errand.self) { Text($0.title) }
    }
  }
}

/// Rows that can be swiped, chosen, moved and deleted.
struct EditableErrands: View {
  @State var errands = Errand.samples
  @State var chosen: Int?

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        ForEach(errands) { errand in
          Label(errand.title, systemImage: errand.symbol)
            .swipeActions(edge: .leading) {
              Button {
              } label: {
                Label("Pin", systemImage: "pin")
              }.tint(.orange)
            }
        }
        .onDelete { errands.remove(atOffsets: $0) }
        .onMove { errands.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Errands")
      .toolbar { EditButton() }
    }
  }
}

/// Several rows chosen in a list that is being edited.
struct ChosenErrands: View {
  @State var chosen: Set<Int> = [2, 3]

  var body: some View {
    List(Errand.samples, selection: $chosen) { Text($0.title) }
      .environment(\.editMode, .constant(.active))
  }
}

/// A form as settings are.
struct SettingsForm: View {
  var body: some View {
    NavigationStack {
      Form {
        Section {
          Label("通知とサウンド", systemImage: "bell")
          Label("プライバシー", systemImage: "hand.raised")
          Text("言語").badge("日本語")
        } header: {
          Text("一般")
        } footer: {
          Text("設定はすべてのデバイスで共有されます。")
        }
        Section("Account") {
          NavigationLink("Profile") { Text("Profile") }
          HStack {
            Text("Version")
            Spacer()
            Text("1.0").foregroundStyle(.secondary)
          }
          Button("Sign out", role: .destructive) {}
        }
        .headerProminence(.increased)
      }
      .navigationTitle("設定")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// Ten thousand rows, of which only those that show are made.
struct LongScroll: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<100, id: \.self) { hundred in
          Section {
            ForEach(0..<100, id: \.self) { number in
              Text("Row \(hundred * 100 + number)").padding(.horizontal).frame(height: 40)
            }
          } header: {
            Text("From \(hundred * 100)").font(.headline).padding(8)
              .frame(maxWidth: .infinity, alignment: .leading).background(.bar)
          }
        }
      }
    }
  }
}

import SwiftUI

struct Stations: View {
  @State private var favourites: Set = ["銀座"]
  private let names = ["池袋", "大手町", "東京", "銀座", "新宿"]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 12) {
          ForEach(names, id: \.self) { name in
            HStack {
              Text(String(name.prefix(1)))
                .bold()
                .foregroundStyle(.white)
                .frame(width: 40, height: 40)
                .background(.red.gradient, in: Circle())
              VStack(alignment: .leading) {
                Text(name).font(.headline)
                Text("Marunouchi Line 🚇").font(.subheadline).foregroundStyle(.secondary)
              }
              Spacer()
              Image(systemName: favourites.contains(name) ? "star.fill" : "star")
                .foregroundStyle(.yellow)
            }
            .padding()
            .background(.background, in: RoundedRectangle(cornerRadius: 16))
            .shadow(color: .black.opacity(0.08), radius: 6, y: 2)
          }
        }
        .padding()
      }
      .background(Color(uiColor: .systemGroupedBackground))
      .navigationTitle("Stations")
      .toolbar { Button("Edit") {} }
    }
  }
}

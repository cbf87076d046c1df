import SwiftUI

/// Recipes as cards in two columns, read from JSON, with hearts that can be pressed on top.
struct RecipeGrid: View {
  @State private var favourites: Set<String> = ["ramen"]
  private let columns = [GridItem(.flexible(), spacing: 16), GridItem(.flexible())]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(Recipe.samples) { recipe in
            NavigationLink(value: recipe) { card(recipe) }.buttonStyle(.plain)
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        Text(recipe.name).navigationTitle(recipe.name)
      }
    }
  }

  private func card(_ recipe: Recipe) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Rectangle()
        .fill(Color(hue: Double(recipe.minutes) / 100, saturation: 0.4, brightness: 0.95).gradient)
        .aspectRatio(4 / 3, contentMode: .fill)
        .overlay(alignment: .topTrailing) { heart(recipe) }
        .overlay(alignment: .bottomLeading) {
          Label("\(recipe.minutes) min", systemImage: "clock")
            .font(.caption2.bold())
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(.black.opacity(0.6), in: Capsule())
            .foregroundStyle(.white)
            .padding(8)
        }
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.name).font(.headline).lineLimit(2, reservesSpace: true)
        ViewThatFits(in: .horizontal) {
          HStack { ForEach(recipe.tags, id: \.self) { Text($0).fixedSize() } }
          Text(recipe.tags.joined(separator: ", ")).lineLimit(1)
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        HStack(spacing: 2) {
          Image(systemName: "star.fill").foregroundStyle(.yellow)
          Text(recipe.rating, format: .number.precision(.fractionLength(1)))
        }
        .font(.caption)
      }
      .padding([.horizontal, .bottom], 10)
    }
    .background(.background, in: .rect(cornerRadius: 16))
    .clipShape(.rect(cornerRadius: 16))
    .shadow(color: .black.opacity(0.08), radius: 6, y: 3)
  }

  private func heart(_ recipe: Recipe) -> some View {
    Button {
      favourites.formSymmetricDifference([recipe.id])
    } label: {
      Image(systemName: favourites.contains(recipe.id) ? "heart.fill" : "heart")
        .foregroundStyle(.red)
        .padding(8)
        .background(.thinMaterial, in: Circle())
    }
    .padding(8)
  }
}

private struct Recipe: Identifiable, Hashable, Decodable {
  let id: String
  let name: String
  let minutes: Int
  let tags: [String]
  let rating: Double

  enum CodingKeys: String, CodingKey {
    case id = "slug"
    case name
    case minutes = "cook_time"
    case tags, rating
  }

  static let samples: [Recipe] = {
    let json = """
      [{"slug": "pasta", "name": "Lemon pasta with crumbs of old bread", "cook_time": 20,
        "tags": ["quick", "vegetarian"], "rating": 4.5},
       {"slug": "ramen", "name": "Ramen", "cook_time": 90, "tags": ["soup"], "rating": 4.8},
       {"slug": "salad", "name": "Salad", "cook_time": 10,
        "tags": ["vegan", "quick", "cold", "summer"], "rating": 3.9},
       {"slug": "curry", "name": "Curry", "cook_time": 45, "tags": ["spicy"], "rating": 4.1}]
      """
    return (try? JSONDecoder().decode([Recipe].self, from: Data(json.utf8))) ?? []
  }()
}

#Preview { RecipeGrid() }

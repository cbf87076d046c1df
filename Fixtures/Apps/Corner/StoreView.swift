import SwiftUI

struct StoreView: View {
  @Environment(Basket.self) private var basket
  @State private var isBasketShown = false
  private let columns = [GridItem(.flexible(), spacing: 14), GridItem(.flexible())]

  var body: some View {
    NavigationStack {
      ScrollView {
        Banner()
          .padding(.horizontal)
        LazyVGrid(columns: columns, spacing: 14) {
          ForEach(Product.all) { product in
            NavigationLink(value: product) { ProductCard(product: product) }
              .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Corner Store")
      .navigationDestination(for: Product.self) { ProductView(product: $0) }
      .toolbar {
        Button {
          isBasketShown.toggle()
        } label: {
          Image(systemName: "cart")
            .overlay(alignment: .topTrailing) {
              if basket.total > 0 {
                Text("\(basket.total)")
                  .font(.caption2.bold())
                  .foregroundStyle(.white)
                  .padding(4)
                  .background(.red, in: Circle())
                  .offset(x: 8, y: -8)
              }
            }
        }
        .accessibilityLabel("Basket")
      }
      .sheet(isPresented: $isBasketShown) { BasketView() }
    }
  }
}

struct Banner: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      AngularGradient(colors: [.purple, .pink, .orange, .purple], center: .topTrailing)
      VStack(alignment: .leading, spacing: 4) {
        Text("Summer sale")
          .font(.title2.weight(.heavy))
        Text("Up to \(30)% off until Sunday")
          .font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding()
    }
    .frame(height: 130)
    .clipShape(.rect(cornerRadius: 18))
  }
}

struct ProductCard: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ProductPicture(product: product)
        .frame(height: 110)
        .overlay(alignment: .topLeading) {
          if product.isNew {
            Text("New")
              .font(.caption2.weight(.bold))
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(.thinMaterial, in: Capsule())
              .padding(8)
          }
        }
      VStack(alignment: .leading, spacing: 4) {
        Text(LocalizedStringKey(product.id))
          .font(.headline)
        Stars(count: product.stars)
        Text(product.price, format: .currency(code: "EUR"))
          .font(.callout.weight(.semibold))
          .foregroundStyle(.tint)
      }
      .padding([.horizontal, .bottom], 12)
    }
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(.rect(cornerRadius: 16))
  }
}

struct ProductPicture: View {
  let product: Product

  var body: some View {
    Color(hue: product.hue, saturation: 0.25, brightness: 0.97)
      .overlay {
        Image(systemName: product.symbol)
          .font(.system(size: 44))
          .foregroundStyle(Color(hue: product.hue, saturation: 0.8, brightness: 0.7))
      }
  }
}

struct Stars: View {
  let count: Int

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<5, id: \.self) { index in
        Image(systemName: index < count ? "star.fill" : "star")
      }
    }
    .font(.caption2)
    .foregroundStyle(.orange)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(count) stars")
  }
}

#Preview("Store") {
  StoreView().environment(Basket())
}

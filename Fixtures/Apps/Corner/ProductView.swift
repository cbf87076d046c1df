import SwiftUI

struct ProductView: View {
  @Environment(Basket.self) private var basket
  let product: Product
  @State private var count = 1
  @State private var wantsEngraving = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ProductPicture(product: product)
          .frame(height: 240)
          .clipShape(RoundedRectangle(cornerRadius: 24))
        HStack(alignment: .firstTextBaseline) {
          Text(LocalizedStringKey(product.id)).font(.largeTitle.bold())
          Spacer()
          Text(product.price, format: .currency(code: "EUR")).font(.title2)
        }
        Stars(count: product.stars)
        Text("Made to last and easy to repair. Ships in two days.")
          .foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
        GroupBox("Options") {
          Stepper("\(count) pieces", value: $count, in: 1...9)
          Divider()
          Toggle("Engraving", isOn: $wantsEngraving)
        }
        DisclosureGroup("Details") {
          LabeledContent("Weight", value: "320 g")
          LabeledContent("Material", value: "Steel, oak")
        }
      }
      .padding()
    }
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom) {
      Button {
        for _ in 0..<count { basket.add(product) }
      } label: {
        Label("Add to basket", systemImage: "cart.badge.plus")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(.horizontal)
      .padding(.vertical, 8)
      .background(.bar)
    }
  }
}

struct BasketView: View {
  @Environment(Basket.self) private var basket
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(basket.lines, id: \.product) { line in
          HStack {
            ProductPicture(product: line.product)
              .frame(width: 48, height: 48)
              .clipShape(.rect(cornerRadius: 8))
            Text(LocalizedStringKey(line.product.id))
            Spacer()
            Text("× \(line.count)").foregroundStyle(.secondary)
          }
        }
        .onDelete { offsets in
          for index in offsets { basket.set(0, of: basket.lines[index].product) }
        }
        Section {
          LabeledContent("Total") {
            Text(basket.price, format: .currency(code: "EUR")).bold()
          }
        }
      }
      .overlay {
        if basket.total == 0 {
          VStack(spacing: 12) {
            Image(systemName: "cart").font(.largeTitle)
            Text("Your basket is empty").font(.title3)
          }
          .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("\(basket.total) items")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        ToolbarItem(placement: .bottomBar) {
          Button("Check out") { isAsking = true }
            .disabled(basket.total == 0)
        }
      }
      .confirmationDialog("Pay now?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Pay") { dismiss() }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

#Preview("Product") {
  NavigationStack { ProductView(product: Product.all[1]) }
    .environment(Basket())
}

#Preview("Basket") {
  let basket = Basket()
  basket.add(Product.all[0])
  basket.add(Product.all[0])
  basket.add(Product.all[2])
  return BasketView().environment(basket)
}

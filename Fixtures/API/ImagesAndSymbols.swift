import SwiftUI

/// Pictures from assets, symbols, pictures by address: each listed signature once.
enum ImagesAndSymbolsCalls {
  @MainActor static func images(name: String) {
    // api: view_type_ref Image
    let _: Image.Type = Image.self
    // api: view_init Image(_:)
    // api: image_source Image(literal)
    _ = Image("name")
    // api: image_source Image(expr)
    _ = Image(name)
    // api: view_init Image(systemName:)
    // api: image_source Image(systemName:literal)
    _ = Image(systemName: "house")
    // api: image_source Image(systemName:expr)
    _ = Image(systemName: name)
    // api: view_init Image(_:bundle:)
    _ = Image("name", bundle: .main)
    // api: view_init Image(decorative:)
    // api: image_source Image(decorative:literal)
    _ = Image(decorative: "name")
    // api: image_source Image(decorative:expr)
    _ = Image(decorative: name)
    // api: modifier_sig resizable()
    _ = Image("name").resizable()
    // api: implicit_member .template
    // api: modifier_sig renderingMode(_:)
    _ = Image("name").renderingMode(.template)
    // api: implicit_member .original
    _ = Image("name").renderingMode(.original)
    // api: modifier_sig interpolation(_:)
    _ = Image("name").interpolation(.high)
    // api: implicit_member .high
    let _: Image.Interpolation = .high
    // api: modifier_sig imageScale(_:)
    _ = Image("name").imageScale(.large)
    // api: modifier_sig symbolVariant(_:)
    _ = Image(systemName: "house").symbolVariant(.fill)
  }

  @MainActor static func addressed(_ address: URL?) {
    _ = AsyncImage(url: address)
    // api: view_init AsyncImage(url:scale:)
    _ = AsyncImage(url: address, scale: 2)
    // api: view_init AsyncImage(url:){}
    _ = AsyncImage(url: address) { phase in phase.image }
    _ = AsyncImage(url: address) { picture in
      picture.resizable()
    } placeholder: {
      ProgressView()
    }
  }
}

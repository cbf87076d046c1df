/// The names that asset catalogs give to pictures and colours, in the order of the alphabet.
package struct AssetNames: Equatable, Sendable {
  package var images: [String]
  package var colors: [String]

  /// The names of `catalogs`; loose pictures have none.
  package init(catalogs: [String]) {
    let index = AssetIndex(folders: catalogs)
    images = index.images.keys.sorted()
    colors = index.colors.keys.sorted()
  }
}

import HangaRuntime
import SwiftUI
import Testing

@testable import Hanga

@MainActor
struct SceneEnvironmentTests {
  /// A view as wide as its type size's place in the list, and as high as its locale's name is long.
  struct Asker: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.locale) private var locale
    var body: some View {
      Color.red
        .frame(
          width: CGFloat(typeSize.rawValue + 1), height: CGFloat(locale.identifier.count)
        )
        .accessibilityIdentifier("asker")
    }
  }

  private func frame(_ variant: Variant) throws -> ElementTree.Rectangle? {
    let tree = try ViewHost(Asker(), variant).tree()
    return tree.all.first { $0.accessibilityIdentifier == "asker" }?.frame
  }

  @Test(arguments: Variant.TypeSize.allCases)
  func theVariantsTypeSizeReachesTheView(size: Variant.TypeSize) throws {
    let place = try #require(Variant.TypeSize.allCases.firstIndex(of: size))
    #expect(try frame(Variant(typeSize: size))?.width == Double(place + 1))
    #expect("\(DynamicTypeSize(size))" == size.rawValue)
  }

  @Test func theVariantsLocaleReachesTheView() throws {
    #expect(try frame(Variant(locale: "ja_JP"))?.height == 5)
    #expect(try frame(Variant(locale: "zh_Hant_TW"))?.height == 10)
  }
}

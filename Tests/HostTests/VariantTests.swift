import Foundation
import Hanga
import Testing
import UIKit

struct VariantTests {
  @Test func landscapeTurnsTheCanvasAndTheEdges() {
    let context = Variant(device: .iPhone13, orientation: .landscape).screenContext
    #expect(context.size == CGSize(width: 844, height: 390))
    #expect(context.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(context.orientation.isLandscape)
  }

  @Test func ownSizeHasNoSafeArea() {
    let variant = Variant(size: CGSize(width: 320, height: 240))
    #expect(variant.canvas == CGSize(width: 320, height: 240))
    #expect(variant.screenContext.safeAreaInsets == .zero)
  }

  @Test(arguments: [
    ("ar_EG", Variant.Direction.rtl), ("he", .rtl), ("ja_JP", .ltr), ("en-US", .ltr),
  ])
  func directionFollowsTheLocale(locale: String, direction: Variant.Direction) {
    #expect(Variant(locale: locale).resolvedDirection == direction)
  }

  @Test func statedDirectionWinsOverTheLocale() {
    #expect(Variant(locale: "ar", direction: .ltr).resolvedDirection == .ltr)
  }

  @Test func typeSizesAndContentSizesAreInTheSameOrder() {
    #expect(Variant.TypeSize.allCases.count == UIContentSizeCategory.ordered.count)
    #expect(Variant(typeSize: .accessibility1).contentSizeCategory == .accessibilityMedium)
    #expect(Variant(typeSize: .large).contentSizeCategory == .large)
  }
}

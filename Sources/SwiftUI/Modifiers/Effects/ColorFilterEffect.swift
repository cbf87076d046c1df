import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Changes a view's colours by one number.
nonisolated struct ColorFilterEffect: DrawingEffectModifier, Animatable, Equatable {
  enum Filter: Equatable {
    case brightness, contrast, saturation, grayscale
    /// The amount is an angle in radians.
    case hueRotation
  }
  var filter: Filter
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  private var isIdentity: Bool {
    switch filter {
    case .brightness, .grayscale, .hueRotation: amount == 0
    case .contrast, .saturation: amount == 1
    }
  }

  private var matrix: HangaDrawing.ColorMatrix {
    switch filter {
    case .brightness: ColorFilters.brightness(amount)
    case .contrast: ColorFilters.contrast(amount)
    case .saturation: ColorFilters.saturation(amount)
    case .grayscale: ColorFilters.grayscale(amount)
    case .hueRotation: ColorFilters.hueRotation(.radians(amount))
    }
  }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    isIdentity ? items : GroupEffect.colorMatrix(matrix).applied(to: items)
  }
  var listedName: String? { ".\(filter)" }
}

extension View {
  /// Adds `amount` to each colour component.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(filter: .brightness, amount: amount))
  }

  /// Moves colours away from middle grey; 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(filter: .contrast, amount: amount))
  }

  /// Moves colours away from grey; 1 changes nothing, 0 leaves grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(filter: .saturation, amount: amount))
  }

  /// Moves colours towards grey; 1 leaves grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(filter: .grayscale, amount: amount))
  }

  /// Turns all hues by `angle`.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorFilterEffect(filter: .hueRotation, amount: angle.radians))
  }
}

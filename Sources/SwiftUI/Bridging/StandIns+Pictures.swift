import HangaRuntime
import UIKit

extension UIImageView: StoodFor {
  var standIn: AnyView {
    guard let image else { return AnyView(EmptyView()) }
    let color = Color(uiColor: tintColor)
    let resizable = Image(uiImage: image).resizable().foregroundColor(color)
    return switch contentMode {
    case .scaleAspectFit: AnyView(resizable.scaledToFit())
    case .scaleAspectFill: AnyView(resizable.scaledToFill())
    case .scaleToFill, .redraw: AnyView(resizable)
    default: AnyView(Image(uiImage: image).foregroundColor(color))
    }
  }
}

extension UIVisualEffectView: StoodFor {
  var standIn: AnyView {
    guard let blur = effect as? UIBlurEffect else { return AnyView(EmptyView()) }
    return AnyView(Rectangle().fill(blur.style.material))
  }
}

extension UIBlurEffect.Style {
  /// The material that looks alike.
  var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThinMaterial
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thickMaterial
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regularMaterial
    }
  }
}

extension UIActivityIndicatorView: StoodFor {
  var standIn: AnyView {
    guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular)
        .tint(color.map { Color(uiColor: $0) }))
  }
}

extension UIProgressView: StoodFor {
  var standIn: AnyView {
    AnyView(
      ProgressView(value: Double(min(max(progress, 0), 1)))
        .tint(progressTintColor.map { Color(uiColor: $0) }))
  }
}

extension UIPageControl: StoodFor {
  /// Points across a dot and from one to the next (facts/controls.md §3.4).
  private static let dot: CGFloat = 7.59
  private static let pitch: CGFloat = 18

  var standIn: AnyView {
    guard numberOfPages > 1 || !hidesForSinglePage else { return AnyView(EmptyView()) }
    let current = currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white
    let others =
      pageIndicatorTintColor.map { Color(uiColor: $0) }
      ?? .white.opacity(ChromeMetrics.otherPageAlpha)
    return AnyView(
      HStack(spacing: Self.pitch - Self.dot) {
        ForEach(0..<max(numberOfPages, 0), id: \.self) { page in
          Circle().fill(page == self.currentPage ? current : others)
            .frame(width: Self.dot, height: Self.dot)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

import HangaRuntime
import UIKit

extension UIImageView: StoodFor {
  var standIn: AnyView {
    if isAnimating, let images = animationImages, images.count > 1 {
      // UIKit shows thirty pictures a second where no duration is said.
      let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
      return AnyView(
        TimelineView(.periodic(from: .now, by: duration / Double(images.count))) { context in
          let step = context.date.timeIntervalSinceReferenceDate / duration * Double(images.count)
          self.picture(images[Int(step.rounded()) % images.count])
        })
    }
    guard let image = shownImage else { return AnyView(EmptyView()) }
    return AnyView(picture(image))
  }

  private func picture(_ image: UIImage) -> some View {
    UIKitImage.view(of: image, mode: contentMode, tint: tintColor)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension UIVisualEffectView: StoodFor {
  var standIn: AnyView {
    guard let blur = effect as? UIBlurEffect else { return AnyView(EmptyView()) }
    let material = Rectangle().fill(blur.style.material)
    guard let scheme = blur.style.scheme else { return AnyView(material) }
    return AnyView(material.environment(\.colorScheme, scheme))
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

  /// Light or dark whatever the surroundings are.
  var scheme: ColorScheme? {
    switch self {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    default: nil
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
    let share = CGFloat(min(max(progress, 0), 1))
    let track = trackTintColor ?? .systemFill
    let bar = progressTintColor ?? tintColor ?? .systemBlue
    // Its own drawing: the track's colour can be set, which SwiftUI's has no word for.
    return AnyView(
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color(uiColor: track))
          Capsule().fill(Color(uiColor: bar)).frame(width: proxy.size.width * share)
        }
      })
  }
}

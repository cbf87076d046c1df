import HangaRuntime
import UIKit

/// A title with an icon, shown as the label style of the surroundings says.
nonisolated public struct Label<Title: View, Icon: View>: View {
  package let title: Title
  package let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A title and an icon of any kind.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public var body: some View {
    style.make(
      LabelStyleConfiguration(
        title: .init(AnyView(title)), icon: .init(AnyView(icon)), name: nameText))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and a picture of the assets.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// A title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A title shown as it is, and a picture of the assets.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  /// A title shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is about to show, for styles that add to the style outside.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

import HangaRuntime

/// A control that is on or off; its look comes from the toggle style around it.
nonisolated public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: () -> Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  private init(_ isOn: Binding<Bool>, isMixed: @escaping () -> Bool = { false }, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// A toggle with a label of any kind.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, label: label())
  }

  /// One toggle for several values: on while all are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources, isOn, label())
  }

  private init<C: RandomAccessCollection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>, _ label: Label
  ) {
    let all = Binding(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { (value: Bool) in for one in sources { one[keyPath: isOn].wrappedValue = value } })
    let isMixed = {
      let values = sources.map { $0[keyPath: isOn].wrappedValue }
      return values.contains(true) && values.contains(false)
    }
    self.init(all, isMixed: isMixed, label: label)
  }

  public var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: .init(ControlLabel(label)), isOn: isOn, isMixed: isMixed())
    (style ?? .automatic).make(configuration).environment(\.toggleStyle, nil)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is about to show, for styles that add to the usual one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, label: configuration.label)
  }
}

extension Toggle where Label == Text {
  /// A toggle with words.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn, label: Text(titleKey))
  }
  /// A toggle with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn, label: Text(title))
  }
  /// Words, for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, Text(titleKey))
  }
  /// Words shown as they are, for several values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Words and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Words shown as they are, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, label: SwiftUI.Label(title, systemImage: systemImage))
  }
  /// Words and a symbol, for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Words and a picture of the catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn, label: SwiftUI.Label(titleKey, image: image.name))
  }
  /// Words shown as they are, and a picture of the catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn, label: SwiftUI.Label(title, image: image.name))
  }
}

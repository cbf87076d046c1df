import HangaRuntime

/// Items of a toolbar that people may rearrange where a system lets them; here they stand as they
/// first do.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension _EmptyToolbar: CustomizableToolbarContent {}
extension _AnyToolbar: CustomizableToolbarContent {}
extension _OptionalToolbar: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _ToolbarPair: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Items that show or are left out until somebody takes them in.
nonisolated public struct _DefaultedToolbar<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let isShown: Bool
  public static func _view(of items: Self) -> AnyView {
    items.isShown ? Content._view(of: items.content) : AnyView(EmptyView())
  }
}
extension _DefaultedToolbar: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

/// What people may do with an item.
nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  enum Value { case `default`, reorderable, disabled }
  let value: Value
  public static var `default`: ToolbarCustomizationBehavior { .init(value: .default) }
  public static var reorderable: ToolbarCustomizationBehavior { .init(value: .reorderable) }
  public static var disabled: ToolbarCustomizationBehavior { .init(value: .disabled) }
}

/// How an item is offered to people.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Not among the choices unless it is in the toolbar.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Whether the item shows until somebody changes that.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _DefaultedToolbar(content: self, isShown: defaultVisibility != .hidden)
  }
  /// What people may do with the item; nobody does anything with it here.
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { _DefaultedToolbar(content: self, isShown: true) }
}

extension View {
  /// Adds items that people may rearrange to the bars around the screen; here they stand as they
  /// first do.
  nonisolated public func toolbar<C: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> C
  ) -> some View { modifier(ToolbarModifier(items: C._view(of: content()))) }
}

import HangaRuntime

/// Menus of a menu bar. None is drawn; the declarations are kept for sources.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds commands from the statements of a closure.
@resultBuilder @MainActor public enum CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildPartialBlock<C: Commands>(first: C) -> C { first }
  public static func buildPartialBlock<A: Commands, B: Commands>(accumulated: A, next: B)
    -> _CommandPair<A, B>
  { _CommandPair() }
  public static func buildIf<C: Commands>(_ content: C?) -> _OptionalCommands<C> {
    _OptionalCommands()
  }
  public static func buildEither<C: Commands>(first: C) -> C { first }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// Commands after commands.
public struct _CommandPair<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never
}
/// Commands that may be missing.
public struct _OptionalCommands<Wrapped: Commands>: Commands { public typealias Body = Never }

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  /// A menu with the given title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu with the given title, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  /// A menu with the given title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Items beside those the system puts in.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  /// Items before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items in place of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The groups that the system puts in.
nonisolated public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let systemServices = Self()
  public static let appVisibility = Self()
  public static let appTermination = Self()
  public static let newItem = Self()
  public static let saveItem = Self()
  public static let importExport = Self()
  public static let printItem = Self()
  public static let undoRedo = Self()
  public static let pasteboard = Self()
  public static let textEditing = Self()
  public static let textFormatting = Self()
  public static let toolbar = Self()
  public static let sidebar = Self()
  public static let windowSize = Self()
  public static let windowList = Self()
  public static let singleWindowList = Self()
  public static let windowArrangement = Self()
  public static let help = Self()
}

/// The system's items for a sidebar.
public struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// The system's items for text.
public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// The system's items for fonts.
public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// The system's items for toolbars.
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// The system's items for pictures from other devices.
public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// The system's items for inspectors.
public struct InspectorCommands: Commands {
  public typealias Body = Never
  public init() {}
}

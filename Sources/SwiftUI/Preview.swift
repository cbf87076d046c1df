import HangaRuntime

/// Names a view of the file that can be looked at by itself.
///
/// Becomes a function that hands the view over; `hanga render` shows the first one of the files.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HangaMacros", type: "PreviewMacro")

/// The same with wishes about size and orientation, which are decided where the picture is asked
/// for.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HangaMacros", type: "PreviewMacro")

/// Lets a `#Preview` keep state: `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "HangaMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` a value with a key of its own, whose default is the variable's.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "HangaMacros", type: "EntryMacro")

/// A key whose default `@Entry` keeps in a closure; only code that the macro writes needs it. `Value`
/// is named once more, since the compiler infers it from requirements beside it only.
public protocol _EntryEnvironmentKey: EnvironmentKey {
  associatedtype Value
  static var _entryValue: () -> Value { get }
}
extension _EntryEnvironmentKey {
  public static var defaultValue: Value { _entryValue() }
}

/// The same of a transaction's key.
public protocol _EntryTransactionKey: TransactionKey {
  associatedtype Value
  static var _entryValue: () -> Value { get }
}
extension _EntryTransactionKey {
  public static var defaultValue: Value { _entryValue() }
}

/// The same of a container value's key.
public protocol _EntryContainerValueKey: ContainerValueKey {
  associatedtype Value
  static var _entryValue: () -> Value { get }
}
extension _EntryContainerValueKey {
  public static var defaultValue: Value { _entryValue() }
}

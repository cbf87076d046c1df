@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros by the name the compiler asks for.
///
/// Written against the message handling the toolchain ships, so that no package is needed.
struct HangaMacroProvider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": return PreviewMacro.self
    case "PreviewableMacro": return PreviewableMacro.self
    case "EntryMacro": return EntryMacro.self
    case "CasePathableMacro": return CasePathableMacro.self
    case "DependencyClientMacro": return DependencyClientMacro.self
    case "MarkMacro": return MarkMacro.self
    case "ObservableStateMacro": return ObservableStateMacro.self
    case "ObservationStateTrackedMacro": return ObservationStateTrackedMacro.self
    case "PresentsMacro": return PresentsMacro.self
    case "ReducerMacro": return ReducerMacro.self
    case "ViewActionMacro": return ViewActionMacro.self
    default: throw UnknownMacro(description: "hanga has no macro \(moduleName).\(typeName)")
    }
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  var description: String
}

@main
struct HangaMacroPlugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    let listener = CompilerPluginMessageListener(
      connection: connection, provider: HangaMacroProvider())
    try listener.main()
  }
}

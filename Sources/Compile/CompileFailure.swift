/// Why files could not be compiled and loaded.
package enum CompileFailure: Error, Equatable, CustomStringConvertible {
  case noFiles
  case unreadable(String)
  case notSwift(String)
  case emptyFolder(String)
  case duplicate(String, String)
  case noCompiler
  case noModules(String)
  /// The compiler's own words, which name the user's files and lines.
  case diagnostics(String)
  case entry(title: String, String)
  case linker(String)
  case loader(String)
  case file(String, String)
  case tool(String, String)

  package var description: String {
    switch self {
    case .noFiles: "no Swift file is given"
    case .unreadable(let path): "cannot read “\(path)”: there is no such readable file"
    case .notSwift(let path): "“\(path)” is not a Swift file"
    case .emptyFolder(let path): "the folder “\(path)” holds no Swift file"
    case .duplicate(let first, let second):
      "“\(first)” and “\(second)” have the same name; the compiler needs different ones"
    case .noCompiler:
      "no Swift compiler is found; put `swift` on the path or name it in the variable SWIFT"
    case .noModules(let folder):
      "the module SwiftUI is not found beside the program in “\(folder)”; build the package first"
    case .diagnostics: "the files do not compile"
    case .entry(let title, let reason): "“\(title)” cannot be made: \(reason)"
    case .linker(let reason): "the compiled files cannot be linked: \(reason)"
    case .loader(let reason): "the compiled files cannot be loaded: \(reason)"
    case .tool(let path, let reason): "cannot run “\(path)”: \(reason)"
    case .file(let path, let reason): "cannot write “\(path)”: \(reason)"
    }
  }
}

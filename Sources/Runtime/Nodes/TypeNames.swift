/// Types as dumps name them: without modules and generic arguments.
package enum TypeNames {
  package static func short(of type: Any.Type) -> String {
    let name = String(describing: type)
    let end = name.firstIndex(of: "<") ?? name.endIndex
    return String(name[..<end])
  }
}

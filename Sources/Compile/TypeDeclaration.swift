/// What a file says about a type, in its declaration or an extension.
struct TypeDeclaration {
  var name: String
  /// Where it is declared; `nil` if only extended so far.
  var place: SourceIndex.Place?
  /// The last parts of the names it inherits from.
  var inherited: Set<String> = []
  var isMain = false
  var isGeneric = false
  var isPrivate = false
  /// Whether a stored property must be given a value.
  var hasUnsetProperty = false
  /// For each initialiser in the declaration or an extension, whether `()` calls it.
  var plainInitializers: [Bool] = []
  var hasInitializerInDeclaration = false
  /// Every type name its code uses.
  var mentions: Set<String> = []
  /// What its code calls previews by `previewDisplayName`, and whether by more than literals.
  var previewNames: [String] = []
  var hasWorkedOutNames = false
  /// What its members that have code are made of, by name.
  var outlines: SourceIndex.Outlines = [:]

  func conforms(to name: String) -> Bool { inherited.contains(name) }

  var needsArguments: Bool {
    if plainInitializers.contains(true) { return false }
    return hasInitializerInDeclaration || hasUnsetProperty
  }

  mutating func merge(_ other: TypeDeclaration) {
    place = place ?? other.place
    inherited.formUnion(other.inherited)
    isMain = isMain || other.isMain
    isGeneric = isGeneric || other.isGeneric
    isPrivate = isPrivate || other.isPrivate
    hasUnsetProperty = hasUnsetProperty || other.hasUnsetProperty
    plainInitializers += other.plainInitializers
    hasInitializerInDeclaration = hasInitializerInDeclaration || other.hasInitializerInDeclaration
    mentions.formUnion(other.mentions)
    previewNames += other.previewNames
    hasWorkedOutNames = hasWorkedOutNames || other.hasWorkedOutNames
    outlines.merge(other.outlines) { mine, _ in mine }
  }
}

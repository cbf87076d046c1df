extension Sequence {
  /// What `find` gives for the first element for which it gives anything, asked once for each. A
  /// lazy `compactMap` asks twice, which in a tree is twice at every level.
  package func firstResult<Result>(_ find: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = find(element) { return result }
    }
    return nil
  }
}

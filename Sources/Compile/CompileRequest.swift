/// Which files to compile, how, and what of them to show.
package struct CompileRequest: Equatable, Sendable {
  /// The rules of the language that files are compiled by.
  package enum LanguageVersion: String, CaseIterable, Sendable {
    case five = "5"
    case six = "6"
  }

  /// The isolation of declarations that state none.
  package enum DefaultIsolation: String, CaseIterable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
  }

  /// Paths as the user wrote them.
  package var files: [String]
  /// The view, preview or app to show; `nil` leaves the choice to `SourceIndex`.
  package var view: String?
  package var languageVersion: LanguageVersion
  package var defaultIsolation: DefaultIsolation
  /// The names of the project's asset catalogs, by which sources may call constants.
  package var imageNames: [String] = []
  package var colorNames: [String] = []
  /// Whether a library compiled earlier from the same input may be used.
  package var usesCache: Bool

  package init(
    files: [String], view: String? = nil, languageVersion: LanguageVersion = .five,
    defaultIsolation: DefaultIsolation = .nonisolated, usesCache: Bool = true
  ) {
    self.files = files
    self.view = view
    self.languageVersion = languageVersion
    self.defaultIsolation = defaultIsolation
    self.usesCache = usesCache
  }
}

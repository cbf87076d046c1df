import HangaRuntime

/// Words that the system adds, in the language of the surroundings.
nonisolated enum SystemWords {
  static func cancel(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "キャンセル"
    case "zh": "取消"
    case "ko": "취소"
    case "de": "Abbrechen"
    case "fr": "Annuler"
    case "es": "Cancelar"
    case "it": "Annulla"
    default: "Cancel"
    }
  }

  static func okay(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "zh": "好"
    case "ko": "확인"
    case "es": "Aceptar"
    default: "OK"
    }
  }

  private static func language(_ environment: EnvironmentValues) -> String? {
    environment.locale.identifier.split { $0 == "_" || $0 == "-" }.first.map { $0.lowercased() }
  }
}

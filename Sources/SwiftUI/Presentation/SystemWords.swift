import Foundation
import HangaRuntime

/// Words that the system adds, in the language of the surroundings.
nonisolated enum SystemWords {
  static func cancel(in environment: EnvironmentValues) -> String { cancel(in: environment.locale) }

  static func search(in locale: Locale) -> String {
    switch language(of: locale) {
    case "ja": "検索"
    case "zh": "搜索"
    case "ko": "검색"
    case "de": "Suchen"
    case "fr": "Rechercher"
    case "es": "Buscar"
    case "it": "Cerca"
    default: "Search"
    }
  }

  static func cancel(in locale: Locale) -> String {
    switch language(of: locale) {
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

  static func today(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "今日"
    case "zh": "今天"
    case "ko": "오늘"
    case "de": "Heute"
    case "fr": "Aujourd’hui"
    case "es": "Hoy"
    case "it": "Oggi"
    default: "Today"
    }
  }

  static func time(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "時刻"
    case "zh": "时间"
    case "ko": "시간"
    case "de": "Uhrzeit"
    case "fr": "Heure"
    case "es": "Hora"
    case "it": "Ora"
    default: "Time"
    }
  }

  static func paste(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "ペースト"
    case "zh": "粘贴"
    case "ko": "붙여넣기"
    case "de": "Einsetzen"
    case "fr": "Coller"
    case "es": "Pegar"
    case "it": "Incolla"
    default: "Paste"
    }
  }

  static func rename(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "名称変更"
    case "zh": "重新命名"
    case "ko": "이름 변경"
    case "de": "Umbenennen"
    case "fr": "Renommer"
    case "es": "Renombrar"
    case "it": "Rinomina"
    default: "Rename"
    }
  }

  private static func language(_ environment: EnvironmentValues) -> String? {
    language(of: environment.locale)
  }

  private static func language(of locale: Locale) -> String? {
    locale.identifier.split { $0 == "_" || $0 == "-" }.first.map { $0.lowercased() }
  }
}

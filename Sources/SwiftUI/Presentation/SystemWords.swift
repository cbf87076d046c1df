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

  static func search(in environment: EnvironmentValues) -> String {
    switch language(environment) {
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

  static func back(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "戻る"
    case "zh": "返回"
    case "ko": "뒤로"
    case "de": "Zurück"
    case "fr": "Retour"
    case "es": "Atrás"
    case "it": "Indietro"
    default: "Back"
    }
  }

  static func more(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "その他"
    case "zh": "更多"
    case "ko": "더 보기"
    case "de": "Mehr"
    case "fr": "Plus"
    case "es": "Más"
    case "it": "Altro"
    default: "More"
    }
  }

  static func share(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "共有…"
    case "zh": "共享…"
    case "ko": "공유…"
    case "de": "Teilen …"
    case "fr": "Partager…"
    case "es": "Compartir…"
    case "it": "Condividi…"
    default: "Share…"
    }
  }

  static func edit(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "編集"
    case "zh": "编辑"
    case "ko": "편집"
    case "de": "Bearbeiten"
    case "fr": "Modifier"
    case "es": "Editar"
    case "it": "Modifica"
    default: "Edit"
    }
  }

  static func done(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "完了"
    case "zh": "完成"
    case "ko": "완료"
    case "de": "Fertig"
    case "fr": "OK"
    case "es": "OK"
    case "it": "Fine"
    default: "Done"
    }
  }

  static func close(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "閉じる"
    case "zh": "关闭"
    case "ko": "닫기"
    case "de": "Schließen"
    case "fr": "Fermer"
    case "es": "Cerrar"
    case "it": "Chiudi"
    default: "Close"
    }
  }

  static func delete(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "削除"
    case "zh": "删除"
    case "ko": "삭제"
    case "de": "Löschen"
    case "fr": "Supprimer"
    case "es": "Eliminar"
    case "it": "Elimina"
    default: "Delete"
    }
  }

  /// What a search without results says, for the words that were looked for if they are known.
  static func noResults(for text: String?, in environment: EnvironmentValues) -> String {
    switch (language(environment), text) {
    case ("ja", let text?): "“\(text)”の検索結果なし"
    case ("ja", nil): "検索結果なし"
    case ("zh", let text?): "“\(text)”无结果"
    case ("zh", nil): "无结果"
    case ("ko", let text?): "‘\(text)’에 대한 결과 없음"
    case ("ko", nil): "결과 없음"
    case ("de", let text?): "Keine Ergebnisse für „\(text)“"
    case ("de", nil): "Keine Ergebnisse"
    case ("fr", let text?): "Aucun résultat pour « \(text) »"
    case ("fr", nil): "Aucun résultat"
    case ("es", let text?): "No hay resultados para “\(text)”"
    case ("es", nil): "Sin resultados"
    case ("it", let text?): "Nessun risultato per “\(text)”"
    case ("it", nil): "Nessun risultato"
    case (_, let text?): "No Results for “\(text)”"
    case (_, nil): "No Results"
    }
  }

  static func checkSpelling(in environment: EnvironmentValues) -> String {
    switch language(environment) {
    case "ja": "スペルを確認するか、新しい検索を試してください。"
    case "zh": "请检查拼写或尝试新的搜索。"
    case "ko": "맞춤법을 확인하거나 새로운 검색을 시도하십시오."
    case "de": "Prüfe die Schreibweise oder versuche eine neue Suche."
    case "fr": "Vérifiez l’orthographe ou essayez une nouvelle recherche."
    case "es": "Comprueba la ortografía o prueba con otra búsqueda."
    case "it": "Controlla l’ortografia o prova una nuova ricerca."
    default: "Check the spelling or try a new search."
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

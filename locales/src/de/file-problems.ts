/** German texts for why a file, a row or a plan cannot be used. */
export const fileProblems = {
  file_empty: "Die Datei ist leer.",
  file_too_large: "Die Datei ist größer als {{megabytes, number}} MB. Teilen Sie sie auf.",
  inflated_too_large:
    "Entpackt ist ein Teil der Datei größer als {{megabytes, number}} MB. Teilen Sie die Datei auf.",
  format_unknown:
    "Dateien dieser Art können nicht gelesen werden. Speichern Sie sie als CSV, Excel, JSON oder Parquet.",
  file_damaged: "Das ist keine gültige {{format}}-Datei.",
  text_not_decodable: "Der Text ist kein gültiges {{encoding}}. Speichern Sie die Datei als UTF-8.",
  dataset_file_newer:
    "Die Datei stammt aus einer neueren Version von Glossa (Formatversion {{version}}). Aktualisieren Sie zuerst diesen Server.",
  settings_unfit: "Die Einstellungen des Datasets sind hier nicht zulässig ({{detail}}).",
  dataset_file_incomplete:
    "Die Datei bricht mittendrin ab. Vollständige Datensätze: {{records, number}}. Laden Sie sie noch einmal herunter.",
  json_object:
    "Die Datei ist ein einziges JSON-Objekt. Erwartet wird eine Liste von Objekten oder ein Objekt je Zeile.",
  no_rows: "Die Datei hat keine Zeilen.",
  column_repeated: "Der Name dieser Spalte kommt zweimal vor.",
  too_many_columns: "Die Datei hat mehr als {{limit, number}} Spalten.",
  quote_not_closed: "Ein Anführungszeichen wird nicht geschlossen.",
  quoted_too_large:
    "Eine Zelle in Anführungszeichen hat mehr als {{limit, number}} Zeichen, oder ihr Anführungszeichen wird nicht geschlossen.",
  content_too_large: "Ein Element hat mehr als {{limit, number}} Zeichen.",
  password_required: "Die Datei ist verschlüsselt. Speichern Sie sie ohne Passwort.",
  archive_unknown:
    "Das ist ein ZIP-Archiv, keine Excel-Datei. Entpacken Sie es, und wählen Sie die Dateien darin aus. Speichern Sie eine OpenDocument-Tabelle als Excel oder CSV.",
  sheet_unknown: "Die Arbeitsmappe hat kein Blatt „{{sheet}}“. Sie enthält: {{sheets}}.",
  document_without_text: "Der Text zu {{file}} fehlt. Wählen Sie auch die zugehörige .txt-Datei.",
  row_too_long:
    "Die erste Zeile hat keine Spalte für „{{cell}}“. Eine Zelle, die das Trennzeichen enthält, muss in Anführungszeichen stehen.",
  row_too_short: "Die Zeile endet vor dieser Spalte.",
  cell_too_large: "Eine Zelle hat mehr als {{limit, number}} Zeichen.",
  quote_misplaced: "Ein Anführungszeichen ist hier nicht erlaubt.",
  json_invalid: "Das ist kein gültiges JSON.",
  json_too_deep: "Werte sind mehr als {{limit, number}}-mal verschachtelt.",
  row_not_an_object: "Jede Zeile muss ein JSON-Objekt sein.",
  fields_empty: "Alle Felder sind leer.",
  field_required: "Das erforderliche Feld {{field}} ist leer.",
  field_invalid: "Der Wert ist im Feld {{field}} nicht erlaubt.",
  id_missing: "Die ID fehlt.",
  id_repeated: "„{{id}}“ ist schon die ID von {{earlierPlace}}.",
  id_too_long: "Die ID hat mehr als {{limit, number}} Zeichen.",
  value_invalid: "„{{value}}“ ist keine gültige Antwort auf die Frage {{question}}.",
  score_invalid:
    "„{{score}}“ ist kein gültiger Score für den Vorschlag zu {{question}}: Ein einzelner Wert braucht eine Zahl von 0 bis 1, mehrere Werte brauchen eine Liste mit einer Zahl für jeden.",
  offsets_invalid: "Die Textstelle von {{start, number}} bis {{end, number}} {{misfit}}.",
  metadata_invalid: "„{{value}}“ ist keine gültige Zahl für {{property}}.",
  text_has_nul: "Der Text enthält ein NUL-Zeichen, das Datenbanken nicht speichern können.",
  annotation_invalid: "Diese Annotation ist nicht lesbar: {{annotation}}",
  no_field: "Für ein Feld bleibt keine Spalte übrig.",
  no_question: "Das Dataset hat keine Frage.",
  no_required_question: "Das Dataset hat keine erforderliche Frage.",
  no_required_field: "Das Dataset hat kein erforderliches Feld.",
  column_unknown: "Die Datei hat keine Spalte „{{column}}“.",
  column_empty: "Die Spalte „{{column}}“ ist leer.",
  name_missing: "Die Spalte „{{column}}“ braucht einen anderen Namen.",
  name_repeated: "Der Name „{{name}}“ kommt zweimal vor.",
  name_too_long: "Der Name „{{name}}“ hat mehr als {{limit, number}} Zeichen.",
  labels_too_few: "Die Spalte „{{column}}“ hat zu wenige verschiedene Werte für Labels.",
  labels_too_many:
    "Die Spalte „{{column}}“ hat mehr als {{limit, number}} verschiedene Werte, zu viele für Labels.",
  label_too_long:
    "Die Spalte „{{column}}“ hat einen Wert, der für ein Label zu lang ist: mehr als {{limit, number}} Zeichen.",
  rating_out_of_range:
    "Die Spalte „{{column}}“ kann keine Bewertung sein: Die Werte müssen zwischen 0 und 10 liegen.",
  span_field_unknown: "Die Textstellen von {{question}} brauchen ein Feld „{{field}}“.",
  span_field_taken: "Zwei Fragen nach Textstellen verwenden das Feld „{{field}}“.",
  use_unfit: "Die Spalte „{{column}}“ passt nicht zu ihrer Verwendung.",
  field_of_dataset_missing: "Keine Spalte passt zum Feld „{{field}}“ des Datasets.",
  dataset_differs:
    "Es gibt bereits ein Dataset „{{dataset}}“ mit anderen Einstellungen ({{difference}}). Wählen Sie einen anderen Namen.",
  answered_records:
    "Der Import würde Felder von Datensätzen ändern, die schon Antworten haben: {{records, number}}. Es wurde nichts importiert.",
  record_refused: "Der Server lehnt diesen Datensatz ab: {{reason}}",
  records_refused:
    "Der Import wurde beendet, weil der Server mehr als {{limit, number}} Datensätze ablehnt. Diesen hier: {{reason}}",
};

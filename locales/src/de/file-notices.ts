/** German texts for what is worth knowing about a file that can be imported. */
export const fileNotices = {
  encoding: "Der Text ist als {{encoding}} kodiert.",
  delimiter: "Die Zellen sind durch „{{delimiter}}“ getrennt.",
  other_sheets: "Nur das Blatt „{{sheet}}“ wird gelesen, nicht {{others}}.",
  columns_unnamed: "Spalten ohne Namen: {{columns}}.",
  columns_repeated: "Spaltennamen, die mehrmals vorkommen, haben eine Nummer: {{columns}}.",
  decimal_commas: "Zahlen, die mit Dezimalkomma gelesen werden (1.234,5): {{columns}}.",
  decimals_open:
    "Bei „1,234“ kann das Komma hier für Dezimalstellen oder Tausender stehen: {{columns}}. Wenn Sie weiter unten nichts auswählen, bleiben die Werte Text.",
  vectors_unmapped: "Lange Listen von Zahlen, für die keine Verwendung vorgeschlagen wird: {{columns}}.",
  relations_ignored: "Ausgelassene Beziehungen: {{count, number}}.",
  discontinuous_spans:
    "Textstellen aus mehreren Teilstücken wurden zu einer Textstelle je Teilstück: {{count, number}}.",
  nested_annotations_ignored: "Ausgelassen: {{kinds}}.",
  answers_of_users_one: "{{count, number}} Antwort wird als Antwort von {{people}} importiert.",
  answers_of_users_other: "{{count, number}} Antworten werden als Antworten von {{people}} importiert.",
  answers_suggested_one: "{{count, number}} Antwort wird zum Vorschlag. Sie stammt von {{people}}.",
  answers_suggested_other: "{{count, number}} Antworten werden zu Vorschlägen. Sie stammen von {{people}}.",
  answers_beside_suggestions_one:
    "{{count, number}} Antwort wird ausgelassen, weil die Datei zu denselben Fragen Vorschläge enthält. Sie stammt von {{people}}.",
  answers_beside_suggestions_other:
    "{{count, number}} Antworten werden ausgelassen, weil die Datei zu denselben Fragen Vorschläge enthält. Sie stammen von {{people}}.",
  several_annotators:
    "Hat ein Datensatz mehrere Annotationen, wird die erste zum Vorschlag. Datensätze: {{records, number}}.",
  answers_ignored: "Ausgelassene abgelehnte Annotationen: {{count, number}}.",
  answers_without_question:
    "Aus den Antworten auf diese Fragen wird keine Frage: {{questions}}. Ein Dataset, das sie schon hat, erhält die Antworten.",
  settings_not_in_file:
    "Die Einstellungen des exportierten Datasets stehen nicht in dieser Datei, etwa Titel, Pflichtfragen, Texte der Optionen und die Mindestanzahl abgegebener Antworten. Dateien im Glossa-Format enthalten sie.",
  controls_ignored: "Dafür gibt es keine passende Frage: {{controls}}.",
  layers_ignored: "Ausgelassen: {{layers}}.",
  files_ignored: "Nicht gelesen: {{files}}.",
} as const;

import type { answering as en } from "../en/answering";
import type { Texts } from "../messages";

/** German texts for questions. */
export const answering = {
  questionTypes: {
    label_selection: "Label",
    multi_label_selection: "Mehrfachlabel",
    rating: "Bewertung",
    ranking: "Rangfolge",
    span: "Textstelle",
    text: "Text",
  },
  questions: {
    required: "Antwort erforderlich",
    markAnswered: "Beantwortet",
    markSuggested: "Aus einem Vorschlag ausgefüllt",
    answerToSubmit: "Beantworten Sie diese Frage, um die Antwort abzugeben.",
    unknownType: "Diese Version kann Fragen des Typs „{{type}}“ nicht anzeigen.",
    unknownRequired:
      "Diese Version kann diese Frage nicht anzeigen, daher lässt sich die Antwort hier nicht abgeben.",
    unfit:
      "Der gespeicherte Wert kann hier nicht angezeigt werden, weil er nicht die Form dieser Frage hat. Beim Speichern wird er ersetzt.",
    markMissing: "Noch nicht beantwortet",
    search: "Labels suchen",
    noLabels: "Keine Labels gefunden",
    showAll: "{{count}} weitere Labels anzeigen",
    showFewer: "Weniger Labels anzeigen",
    suggestedBy: "Vorgeschlagen von {{agent}}",
    suggestedByWithScore: "Vorgeschlagen von {{agent}}, Score {{score}}",
    suggested: "Vorgeschlagen",
    suggestedWithScore: "Vorgeschlagen, Score {{score}}",
    placeholder: "Geben Sie Ihre Antwort ein",
    words_one: "{{count, number}} Wort",
    words_other: "{{count, number}} Wörter",
    useSuggestion: "Vorschlag übernehmen",
    showSuggestion: "Vorschlag anzeigen",
    hideSuggestion: "Vorschlag ausblenden",
    write: "Schreiben",
    preview: "Vorschau",
    markdown: "Markdown",
    previewEmpty: "Keine Vorschau verfügbar",
    rankUnranked: "Ohne Rang",
    rankRanking: "Rangfolge",
    rankAll: "Alle eingeordnet",
    rankDrop: "Hier ablegen",
    rankState: "Rang {{rank, number}}",
    rankNone: "ohne Rang",
    rankMoved: "{{item}}: Rang {{rank, number}}",
    rankTaken: "{{item}}: ohne Rang",
    rankPut: "Auf Rang {{rank, number}} verschieben",
    rankTakeOut: "Aus der Rangfolge entfernen",
    rankHintWithoutSingleKeys:
      "Drücken Sie die Leertaste, um den fokussierten Eintrag auf den ersten freien Rang zu verschieben. Hat er bereits einen Rang, bietet die Leertaste Schaltflächen an, die ihn auf einen anderen Rang verschieben oder aus der Rangfolge entfernen; mit der Tabulatortaste gelangen Sie dorthin.",
    rankHint:
      "Geben Sie eine Zahl von 1 bis {{count, number}} ein, um den Rang des fokussierten Eintrags festzulegen; mit 0 oder Entf entfernen Sie ihn aus der Rangfolge.",
  },
} satisfies Texts<typeof en>;

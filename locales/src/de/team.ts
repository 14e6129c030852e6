import type { team as en } from "../en/team";
import type { Texts } from "../messages";

/** German texts for the progress and the agreement of the team. */
export const team = {
  team: {
    answers: "Antworten der anderen",
    useAnswer: "Übernehmen",
    useAnswerOf: "„{{text}}“ von {{names}} übernehmen",
    title: "Fortschritt des Teams",
    completed: "{{completed}} von {{total}} abgeschlossen, {{pending}} nicht abgeschlossen",
    meter: "{{share}} vom Team abgeschlossen",
    people: "Teammitglieder",
    here: "online",
    submitted_one: "{{count, number}} abgegeben",
    showResponses: "Zeigen, was {{username}} abgegeben hat",
    submitted_other: "{{count, number}} abgegeben",
  },
  agreement: {
    title: "Übereinstimmung",
    counts: "{{agreeing}} von {{total}} Datensätzen gleich",
    noRecord: "kein Datensatz mit zwei Antworten auf diese Frage",
    alpha: "Alpha",
    f1: "F1",
    undefined: "nicht definiert",
    show: "Abweichungen zeigen",
    showOf: "Abweichungen zeigen: {{title}}",
    people: "Nach Person",
    peopleOf: "Nach Person: {{title}}",
    peopleShare: "Der Anteil der Antworten anderer auf dieselben Datensätze, die denselben Wert haben.",
    peopleF1: "F1 der Textstellen mit denen der anderen in denselben Datensätzen.",
    whose: "Antworten von",
    everyone: "Alle Personen",
    some_one: "{{count, number}} Person",
    some_other: "{{count, number}} Personen",
    tooFew: "Wählen Sie mindestens zwei Personen aus.",
    personRecords_one: "{{count, number}} Datensatz",
    personRecords_other: "{{count, number}} Datensätze",
    none: "Noch hat kein Datensatz zwei Antworten.",
    loading: "Die Übereinstimmung wird geladen",
    failed: "Die Übereinstimmung konnte nicht geladen werden.",
    help: "Was die Zahlen bedeuten",
    helpCounts:
      "Die Antworten zu einem Datensatz stimmen überein, wenn alle abgegebenen denselben Wert haben. Es zählen nur Antworten, in denen die Frage beantwortet ist; Datensätze mit nur einer davon bleiben außer Betracht.",
    helpAlpha:
      "Krippendorffs Alpha berücksichtigt den Zufall: 1 bedeutet volle Übereinstimmung, 0 eine Übereinstimmung wie durch Zufall, Werte unter 0 bedeuten noch weniger. Bei Bewertungen zählen kleine Unterschiede weniger als große. Bei Rangfolgen gilt das für die Ränge jedes Elements, sodass ein Tausch von Nachbarn wenig zählt.",
    helpRule:
      "Nach einer verbreiteten Regel sind Antworten ab 0,80 zuverlässig, ab 0,67 für vorläufige Schlüsse brauchbar und darunter unzuverlässig.",
    helpF1:
      "Bei Textstellen ist F1 der Anteil der Stellen, die zwei Personen beide markiert haben, mit gleichem Anfang, Ende und Label: 1 bedeutet alle, 0 keine.",
  },
} satisfies Texts<typeof en>;

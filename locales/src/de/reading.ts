import type { reading as en } from "../en/reading";
import type { Texts } from "../messages";

/** German words of a record and its fields. */
export const reading = {
  fields: {
    copy: "{{title}} kopieren",
    emptyText: "Leer",
    imageFailed: "Bild konnte nicht geladen werden",
    unsupported: "Dieses Feld kann hier noch nicht angezeigt werden.",
    frame: "{{title}}, in einem eigenen Rahmen",
    keysStay: "Tasten bleiben in diesem Inhalt. Esc führt zurück zu den Fragen.",
    frameSilent: "Dieser Inhalt konnte nicht geladen werden.",
    frameLeft: "Der Inhalt wollte auf eine andere Seite wechseln und wurde angehalten.",
    frameGrabbing: "Der Inhalt hat immer wieder die Tastatur an sich genommen und wurde angehalten.",
    frameFlooding: "Der Inhalt hat mehr gesendet, als diese Seite aufnehmen kann, und wurde angehalten.",
    frameMarking: "Der Inhalt hat geändert, wohin die Zurück-Taste führt, und wurde angehalten.",
    showAgain: "Erneut anzeigen",
    templateFailed: "Die Vorlage hat einen Fehler.",
    enlarge: "{{title}} vergrößern",
    recordMenu: "Menü des Datensatzes",
    copyRecord: "Datensatz kopieren",
    viewMetadata: "Metadaten ansehen",
    viewJson: "Als JSON ansehen",
  },
  status: {
    pending: "Offen",
    draft: "Entwurf",
    discarded: "Verworfen",
    submitted: "Abgegeben",
    completed: "Abgeschlossen",
    label: "Status",
  },
} satisfies Texts<typeof en>;

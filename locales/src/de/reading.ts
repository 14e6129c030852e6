import type { reading as en } from "../en/reading";
import type { Texts } from "../messages";

/** German texts for a record and its fields. */
export const reading = {
  matches: {
    label: "Treffer der Suche",
    count_one: "{{count, number}} Treffer",
    count_other: "{{count, number}} Treffer",
    place: "{{current, number}} von {{count, number}} Treffern",
  },
  fields: {
    copy: "{{title}} kopieren",
    emptyText: "Leer",
    message: "{{role}}, Nachricht {{number, number}} von {{count, number}}",
    imageFailed: "Bild konnte nicht geladen werden",
    imageLoading: "Bild wird geladen",
    imageLoaded: "Bild geladen",
    unsupported: "Dieses Feld kann hier noch nicht angezeigt werden.",
    unknownType: "Diese Version kann Felder des Typs „{{type}}“ nicht anzeigen.",
    frame: "{{title}} (eingebetteter Inhalt)",
    keysStay: "Tastatureingaben gehen an diesen Inhalt. Drücken Sie Esc, um zu den Fragen zurückzukehren.",
    frameSilent: "Dieser Inhalt konnte nicht geladen werden.",
    frameLeft: "Dieser Inhalt wollte eine andere Seite öffnen und wurde angehalten.",
    frameGrabbing: "Dieser Inhalt hat wiederholt den Tastaturfokus übernommen und wurde angehalten.",
    frameFlooding:
      "Dieser Inhalt hat mehr Nachrichten gesendet, als diese Seite verarbeiten kann, und wurde angehalten.",
    frameMarking: "Dieser Inhalt hat den Browserverlauf geändert und wurde angehalten.",
    withoutFrames: "Diese Seite ist nicht dafür eingerichtet, HTML und Vorlagen anzuzeigen.",
    showAgain: "Erneut anzeigen",
    templateFailed: "Die Vorlage enthält einen Fehler.",
    enlarge: "{{title}} vergrößern",
    recordMenu: "Datensatzmenü",
    copyRecord: "Datensatz kopieren",
    copyRecordLink: "Link zum Datensatz kopieren",
    viewMetadata: "Metadaten anzeigen",
    viewJson: "Als JSON anzeigen",
  },
  status: {
    pending: "Offen",
    draft: "Entwurf",
    discarded: "Verworfen",
    submitted: "Abgegeben",
    completed: "Abgeschlossen",
    notSaved: "{{status}}, nicht gespeichert",
    label: "Status",
  },
} satisfies Texts<typeof en>;

import type { records as en } from "../en/records";
import type { Texts } from "../messages";

/** German texts for the details of a record, the enlarged image and what an embedded frame may not do. */
export const records = {
  history: {
    open: "Verlauf der Antworten",
    title: "Verlauf der Antworten",
    hint: "Jede Fassung mit Autor und Zeitpunkt, die neueste zuerst.",
    loading: "Verlauf wird geladen",
    failed: "Der Verlauf konnte nicht geladen werden.",
    more: "Ältere anzeigen",
    none: "Zu diesem Datensatz gibt es noch keine Antwort.",
    written: "Geschrieben am {{when}}",
    writtenBy: "Geschrieben am {{when}} von {{name}}",
    current: "aktuelle Fassung",
    replaced: "ersetzt am {{when}}",
    deleted: "gelöscht am {{when}}",
    changed: "geändert",
  },
  fields: {
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    zoomReset: "An Fenster anpassen",
    zoomHelp:
      "Mit Plus und Minus zoomen Sie, mit den Pfeiltasten verschieben Sie das Bild, mit 0 wird es ganz angezeigt.",
    json: "Datensatz als JSON",
    copyJson: "Kopieren",
    metadata: "Metadaten",
    metadataValue: "{{name}} kopieren",
    recordId: "Datensatz-ID",
    externalId: "Externe ID",
    inserted: "Hinzugefügt",
    updated: "Geändert",
    noMetadata: "Dieser Datensatz hat keine Metadaten.",
    refused_one: "{{count, number}} Element wurde in diesem Inhalt blockiert",
    refused_other: "{{count, number}} Elemente wurden in diesem Inhalt blockiert",
    refusedWhy:
      "Eingebettete Inhalte haben keinen Netzwerkzugriff und können nichts öffnen, senden oder speichern. Betten Sie Bilder und Schriften als Data-URLs ein.",
    refusals: {
      image: "Bild:",
      media: "Audio oder Video:",
      font: "Schrift:",
      style: "Stylesheet:",
      script: "Skript:",
      request: "Anfrage:",
      frame: "Frame:",
      object: "Plug-in:",
      link: "Link:",
      download: "Download:",
      form: "Formular:",
      popup: "Fenster:",
      dialog: "Dialog:",
      error: "Skriptfehler:",
      other: "Sonstiges:",
    },
  },
} satisfies Texts<typeof en>;

import type { records as en } from "../en/records";
import type { Texts } from "../messages";

/** German words of what opens from a record: its details, its picture, what its frame was refused. */
export const records = {
  fields: {
    zoomIn: "Größer",
    zoomOut: "Kleiner",
    zoomReset: "Ins Fenster einpassen",
    zoomHelp: "Plus und Minus ändern die Größe, Pfeiltasten verschieben das Bild, 0 zeigt es ganz.",
    json: "Datensatz als JSON",
    copyJson: "Kopieren",
    metadata: "Metadaten",
    metadataValue: "{{name}} kopieren",
    recordId: "Kennung des Datensatzes",
    externalId: "Externe Kennung",
    inserted: "Hinzugefügt",
    updated: "Geändert",
    noMetadata: "Dieser Datensatz hat keine Metadaten.",
    refused_one: "{{count, number}} Sache wurde in diesem Rahmen blockiert",
    refused_other: "{{count, number}} Dinge wurden in diesem Rahmen blockiert",
    refusedWhy:
      "Was in einem Datensatz läuft, hat kein Netz und kann nichts öffnen, senden oder speichern. Bilder und Schriften müssen als Daten darin stehen.",
    refusals: {
      image: "Bild:",
      media: "Ton oder Video:",
      font: "Schrift:",
      style: "Stilvorlage:",
      script: "Skript:",
      request: "Anfrage:",
      frame: "Rahmen:",
      object: "Zusatzmodul:",
      link: "Verweis:",
      download: "Herunterladen:",
      form: "Formular:",
      popup: "Fenster:",
      dialog: "Meldung:",
      error: "Fehler in einem Skript:",
      other: "Anderes:",
    },
  },
} satisfies Texts<typeof en>;

import type { records as en } from "../../en/late/records";
import type { Texts } from "../../messages";

/** German words of what is known of a record beside its fields, and of what its content was refused. */
export const records = {
  fields: {
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

import type { frames as en } from "../../en/late/frames";
import type { Texts } from "../../messages";

/** German words of what a record's content was refused in its frame. */
export const frames = {
  fields: {
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

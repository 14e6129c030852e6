import type { offline as en } from "../en/offline";
import type { Texts } from "../messages";

/** German words of answers that are not on the server, and of two that disagree. */
export const offline = {
  offline: {
    title: "Ohne Netz arbeiten",
    explain:
      "Nehmen Sie Datensätze mit: Sie bleiben mit ihren Bildern auf diesem Computer, und diese Seite öffnet sich auch ohne Server. Antworten warten hier und werden gesendet, sobald wieder einer da ist.",
    unsupported:
      "Dieser Browser behält für Seiten unter dieser Adresse nichts. Öffnen Sie Glossa unter https oder auf diesem Computer unter localhost, um Datensätze mitzunehmen.",
    noStorage:
      "Dieser Browser speichert für diese Seite nichts, etwa in einem privaten Fenster; deshalb lässt sich nichts mitnehmen.",
    open: "Ohne Netz arbeiten",
    openWith_one: "{{count}} Antwort nicht gesendet",
    openWith_other: "{{count}} Antworten nicht gesendet",
    howMany: "Datensätze zum Mitnehmen",
    take: "Mitnehmen",
    takeAgain: "Neu mitnehmen",
    remove: "Von diesem Computer entfernen",
    taking: "{{done}} von {{total}} Datensätzen mitgenommen",
    failed:
      "Nicht alles ließ sich laden, deshalb wurde nichts mitgenommen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
    taken_one: "{{count}} Datensatz mitgenommen {{when}}, {{left}} davon offen",
    taken_other: "{{count}} Datensätze mitgenommen {{when}}, {{left}} davon offen",
    missed_one: "{{count}} Bild ließ sich nicht mitnehmen.",
    missed_other: "{{count}} Bilder ließen sich nicht mitnehmen.",
    frames:
      "HTML und Vorlagen behält der Zwischenspeicher des Browsers: Er kann sie verwerfen, wenn der Platz knapp wird.",
    unsent: "Noch nicht gesendet",
    allSent: "Alle Antworten sind auf dem Server.",
    record: "Datensatz {{id}}",
    elsewhere: "in einer anderen Sammlung",
    sendNow: "Jetzt senden",
    drop: "Diese Antwort verwerfen",
    state: {
      waiting: "Wartet auf Verbindung",
      signIn: "Wartet, bis Sie sich anmelden",
      refused: "Nicht angenommen: {{reason}}",
      conflict: "Anderswo geändert",
    },
  },
  conflict: {
    title: "Diese Antwort wurde anderswo geändert",
    body: "Seit Sie diesen Datensatz geöffnet haben, wurde Ihre Antwort in einem anderen Fenster oder auf einem anderen Gerät geändert.",
    mine: "Meine",
    other: "Die andere",
    savedWhen: "Die andere wurde {{when}} gesichert.",
    differs: "verschieden",
    nothing: "Keine Antwort",
    keepMine: "Meine behalten",
    keepOther: "Die andere behalten",
    edit: "Bearbeiten",
  },
} satisfies Texts<typeof en>;

import type { offline as en } from "../en/offline";
import type { Texts } from "../messages";

/** German texts for offline work, unsent answers and conflicts. */
export const offline = {
  offline: {
    title: "Offline arbeiten",
    explain:
      "Laden Sie Datensätze dieses Datasets herunter: Diese werden mit ihren Bildern auf diesem Gerät gespeichert, und diese Seite lässt sich ohne Verbindung öffnen. Ihre Antworten werden hier gespeichert und gesendet, sobald der Server wieder erreichbar ist.",
    unsupported:
      "Unter dieser Adresse ist kein Offline-Speicher verfügbar. Um Datensätze herunterzuladen, öffnen Sie Glossa über HTTPS oder auf diesem Computer unter localhost.",
    noStorage:
      "Dieser Browser speichert für diese Seite keine Daten, etwa in einem privaten Fenster; deshalb können keine Datensätze heruntergeladen werden.",
    open: "Offline arbeiten",
    openWith_one: "{{count}} Antwort nicht gesendet",
    openWith_other: "{{count}} Antworten nicht gesendet",
    howMany: "Datensätze zum Herunterladen",
    download: "Herunterladen",
    ready: "Datensätze aus {{name}} wurden heruntergeladen",
    downloadAgain: "Erneut herunterladen",
    remove: "Von diesem Gerät entfernen",
    copyRemoved:
      "Die Offline-Kopie eines Datasets wurde von diesem Gerät entfernt, da Sie das Dataset nicht mehr öffnen können. Nicht gesendete Antworten bleiben erhalten.",
    starting: "Download wird vorbereitet",
    downloading: "{{done}} von {{total}} Datensätzen heruntergeladen",
    failed:
      "Einige Daten konnten nicht heruntergeladen werden, deshalb wurde nichts gespeichert. Prüfen Sie die Verbindung und versuchen Sie es erneut.",
    downloaded_one: "{{count}} Datensatz {{when}} heruntergeladen, {{left}} davon offen",
    downloaded_other: "{{count}} Datensätze {{when}} heruntergeladen, {{left}} davon offen",
    missed_one: "{{count}} Bild konnte nicht heruntergeladen werden.",
    missed_other: "{{count}} Bilder konnten nicht heruntergeladen werden.",
    frames:
      "HTML und Vorlagen liegen im Cache des Browsers, der bei knappem Speicherplatz gelöscht werden kann.",
    criteria:
      "Ohne Verbindung lassen sich Datensätze nur nach Status und Metadaten filtern. Die Suche und die übrigen Filter wurden entfernt.",
    unsent: "Nicht gesendete Antworten",
    allSent: "Keine nicht gesendeten Antworten.",
    record: "Datensatz {{id}}",
    elsewhere: "in einem anderen Dataset",
    sendNow: "Jetzt senden",
    sendAgain: "Erneut senden",
    saveFile: "Als Datei speichern",
    show: "Anzeigen",
    inDataset: "im Dataset {{name}}",
    unavailable: "in einem Dataset, das für Sie nicht mehr verfügbar ist",
    unsentBody:
      "Diese Antworten sind nur in diesem Browser gespeichert. Sie werden so bald wie möglich gesendet. Nicht angenommene werden mit „Jetzt senden“ noch einmal gesendet.",
    drop: "Nicht gesendete Antwort löschen",
    dropTitle: "Diese nicht gesendete Antwort löschen?",
    dropBody: "Sie ist nur in diesem Browser gespeichert und kann nicht wiederhergestellt werden.",
    state: {
      waiting: "Wartet auf Verbindung",
      signIn: "Wartet auf Anmeldung",
      refused: "Nicht angenommen: {{reason}}",
      conflict: "Anderswo geändert",
    },
  },
  conflict: {
    title: "Diese Antwort wurde anderswo geändert",
    body: "Seit Sie diesen Datensatz geöffnet haben, wurde Ihre Antwort in einem anderen Fenster oder auf einem anderen Gerät geändert.",
    mine: "Meine Fassung",
    other: "Anderswo gespeicherte Fassung",
    savedNow: "Die andere Fassung wurde vor weniger als einer Minute gespeichert.",
    savedWhen: "Die andere Fassung wurde {{when}} gespeichert.",
    differs: "unterschiedlich",
    nothing: "Keine Antwort",
    keepMine: "Meine Fassung behalten",
    keepOther: "Gespeicherte Fassung verwenden",
    edit: "Meine Fassung erst bearbeiten",
  },
} satisfies Texts<typeof en>;

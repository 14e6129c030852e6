import type { home as en } from "../en/home";
import type { Texts } from "../messages";

/** German texts for the list of datasets. */
export const home = {
  fieldTypes: {
    text: "Text",
    image: "Bild",
    chat: "Chat",
    custom: "benutzerdefiniert",
  },
  datasets: {
    title: "Datasets",
    summary: "{{datasets}} in {{workspaces}}",
    datasetCount_one: "{{count, number}} Dataset",
    datasetCount_other: "{{count, number}} Datasets",
    workspaceCount_one: "{{count, number}} Arbeitsbereich",
    workspaceCount_other: "{{count, number}} Arbeitsbereichen",
    columnName: "Dataset",
    columnProgress: "Fortschritt",
    columnRows: "Zeilen",
    columnTeam: "Team",
    columnActivity: "Letzte Aktivität",
    emptyTitle: "Noch keine Datasets",
    emptyOwner:
      "Importieren Sie eine Datei über die Befehlszeile oder legen Sie ein Dataset in Python mit Ihrem API-Schlüssel an.",
    emptyAnnotator: "Datasets werden hier angezeigt, sobald Sie Mitglied ihres Arbeitsbereichs sind.",
    failedTitle: "Die Datasets konnten nicht geladen werden",
    failedBody: "Ihre Antworten sind sicher. Prüfen Sie die Verbindung zum Server.",
    copyLink: "Link zu {{name}} kopieren",
    settings: "Einstellungen von {{name}}",
    noTeam: "Noch niemand",
    progress: "{{completed}} von {{total}} abgeschlossen",
    rows_one: "{{count, number}} Zeile",
    rows_other: "{{count, number}} Zeilen",
    draft: "Entwurf",
    draftHint: "Noch nicht veröffentlicht. Datensätze können nach der Veröffentlichung hinzugefügt werden.",
  },
} satisfies Texts<typeof en>;

import type { audit as en } from "../en/audit";
import type { Texts } from "../messages";

/** Texts of the page of the audit log. */
export const audit = {
  audit: {
    title: "Audit-Protokoll",
    about:
      "Wer sich angemeldet hat und wer Personen, Schlüssel, Einstellungen und Antworten anderer geändert hat. Einträge bleiben, wenn die Person oder das Objekt gelöscht wird.",
    search: "Audit-Protokoll durchsuchen",
    who: "Person",
    whoHint: "Benutzername",
    kind: "Art",
    allKinds: "Alle Arten",
    findKind: "Art suchen",
    noKind: "Keine solche Art",
    object: "Objekt",
    objectHint: "Name oder ID",
    time: "Zeit",
    what: "Aktion",
    save: "Als CSV speichern",
    saving: "Wird gespeichert",
    saved_one: "{{count}} Eintrag wurde gespeichert",
    saved_other: "{{count}} Einträge wurden gespeichert",
    more: "Ältere Einträge anzeigen",
    noneFound: "Keine passenden Einträge",
    failedTitle: "Das Audit-Protokoll konnte nicht geladen werden",
    kinds: {
      sign_in: "Anmeldungen",
      account: "Konten",
      api_key: "API-Schlüssel",
      user: "Personen",
      workspace: "Arbeitsbereiche",
      dataset: "Datasets",
      field: "Felder",
      question: "Fragen",
      metadata_property: "Metadaten",
      vectors: "Vektoren",
      records: "Datensätze",
      responses: "Mit Datensätzen geladene Antworten",
      response: "Antworten anderer",
      bulk_action: "Sammelaktionen",
      webhook: "Webhooks",
    },
    actions: {
      sign_in: {
        succeeded: "Hat sich angemeldet",
        failed: "Anmeldung fehlgeschlagen",
      },
      account: {
        password_changed: "Passwort geändert",
        second_factor_on: "Zweiten Faktor eingeschaltet",
        second_factor_off: "Zweiten Faktor ausgeschaltet",
        recovery_codes_renewed: "Wiederherstellungscodes erneuert",
      },
      api_key: {
        created: "API-Schlüssel erstellt",
        deleted: "API-Schlüssel gelöscht",
        replaced: "API-Schlüssel ersetzt",
      },
      user: {
        created: "Person hinzugefügt",
        changed: "Person geändert",
        deleted: "Person gelöscht",
        switched_off: "Person gesperrt",
        switched_on: "Person entsperrt",
        password_reset: "Passwort zurückgesetzt",
        password_link_created: "Passwort-Link erstellt",
        restored: "Person wiederhergestellt",
        erased: "Gelöschte Person endgültig entfernt",
        second_factor_off: "Zweiten Faktor einer Person ausgeschaltet",
      },
      workspace: {
        created: "Arbeitsbereich angelegt",
        deleted: "Arbeitsbereich gelöscht",
        member_added: "Mitglied hinzugefügt",
        member_removed: "Mitglied entfernt",
      },
      dataset: {
        created: "Dataset angelegt",
        changed: "Dataset geändert",
        published: "Dataset veröffentlicht",
        imported: "Zeilen aus dem Hub importiert",
        exported: "Dataset in den Hub exportiert",
        deleted: "Dataset gelöscht",
      },
      field: {
        created: "Feld angelegt",
        changed: "Feld geändert",
        deleted: "Feld gelöscht",
      },
      question: {
        created: "Frage angelegt",
        changed: "Frage geändert",
        deleted: "Frage gelöscht",
      },
      metadata_property: {
        created: "Metadaten-Eigenschaft angelegt",
        changed: "Metadaten-Eigenschaft geändert",
        deleted: "Metadaten-Eigenschaft gelöscht",
      },
      vectors: {
        created: "Vektoreinstellungen angelegt",
        changed: "Vektoreinstellungen geändert",
        deleted: "Vektoreinstellungen gelöscht",
      },
      records: {
        deleted: "Datensätze gelöscht",
      },
      responses: {
        logged: "Antworten mit Datensätzen geladen",
      },
      response: {
        changed: "Antwort einer anderen Person geändert",
        deleted: "Antwort einer anderen Person gelöscht",
      },
      bulk_action: {
        started: "Sammelaktion gestartet",
        undone: "Sammelaktion rückgängig gemacht",
        redone: "Sammelaktion wiederholt",
      },
      webhook: {
        created: "Webhook angelegt",
        changed: "Webhook geändert",
        deleted: "Webhook gelöscht",
      },
    },
  },
} satisfies Texts<typeof en>;

import type { failures as en } from "../en/failures";
import type { Texts } from "../messages";

// Shared by a status and the error code that means the same.
const byStatus = {
  unauthorized: "Die Anmeldedaten konnten nicht überprüft werden",
  notFound: "Die angeforderte Ressource wurde nicht gefunden",
  tooManyRequests: "Bitte warten Sie ein paar Sekunden, bevor Sie es erneut versuchen",
  serverError: "Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut",
};

/** German texts for what goes wrong. */
export const failures = {
  errors: {
    somethingWrong: "Es ist ein Fehler aufgetreten.",
    reload: "Neu laden",
    notFoundLong: "Die gesuchte Seite wurde nicht gefunden",
    backHome: "Zurück zur Startseite",
    pageNotFound: "Diese Seite wurde nicht gefunden",
    pageFor: {
      managers:
        "Diese Seite können nur Eigentümer und Admins verwenden. Bitten Sie bei Bedarf eine dieser Personen um Hilfe.",
      owners:
        "Diese Seite können nur Eigentümer verwenden. Bitten Sie bei Bedarf eine dieser Personen um Hilfe.",
    },
    datasetInfo: "Die Informationen zum Dataset sind nicht verfügbar, dataset_id: {{id}}",
    datasetClosed:
      "Sie haben keinen Zugriff auf dieses Dataset. Bitten Sie einen Eigentümer, Sie zu dessen Arbeitsbereich hinzuzufügen.",
    datasetGone: "Es wurde gelöscht oder hat nie existiert.",
    workspaceInfo: "Die Informationen zum Arbeitsbereich sind nicht verfügbar, dataset_id: {{id}}",
    datasetOther:
      "Beim Laden der Informationen zu Dataset und Arbeitsbereich ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut",
    unexpected:
      "Auf dieser Seite ist ein unerwarteter Fehler aufgetreten. Ihre Antworten sind gespeichert. Laden Sie die Seite neu, um fortzufahren.",
    signInAgain: "Ihre Anmeldung ist abgelaufen. Melden Sie sich an, um fortzufahren.",
    serverGone: "Der Server ist nicht erreichbar. Ihre Antworten bleiben auf diesem Gerät gespeichert.",
    serverUnreachable:
      "Der Server ist nicht erreichbar. Versuchen Sie es erneut, sobald die Verbindung wieder besteht.",
  },
  failures: {
    ERROR_FETCHING_RECORDS: "Die Datensätze konnten nicht geladen werden",
    ERROR_FETCHING_RECORD_BY_ID: "Der Datensatz konnte nicht geladen werden",
    ERROR_CREATING_RECORD_RESPONSE: "Die Antwort konnte nicht gespeichert werden",
    ERROR_UPDATING_RECORD_RESPONSE: "Die Änderung konnte nicht gespeichert werden",
    ERROR_DELETING_RECORD_RESPONSE: "Die Antwort konnte nicht gelöscht werden",
    ERROR_CREATING_RECORD_RESPONSE_BULK: "Die Antworten konnten nicht gespeichert werden",
    ERROR_FETCHING_FEEDBACK_DATASETS: "Die Datasets konnten nicht geladen werden",
    ERROR_FETCHING_DATASET_INFO: "Das Dataset konnte nicht geladen werden",
    ERROR_CREATING_DATASET: "Das Dataset konnte nicht angelegt werden",
    ERROR_PATCHING_DATASET_GUIDELINES: "Die Einstellungen des Datasets konnten nicht gespeichert werden",
    ERROR_PUBLISHING_DATASET: "Das Dataset konnte nicht veröffentlicht werden",
    ERROR_DELETING_DATASET: "Das Dataset konnte nicht gelöscht oder sein Fortschritt nicht geladen werden",
    ERROR_IMPORTING_DATASET: "Der Import konnte nicht gestartet werden",
    ERROR_EXPORTING_DATASET: "Der Export konnte nicht gestartet werden",
    ERROR_FETCHING_WORKSPACES: "Die Arbeitsbereiche konnten nicht geladen werden",
    ERROR_FETCHING_WORKSPACE_INFO: "Der Arbeitsbereich konnte nicht geladen werden",
    GET_WORKSPACES: "Die Arbeitsbereiche dieser Person konnten nicht geladen werden",
    CREATE_WORKSPACE: "Der Arbeitsbereich konnte nicht angelegt werden",
    ERROR_FETCHING_FIELDS: "Die Felder konnten nicht geladen werden",
    ERROR_PATCHING_FIELDS: "Das Feld konnte nicht gespeichert werden",
    ERROR_FETCHING_QUESTIONS: "Die Fragen konnten nicht geladen werden",
    ERROR_PATCHING_QUESTIONS: "Die Frage konnte nicht gespeichert werden",
    ERROR_FETCHING_VECTORS: "Die Vektoren konnten nicht geladen werden",
    ERROR_PATCHING_VECTORS: "Der Vektor konnte nicht gespeichert werden",
    ERROR_FETCHING_METADATA: "Die Metadaten konnten nicht geladen werden",
    ERROR_UPDATING_METADATA: "Die Metadateneigenschaft konnte nicht gespeichert werden",
    ERROR_CREATING_METADATA: "Die Metadateneigenschaft konnte nicht angelegt werden",
    ERROR_FETCHING_METADATA_METRIC: "Die Werte dieser Metadateneigenschaft konnten nicht geladen werden",
    ERROR_FETCHING_ENVIRONMENT_SETTINGS: "Die Einstellungen des Servers konnten nicht geladen werden",
    ERROR_FETCHING_OAUTH_PROVIDERS: "Die Anmeldedienste konnten nicht geladen werden",
    ERROR_FETCHING_OAUTH_ACCESS_TOKEN:
      "Die Anmeldung über den Anmeldedienst konnte nicht abgeschlossen werden",
    GET_AGENTS: "Die Agenten der Vorschläge konnten nicht geladen werden",
  },
  validations: {
    http: {
      401: { message: byStatus.unauthorized },
      404: { message: byStatus.notFound },
      429: { message: byStatus.tooManyRequests },
      500: { message: byStatus.serverError },
    },
    businessLogic: {
      UnauthorizedError: { message: byStatus.unauthorized },
      ForbiddenOperationError: {
        message:
          "Sie sind dazu nicht berechtigt. Wenden Sie sich an einen Eigentümer oder einen Admin des Arbeitsbereichs.",
      },
      not_found: { message: byStatus.notFound },
      ValidationError: { message: "Der Server hat diese Werte nicht angenommen. Prüfen Sie Ihre Eingaben." },
      too_many_requests: { message: byStatus.tooManyRequests },
      GenericServerError: { message: byStatus.serverError },
      upstream_unavailable: {
        message: "Der Upstream-Server antwortet nicht. Versuchen Sie es in Kürze erneut.",
      },
      unavailable: {
        message: "Der Server kann seine Datenbank derzeit nicht erreichen. Versuchen Sie es in Kürze erneut.",
      },
      storage_full: {
        message:
          "Die Festplatte des Servers ist voll. Ihre Antwort wird in diesem Browser gespeichert und gesendet, sobald wieder Speicherplatz verfügbar ist.",
      },
      too_many_sign_ins: {
        message: "Zu viele Anmeldeversuche. Warten Sie eine Minute und versuchen Sie es erneut.",
      },
      request_too_slow: {
        message:
          "Der Server hat diese Anfrage abgebrochen, weil sie zu lange dauerte. Verwenden Sie weniger Filter oder weniger Wörter mit ~.",
      },
      missing_vector: { message: "Für den ausgewählten Datensatz wurde kein Vektor gefunden" },
      response_exists: {
        message:
          "Sie haben diesen Datensatz bereits beantwortet. Laden Sie ihn neu, um Ihre Antwort zu ändern.",
      },
      response_invalid: {
        message:
          "Die Antwort passt nicht zu den aktuellen Fragen. Öffnen Sie den Datensatz erneut und prüfen Sie jede Frage.",
      },
    },
  },
} satisfies Texts<typeof en>;

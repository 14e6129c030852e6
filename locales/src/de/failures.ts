import type { failures as en } from "../en/failures";
import type { Texts } from "../messages";

// What a status says as such: its code says the same.
const byStatus = {
  unauthorized: "Die Anmeldedaten konnten nicht bestätigt werden",
  notFound: "Das Gesuchte wurde nicht gefunden",
  tooManyRequests: "Bitte warten Sie ein paar Sekunden, bevor Sie es erneut versuchen",
  serverError: "Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut",
};

/** German words of what goes wrong. */
export const failures = {
  errors: {
    somethingWrong: "Etwas ist schiefgegangen.",
    notFoundLong: "Die gesuchte Seite ist nicht zu finden",
    backHome: "Zurück zur Startseite",
    pageNotFound: "Diese Seite wurde nicht gefunden",
    datasetInfo: "Keine Angaben zum Dataset erhältlich, dataset_id: {{id}}",
    workspaceInfo: "Keine Angaben zum Arbeitsbereich erhältlich, dataset_id: {{id}}",
    datasetOther:
      "Beim Laden der Angaben zu Dataset und Arbeitsbereich ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut",
    unexpected:
      "Auf dieser Seite ist ein unerwarteter Fehler aufgetreten. Ihre Antworten sind aufgehoben; laden Sie neu, um weiterzumachen.",
    serverGone: "Der Server ist nicht erreichbar. Ihre Antworten sind auf diesem Rechner aufgehoben.",
  },
  failures: {
    ERROR_FETCHING_RECORDS: "Die Datensätze konnten nicht geladen werden",
    ERROR_FETCHING_RECORD_BY_ID: "Der Datensatz konnte nicht geladen werden",
    ERROR_CREATING_RECORD_RESPONSE: "Die Antwort konnte nicht gespeichert werden",
    ERROR_UPDATING_RECORD_RESPONSE: "Die Änderung konnte nicht gespeichert werden",
    ERROR_DELETING_RECORD_RESPONSE: "Die Antwort konnte nicht zurückgenommen werden",
    ERROR_CREATING_RECORD_RESPONSE_BULK: "Die Antworten konnten nicht gespeichert werden",
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
        message: "Das dürfen Sie nicht. Fragen Sie einen Eigentümer oder wer den Arbeitsbereich verwaltet.",
      },
      not_found: { message: byStatus.notFound },
      ValidationError: { message: "Diese Werte nimmt der Server nicht an. Prüfen Sie Ihre Eingaben." },
      too_many_requests: { message: byStatus.tooManyRequests },
      GenericServerError: { message: byStatus.serverError },
      upstream_unavailable: {
        message: "Der Server hinter diesem antwortet nicht. Versuchen Sie es bald wieder.",
      },
      unavailable: {
        message: "Der Server erreicht seine Datenbank gerade nicht. Versuchen Sie es bald wieder.",
      },
      storage_full: {
        message:
          "Die Platte des Servers ist voll. Ihre Antwort bleibt hier und wird gesendet, sobald Platz ist.",
      },
      too_many_sign_ins: {
        message: "Zu viele Anmeldeversuche. Warten Sie eine Minute und versuchen Sie es erneut.",
      },
      request_too_slow: {
        message:
          "Der Server hat das abgebrochen, weil es zu lange dauerte. Fragen Sie weniger auf einmal: weniger Filter oder weniger Wörter mit ~.",
      },
      missing_vector: { message: "Zum gewählten Datensatz gibt es keinen Vektor" },
      response_exists: {
        message:
          "Sie haben diesen Datensatz schon beantwortet. Laden Sie ihn neu, um Ihre Antwort zu ändern.",
      },
      response_invalid: {
        message:
          "Die Antwort passt nicht zu den Fragen, wie sie jetzt sind. Öffnen Sie den Datensatz erneut und prüfen Sie jede Frage.",
      },
    },
  },
} satisfies Texts<typeof en>;

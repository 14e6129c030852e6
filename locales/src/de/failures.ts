import type { failures as en } from "../en/failures";
import type { Texts } from "../messages";

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
      401: { message: "Die Anmeldedaten konnten nicht bestätigt werden" },
      404: { message: "Das Gesuchte wurde nicht gefunden" },
      429: { message: "Bitte warten Sie ein paar Sekunden, bevor Sie es erneut versuchen" },
      500: { message: "Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut" },
    },
    businessLogic: {
      missing_vector: { message: "Zum gewählten Datensatz gibt es keinen Vektor" },
      update_distribution_with_existing_responses: {
        message:
          "Die Verteilung lässt sich nicht ändern, wenn das Dataset schon Antworten von Benutzern enthält",
      },
      storage_full: {
        message:
          "Die Platte des Servers ist voll. Ihre Antwort bleibt hier und wird gesendet, sobald Platz ist.",
      },
    },
  },
} satisfies Texts<typeof en>;

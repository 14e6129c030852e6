import type { refusals as en } from "../en/refusals";
import type { Texts } from "../messages";

/** German words of what servers refuse after the first answer, by its code. */
export const refusals = {
  validations: {
    businessLogic: {
      BadRequestError: {
        message:
          "Der Server konnte diese Anfrage nicht lesen. Laden Sie die Seite neu und melden Sie es, falls es wieder geschieht.",
      },
      request_timeout: {
        message:
          "Die Anfrage kam nicht rechtzeitig an. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
      },
      too_large: { message: "Das ist mehr, als der Server auf einmal annimmt. Senden Sie weniger." },
      changed_meanwhile: {
        message: "Das wurde inzwischen geändert. Sehen Sie sich zuerst die neue Fassung an.",
      },
      too_many_searches: { message: "Mehrere Ihrer Suchen laufen noch. Warten Sie, bis eine zu Ende ist." },
      unknown_reference: {
        message: "Etwas, worauf sich das bezieht, gibt es nicht mehr. Laden Sie die Seite neu.",
      },
      method_not_allowed: {
        message:
          "Der Server kennt diesen Aufruf nicht. Vielleicht ist er älter als diese Seite: Laden Sie sie neu.",
      },
      stream_only: { message: "Der Server sendet dies nur als Strom von Ereignissen." },
      body_type: { message: "Daten dieser Art liest der Server nicht." },
      wrong_host: {
        message:
          "Unter dieser Adresse antwortet der Server nicht. Öffnen Sie die Adresse, die er beim Start ausgegeben hat.",
      },
      not_supported: { message: "Das kann dieser Server nicht." },
      search_text_invalid: {
        message: "Im Suchtext stehen zu viele Klammern ineinander. Vereinfachen Sie ihn.",
      },
      search_vector_invalid: {
        message:
          "Mit diesem Vektor lässt sich nichts vergleichen: Seine Länge oder seine Werte passen nicht.",
      },
      filter_invalid: {
        message:
          "Einer der Filter lässt sich nicht anwenden. Entfernen Sie ihn oder stellen Sie ihn neu ein.",
      },
      order_invalid: {
        message: "So lassen sich die Datensätze nicht sortieren. Wählen Sie eine andere Reihenfolge.",
      },
      too_many_streams: { message: "Zu viele Fenster warten auf Änderungen. Schließen Sie einige davon." },
      name_taken: { message: "Dieser Name ist vergeben. Wählen Sie einen anderen." },
      id_taken: { message: "Diese ID ist vergeben. Lassen Sie sie weg, dann vergibt der Server eine." },
      already_member: { message: "Diese Person gehört schon zum Arbeitsbereich." },
      last_owner: {
        message:
          "Diese Person ist der letzte Eigentümer und muss es bleiben. Machen Sie zuerst jemand anderen zum Eigentümer.",
      },
      workspace_in_use: { message: "Der Arbeitsbereich enthält noch Datasets. Löschen Sie sie zuerst." },
      dataset_is_published: {
        message: "Das Dataset ist veröffentlicht: Seine Felder und Fragen stehen fest.",
      },
      dataset_not_published: {
        message: "Das Dataset muss veröffentlicht sein, bevor es Datensätze aufnimmt.",
      },
      dataset_without_fields: {
        message: "Das Dataset braucht ein Feld, bevor es veröffentlicht werden kann.",
      },
      dataset_without_required_questions: {
        message: "Das Dataset braucht eine Pflichtfrage, bevor es veröffentlicht werden kann.",
      },
      dataset_without_records: { message: "Das Dataset hat noch keine Datensätze." },
      type_is_fixed: {
        message:
          "Die Art lässt sich nicht ändern. Löschen Sie dies und legen Sie etwas Neues der anderen Art an.",
      },
      settings_invalid: { message: "Diese Einstellungen passen nicht. Es wurde nichts geändert." },
      record_invalid: {
        message:
          "Der Datensatz passt nicht zu den Feldern und Fragen seines Datasets. Es wurde nichts gespeichert.",
      },
      suggestion_invalid: {
        message: "Der Vorschlag passt nicht zu seiner Frage. Es wurde nichts gespeichert.",
      },
      external_id_taken: {
        message: "Datensätze mit diesen IDs gibt es schon. Aktualisieren Sie sie stattdessen.",
      },
      include_invalid: { message: "Was zu den Datensätzen dazu verlangt wurde, ist unbekannt." },
      ids_invalid: { message: "Die Liste der IDs ist falsch oder länger als erlaubt." },
      limit_reached: { message: "Davon gibt es so viele, wie es geben darf. Löschen Sie zuerst eines." },
      preferences_too_large: {
        message:
          "Ihre Einstellungen sind größer, als der Server sie aufhebt. Sie bleiben auf diesem Rechner.",
      },
      webhook_unreachable: {
        message: "Der Webhook hat die Nachricht nicht angenommen. Prüfen Sie seine Adresse.",
      },
      update_distribution_with_existing_responses: {
        message:
          "Die Verteilung lässt sich nicht ändern, wenn das Dataset schon Antworten von Benutzern enthält",
      },
    },
  },
} satisfies Texts<typeof en>;

import type { refusals as en } from "../en/refusals";
import type { Texts } from "../messages";

/** German texts for refusals of the server, by error code. */
export const refusals = {
  validations: {
    businessLogic: {
      BadRequestError: {
        message:
          "Der Server konnte diese Anfrage nicht lesen. Laden Sie die Seite neu und melden Sie das Problem, falls es erneut auftritt.",
      },
      request_timeout: {
        message:
          "Die Übertragung der Anfrage hat zu lange gedauert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
      },
      too_large: {
        message: "Die Anfrage ist größer, als der Server zulässt. Senden Sie weniger Daten auf einmal.",
      },
      changed_meanwhile: {
        message:
          "Dies wurde inzwischen von jemand anderem geändert. Sehen Sie sich zuerst die neue Fassung an.",
      },
      wrong_password: { message: "Das aktuelle Passwort ist falsch." },
      api_key_scope: {
        message:
          "Dieser API-Schlüssel darf das nicht. Melden Sie sich an oder verwenden Sie einen Schlüssel mit mehr Rechten.",
      },
      provider_unreachable: {
        message:
          "Der Anmeldedienst ist nicht erreichbar. Versuchen Sie es später erneut, oder melden Sie sich mit einem Benutzernamen an.",
      },
      provider_parameters: {
        message:
          "Diese Anmeldung wurde in einem anderen Browser oder vor mehr als zehn Minuten begonnen. Beginnen Sie von vorn.",
      },
      provider_refused: {
        message: "Der Anmeldedienst hat die Anmeldung nicht bestätigt. Beginnen Sie von vorn.",
      },
      provider_user_deleted: {
        message:
          "Ihr Konto wurde hier während der Anmeldung gelöscht. Beginnen Sie von vorn, oder fragen Sie einen Eigentümer.",
      },
      provider_username: {
        message:
          "Ihr Konto beim Anmeldedienst hat keinen Namen, der hier Benutzername sein kann. Fragen Sie einen Eigentümer.",
      },
      provider_username_taken: {
        message:
          "Jemand anderes hat hier Ihren Benutzernamen. Bitten Sie einen Eigentümer, eines der beiden Konten umzubenennen.",
      },
      same_password: { message: "Das neue Passwort muss sich vom bisherigen unterscheiden." },
      guessable_password: {
        message:
          "Das neue Passwort ist leicht zu erraten. Wählen Sie ein längeres oder mehrere ungewöhnliche Wörter.",
      },
      password_change_required: {
        message: "Ihr Passwort wurde von jemand anderem festgelegt. Wählen Sie zuerst ein neues.",
      },
      account_switched_off: {
        message: "Dieses Konto ist gesperrt. Bitten Sie einen Eigentümer, es zu entsperren.",
      },
      person_switched_off: {
        message:
          "Das Konto dieser Person ist gesperrt, deshalb würde der Link nicht funktionieren. Entsperren Sie zuerst das Konto.",
      },
      password_link: {
        message:
          "Dieser Link gilt nicht mehr: Er wurde schon verwendet oder ersetzt, oder er ist abgelaufen. Bitten Sie einen Eigentümer um einen neuen.",
      },
      passkey_refused: {
        message:
          "Der Passkey wurde nicht angenommen: Er ist hier unbekannt, oder der Versuch hat zu lange gedauert. Versuchen Sie es erneut.",
      },
      fresh_sign_in_required: {
        message:
          "Geben Sie Ihr Passwort ein, oder melden Sie sich neu an und wiederholen Sie dies innerhalb von zehn Minuten.",
      },
      second_factor_required: {
        message:
          "Dieses Konto verlangt neben dem Passwort einen Code. Geben Sie den Code Ihrer Authentifizierungs-App ein.",
      },
      second_factor_code: {
        message: "Der Code ist falsch, abgelaufen oder wurde schon verwendet. Geben Sie einen anderen ein.",
      },
      second_factor_state: {
        message:
          "Die Zwei-Faktor-Authentifizierung wurde an anderer Stelle ein- oder ausgeschaltet. Laden Sie die Seite neu.",
      },
      too_many_searches: {
        message: "Mehrere Ihrer Suchen laufen noch. Warten Sie, bis eine davon abgeschlossen ist.",
      },
      unknown_reference: {
        message: "Dies bezieht sich auf etwas, das nicht mehr existiert. Laden Sie die Seite neu.",
      },
      method_not_allowed: {
        message:
          "Der Server unterstützt diesen Vorgang nicht. Möglicherweise ist seine Version älter als die dieser Seite. Laden Sie die Seite neu.",
      },
      stream_only: { message: "Der Server stellt dies nur als Ereignisstrom bereit." },
      body_type: { message: "Der Server akzeptiert diesen Inhaltstyp nicht." },
      wrong_host: {
        message:
          "Der Server nimmt unter dieser Adresse keine Anfragen an. Öffnen Sie die Adresse, die er beim Start ausgegeben hat.",
      },
      not_supported: { message: "Dieser Server unterstützt das nicht." },
      search_too_broad: {
        message: "Zu viele verschiedene Wörter enthalten diesen Teil. Suchen Sie nach mehr Buchstaben.",
      },
      search_text_invalid: {
        message: "Der Suchtext enthält zu viele verschachtelte Klammern. Vereinfachen Sie ihn.",
      },
      search_vector_invalid: {
        message:
          "Dieser Vektor kann nicht für die Suche verwendet werden: Seine Länge oder seine Werte sind ungültig.",
      },
      filter_invalid: {
        message:
          "Einer der Filter kann nicht angewendet werden. Entfernen Sie ihn oder legen Sie ihn neu fest.",
      },
      order_invalid: {
        message: "Die Datensätze können so nicht sortiert werden. Wählen Sie eine andere Reihenfolge.",
      },
      too_many_files: {
        message: "Sie laden bereits zwei Dateien herunter. Warten Sie, bis eine davon vollständig ist.",
      },
      too_many_streams: {
        message: "Zu viele Fenster empfangen Live-Aktualisierungen. Schließen Sie einige davon.",
      },
      name_taken: { message: "Dieser Name ist bereits vergeben. Wählen Sie einen anderen." },
      id_taken: {
        message: "Diese ID ist bereits vergeben. Lassen Sie sie weg, damit der Server eine erzeugt.",
      },
      bulk_action_state: {
        message: "Hier läuft noch eine andere Aktion für viele Datensätze. Warten Sie, bis sie beendet ist.",
      },
      already_member: { message: "Diese Person ist bereits Mitglied des Arbeitsbereichs." },
      is_yourself: { message: "Für Ihr eigenes Konto ist das nicht möglich." },
      last_owner: {
        message:
          "Diese Person ist der letzte Eigentümer und muss diese Rolle behalten. Machen Sie zuerst jemand anderen zum Eigentümer.",
      },
      workspace_in_use: { message: "Der Arbeitsbereich enthält noch Datasets. Löschen Sie sie zuerst." },
      dataset_is_published: {
        message:
          "Das Dataset ist veröffentlicht. Felder und Fragen können nicht mehr hinzugefügt oder entfernt werden.",
      },
      dataset_not_published: {
        message: "Das Dataset muss veröffentlicht werden, bevor Datensätze hinzugefügt werden können.",
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
          "Der Typ kann nicht geändert werden. Löschen Sie dies und legen Sie es mit dem anderen Typ neu an.",
      },
      settings_invalid: { message: "Diese Einstellungen sind ungültig. Es wurde nichts geändert." },
      record_invalid: {
        message:
          "Der Datensatz passt nicht zu den Feldern und Fragen seines Datasets. Es wurde nichts gespeichert.",
      },
      suggestion_invalid: {
        message: "Der Vorschlag passt nicht zu seiner Frage. Es wurde nichts gespeichert.",
      },
      external_id_taken: {
        message:
          "Datensätze mit diesen externen IDs sind bereits vorhanden. Aktualisieren Sie sie stattdessen.",
      },
      include_invalid: { message: "Der Parameter „include“ der Anfrage ist ungültig." },
      ids_invalid: { message: "Die Liste der IDs ist ungültig oder zu lang." },
      limit_reached: { message: "Die maximale Anzahl ist erreicht. Löschen Sie zuerst ein Element." },
      preferences_too_large: {
        message:
          "Ihre Einstellungen sind zu groß für den Server. Sie werden nur in diesem Browser gespeichert.",
      },
      file_without_spans: {
        message: "Dieses Format erfordert eine Frage nach Textstellen. Das Dataset hat keine passende.",
      },
      file_without_text: { message: "Dieses Format erfordert ein Textfeld. Das Dataset hat kein passendes." },
      webhook_unreachable: { message: "Die Testnachricht ist nicht angekommen." },
      hub_token_invalid: { message: "Ungültiges Hugging-Face-Token" },
      hub_token_cannot_write: {
        message:
          "Dieses Hugging-Face-Token darf beim gewählten Eigentümer nicht schreiben. Erstellen Sie eines mit Schreibrecht.",
      },
      update_distribution_with_existing_responses: {
        message:
          "Die Einstellungen der Verteilung können nicht geändert werden, wenn das Dataset Antworten von Benutzern enthält",
      },
    },
  },
} satisfies Texts<typeof en>;

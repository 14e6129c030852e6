import type { access as en } from "../en/access";
import type { Texts } from "../messages";

/** German words of the sign-in. */
export const access = {
  login: {
    title: "Anmelden",
    claimBefore: "Lies",
    claimManner: "genau",
    claimAnswer: "Antworte",
    claimPlace: "am Rand",
    tagManner: "Art und Weise",
    tagPlace: "Ort",
    tagInstruction: "Aufforderung 0,9",
    about:
      "In Glossa beschriften und prüfen Teams die Datensätze hinter ihren Modellen: ein Text, viele Leser, jede Antwort gezeichnet.",
    username: "Benutzername",
    password: "Passwort",
    usernameRequired: "Geben Sie Ihren Benutzernamen ein.",
    passwordRequired: "Geben Sie Ihr Passwort ein.",
    showPassword: "Passwort zeigen",
    hidePassword: "Passwort verbergen",
    submit: "Anmelden",
    submitting: "Anmeldung läuft",
    automatic: "Sie werden angemeldet",
    replaceTitle: "Als jemand anderes anmelden?",
    replaceBy:
      "Diese Adresse meldet {{username}} an und beendet die Anmeldung, die in diesem Browser offen ist.",
    replaceByLink:
      "Dieser Link meldet jemanden an und beendet die Anmeldung, die in diesem Browser offen ist.",
    replace: "Beenden und anmelden",
    stay: "Angemeldet bleiben",
    error: "Benutzername oder Passwort falsch. Versuchen Sie es noch einmal",
    linkExpired:
      "Dieser Anmeldelink wurde schon benutzt oder ist älter als zehn Minuten. Melden Sie sich mit Ihrem Passwort an, oder starten Sie den Server neu, um einen neuen Link zu erhalten.",
    unreachable: "Der Server antwortet nicht. Prüfen Sie, ob er läuft, und versuchen Sie es erneut.",
    or: "oder",
    provider: "Weiter mit {{provider}}",
  },
} satisfies Texts<typeof en>;

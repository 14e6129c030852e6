import type { access as en } from "../en/access";
import type { Texts } from "../messages";

/** German texts for the sign-in. */
export const access = {
  login: {
    title: "Anmelden",
    claimBefore: "Lesen Sie",
    claimManner: "genau",
    claimAnswer: "Antworten Sie",
    claimPlace: "am Rand",
    tagManner: "Art und Weise",
    tagPlace: "Ort",
    tagInstruction: "Aufforderung 0,9",
    about:
      "In Glossa annotieren und prüfen Teams die Datensätze hinter ihren Modellen: ein Text, viele Leser, jede Antwort mit Namen.",
    username: "Benutzername",
    password: "Passwort",
    usernameRequired: "Geben Sie Ihren Benutzernamen ein.",
    passwordRequired: "Geben Sie Ihr Passwort ein.",
    showPassword: "Passwort anzeigen",
    hidePassword: "Passwort verbergen",
    submit: "Anmelden",
    submitting: "Anmeldung läuft",
    codeTitle: "Code eingeben",
    code: "Code",
    codeHint: "Sechs Ziffern aus Ihrer Authentifizierungs-App",
    recoveryCode: "Wiederherstellungscode",
    recoveryCodeHint:
      "Einer der zehn Codes, die Sie beim Einschalten der Zwei-Faktor-Authentifizierung gespeichert haben",
    useRecoveryCode: "Wiederherstellungscode verwenden",
    useCode: "Authentifizierungs-App verwenden",
    passkey: "Passkey verwenden",
    back: "Zurück",
    automatic: "Sie werden angemeldet",
    replaceTitle: "Als anderer Benutzer anmelden?",
    replaceWhom: "Sie sind als {{username}} angemeldet.",
    replaceBy:
      "Dieser Link meldet Sie als {{username}} an und beendet die aktuelle Sitzung in diesem Browser.",
    replaceByLink: "Dieser Link beginnt eine neue Sitzung und beendet die aktuelle in diesem Browser.",
    replace: "Sitzung beenden und anmelden",
    stay: "Angemeldet bleiben",
    error: "Benutzername oder Passwort falsch. Versuchen Sie es noch einmal",
    linkExpired:
      "Dieser Anmeldelink wurde bereits verwendet oder ist älter als zehn Minuten. Melden Sie sich mit Ihrem Passwort an, oder starten Sie den Server neu, um einen neuen Link zu erhalten.",
    unreachable: "Der Server antwortet nicht. Prüfen Sie, ob er läuft, und versuchen Sie es erneut.",
    noStorage:
      "Dieser Browser lässt diese Website keine Daten speichern; zum Anmelden ist das aber nötig. Erlauben Sie Cookies und Websitedaten für diese Website oder schaffen Sie freien Speicherplatz, und laden Sie diese Seite dann neu.",
    or: "oder",
    provider: "Weiter mit {{provider}}",
    providerRefused: "Sie dürfen sich auf diesem Weg nicht anmelden.",
    providerArrival: "Sie werden mit {{provider}} angemeldet",
    welcomeTitle: "Willkommen bei {{space}}",
    welcomeAuthor: "Ein Space von {{author}}",
    welcomeProvider: "Mit {{provider}} anmelden",
    welcomeUsername: "Mit Benutzernamen anmelden",
  },
} satisfies Texts<typeof en>;

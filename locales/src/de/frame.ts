import type { frame as en } from "../en/frame";
import type { Texts } from "../messages";

/** German words of every page: its frame, the account menu, notices. */
export const frame = {
  app: {
    name: "Glossa",
    home: "Start",
    breadcrumbs: "Pfad",
    homeLink: "Glossa, zur Startseite",
    skipLinks: "Sprunglinks",
    skipToMain: "Zum Inhalt springen",
    skipToRecord: "Zum Datensatz springen",
    skipToQuestions: "Zu den Fragen springen",
    loading: "Wird geladen",
    close: "Schließen",
    cancel: "Abbrechen",
    retry: "Erneut versuchen",
    copied: "Kopiert",
    notices: "Meldungen",
  },
  markdown: {
    copyCode: "Code kopieren",
    badFormula: "Diese Formel lässt sich nicht setzen: Sie steht da, wie sie geschrieben wurde.",
  },
  account: {
    menu: "Kontomenü von {{username}}",
    theme: "Darstellung",
    language: "Sprache",
    signOut: "Abmelden",
    documentation: "Dokumentation",
    unsentTitle: "Mit ungesendeten Antworten abmelden?",
    unsentBody_one:
      "{{count}} Antwort ist noch nicht auf dem Server. Sie bleibt auf diesem Rechner und wird gesendet, wenn Sie sich hier wieder anmelden.",
    unsentBody_other:
      "{{count}} Antworten sind noch nicht auf dem Server. Sie bleiben auf diesem Rechner und werden gesendet, wenn Sie sich hier wieder anmelden.",
    stay: "Bleiben",
  },
  themes: {
    system: "Wie das System",
    light: "Hell",
    dark: "Dunkel",
    highContrast: "Hoher Kontrast",
  },
  network: {
    offline: "Sie sind offline",
    online: "Sie sind wieder online",
  },
} satisfies Texts<typeof en>;

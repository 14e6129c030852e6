import type { shell as en } from "../en/shell";
import type { Texts } from "../messages";

/** German texts for every page: its frame, the account menu, notices. */
export const shell = {
  app: {
    name: "Glossa",
    home: "Startseite",
    breadcrumbs: "Navigationspfad",
    homeLink: "Glossa, zur Startseite",
    skipLinks: "Sprunglinks",
    skipToMain: "Zum Inhalt springen",
    skipToRecord: "Zum Datensatz springen",
    skipToQuestions: "Zu den Fragen springen",
    loading: "Wird geladen",
    close: "Schließen",
    cancel: "Abbrechen",
    discardTitle: "Eingaben verwerfen?",
    discardBody: "Der Dialog wird geschlossen, und Ihre Eingaben gehen verloren.",
    discardInput: "Verwerfen",
    keepEditing: "Weiter bearbeiten",
    retry: "Erneut versuchen",
    actionOf: "{{action}}: {{name}}",
    nothingChanged: "Es wurde nichts geändert",
    correctFirst: "Ergänzen oder berichtigen Sie zuerst die Felder",
    fillInFirst: "Füllen Sie zuerst aus, was fehlt",
    panels: {
      smaller: "Ersten Bereich verkleinern",
      larger: "Ersten Bereich vergrößern",
      reset: "Größen zurücksetzen",
      lower: "Bereich niedriger machen",
      higher: "Bereich höher machen",
      resetHeight: "Höhe zurücksetzen",
    },
    copied: "Kopiert",
    notices: "Benachrichtigungen (F8)",
  },
  markdown: {
    copyCode: "Code kopieren",
    badFormula: "Diese Formel konnte nicht dargestellt werden. Stattdessen wird ihr Quelltext angezeigt.",
  },
  account: {
    menu: "Kontomenü von {{username}} ({{initials}})",
    settings: "Benutzereinstellungen",
    people: "Personen und Arbeitsbereiche",
    workspaces: "Arbeitsbereiche",
    audit: "Audit-Protokoll",
    webhooks: "Webhooks",
    roles: { owner: "Eigentümer", admin: "Admin", annotator: "Annotator" },
    theme: "Design",
    language: "Sprache",
    signOut: "Abmelden",
    documentation: "API-Dokumentation",
    unsentTitle: "Mit nicht gesendeten Antworten abmelden?",
    unsentBody_one:
      "{{count}} Antwort wurde noch nicht an den Server gesendet. Sie ist in diesem Browser gespeichert und wird gesendet, wenn Sie sich hier wieder anmelden.",
    unsentBody_other:
      "{{count}} Antworten wurden noch nicht an den Server gesendet. Sie sind in diesem Browser gespeichert und werden gesendet, wenn Sie sich hier wieder anmelden.",
    stay: "Angemeldet bleiben",
  },
  themes: {
    system: "System",
    light: "Hell",
    dark: "Dunkel",
    highContrast: "Hoher Kontrast",
  },
  network: {
    offline: "Sie sind offline",
    online: "Sie sind wieder online",
  },
} satisfies Texts<typeof en>;

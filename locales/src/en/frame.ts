/** English words of every page: its frame, the account menu, notices. */
export const frame = {
  app: {
    name: "Glossa",
    home: "Home",
    breadcrumbs: "Breadcrumbs",
    homeLink: "Glossa, home",
    skipLinks: "Skip links",
    skipToMain: "Skip to content",
    skipToRecord: "Skip to record",
    skipToQuestions: "Skip to questions",
    loading: "Loading",
    close: "Close",
    cancel: "Cancel",
    retry: "Try again",
    copied: "Copied",
    notices: "Notices",
  },
  markdown: {
    copyCode: "Copy code",
    badFormula: "This formula can’t be set: it is shown as it was written.",
  },
  account: {
    menu: "Account menu of {{username}}",
    theme: "Theme",
    language: "Language",
    signOut: "Sign out",
    documentation: "Documentation",
    unsentTitle: "Sign out with unsent answers?",
    unsentBody_one:
      "{{count}} answer is not on the server yet. It stays on this computer and is sent when you sign in here again.",
    unsentBody_other:
      "{{count}} answers are not on the server yet. They stay on this computer and are sent when you sign in here again.",
    stay: "Stay",
  },
  themes: {
    system: "System",
    light: "Light",
    dark: "Dark",
    highContrast: "High contrast",
  },
  network: {
    offline: "You are offline",
    online: "You are online again",
  },
} as const;

/** English texts for every page: its shell, the account menu, notices. */
export const shell = {
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
    notices: "Notices (F8)",
  },
  markdown: {
    copyCode: "Copy code",
    badFormula: "This formula could not be rendered. Its source is shown instead.",
  },
  account: {
    menu: "Account menu of {{username}} ({{initials}})",
    settings: "Settings",
    mySettings: "My settings",
    people: "People and workspaces",
    workspaces: "Workspaces",
    audit: "Audit log",
    webhooks: "Webhooks",
    roles: { owner: "Owner", admin: "Admin", annotator: "Annotator" },
    theme: "Theme",
    language: "Language",
    signOut: "Sign out",
    documentation: "API documentation",
    unsentTitle: "Sign out with unsent answers?",
    unsentBody_one:
      "{{count}} answer has not been sent to the server yet. It is stored in this browser and will be sent the next time you sign in here.",
    unsentBody_other:
      "{{count}} answers have not been sent to the server yet. They are stored in this browser and will be sent the next time you sign in here.",
    stay: "Stay signed in",
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

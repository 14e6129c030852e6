/** The user in stories with a session. */
export const account = {
  username: "marisol",
  themes: [],
  theme: "light",
  onTheme: () => undefined,
  locale: "en",
  onLocale: () => undefined,
  onSignOut: () => undefined,
  countPendingWrites: async () => 0,
  documentationHref: "https://docs.example.org/",
} as const;

import { themes } from "@glossa/themes/registry";
import { fn } from "storybook/test";
import type { AccountMenuProps, AccountPage } from "./account/AccountMenu";

/** The pages on which an owner manages the server. */
export const ownerPages: readonly AccountPage[] = [
  { href: "/people", label: "people" },
  { href: "/audit", label: "audit" },
  { href: "/webhooks", label: "webhooks" },
];

/** The account menu of an annotator, with everything that the app offers. */
export function anAccount(own: Partial<AccountMenuProps> = {}): AccountMenuProps {
  return {
    username: "marisol",
    role: "annotator",
    themes: [{ id: "system", labelKey: "themes.system" }, ...themes],
    theme: "system",
    onTheme: fn(),
    locale: "en",
    onLocale: fn(),
    onSignOut: fn(),
    countPendingWrites: async () => 0,
    settingsHref: "/user-settings",
    documentationHref: "https://docs.example.org/",
    ...own,
  };
}

import { fn } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import type { UserSettingsScreenProps } from "./UserSettingsScreen";

/** The settings page of an admin, on a server that lets users change their credentials. */
export function someUserSettings(): UserSettingsScreenProps {
  return {
    user: { username: "marisol", firstName: "Marisol", lastName: "Etxeberria", role: "admin" },
    workspaces: ["alignment", "newsroom", "quality", "research", "search", "support"],
    hrefOfWorkspace: (name) => `#${name}`,
    onLoadKey: fn(async () => "marisol.apikey"),
    credentials: {
      onReplaceKey: fn(async () => undefined),
      onChangePassword: fn(async () => undefined),
      onSignOutEverywhere: fn(async () => undefined),
      passwordLength: { min: 8, max: 100 },
    },
    account: anAccount({ role: "admin", theme: "light" }),
  };
}

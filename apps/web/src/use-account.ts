import { basePath, type UserRole } from "@glossa/contract";
import type { AccountMenuProps } from "@glossa/features/shell";
import { removeMyOfflineCopies } from "@glossa/session/offline";
import { themes } from "@glossa/themes";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { endSignIn } from "./end-sign-in";
import { leave } from "./leave";
import { peoplePath, userSettingsPath, workspacesPath } from "./paths";
import { meQuery } from "./queries/me";
import { usePreferences } from "./state/preferences";
import { useOutbox } from "./use-outbox";

const themeChoices: AccountMenuProps["themes"] = [{ id: "system", labelKey: "themes.system" }, ...themes];

/** The server's own API documentation: the pages of another product would describe another program. */
const DOCUMENTATION = `${basePath}/docs`;

/** What the menu offers to manage: annotators manage nobody. */
const peopleLinks: Record<UserRole, AccountMenuProps["people"]> = {
  owner: { href: peoplePath, label: "people" },
  admin: { href: workspacesPath, label: "workspaces" },
  annotator: undefined,
};

/** The props of the account menu for the signed-in user, and the permissions of their role. */
export function useAccount(): {
  account: AccountMenuProps;
  userId: string | undefined;
  isAdminOrOwner: boolean;
  /** The user is not known yet. */
  isLoading: boolean;
} {
  const { data: me, isPending: isLoading } = useQuery(meQuery);
  const outbox = useOutbox();
  const { theme, setTheme, locale, setLocale } = usePreferences();
  const account = useMemo(
    () => ({
      username: me?.username ?? "",
      role: me?.role,
      themes: themeChoices,
      theme,
      onTheme: setTheme,
      locale,
      onLocale: setLocale,
      onSignOut: () => {
        if (me) void removeMyOfflineCopies(me.id);
        endSignIn();
        leave();
      },
      countPendingWrites: async () => (await outbox?.list())?.length ?? 0,
      settingsHref: userSettingsPath,
      people: me && peopleLinks[me.role],
      documentationHref: DOCUMENTATION,
    }),
    [me, outbox, theme, setTheme, locale, setLocale],
  );
  const isAdminOrOwner = me?.role === "owner" || me?.role === "admin";
  return { userId: me?.id, isAdminOrOwner, account, isLoading };
}

import { basePath, type ServerSettings, type UserRole } from "@glossa/contract";
import type { AccountMenuProps, AccountPage } from "@glossa/features/shell";
import { removeMyOfflineCopies } from "@glossa/session/offline";
import { themes } from "@glossa/themes";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { forgetFiles } from "../files/chosen-files";
import { forgetImport } from "../files/kept-import";
import { leave } from "../leave";
import { useOutbox } from "../outbox/use-outbox";
import { auditPath, peoplePath, userSettingsPath, webhooksPath, workspacesPath } from "../paths";
import { meQuery } from "../queries/me";
import { settingsQuery } from "../queries/server";
import { usePreferences } from "../state/preferences";
import { endSignIn } from "./end-sign-in";

const themeChoices: AccountMenuProps["themes"] = [{ id: "system", labelKey: "themes.system" }, ...themes];

/** The server's own API documentation: the pages of another product would describe another program. */
const DOCUMENTATION = `${basePath}/docs`;

/** The pages on which a role manages the server: annotators manage nothing. */
function pagesFor(role: UserRole, server: ServerSettings | undefined): AccountPage[] {
  if (role === "annotator") return [];
  if (role === "admin") return [{ href: workspacesPath, label: "workspaces" }];
  return [
    { href: peoplePath, label: "people" },
    ...(server?.glossa?.audit ? [{ href: auditPath, label: "audit" } as const] : []),
    { href: webhooksPath, label: "webhooks" },
  ];
}

/** The props of the account menu for the signed-in user, and the permissions of their role. */
export function useAccount(): {
  account: AccountMenuProps;
  userId: string | undefined;
  isAdminOrOwner: boolean;
  /** The user is not known yet. */
  isLoading: boolean;
} {
  const { data: me, isPending: isLoading } = useQuery(meQuery);
  const { data: server } = useQuery(settingsQuery);
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
        forgetFiles();
        if (me) {
          void removeMyOfflineCopies(me.id);
          void forgetImport(me.id);
        }
        endSignIn();
        leave();
      },
      countPendingWrites: async () => (await outbox?.list())?.length ?? 0,
      settingsHref: userSettingsPath,
      pages: me && pagesFor(me.role, server),
      documentationHref: DOCUMENTATION,
    }),
    [me, server, outbox, theme, setTheme, locale, setLocale],
  );
  const isAdminOrOwner = me?.role === "owner" || me?.role === "admin";
  return { userId: me?.id, isAdminOrOwner, account, isLoading };
}

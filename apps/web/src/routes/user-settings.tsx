import { passwordLength } from "@glossa/contract";
import { LoadingPage } from "@glossa/features/shell";
import { type CredentialPorts, UserSettingsScreen } from "@glossa/features/user-settings";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { changePassword } from "../account/credentials";
import { tellFailedAction } from "../account/tell-refusal";
import { useAccount } from "../account/use-account";
import { useNamedKeys } from "../account/use-named-keys";
import { useSecondFactor } from "../account/use-second-factor";
import { useSignIns } from "../account/use-sign-ins";
import { api } from "../api";
import { usePasskeys } from "../passkeys/use-passkeys";
import { workspacePath } from "../paths";
import { queryClient } from "../queries/client";
import { namedKeysQuery, signInsQuery } from "../queries/credentials";
import { workspacesQuery } from "../queries/datasets";
import { meQuery } from "../queries/me";
import { settingsQuery } from "../queries/server";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { useNotifications } from "../state/notifications";
import { hasSingleKeys, usePreferences } from "../state/preferences";

/** The settings of the signed-in user. */
export function Component() {
  const { data: me } = useQuery(meQuery);
  const { data: workspaces } = useQuery(workspacesQuery);
  const { data: server } = useQuery(settingsQuery);
  const { account } = useAccount();
  const { onSignOut } = account;
  const credentials = useMemo(() => credentialPorts(onSignOut), [onSignOut]);
  const display = useDisplay();
  const singleKeys = useSingleKeySwitch();
  const notifications = useNotifications();
  const secondFactor = useSecondFactor(server?.glossa?.second_factor ?? false);
  const passkeys = usePasskeys(server?.glossa?.passkeys ?? false);
  const signIns = useSignIns(server?.glossa?.sign_ins ?? false);
  const namedKeys = useNamedKeys(server?.glossa?.api_keys ?? false);
  if (!me) return <LoadingPage label={translate("app.loading")} />;
  return (
    <UserSettingsScreen
      user={{ username: me.username, firstName: me.first_name, lastName: me.last_name, role: me.role }}
      workspaces={workspaces?.map(({ name }) => name)}
      hrefOfWorkspace={workspacePath}
      onLoadKey={loadKey}
      credentials={server?.glossa?.own_credentials ? credentials : undefined}
      secondFactor={secondFactor}
      passkeys={passkeys}
      signIns={signIns}
      display={display}
      singleKeys={singleKeys}
      notifications={notifications}
      namedKeys={namedKeys}
      account={account}
    />
  );
}

function useDisplay() {
  const { display, setDisplay } = usePreferences();
  return useMemo(() => ({ display, onDisplay: setDisplay }), [display, setDisplay]);
}

function useSingleKeySwitch() {
  const { setShortcutPreferences } = usePreferences();
  return {
    isOn: usePreferences(hasSingleKeys),
    onSwitch: (isOn: boolean) => setShortcutPreferences({ hasSingleKeys: isOn }),
  };
}

/** The key is not kept: pages work without it. */
async function loadKey(): Promise<string | undefined> {
  try {
    return (await api.getMe()).api_key;
  } catch (error) {
    tellFailedAction(error);
  }
}

function credentialPorts(onSignedOut: () => void): CredentialPorts {
  return {
    passwordLength,
    async onReplaceKey() {
      try {
        await api.renewMyApiKey();
        tellDone("userSettings.keyReplaced");
      } catch (error) {
        tellFailedAction(error);
      }
    },
    async onChangePassword(change) {
      const refusal = await changePassword(change);
      if (refusal !== undefined) return refusal;
      // The new password has ended the other sign-ins and the API keys.
      void queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: namedKeysQuery.queryKey });
      tellDone("userSettings.passwordChanged");
    },
    async onSignOutEverywhere() {
      try {
        await api.endMySessions();
        onSignedOut();
      } catch (error) {
        tellFailedAction(error);
      }
    },
  };
}

function tellDone(key: "userSettings.keyReplaced" | "userSettings.passwordChanged"): void {
  notices.show({ tone: "success", text: translate(key) });
}
